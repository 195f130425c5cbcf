// The sizes of an item: glass and bottle, for how many people, and the owner's own.
import { describe, expect, test } from 'vitest'
import { breakfastBoard, cappuccino, houseWhite, inSizes, sized } from '../testing/fixtures.ts'
import { choicePrice } from './choice-price.ts'
import { chosenIn } from './choosing.ts'
import { declarationsOf, defaultsOf } from './chosen.ts'
import { firstSizes } from './first-sizes.ts'
import { itemDraftOf } from './item-draft.ts'
import { priceValues, withPrices } from './item-prices.ts'
import { groupAt, type OptionGroup } from './options.ts'
import { lineOptions } from './piece-price.ts'
import { inSize, shownSizes, sizePrice, sizesAmong, sizesIn, sizesUse, withPrice, withSize } from './sizes.ts'
import { itemAt } from './sold.ts'

const shown = (item: { readonly groups?: readonly NonNullable<typeof houseWhite.groups>[number][] }) =>
  shownSizes(sizesAmong(item.groups)).map(({ id }) => id)

/** Sizes with one that the owner added, which costs 60 cents more unless an item says otherwise. */
const withLarge: OptionGroup = {
  ...firstSizes,
  options: [...firstSizes.options, { id: 'large', name: { en: 'Large' }, price: 60, most: 1 }],
}

describe('[OPT-2] sizes', () => {
  test('[MENU-4] a combo has a price and a number of pieces for each number of people', () => {
    expect(shown(breakfastBoard)).toEqual(['PERSONS-1', 'PERSONS-2', 'PERSONS-3', 'PERSONS-4'])
    expect(lineOptions(breakfastBoard.groups ?? [], sized('PERSONS-2'))).toMatchObject([{ count: 10, price: 1100 }])
    expect(sizePrice(breakfastBoard, 'PERSONS-2')).toBe(2390)
    expect(sizePrice(breakfastBoard, 'AS-IT-COMES')).toBeNull()
  })

  test('[MENU-3] a wine is sold by the glass and by the bottle, a coffee as it comes', () => {
    expect(shown(houseWhite)).toEqual(['GLASS', 'BOTTLE'])
    expect([sizePrice(houseWhite, 'GLASS'), sizePrice(houseWhite, 'BOTTLE')]).toEqual([480, 2200])
    expect(shown(cappuccino)).toEqual([])
    expect(sizePrice(cappuccino, 'AS-IT-COMES')).toBe(320)
  })

  test('one is always chosen: the first, if nobody says otherwise', () => {
    expect(defaultsOf(houseWhite.groups ?? [])).toEqual(sized('GLASS'))
    expect(chosenIn(houseWhite.groups ?? [], undefined)).toEqual(sized('GLASS'))
    const both = inSizes(300, [
      { size: 'AS-IT-COMES', price: 300 },
      { size: 'GLASS', price: 400 },
    ])
    expect(withSize(both.groups, [])).toEqual(sized('AS-IT-COMES'))
    expect(inSize(both.groups, sized('AS-IT-COMES'), 'GLASS')).toEqual(sized('GLASS'))
    expect(withSize([], sized('AS-IT-COMES'))).toEqual([])
  })

  test('a size that the owner priced itself costs that until an item says otherwise, and saving an item keeps it', () => {
    const group = groupAt(withLarge, { group: 'SIZES', only: ['AS-IT-COMES', 'large'] } as never)
    const latte = { ...cappuccino, groups: group ? [group] : [] }
    expect(sizePrice(latte, 'large')).toBe(380)
    const sizes = sizesIn(320, { group: 'SIZES', only: ['AS-IT-COMES', 'large'] }, withLarge)
    const dearer = withPrices(itemDraftOf({ ...cappuccino, ...(sizes && { sizes }) }), { price: 330 })
    expect(dearer).toMatchObject({ price: 330, sizes: [{ size: 'large', price: 380 }] })
    expect(priceValues(dearer)['size.large.price']).toBe(380)
    expect(sizesUse({ price: 330, sizes: [{ size: 'AS-IT-COMES', price: 330 }, ...dearer.sizes] })?.prices).toEqual({
      'AS-IT-COMES': 0,
      large: 50,
    })
  })

  test('[CATG-2] where an item costs something else as it comes, its other sizes keep their prices', () => {
    const item = {
      ...cappuccino,
      ...inSizes(300, [
        { size: 'AS-IT-COMES', price: 300 },
        { size: 'GLASS', price: 400 },
      ]),
      sold: { prices: { gent: 350 } },
    }
    const here = itemAt(item, 'gent')
    expect(choicePrice(here, sized('AS-IT-COMES'))).toBe(350)
    expect(choicePrice(here, sized('GLASS'))).toBe(400)
    const uses = withPrice({ price: 300, groups: [{ group: 'SIZES', prices: { 'AS-IT-COMES': 0, GLASS: 100 } }] }, 350)
    expect(uses.groups[0]?.prices).toEqual({ 'AS-IT-COMES': 0, GLASS: 50 })
  })

  test('one that the shop hides cannot be had, though nothing else is sold instead', () => {
    const hidden = { ...firstSizes, options: firstSizes.options.map((one) => ({ ...one, hidden: true })) }
    const group = groupAt(hidden, { only: ['GLASS'] })
    expect(group).toMatchObject({ min: 1, options: [], defaults: [] })
    expect(sizesIn(480, { group: 'SIZES', only: ['GLASS'], prices: { GLASS: 0 } }, hidden)).toEqual([
      { size: 'GLASS', price: 480 },
    ])
  })

  test('[ALLG-1] of which nobody says what they change leave an item declared as it is', () => {
    expect(declarationsOf(houseWhite.groups ?? [], sized('BOTTLE'))).toEqual([])
  })
})
