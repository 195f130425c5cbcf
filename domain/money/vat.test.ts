// VAT: which rate an order has, and that every split adds up to the cent.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Part } from '../menu/deals/parts.ts'
import type { Item } from '../menu/menu.ts'
import type { ItemGroup } from '../menu/options.ts'
import { changedOrder } from '../order/change.ts'
import type { OrderDraft, OrderLine, PlacedOrder } from '../order/order.ts'
import { placeOrder } from '../order/place-order.ts'
import { totalOf } from '../shared/money.ts'
import {
  antwerpen,
  cappuccino,
  clockAt,
  noorsContext,
  noorsDraft,
  salmonBagel,
  wednesday,
} from '../testing/fixtures.ts'
import { ledgerDifference, positionOf } from './ledger.ts'
import { atRates, mealVoucherPart, rateFor, ratesIn, usualVat, type VatRow, vatMoment, vatOf } from './vat.ts'
import { takesVouchers, vatClasses } from './vat-class.ts'

const thursday = '2026-03-05'
const food = { class: 'food', way: 'away' } as const
const noon = 12 * 60

const coffee: Item = { ...cappuccino, vatWithin: 'drink' }
const rum: ItemGroup = {
  id: 'shots',
  name: { en: 'Shots' },
  kind: 'many',
  min: 0,
  max: 3,
  included: 0,
  defaults: [],
  options: [
    { id: 'rum', name: { en: 'Rum' }, price: 250, most: 1, vat: 'alcohol' },
    { id: 'own-cup', name: { en: 'My own cup' }, price: -20, most: 1, ownCup: true },
  ],
}
const irish: Item = { ...coffee, id: 'irish-coffee', groups: [rum] }
const wine: Item = { ...coffee, id: 'wine', vat: 'alcohol', price: 500 }
const bagel: Item = { ...salmonBagel, price: 800 }
const parts: Part[] = [
  { id: 'food', name: { en: 'Food' }, choose: [{ item: 'salmon-bagel', extra: 0 }] },
  { id: 'drink', name: { en: 'Drink' }, choose: ['cappuccino', 'wine'].map((item) => ({ item, extra: 0 })) },
]
const lunch: Item = { ...salmonBagel, id: 'lunch', price: 1000, parts }
const items = [coffee, irish, wine, bagel, lunch]

const placed = (
  draft: Partial<OrderDraft>,
  more: Parameters<typeof noorsContext>[0] & { rates?: readonly VatRow[] } = {},
) => {
  const { rates = usualVat.rates, ...differs } = more
  const order = placeOrder(
    { ...noorsDraft, ...draft },
    { ...noorsContext({ items, ...differs }), ratesAt: ratesIn({ rates }, 'Europe/Brussels') },
  )
  if (!order.ok) throw new Error(JSON.stringify(order.refusal))
  return order.value
}
const line = (item: string, more: Partial<OrderDraft['lines'][number]> = {}) => ({
  item,
  quantity: 1,
  note: '',
  ...more,
})
const rum1 = { options: [{ option: 'rum', quantity: 1 }] }
const menuDeal = (drink: string) => ({
  parts: [
    { part: 'food', item: 'salmon-bagel' },
    { part: 'drink', item: drink },
  ],
})

describe('the rate', () => {
  test('[VAT-1] follows class and way of selling: Belgian rates of a new shop', () => {
    const rates = (way: 'away' | 'here') =>
      vatClasses.map((of) => rateFor(usualVat.rates, { class: of, way, day: wednesday, minute: noon }))
    expect(rates('away')).toEqual([600, 600, 2100, 600, 2100, 0])
    expect(rates('here')).toEqual([1200, 2100, 2100, 2100, 2100, 0])
    expect(usualVat.checked).toBe(false)
  })

  test('[VAT-1] changes on the day that the owner entered, and not a minute before', () => {
    const rates = [...usualVat.rates, { ...food, rate: 1200, from: '2027-03-01' }]
    const on = (day: string) => rateFor(rates, { ...food, day, minute: noon })
    expect([on('2027-02-28'), on('2027-03-01'), on('2028-01-01')]).toEqual([600, 1200, 1200])
  })

  test('[VAT-1] a croissant in the morning has another rate than the same one at lunch', () => {
    const rates = [...usualVat.rates, { ...food, rate: 1200, from: '2026-03-01', between: { from: 690, to: 840 } }]
    const sold = (minute: number) => rateFor(rates, { ...food, day: wednesday, minute })
    expect([sold(480), sold(689), sold(690), sold(839), sold(840)]).toEqual([600, 600, 1200, 1200, 600])
    // A later row for the whole day ends it.
    const later = [...rates, { ...food, rate: 900, from: '2027-01-01' }]
    expect(rateFor(later, { ...food, day: '2027-01-01', minute: 720 })).toBe(900)
    // An order for 8:30 has the morning's rate, also if it is placed at lunch the day before.
    const tomorrow = { day: thursday, lines: [line('salmon-bagel')] }
    const branch = { ...antwerpen, daysAhead: 3, cutOff: null }
    const early = placed(
      { ...tomorrow, at: clockAt(thursday, 8, 30) },
      { branch, now: clockAt(wednesday, noon / 60), rates },
    )
    expect(early.lines[0]?.vat).toMatchObject([{ rate: 600 }])
    const lunch = placed({ ...tomorrow, at: clockAt(thursday, 12, 30) }, { branch, now: clockAt(wednesday, 8), rates })
    expect(lunch.lines[0]?.vat).toMatchObject([{ rate: 1200 }])
  })

  test('[VAT-3] of an order placed at 23:59 for the next day is that of the pick-up day', () => {
    const branch = { ...antwerpen, daysAhead: 3, cutOff: null }
    const rates = [...usualVat.rates, { ...food, rate: 1200, from: thursday }]
    const order = (day: string, now: number) =>
      placed({ day, lines: [line('salmon-bagel')], at: clockAt(day, 12) }, { branch, now, rates }).lines[0]?.vat
    expect(order(wednesday, clockAt(wednesday, 9))).toMatchObject([{ rate: 600 }])
    expect(order(thursday, clockAt(wednesday, 23, 59))).toMatchObject([{ rate: 1200 }])
  })

  test('[VAT-3] the day of payment counts only where the shop chose it and somebody paid', () => {
    expect(vatMoment(20, 10, 'pick-up')).toBe(20)
    expect(vatMoment(20, 10, 'payment')).toBe(10)
    expect(vatMoment(20, null, 'payment')).toBe(20)
  })

  test('[VAT-3] an order that moves to a table or another day has the rates there, and keeps its shares', () => {
    const [taken] = placed({ lines: [line('irish-coffee', rum1)] }).lines
    if (!taken) throw new Error('no line')
    expect(taken.vat).toEqual([
      { class: 'drink', amount: 320, vouchers: true, rate: 600 },
      { class: 'alcohol', amount: 250, rate: 2100 },
    ])
    const here = atRates(taken, ratesIn(usualVat, 'Europe/Brussels')('table', clockAt(wednesday, 12)))
    expect(here.vat).toEqual(taken.vat?.map((share) => ({ ...share, rate: 2100 })))
    expect(atRates(here, ratesIn(usualVat, 'Europe/Brussels')('pick-up', clockAt(wednesday, 12)))).toEqual(taken)
    const { vat: _, ...old } = taken
    expect(atRates<OrderLine>(old, () => 600)).toEqual(old)
  })

  test('[VAT-3] a line that is added later has the rates of its order; the others keep theirs', () => {
    const order = placed({ form: 'table', table: 3, lines: [line('salmon-bagel')] })
    const cheaper = usualVat.rates.map((row) => ({ ...row, rate: 0 }))
    const menu = { ...noorsContext({ items }), ratesAt: ratesIn({ rates: cheaper }, 'Europe/Brussels') }
    const wishes = [{ line: 1, ...line('salmon-bagel') }, line('cappuccino')]
    const changed = changedOrder(order, wishes, menu)
    expect(changed.ok && changed.value.lines.map(({ vat }) => vat?.map(({ rate }) => rate))).toEqual([[1200], [0]])
  })
})

test('[VAT-3] [LEDG-1] the ledger has sales and VAT by rate, and a move to a table is one entry that balances', () => {
  const taken = placed({ lines: [line('salmon-bagel')] })
  const rateOf = ratesIn(usualVat, 'Europe/Brussels')('table', taken.wantedAt)
  const seated = { ...taken, lines: taken.lines.map((one) => atRates(one, rateOf)) }
  const dayOf = () => wednesday
  const [before, after] = [taken, seated].map((order) => positionOf({ ...order, payments: [] }, { dayOf }))
  expect(before).toEqual([
    ['receivable', wednesday, 800],
    ['sales:600', wednesday, -755],
    ['vat:600', wednesday, -45],
  ])
  const entry = ledgerDifference(before ?? [], after ?? [], wednesday)
  expect(entry).toEqual([
    ['sales:600', wednesday, 755],
    ['vat:600', wednesday, 45],
    ['sales:1200', wednesday, -714],
    ['vat:1200', wednesday, -86],
  ])
})

describe('the split', () => {
  test('[VAT-2] of a meal deal follows the regular prices of its parts, to the cent', () => {
    const order = placed({ form: 'table', table: 3, lines: [line('lunch', menuDeal('cappuccino'))] })
    expect(order.lines[0]?.vat).toEqual([
      { class: 'food', amount: 714, vouchers: true, rate: 1200 },
      { class: 'drink', amount: 286, vouchers: true, rate: 2100 },
    ])
    expect(vatOf(order.lines)).toEqual([
      { rate: 1200, gross: 714, net: 637, tax: 77 },
      { rate: 2100, gross: 286, net: 236, tax: 50 },
    ])
  })

  test('[VAT-1] [PAY-8] meal vouchers pay for food and drink, not for the alcohol in either', () => {
    const order = placed({ lines: [line('lunch', menuDeal('wine')), line('irish-coffee', { ...rum1, quantity: 2 })] })
    expect(order.lines[0]?.vat?.find(({ class: of }) => of === 'alcohol')).toMatchObject({ amount: 385, rate: 2100 })
    expect(mealVoucherPart(order.lines)).toBe(615 + 2 * 320)
    expect(vatClasses.filter((vat) => takesVouchers({ vat }))).toEqual(['food', 'drink', 'snack'])
    expect([takesVouchers({ vat: 'goods', vouchers: true }), takesVouchers({ vouchers: false })]).toEqual([true, false])
  })

  test('[VAT-1] an own cup takes its cents off the item, whatever else is in it', () => {
    const options = ['rum', 'own-cup'].map((option) => ({ option, quantity: 1 }))
    expect(placed({ lines: [line('irish-coffee', { options })] }).lines[0]?.vat).toMatchObject([
      { class: 'drink', amount: 300 },
      { class: 'alcohol', amount: 250 },
    ])
  })

  test('[VAT-2] a line from before rates were known stands apart, without VAT', () => {
    expect(vatOf([{ quantity: 2, price: 320 }])).toEqual([{ rate: null, gross: 640, net: 640, tax: 0 }])
  })

  test('[VAT-2] of any order at any prices adds up to the cent: shares to prices, rates to the total, net and VAT to gross', () => {
    const cents = fc.integer({ min: 0, max: 20_000 })
    const vat = fc.option(fc.constantFrom(...vatClasses), { nil: undefined })
    const option = fc.record({ price: fc.integer({ min: -500, max: 3000 }), vat })
    const dish = fc.record({ price: cents, vat, options: fc.array(option, { maxLength: 4 }) })
    const wish = fc.record({ dish: fc.nat(5), chosen: fc.array(fc.nat(3)), quantity: fc.integer({ min: 1, max: 20 }) })
    const orders = fc.record({
      dishes: fc.array(dish, { minLength: 6, maxLength: 6 }),
      deal: cents,
      wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
      atTable: fc.boolean(),
    })
    fc.assert(
      fc.property(orders, (made) => {
        const order = randomOrder(made)
        for (const { price, vat: shares = [] } of order.lines) {
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
          expect(shares.every(({ amount }) => Number.isInteger(amount) && amount >= 0)).toBe(true)
        }
        const totals = vatOf(order.lines)
        expect(totals.reduce((sum, { gross }) => sum + gross, 0)).toBe(totalOf(order.lines))
        for (const { rate, gross, net, tax } of totals) {
          expect(net + tax).toBe(gross)
          expect(Math.abs(tax - (gross * (rate ?? 0)) / (10_000 + (rate ?? 0)))).toBeLessThanOrEqual(0.5)
        }
        expect(mealVoucherPart(order.lines)).toBeLessThanOrEqual(order.total)
      }),
      { numRuns: 1000 },
    )
  })
})

interface Made {
  readonly dishes: readonly {
    readonly price: number
    readonly vat: Item['vat']
    readonly options: readonly { readonly price: number; readonly vat: Item['vat'] }[]
  }[]
  readonly deal: number
  readonly wishes: readonly { readonly dish: number; readonly chosen: readonly number[]; readonly quantity: number }[]
  readonly atTable: boolean
}

/** Of single dishes with options, and of a deal of two of them. */
function randomOrder({ dishes, deal, wishes, atTable }: Made): PlacedOrder {
  const dishItems = dishes.map(({ price, vat, options }, at): Item => {
    const group: ItemGroup = {
      id: `g${at}`,
      name: { en: 'Extras' },
      kind: 'many',
      min: 0,
      max: null,
      included: 1,
      defaults: [],
      options: options.map((one, number) => ({ ...one, id: `o${at}-${number}`, name: { en: 'Extra' }, most: 1 })),
    }
    const { vat: _, ...plain } = coffee
    return { ...plain, id: `dish-${at}`, price, ...(vat && { vat }), ...(options.length > 0 && { groups: [group] }) }
  })
  const choose = dishItems.map(({ id }) => ({ item: id, extra: 0 }))
  const both = ['one', 'two'].map((id): Part => ({ id, name: { en: id }, choose }))
  const all = [...dishItems, { ...coffee, id: 'deal', price: deal, parts: both }]
  const optionsOf = (dish: number, chosen: readonly number[]) =>
    [...new Set(chosen)]
      .filter((number) => number < (dishes[dish]?.options.length ?? 0))
      .map((number) => ({ option: `o${dish}-${number}`, quantity: 1 }))
  const lines = wishes.map(({ dish, chosen, quantity }) => {
    if (dish > 0) return { ...line(`dish-${dish}`), quantity, options: optionsOf(dish, chosen) }
    const picked = ['one', 'two'].map((part, at) => {
      return { part, item: `dish-${at + 1}`, options: optionsOf(at + 1, chosen) }
    })
    return { ...line('deal'), quantity, parts: picked }
  })
  return placed(atTable ? { form: 'table', table: 1, lines } : { lines }, { items: all })
}
