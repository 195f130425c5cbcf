// The cart line by line: separate notes, equal lines, and lines that are restored.
import { describe, expect, test } from 'vitest'
import { sized } from '#domain/testing/fixtures.ts'
import type { Cart, CartLine } from './cart.ts'
import { joinAlike, mostOf, restoreLine, rowsOf, setLineQuantity, splitLine, withoutLines } from './cart-lines.ts'

const cappuccino: CartLine = { item: 'cappuccino', quantity: 3, note: 'oat milk', seenPrice: 320 }
const cava: CartLine = { item: 'cava', options: sized('GLASS'), quantity: 1, note: '', seenPrice: 650 }
const cart: Cart = { day: '2026-03-05', lines: [cappuccino, cava] }

describe('[F-25] two of the same item can have a note each', () => {
  test('one piece goes to a line of its own, right after it', () => {
    const { cart: after, made } = splitLine(cart, cappuccino)
    expect(made).toEqual({ ...cappuccino, part: 1, quantity: 1, note: '' })
    expect(after).toEqual({ day: '2026-03-05', lines: [{ ...cappuccino, quantity: 2 }, made, cava] })
    expect(splitLine(after, cappuccino).made?.part).toBe(2)
  })

  test('a single one is not split, nor where the cart is full', () => {
    expect(splitLine(cart, cava)).toEqual({ cart, made: null })
    const lines = [cappuccino, ...Array.from({ length: 49 }, (_, part) => ({ ...cava, part }))]
    expect(splitLine({ day: null, lines }, cappuccino).made).toBeNull()
  })

  test('lines with the same item, options and note become one; others stay apart', () => {
    const again = { ...cappuccino, part: 1, quantity: 1, note: 'oat milk ' }
    const other = { ...cappuccino, part: 2, quantity: 1, note: 'extra hot' }
    const bottle = { ...cava, options: sized('BOTTLE') }
    expect(joinAlike({ day: null, lines: [cappuccino, cava, other, again, bottle] }).lines).toEqual([
      { ...cappuccino, quantity: 4 },
      cava,
      other,
      bottle,
    ])
    expect(joinAlike(cart)).toBe(cart)
    const many = { ...cappuccino, part: 1, quantity: 98 }
    expect(joinAlike({ day: null, lines: [cappuccino, many] }).lines).toHaveLength(2)
  })

  test('the lines of one item count to 99 together', () => {
    const { cart: after, made } = splitLine(cart, cappuccino)
    if (!made) throw new Error('not split')
    expect(mostOf(after, made)).toBe(97)
    expect(setLineQuantity(after, made, 97).lines[1]?.quantity).toBe(97)
    expect(setLineQuantity(after, made, 98)).toBe(after)
    expect(setLineQuantity(after, made, -1)).toBe(after)
    expect(setLineQuantity(after, made, 0).lines).toEqual([{ ...cappuccino, quantity: 2 }, cava])
  })
})

describe('[F-16] a removed line', () => {
  const first = { line: cappuccino, place: 0 }
  const second = { line: cava, place: 1 }

  test('is shown where it stood', () => {
    expect(rowsOf([cava], [first])).toEqual([first, cava])
    expect(rowsOf([], [second, first])).toEqual([first, second])
  })

  test('comes back with its note, at its place, whatever came out or in meanwhile', () => {
    expect(restoreLine({ day: null, lines: [cava] }, first, [first]).lines).toEqual([cappuccino, cava])
    expect(restoreLine({ day: null, lines: [] }, second, [first, second]).lines).toEqual([cava])
    const tea = { ...cava, item: 'mint-tea' }
    expect(restoreLine({ day: null, lines: [cava, tea] }, first, [first]).lines).toEqual([cappuccino, cava, tea])
  })

  test('stays a line of its own beside one that was put in anew', () => {
    const anew = { ...cappuccino, note: '', quantity: 1 }
    const { lines } = restoreLine({ day: null, lines: [anew] }, { line: cappuccino, place: 1 }, [])
    expect(lines).toEqual([anew, { ...cappuccino, part: 1 }])
  })
})

test('[GROUP-1] what went into a basket leaves the cart; pieces and lines that were added since stay', () => {
  const sent = [cappuccino]
  expect(withoutLines(cart, sent).lines).toEqual([cava])
  expect(withoutLines({ ...cart, lines: [{ ...cappuccino, quantity: 5 }, cava] }, sent).lines).toEqual([
    { ...cappuccino, quantity: 2 },
    cava,
  ])
  expect(withoutLines(splitLine(cart, cappuccino).cart, sent).lines).toEqual([cava])
  expect(withoutLines({ day: null, lines: [cava] }, sent).lines).toEqual([cava])
})
