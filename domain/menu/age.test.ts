// From which age something may be sold, by its menu and as a line of an order keeps it.
import { describe, expect, test } from 'vitest'
import { placeOrder } from '../order/place-order.ts'
import { cappuccino, noorsContext, noorsDraft } from '../testing/fixtures.ts'
import { ageOf, ageOfLine, highestAge } from './age.ts'
import type { Substance } from './allergens.ts'
import type { Item } from './menu.ts'

const has = (...contains: Substance[]) => ({ contains, mayContain: [] })
const adds = (...added: Substance[]) => ({ adds: added, removes: [], mayContain: [] })

test('[H-29] beer and wine from 16, spirits from 18, everything else and the undeclared without an age', () => {
  expect(ageOf({ category: 'COFFEE' })).toBe(0)
  expect(ageOf({ category: 'COFFEE', declaration: has('milk') })).toBe(0)
  expect(ageOf({ category: 'DRINKS', declaration: has('milk', 'alcohol') })).toBe(16)
  expect(ageOf({ category: 'DRINKS', declaration: has('alcohol', 'spirits') })).toBe(18)
  expect(highestAge([0, 18, 16])).toBe(18)
  expect(highestAge([])).toBe(0)
})

test('[H-29] a cocktail that nobody has declared is sold from 18; what is declared, and other undeclared items, as they are', () => {
  expect(ageOf({ category: 'COCKTAILS', declaration: null })).toBe(18)
  expect(ageOf({ category: 'COCKTAILS', declaration: has('milk') })).toBe(0)
  expect(ageOf({ category: 'COCKTAILS', declaration: has('alcohol') })).toBe(16)
  expect(ageOf({ category: 'DRINKS' })).toBe(0)
})

test('[J-101] an option brings an age or takes it away; an undeclared one does not hide what the rest asks for', () => {
  const coffee = { category: 'COFFEE', declaration: has('milk') }
  expect(ageOf(coffee, [adds('alcohol', 'spirits')])).toBe(18)
  expect(ageOf({ category: 'COFFEE' }, [adds('alcohol')])).toBe(16)
  const beer = { category: 'DRINKS', declaration: has('alcohol') }
  expect(ageOf(beer, [{ adds: [], removes: ['alcohol'], mayContain: [] }])).toBe(0)
  expect(ageOf(beer, [undefined])).toBe(16)
})

describe('a line of an order', () => {
  const mojito: Item = { ...cappuccino, id: 'mojito', category: 'COCKTAILS' }
  const pils: Item = { ...cappuccino, id: 'pils', category: 'DRINKS', declaration: has('barley', 'alcohol') }
  const one = (part: string, item: string) => ({
    id: part,
    name: { en: part },
    choose: [{ item, extra: 0 }],
  })
  const evening: Item = {
    ...cappuccino,
    id: 'evening',
    category: 'SPECIALS',
    price: 1500,
    parts: [one('first', 'pils'), one('second', 'mojito')],
  }
  const placed = (items: readonly Item[], lines: (typeof noorsDraft)['lines']) => {
    const order = placeOrder({ ...noorsDraft, lines }, noorsContext({ items: [...items, cappuccino] }))
    return order.ok ? order.value.lines : []
  }
  const wish = (item: string) => ({ item, quantity: 1, note: '' })

  test('[J-101] keeps from which age it may be sold, also of a cocktail that nobody has declared', () => {
    const lines = placed([mojito, pils], [wish('mojito'), wish('pils'), wish('cappuccino')])
    expect(lines.map(({ declaration, age }) => [declaration?.contains ?? null, age])).toEqual([
      [null, 18],
      [['barley', 'alcohol'], 16],
      [null, 0],
    ])
    expect(lines.map(ageOfLine)).toEqual([18, 16, 0])
  })

  test('[J-101] of a meal deal has the highest age of its parts, and each part its own', () => {
    const parts = [
      { part: 'first', item: 'pils' },
      { part: 'second', item: 'mojito' },
    ]
    const [deal] = placed([evening, mojito, pils], [{ ...wish('evening'), parts }])
    expect([deal?.age, deal?.parts?.map(({ age }) => age)]).toEqual([18, [16, 18]])
  })

  test('[J-101] from before that was kept has the age that it and its parts were declared to ask for', () => {
    expect(ageOfLine({ declaration: has('alcohol') })).toBe(16)
    expect(ageOfLine({ declaration: null })).toBe(0)
    expect(ageOfLine({ declaration: null, parts: [{ declaration: null }, { declaration: has('spirits') }] })).toBe(18)
  })
})
