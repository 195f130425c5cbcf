// Options: what a use makes of its group, what may be chosen, and what a piece costs with it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkChosen, comesByItself, defaultsOf, tidyChosen } from './chosen.ts'
import { type Chosen, groupAt, type ItemGroup, type Option, type OptionGroup, sameChosen } from './options.ts'
import { lineOptions, makingWith, pieceWith } from './piece-price.ts'

const option = (id: string, price = 0, more: Partial<Option> = {}): Option => ({
  id,
  name: { en: id },
  price,
  most: 1,
  ...more,
})
const group = (
  id: string,
  kind: OptionGroup['kind'],
  options: readonly Option[],
  more: Partial<OptionGroup> = {},
): OptionGroup => ({
  id,
  name: { en: id },
  kind,
  min: 0,
  max: kind === 'one' ? 1 : null,
  included: 0,
  options,
  ...more,
})

const size = group('size', 'one', [option('small'), option('medium', 50), option('large', 90)], { min: 1 })
const milk = group('milk', 'one', [option('cow'), option('oat', 40, { making: [{ station: 'bar', seconds: 10 }] })], {
  min: 1,
})
const extra = group('extra', 'many', [
  option('shot', 60, { most: 3, making: [{ station: 'bar', seconds: 20 }] }),
  option('syrup', 50, { most: 2 }),
])
const sauces = group('sauces', 'many', [option('mayo', 50, { most: 3 }), option('truffle', 120, { most: 3 })], {
  max: 4,
  included: 2,
})
const leaveOut = group('without', 'remove', [option('no-sugar', 30), option('no-foam')])
const cup = group('cup', 'one', [option('shop-cup'), option('own-cup', -20)], { min: 1 })

const at = (one: OptionGroup, use: Partial<Parameters<typeof groupAt>[1]> = {}): ItemGroup => {
  const found = groupAt(one, use)
  if (!found) throw new Error(one.id)
  return found
}
const latte = [
  at(size, { defaults: [{ option: 'medium', quantity: 1 }] }),
  at(milk, { defaults: [{ option: 'cow', quantity: 1 }] }),
  at(extra),
  at(leaveOut),
  at(cup, { defaults: [{ option: 'shop-cup', quantity: 1 }] }),
]
const choice = (...ids: readonly string[]): Chosen =>
  [...new Set(ids)].map((id) => ({ option: id, quantity: ids.filter((each) => each === id).length }))
const priceOf = (groups: readonly ItemGroup[], chosen: Chosen, base = 360) =>
  pieceWith(base, lineOptions(groups, chosen))

describe('[OPT-1] a group at an item', () => {
  test('has the item’s own minimum, maximum, number included, prices and subset; the rest is the group’s', () => {
    const own = at(sauces, { min: 1, max: null, included: 0, prices: { mayo: 70 }, only: ['mayo'] })
    expect(own).toMatchObject({ min: 1, max: null, included: 0, options: [{ id: 'mayo', price: 70, most: 3 }] })
    expect(at(sauces)).toMatchObject({ min: 0, max: 4, included: 2, options: [{ price: 50 }, { price: 120 }] })
  })

  test('is nothing where nothing of it is offered, and shows no option that the owner hides', () => {
    expect(groupAt(milk, { only: ['soy'] })).toBeUndefined()
    expect(groupAt({ ...milk, options: [] }, {})).toBeUndefined()
    const hiding = { ...milk, options: [option('cow'), option('oat', 40, { hidden: true })] }
    expect(at(hiding, { defaults: choice('oat') })).toMatchObject({ options: [{ id: 'cow' }], defaults: [] })
  })

  test('asks for no more than there is, once options were removed or hidden', () => {
    const two = group('fillings', 'many', [option('ham'), option('cheese', 0, { hidden: true })], { min: 2 })
    expect(at(two).min).toBe(1)
    expect(at(sauces, { min: 5, only: ['mayo'] }).min).toBe(3)
  })

  test('what is left out costs nothing, whatever its price says', () => {
    expect(at(leaveOut, { prices: { 'no-foam': 500 } }).options.map(({ price }) => price)).toEqual([0, 0])
  })
})

describe('[OPT-1] what was chosen', () => {
  test('begins with the defaults, and the plus adds at once where they leave nothing to choose', () => {
    expect(defaultsOf(latte)).toEqual(choice('medium', 'cow', 'shop-cup'))
    expect(comesByItself(latte)).toBe(true)
    expect(comesByItself([at(size)])).toBe(false)
    expect(comesByItself(latte, (id) => id === 'cow')).toBe(false)
    expect(comesByItself([])).toBe(true)
  })

  test('has one order and each option once, without what is 0 or belongs to a group that is not asked', () => {
    const when = [at(size), at(milk, { when: ['large'] })]
    expect(tidyChosen(latte, [...choice('oat', 'large'), { option: 'shot', quantity: 0 }, ...choice('shot')])).toEqual(
      choice('large', 'oat', 'shot'),
    )
    expect(tidyChosen(when, choice('oat', 'small'))).toEqual(choice('small'))
    expect(tidyChosen(when, choice('oat', 'large'))).toEqual(choice('large', 'oat'))
    expect(tidyChosen(latte, choice('gold', 'cow'))).toEqual(choice('cow', 'gold'))
    expect(sameChosen(undefined, [])).toBe(true)
    expect(sameChosen(choice('oat'), choice('cow'))).toBe(false)
  })
})

describe('[OPT-4] a wrong choice is refused with its group and its reason', () => {
  const named = (chosen: Chosen, groups: readonly ItemGroup[] = latte, isOut?: (id: string) => boolean) =>
    checkChosen(groups, chosen, isOut).map(({ problem, group: where, option: which }) => [problem, where, which])
  const fine = choice('medium', 'cow', 'shop-cup')

  test('unknown or of another item; sold out; missing; too much', () => {
    expect(named(fine)).toEqual([])
    expect(named([...fine, ...choice('gold')])).toEqual([['option_unknown', undefined, 'gold']])
    expect(named(fine, latte, (id) => id === 'cow')).toEqual([['option_sold_out', 'milk', 'cow']])
    expect(named(choice('cow', 'shop-cup'))).toEqual([['too_few', 'size', undefined]])
    expect(named([...fine, ...choice('large')])).toEqual([['too_many', 'size', undefined]])
    expect(named(choice('mayo', 'mayo', 'mayo', 'truffle', 'truffle'), [at(sauces)])).toEqual([
      ['too_many', 'sauces', undefined],
    ])
  })

  test.each([-1, 0.5, 4, 1000, Number.NaN])('%s of an option that may be had three times', (quantity) => {
    expect(named([...fine, { option: 'shot', quantity }])).toEqual([['too_many', 'extra', 'shot']])
  })

  test('0 of an option is none of it; an option twice counts together', () => {
    expect(named([...fine, { option: 'shot', quantity: 0 }])).toEqual([])
    expect(named([...fine, { option: 'shot', quantity: 2 }, { option: 'shot', quantity: 2 }])).toEqual([
      ['too_many', 'extra', 'shot'],
    ])
  })

  test('only with another option', () => {
    const when = [at(size), at(milk, { when: ['large'] })]
    expect(named(choice('small', 'oat'), when)).toEqual([['not_with', 'milk', 'oat']])
    expect(named(choice('small'), when)).toEqual([])
    expect(named(choice('large'), when)).toEqual([['too_few', 'milk', undefined]])
  })

  test('an option that is sent as 0 and then as 1 is chosen: what it asks for must be chosen too, and is paid', () => {
    const when = [at(size), at(milk, { when: ['large'] })]
    const twice = [{ option: 'large', quantity: 0 }, ...choice('large')]
    expect(named(twice, when)).toEqual([['too_few', 'milk', undefined]])
    expect(priceOf(when, [...twice, ...choice('oat')])).toBe(priceOf(when, choice('large', 'oat')))
    expect(makingWith([], when, twice)).toEqual(makingWith([], when, choice('large')))
  })
})

describe('[OPT-4] the price of a piece', () => {
  test.each([
    [choice('small', 'cow', 'shop-cup'), 360],
    [choice('medium', 'cow', 'shop-cup'), 410],
    [choice('large', 'oat', 'shot', 'shop-cup'), 550],
    [choice('large', 'oat', 'shot', 'shot', 'own-cup'), 590],
    [choice('small', 'cow', 'no-sugar', 'own-cup'), 340],
  ])('%j is %i cents', (chosen, cents) => {
    expect(priceOf(latte, chosen)).toBe(cents)
  })

  test('the cheapest units are included, however they are chosen', () => {
    const groups = [at(sauces)]
    expect(priceOf(groups, choice('mayo', 'mayo'), 0)).toBe(0)
    expect(priceOf(groups, choice('truffle', 'mayo'), 0)).toBe(0)
    expect(priceOf(groups, choice('mayo', 'mayo', 'truffle'), 0)).toBe(120)
    expect(priceOf(groups, choice('truffle', 'truffle', 'mayo'), 0)).toBe(120)
    expect(lineOptions(groups, choice('truffle', 'truffle', 'mayo'))).toMatchObject([
      { option: 'mayo', quantity: 1, price: 0 },
      { option: 'truffle', quantity: 2, price: 120 },
    ])
  })

  const anyChoice = fc.shuffledSubarray([
    'small',
    'medium',
    'large',
    'cow',
    'oat',
    'shot',
    'syrup',
    'no-foam',
    'own-cup',
  ])

  test('never depends on the order of the choices, and is never below zero', () => {
    const groups = latte.map((each) => ({ ...each, included: 1 }))
    fc.assert(
      fc.property(
        anyChoice,
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: -900, max: 900 }),
        (ids, base, cents) => {
          const priced = [...groups, at(group('odd', 'many', [option('odd', cents)]))]
          const chosen = choice(...ids, 'odd')
          const price = priceOf(priced, chosen, base)
          expect(price).toBeGreaterThanOrEqual(0)
          expect(priceOf(priced, [...chosen].reverse(), base)).toBe(price)
          expect(priceOf(priced, tidyChosen(priced, chosen), base)).toBe(price)
        },
      ),
    )
  })
})

test('[OPT-5] the making time of a piece follows its options, at their stations', () => {
  const base = [{ station: 'bar', seconds: 45 }]
  expect(makingWith(base, latte, choice('oat', 'shot', 'shot'))).toEqual([{ station: 'bar', seconds: 95 }])
  expect(makingWith([], latte, choice('oat'))).toEqual([{ station: 'bar', seconds: 10 }])
  expect(makingWith(base, latte, choice('cow'))).toEqual(base)
})
