// The page takes off a cart what the server takes off an order, to the cent.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublicReduction } from '#contract/index.ts'
import { instantOf } from '#domain/branch/hours.ts'
import type { Reduction } from '#domain/money/reductions/reduction.ts'
import { reductionsAt } from '#domain/money/reductions/reduction.ts'
import type { UnratedLine } from '#domain/order/order.ts'
import { withReductions } from '#domain/order/reduced-lines.ts'
import { totalOf } from '#domain/shared/money.ts'
import { asOrdered, offOf, rulesIn, withTakenOff } from './taken-off.ts'

const branch = { id: 'antwerpen', timeZone: 'Europe/Brussels' }
const at = instantOf('2026-03-04', 17 * 60 + 30, branch.timeZone)
const categories = ['COFFEE', 'WAFFELS', 'PANINI'] as const
const categoryOf = (item: string) => categories[Number(item) % 3] ?? 'COFFEE'

const subject = fc.oneof(
  fc.constant({ kind: 'everything' as const, ids: [] }),
  fc.subarray([...categories], { minLength: 1 }).map((ids) => ({ kind: 'categories' as const, ids })),
)
const how = fc.oneof(
  fc.integer({ min: 1, max: 99 }).map((percent) => ({ kind: 'percent' as const, percent })),
  fc.integer({ min: 1, max: 300 }).map((amount) => ({ kind: 'amount' as const, amount })),
  fc.integer({ min: 0, max: 300 }).map((price) => ({ kind: 'price' as const, price })),
  fc.integer({ min: 2, max: 3 }).map((of) => ({ kind: 'nth' as const, of })),
)
const rules = fc
  .array(fc.record({ what: subject, how, begins: fc.constantFrom(undefined, 1020, 1080) }), { maxLength: 4 })
  .map((all) =>
    all.map(({ begins, ...rule }, place): PublicReduction & Reduction<string> => ({
      id: `rule-${place}`,
      name: `Rule ${place}`,
      ...rule,
      ...(begins !== undefined && { times: { begins } }),
    })),
  )
const carts = fc.array(
  fc.record({
    item: fc.constantFrom('1', '2', '3', '4', '5'),
    quantity: fc.integer({ min: 1, max: 4 }),
    price: fc.integer({ min: 0, max: 900 }),
    evening: fc.boolean(),
    mark: fc.constantFrom('fine' as const, 'price_changed' as const),
  }),
  { minLength: 1, maxLength: 5 },
)

test('[PRICE-1] whatever is in the cart and whatever the rules, the page shows the total that the server charges', () => {
  fc.assert(
    fc.property(carts, rules, (cart, all) => {
      const shown = cart.map(({ evening, ...line }) => ({
        ...line,
        picked: [],
        shown: { category: categoryOf(line.item), ...(evening && { evening: [branch.id] }) },
      }))
      const page = withTakenOff(shown, { rules: all, branch, at })
      const lines = cart.map(
        ({ item, quantity, price }, place) =>
          ({
            id: place + 1,
            item: `${item} ${place}`,
            quantity,
            price,
            options: [],
            vat: [],
          }) as unknown as UnratedLine,
      )
      const named = all.map((rule): Reduction => ({ ...rule, name: { en: rule.name } }))
      const server = withReductions(lines, reductionsAt(named, branch.id, { date: '2026-03-04', minutes: 1050 }), {
        itemOf: (id) => ({ id, category: categoryOf(id.split(' ')[0] ?? '') }),
        goesAtEvening: (id) => cart[Number(id.split(' ')[1])]?.evening ?? false,
      })
      expect(totalOf(asOrdered(page))).toBe(totalOf(server))
      expect(totalOf(cart) - page.reduce((sum, line) => sum + offOf(line), 0)).toBe(totalOf(server))
    }),
  )
})

const line = {
  item: 'waffle',
  quantity: 2,
  price: 520,
  mark: 'fine' as const,
  picked: [],
  shown: { category: 'WAFFELS' },
}
const happyHour: PublicReduction = {
  id: 'happy',
  name: 'Happy hour',
  what: { kind: 'categories', ids: ['WAFFELS'] },
  how: { kind: 'percent', percent: 50 },
  times: { begins: 1020, ends: 1140 },
}
const twoForOne: PublicReduction = { ...happyHour, id: 'two', name: 'Two for one', how: { kind: 'nth', of: 2 } }

test('[PRICE-1] what cannot be ordered is not reduced, and nothing is outside of the hours', () => {
  const rules = [happyHour]
  expect(withTakenOff([{ ...line, mark: 'out_of_stock' }], { rules, branch, at }).map(offOf)).toEqual([0])
  expect(withTakenOff([line], { rules, branch, at: at + 2 * 3_600_000 }).map(offOf)).toEqual([0])
  expect(withTakenOff([line], { rules, branch, at }).map(offOf)).toEqual([520])
})

test('[PRICE-1] each rule is named once for the order, and pieces that are reduced otherwise are lines of their own', () => {
  const lines = withTakenOff([line, { ...line, item: 'other' }], {
    rules: [{ ...twoForOne, times: undefined }],
    branch,
    at,
  })
  expect(rulesIn(lines).map(({ rule, off }) => [rule.name, off])).toEqual([['Two for one', 1040]])
  expect(asOrdered(lines).map(({ quantity, price }) => [quantity, price])).toEqual(
    expect.arrayContaining([
      [1, 520],
      [1, 0],
    ]),
  )
})
