// Meal deals: what may be chosen, what it costs, how the price is split, and what a line of it keeps.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeOrder } from '#domain/order/place-order.ts'
import { splitPrice } from '#domain/shared/split-price.ts'
import { noorsContext, noorsDraft } from '#domain/testing/fixtures.ts'
import type { Item } from '../menu.ts'
import type { ItemGroup } from '../options.ts'
import { checkParts } from './check-parts.ts'
import { dealFits } from './deal-fit.ts'
import { containedInParts, linePartsOf, undeclaredAmong } from './deal-line.ts'
import { dealPrice } from './deal-price.ts'
import { type ChosenParts, canBeMade, type Part, tidyParts } from './parts.ts'

const one = (option: string, quantity = 1) => ({ option, quantity })
const milk: ItemGroup = {
  id: 'milk',
  name: { en: 'Milk' },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  defaults: [one('cow')],
  options: [
    { id: 'cow', name: { en: 'Cow' }, price: 10, most: 1, declaration: { adds: [], removes: [], mayContain: [] } },
    {
      id: 'oat',
      name: { en: 'Oat milk' },
      kitchenName: 'oat',
      price: 50,
      most: 1,
      making: [{ station: 'bar', seconds: 10 }],
      declaration: { adds: ['oats'], removes: ['milk'], mayContain: [] },
    },
  ],
}
const bread: ItemGroup = {
  id: 'bread',
  name: { en: 'Bread' },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  defaults: [],
  options: [{ id: 'white', name: { en: 'White' }, price: 0, most: 1 }],
}
const itemOf = (id: string, price: number, more: Partial<Item> = {}): Item => ({
  id,
  category: 'COFFEE',
  name: { en: id, nl: `${id} (nl)` },
  desc: {},
  image: { kind: 'bundled', ref: id },
  price,
  making: [{ station: 'bar', seconds: 40 }],
  declaration: { contains: ['milk'], mayContain: [] },
  ...more,
})
const panini = itemOf('panini', 700, {
  making: [{ station: 'grill', seconds: 200 }],
  declaration: { contains: ['wheat'], mayContain: ['sesame'] },
})
const items: readonly Item[] = [
  itemOf('latte', 360, { groups: [milk] }),
  itemOf('lemonade', 400),
  panini,
  itemOf('bagel', 950, { groups: [bread] }),
  itemOf('cookie', 240),
]
const parts: readonly Part[] = [
  {
    id: 'main',
    name: { en: 'Main' },
    choose: [
      { item: 'panini', extra: 0 },
      { item: 'bagel', extra: 150 },
    ],
  },
  {
    id: 'drink',
    name: { en: 'Drink' },
    choose: [
      { item: 'latte', extra: 0 },
      { item: 'lemonade', extra: 40 },
    ],
  },
  { id: 'sweet', name: { en: 'Sweet' }, choose: [{ item: 'cookie', extra: 0 }] },
]
const lunch: Item = { ...itemOf('lunch', 1150), making: [], parts }
const { declaration: _, ...undeclaredLunch } = lunch
const menu = {
  itemOf: (id: string) => [...items, undeclaredLunch].find((item) => item.id === id),
  inStock: () => true,
  optionOut: () => false,
}
const picks = (main: string, drink: string, ...milks: readonly string[]): ChosenParts => [
  { part: 'main', item: main },
  { part: 'drink', item: drink, ...(milks.length > 0 && { options: milks.map((id) => one(id)) }) },
  { part: 'sweet', item: 'cookie' },
]
const plain = picks('panini', 'latte')

describe('what is wrong with a choice', () => {
  test('[OPT-7] nothing, where each part has one of its items with right options', () => {
    expect(checkParts(parts, plain, menu)).toEqual([])
    expect(checkParts(parts, picks('panini', 'latte', 'oat'), menu)).toEqual([])
  })

  test('[OPT-7] every refusal names the part, and the group where it is about one', () => {
    const [main, drink, sweet] = plain as [ChosenParts[0], ChosenParts[0], ChosenParts[0]]
    const wrong = (chosen: ChosenParts, more = {}) => checkParts(parts, chosen as ChosenParts, { ...menu, ...more })
    expect(wrong([main, sweet] as ChosenParts)).toEqual([{ problem: 'part_missing', part: 'drink' }])
    expect(wrong(picks('latte', 'latte'))).toEqual([{ problem: 'part_item_unknown', part: 'main', item: 'latte' }])
    expect(wrong([...plain, { part: 'soup', item: 'latte' }])).toEqual([{ problem: 'part_unknown', part: 'soup' }])
    expect(wrong([...plain, drink] as ChosenParts)).toEqual([{ problem: 'part_unknown', part: 'drink' }])
    expect(wrong(plain, { inStock: (id: string) => id !== 'cookie' })).toEqual([
      { problem: 'part_item_out', part: 'sweet', item: 'cookie' },
    ])
    expect(wrong(plain, { itemOf: (id: string) => (id === 'cookie' ? undefined : menu.itemOf(id)) })).toEqual([
      { problem: 'part_item_unknown', part: 'sweet', item: 'cookie' },
    ])
    expect(wrong(picks('bagel', 'latte'))).toEqual([
      { problem: 'too_few', group: 'bread', part: 'main', item: 'bagel' },
    ])
    expect(wrong(picks('panini', 'latte', 'oat'), { optionOut: (id: string) => id === 'oat' })).toEqual([
      { problem: 'option_sold_out', group: 'milk', option: 'oat', part: 'drink', item: 'latte' },
    ])
    expect(wrong(picks('panini', 'latte', 'cow', 'shot'))).toEqual([
      { problem: 'option_unknown', option: 'shot', part: 'drink', item: 'latte' },
    ])
  })

  test('[OPT-7] an item without parts takes none', () => {
    expect(checkParts([], plain, menu).map(({ problem }) => problem)).toEqual(Array(3).fill('part_unknown'))
  })

  test('[OPT-7] a deal is there as long as each part has something', () => {
    expect(canBeMade(parts, (id) => id !== 'latte')).toBe(true)
    expect(canBeMade(parts, (id) => id !== 'cookie')).toBe(false)
    expect(canBeMade(undefined, () => false)).toBe(true)
  })
})

describe('the price', () => {
  test('[OPT-7] holds each item as it comes; extras and other options come on top, or off', () => {
    const price = (chosen: ChosenParts) => dealPrice(1150, parts, chosen, menu)
    expect(price(plain)).toBe(1150)
    expect(price(picks('bagel', 'lemonade'))).toBe(1340)
    expect(price(picks('panini', 'latte', 'oat'))).toBe(1190)
    expect(
      dealPrice(0, [{ ...parts[1], choose: [{ item: 'latte', extra: -900 }] } as Part], picks('', 'latte'), menu),
    ).toBe(0)
  })

  test('[OPT-4] the order in which parts and options are sent never changes it, nor which choice it is', () => {
    const groupsOf = (id: string) => menu.itemOf(id)?.groups ?? []
    const tidy = tidyParts(parts, picks('bagel', 'latte', 'oat'), groupsOf)
    fc.assert(
      fc.property(fc.shuffledSubarray([...tidy], { minLength: 3 }), (shuffled) => {
        expect(tidyParts(parts, shuffled, groupsOf)).toEqual(tidy)
        expect(dealPrice(1150, parts, shuffled, menu)).toBe(1340)
      }),
    )
  })

  test.each([
    [1150, [700, 360, 240], [619, 319, 212]],
    [1, [1, 1, 1], [1, 0, 0]],
    [100, [1, 1, 1], [34, 33, 33]],
    [0, [700, 360], [0, 0]],
    [650, [0, 0, 0], [217, 217, 216]],
    [650, [0, 360], [0, 650]],
    [650, [360], [650]],
    [650, [], []],
  ])('[OPT-7] %i cents by the prices %j are %j', (total, weights, shares) => {
    expect(splitPrice(total, weights)).toEqual(shares)
  })

  test('[OPT-7] for any price table the shares add up to the cent, and none is more than a cent off its due', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (total, weights) => {
        const shares = splitPrice(total, weights)
        const all = weights.reduce((sum, weight) => sum + weight, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        for (const [at, share] of shares.entries()) {
          const due = all === 0 ? total / weights.length : (total * (weights[at] ?? 0)) / all
          expect(Number.isInteger(share) && share >= 0 && Math.abs(share - due) < 1).toBe(true)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('[OPT-7] whatever is chosen at whatever prices, the parts of a line add up to its price', () => {
    const price = fc.integer({ min: 0, max: 5000 })
    fc.assert(
      fc.property(price, fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 6 }), (own, table) => {
        const many = table.map(([, extra], at): Part => ({ id: `${at}`, name: {}, choose: [{ item: `${at}`, extra }] }))
        const chosen = many.map(({ id }) => ({ part: id, item: id }))
        const shop = { itemOf: (id: string) => itemOf(id, table[Number(id)]?.[0] ?? 0) }
        const total = dealPrice(own, many, chosen, shop)
        const line = linePartsOf(many, chosen, shop, total)
        expect(line.reduce((sum, { price }) => sum + price, 0)).toBe(total)
      }),
    )
  })
})

describe('an order with a deal', () => {
  const shop = { ...noorsContext(), ...menu }
  const order = (chosen?: ChosenParts, quantity = 2) =>
    placeOrder(
      {
        ...noorsDraft,
        lines: [{ item: 'lunch', quantity, note: '', ...(chosen && { parts: chosen }) }],
      },
      shop,
    )

  test('[OPT-7] keeps each part in its words with its options, its share, its making time and what it contains', () => {
    const placed = order(picks('panini', 'latte', 'oat'))
    if (!placed.ok) throw new Error('refused')
    const [line] = placed.value.lines
    expect(placed.value.total).toBe(2380)
    expect(line?.parts).toEqual([
      {
        part: 'main',
        item: 'panini',
        name: { en: 'panini', nl: 'panini (nl)' },
        options: [],
        price: 617,
        making: [{ station: 'grill', seconds: 200 }],
        declaration: { contains: ['wheat'], mayContain: ['sesame'] },
        age: 0,
      },
      {
        part: 'drink',
        item: 'latte',
        name: { en: 'latte', nl: 'latte (nl)' },
        price: 361,
        options: [
          {
            group: 'milk',
            option: 'oat',
            kind: 'one',
            name: { en: 'Oat milk' },
            kitchenName: 'oat',
            quantity: 1,
            price: 50,
          },
        ],
        making: [{ station: 'bar', seconds: 50 }],
        declaration: { contains: ['oats'], mayContain: [] },
        age: 0,
      },
      {
        part: 'sweet',
        item: 'cookie',
        name: { en: 'cookie', nl: 'cookie (nl)' },
        options: [],
        price: 212,
        making: [{ station: 'bar', seconds: 40 }],
        declaration: { contains: ['milk'], mayContain: [] },
        age: 0,
      },
    ])
  })

  test('[OPT-7] takes the time of all parts by station, and contains what any of them does', () => {
    const placed = order(picks('panini', 'latte', 'oat'))
    const line = placed.ok ? placed.value.lines[0] : undefined
    expect(line?.making).toEqual([
      { station: 'grill', seconds: 200 },
      { station: 'bar', seconds: 90 },
    ])
    expect(line?.declaration).toEqual({ contains: ['wheat', 'oats', 'milk'], mayContain: ['sesame'] })
  })

  test('[OPT-7] [ALLG-3] is not declared as soon as one part is not', () => {
    const { declaration: _, ...nobodyKnows } = panini
    const placed = placeOrder(
      { ...noorsDraft, lines: [{ item: 'lunch', quantity: 1, note: '', parts: plain }] },
      { ...shop, itemOf: (id) => (id === 'panini' ? nobodyKnows : menu.itemOf(id)) },
    )
    expect(placed.ok && placed.value.lines[0]?.declaration).toBeNull()
  })

  test('[OPT-7] is refused with line, part, group and reason', () => {
    const refused = order([
      { part: 'main', item: 'bagel' },
      { part: 'drink', item: 'cookie' },
    ])
    expect(refused).toEqual({
      ok: false,
      refusal: [
        { problem: 'too_few', group: 'bread', part: 'main', item: 'bagel', line: 0 },
        { problem: 'part_item_unknown', part: 'drink', item: 'cookie', line: 0 },
        { problem: 'part_missing', part: 'sweet', line: 0 },
      ],
    })
    expect(order().ok).toBe(false)
  })
})

describe('for customers who avoid something', () => {
  const fitting = { fit: 'fits' } as const
  const oat = { fit: 'with-choice', choice: 'oat' } as const
  const traces = { fit: 'traces', of: ['sesame'] } as const
  const unknown = { fit: 'not-declared' } as const
  const milky = { fit: 'not', of: ['milk'], traces: [] } as const
  const nutty = { fit: 'not', of: ['hazelnut'], traces: ['almond'] } as const

  test.each([
    [[[fitting], [fitting, fitting]], { fit: 'fits' }],
    [[[fitting], [fitting, milky]], { fit: 'chosen' }],
    [[[fitting], [milky, oat]], { fit: 'chosen' }],
    [[[fitting], [milky, traces]], { fit: 'traces', of: ['sesame'] }],
    [
      [
        [unknown, fitting],
        [unknown, milky],
      ],
      { fit: 'not-declared', traces: [] },
    ],
    [[[unknown], [traces]], { fit: 'not-declared', traces: ['sesame'] }],
    [[[fitting], [milky]], { fit: 'not', of: ['milk'], traces: [] }],
    [[[milky], [traces], [nutty]], { fit: 'not', of: ['milk', 'hazelnut'], traces: ['sesame', 'almond'] }],
    [[[fitting], []], { fit: 'not', of: [], traces: [] }],
  ])('[ALLG-2] [OPT-7] of parts that suit as %j, the deal does as %j', (parts, fit) => {
    expect(dealFits(parts, fitting)).toEqual(fit)
  })
})

test('[ALLG-3] a part is declared once it can be something, and all that it can be is declared', () => {
  const declared = { milk: { contains: ['milk'], mayContain: [] }, nothing: { contains: [], mayContain: [] } } as const
  const of = (...choose: string[]) => ({ choose: choose.map((item) => ({ item })) })
  const found = containedInParts(
    [of('milk', 'nothing'), of('nothing', 'unknown'), of()],
    (item) => declared[item as keyof typeof declared],
  )
  expect(found).toEqual([{ declaration: declared.milk }, { declaration: null }, { declaration: null }])
  expect(undeclaredAmong(found)).toBe(2)
})
