// What was chosen of an item in the cart: choosing anew, taking out, and noticing what changed on the menu.
import { describe, expect, test } from 'vitest'
import { groupAt, type ItemGroup, type Option } from '#domain/menu/options.ts'
import { breakfastBoard, cappuccino, sized } from '#domain/testing/fixtures.ts'
import { type Cart, type CartLine, setQuantity } from './cart.ts'
import { setNote } from './cart-lines.ts'
import { addedToCart, changeOptions, rechosen, takenOut } from './cart-options.ts'
import { checkLine } from './checked-line.ts'
import { emptyCart } from './kept-cart.ts'

const one = (option: string, quantity = 1) => ({ option, quantity })
const line = (options: CartLine['options'], more: Partial<CartLine> = {}): CartLine => ({
  item: 'cappuccino',
  quantity: 1,
  note: '',
  seenPrice: 320,
  ...(options && { options }),
  ...more,
})
const oat = line([one('oat')], { seenPrice: 360 })
const cow = line([one('cow')])
const cart = (...lines: CartLine[]): Cart => ({ day: null, lines })
const to = { options: [one('oat')], quantity: 1, price: 360 } as const

describe('[OPT-3] equal choices are one line', () => {
  test('others stand beside it', () => {
    const full = setQuantity(setQuantity(cart(oat), oat, 2, 360), cow, 1, 320)
    expect(full.lines).toEqual([{ ...oat, quantity: 2 }, cow])
  })

  test('a line that is chosen anew keeps its note and its place, or joins the line that is the same', () => {
    const noted = { ...cow, note: 'extra hot' }
    expect(rechosen(cart(noted, cow), noted, to).lines).toEqual([{ ...oat, note: 'extra hot' }, cow])
    expect(rechosen(cart(cow, oat), cow, { ...to, quantity: 3 }).lines).toEqual([{ ...oat, quantity: 4 }])
    expect(rechosen(cart(noted, oat), noted, to).lines).toEqual([{ ...oat, note: 'extra hot', part: 1 }, oat])
  })

  test('the same again changes the quantity; more than 99 in all, or a line that is gone, changes nothing', () => {
    expect(rechosen(cart(oat), oat, { ...to, quantity: 5 }).lines).toEqual([{ ...oat, quantity: 5 }])
    const many = cart(cow, { ...oat, quantity: 99 })
    expect(rechosen(many, cow, to)).toBe(many)
    expect(rechosen(cart(oat), cow, to)).toEqual(cart(oat))
    for (const quantity of [0, -1, 1.5]) expect(rechosen(cart(cow), cow, { ...to, quantity })).toEqual(cart(cow))
  })

  test('a note that is written while choosing anew goes with the line, and joins the line that has the same', () => {
    const noted = rechosen(cart(cow), cow, { ...to, note: 'extra hot' })
    expect(noted.lines).toEqual([{ ...oat, note: 'extra hot' }])
    const both = rechosen(cart(cow, { ...oat, note: 'extra hot' }), cow, { ...to, note: ' extra hot' })
    expect(both.lines).toEqual([{ ...oat, note: 'extra hot', quantity: 2 }])
    const [line = oat] = noted.lines
    expect(rechosen(noted, line, { ...to, note: '' }).lines).toEqual([oat])
  })

  test('what is added joins the line with the same note, or gets a line of its own; never more than 99', () => {
    const more = (full: Cart, note: string, quantity = 1) => addedToCart(full, cow, { quantity, note, price: 320 })
    const plain = more(cart(), '', 2)
    expect(plain.lines).toEqual([{ ...cow, quantity: 2 }])
    const noted = more(plain, 'extra hot ')
    expect(noted.lines).toEqual([
      { ...cow, quantity: 2 },
      { ...cow, note: 'extra hot', part: 1 },
    ])
    expect(more(noted, 'extra hot').lines[1]).toMatchObject({ note: 'extra hot', quantity: 2 })
    expect(more(noted, '').lines[0]).toMatchObject({ note: '', quantity: 3 })
    expect(more(noted, '', 97)).toBe(noted)
    for (const quantity of [0, -1, 1.5]) expect(more(noted, '', quantity)).toBe(noted)
  })

  test('minus takes the item as it comes first, then what was put in last, and last of all what has a note', () => {
    const noted = { ...cow, note: 'extra hot' }
    const full = cart(noted, { ...cow, quantity: 2, part: 1 }, oat)
    const left = (pieces: number) => takenOut(full, cow, pieces).lines.map(({ quantity }) => quantity)
    expect([left(1), left(2), left(3), left(4)]).toEqual([[1, 1, 1], [1, 1], [1], []])
    expect(takenOut(full, cow, 9).lines).toEqual([])
  })
})

describe('[OPT-5] a line in a cart', () => {
  const option = (id: string, price = 0): Option => ({ id, name: { en: id }, price, most: 1 })
  const milk = (...options: readonly Option[]): ItemGroup => {
    const group = { id: 'milk', name: { en: 'Milk' }, kind: 'one', min: 1, max: 1, included: 0, options } as const
    const found = groupAt(group, { defaults: [one('cow')] })
    if (!found) throw new Error('no milk')
    return found
  }
  const withMilk = (...options: readonly Option[]) => ({ ...cappuccino, groups: [milk(...options)] })
  const asBefore = withMilk(option('cow'), option('oat', 40))
  const marked = (item: Parameters<typeof checkLine>[1], one = oat, out?: string) => {
    const { mark, price, optionOut } = checkLine(one, item, true, (id) => id === out)
    return [mark, price, ...(optionOut ? [optionOut] : [])]
  }

  test('costs what it costs with its options', () => {
    expect(marked(asBefore)).toEqual(['fine', 360])
    expect(marked(asBefore, cow)).toEqual(['fine', 320])
  })

  test('says when an option became dearer, sold out or went away', () => {
    expect(marked(withMilk(option('cow'), option('oat', 60)))).toEqual(['price_changed', 380])
    expect(marked(asBefore, oat, 'oat')).toEqual(['option_out', 360, 'oat'])
    expect(marked(asBefore, cow, 'oat')).toEqual(['fine', 320])
    expect(marked(withMilk(option('cow')))).toEqual(['choose_again', 360])
    expect(marked(cappuccino)).toEqual(['choose_again', 360])
  })

  test('[OPT-3] that is older than the options means the item as it comes today', () => {
    const old = line(undefined)
    expect(marked(asBefore, old)).toEqual(['fine', 320])
    expect(checkLine(old, asBefore, true).chosen).toEqual([one('cow')])
    expect(marked(withMilk(option('cow', 30), option('oat', 40)), old)).toEqual(['price_changed', 350])
    expect(marked(asBefore, old, 'cow')).toEqual(['option_out', 320, 'cow'])
  })
})

const persons = (n: 1 | 2 | 3 | 4) => ({ item: breakfastBoard.id, options: sized(`PERSONS-${n}`) })
const two = setQuantity(setQuantity(emptyCart, { item: 'cappuccino' }, 2, 320), persons(2), 2, 2390)

test('[F-24] [MENU-4] its line stays where it is, with its note, for more persons and at their price', () => {
  const changed = changeOptions(setNote(two, persons(2), 'no ham'), persons(2), sized('PERSONS-3'), 3390)
  expect(changed.lines).toHaveLength(2)
  expect(changed.lines[1]).toEqual({ ...persons(3), quantity: 2, note: 'no ham', seenPrice: 3390 })
})

test('[F-24] where the cart has one for as many they become one line, but never lose a note', () => {
  const both = setQuantity(two, persons(3), 1, 3390)
  expect(changeOptions(both, persons(2), sized('PERSONS-3'), 3390).lines.slice(1)).toMatchObject([
    { ...persons(3), quantity: 3 },
  ])
  const noted = setNote(setNote(both, persons(3), 'no ham'), persons(2), 'two forks')
  const changed = changeOptions(noted, persons(2), sized('PERSONS-3'), 3390)
  expect(changed.lines.slice(1).map(({ options, note, quantity }) => [options, note, quantity])).toEqual([
    [sized('PERSONS-3'), 'two forks', 2],
    [sized('PERSONS-3'), 'no ham', 1],
  ])
  expect(new Set(changed.lines.slice(1).map(({ part }) => part ?? 0)).size).toBe(2)
})

test('[F-24] more than 99 together, or what is not in the cart, changes nothing', () => {
  const many = setQuantity(two, persons(3), 98, 3390)
  expect(changeOptions(many, persons(2), sized('PERSONS-3'), 3390)).toBe(many)
  expect(changeOptions(two, persons(4), sized('PERSONS-3'), 3390)).toBe(two)
  expect(changeOptions(two, persons(2), sized('PERSONS-2'), 2390)).toBe(two)
})
