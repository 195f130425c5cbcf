// What an act costs does not rise unnoticed: it is counted on both engines and compared with `costs.ts` (COST-1).
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import type { Input } from '#contract/index.ts'
import { type OnlineRules, usualOnlineRules } from '#domain/money/online-payment.ts'
import { insertPayment, savePayment } from '#server/store/money/online-payment-store.ts'
import { saveKeptKey, saveOnlineSettings } from '#server/store/money/online-rules-store.ts'
import { newKey, noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { applyTold } from '#work/money/payment/settle.ts'
import { type ActCost, type CostCounter, countCosts } from './act-costs.ts'
import { type CountedAct, costs } from './costs.ts'

/**
 * What chance makes of the same work: on SQLite a page that is split; on PostgreSQL an answer that comes before the next
 * query is sent, and old versions of rows that are passed by.
 */
const leeway = { sqlite: { trips: 0, read: 40, bytes: 16_500 }, postgres: { trips: 1, read: 120, bytes: 1000 } }

/** What the server does by itself may come between, so the least of several counts. */
const times = 4

const lines = [
  { item: 'cappuccino', quantity: 1, note: 'oat milk, please' },
  { item: 'espresso', quantity: 2 },
  { item: 'brownie', quantity: 1 },
]
const twoCoffees = [{ item: 'cappuccino', quantity: 2 }]
const deal = {
  item: 'noon-deal',
  quantity: 1,
  parts: [
    { part: 'panini', item: 'tuna-panini' },
    { part: 'drink', item: 'cappuccino' },
  ],
}
const soldAlone = (item: string) => ({ item, extra: 0 })
const noonDeal = {
  category: 'PANINI',
  name: { en: 'Noon deal' },
  price: 1290,
  parts: [
    { name: { en: 'Panini' }, choose: [soldAlone('tuna-panini')] },
    { name: { en: 'Drink' }, choose: [soldAlone('cappuccino'), soldAlone('caffe-latte')] },
  ],
} satisfies Input<'items.add'>

storeOnBothEngines((openShop, engine) => {
  let shop: TestShop
  let staff: Staff
  let counter: CostCounter
  let connections = 0

  beforeAll(async () => {
    // The gate is on, and so is the capacity of the branches.
    const judged = { config: { ordersPerMinute: 10_000 } }
    const first = await openShop({ ...judged, demo: 'paced' })
    staff = await first.staff()
    await first.ask('items.add', noonDeal, { as: staff.amira })
    const { version } = await first.ask('stamps.read', {}, { as: staff.amira })
    const stamps = { on: true, every: 2, worth: 300, categories: ['COFFEE'], offline: 1000 }
    await first.ask('stamps.save', { rules: stamps, version }, { as: staff.amira })
    await first.store.write(async (trx) => {
      // A key that nobody can read: the provider is never asked.
      await saveKeptKey(trx, { mode: 'test', ends: '1234', sealed: '' })
      const online: OnlineRules = { ...usualOnlineRules, places: ['counter', 'online'] }
      await saveOnlineSettings(trx, { methods: [], branches: { antwerpen: online } })
    })
    counter = await countCosts(first.address)
    shop = await first.beside(judged)
  }, 120_000)
  afterAll(() => counter?.stop())

  const place = (change: Partial<PlaceWish> = {}) => {
    // Each customer has a connection of their own.
    const from = `10.20.${connections >> 8}.${++connections & 255}`
    return shop.ask('orders.place', noorsOrder({ lines, ...change }), { from })
  }
  const accept = (id: number) => shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as: staff.jef })

  /** Of two coffees that were handed over. */
  const fullCard = async () => {
    const { id, token } = await place({ lines: twoCoffees })
    await accept(id)
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: staff.jef })
    const { vouchers } = await shop.ask('stamps.card', { tokens: [token], stamps: [], vouchers: [] })
    return vouchers[0]?.voucher ?? ''
  }

  /** An order that waits for its payment, which is told to be paid in `settle`. */
  const toPay = async () => {
    const { id, total } = await place({ pay: 'online' })
    const own = newKey()
    const payment = { id: own, order_id: id, mode: 'test', amount: total, method: '', site: '', lang: 'en', at: 0 }
    await shop.store.write(async (trx) => {
      await insertPayment(trx, { ...payment, next_at: Number.MAX_SAFE_INTEGER })
      await savePayment(trx, own, { provider_id: `tr_${own}`, status: 'open' })
    })
    return { id, own, total }
  }
  const settle = ({ id, own, total }: Awaited<ReturnType<typeof toPay>>) =>
    shop.store.write((trx) =>
      applyTold(
        trx,
        shop.app.payments,
        { id: own, order_id: id, next_at: null },
        {
          id: `tr_${own}`,
          own,
          status: 'paid',
          mode: 'test',
          amount: total,
          currency: 'EUR',
          method: 'bancontact',
          failure: null,
          checkout: null,
          expiresAt: null,
          refunded: 0,
          chargedBack: 0,
          refunds: [],
        },
      ),
    )

  /** An act, which may need something that is made before it. */
  const after =
    <Made>(make: () => Promise<Made>, act: (made: Made) => Promise<unknown>) =>
    async () => {
      const made = await make()
      return () => act(made)
    }
  const once = (act: () => Promise<unknown>) => async () => act
  const reading = <Name extends CallName>(call: Name, input: Input<Name>) =>
    once(() => shop.ask(call, input, { as: staff.jef }))

  const acts: Readonly<Record<CountedAct, () => Promise<() => Promise<unknown>>>> = {
    'placing at the counter': once(() => place()),
    'placing to pay online': once(() => place({ pay: 'online' })),
    'placing with a voucher': after(fullCard, (voucher) => place({ lines: twoCoffees, voucher })),
    'placing a deal': once(() => place({ lines: [deal] })),
    'entering by staff': once(() =>
      shop.ask('orders.enter', { key: newKey(), branch: 'antwerpen', lines }, { as: staff.jef }),
    ),
    'accepting an order': after(place, ({ id }) => accept(id)),
    'tapping an order as ready': after(
      async () => {
        const { id } = await place({ lines: twoCoffees })
        await accept(id)
        return id
      },
      (id) => shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: staff.jef }),
    ),
    'settling a payment': after(toPay, settle),
    'a board': after(place, () => shop.ask('orders.board', { branch: 'antwerpen' }, { as: staff.jef })),
    'a page of the list': after(place, () =>
      shop.ask('orders.list', { branch: 'antwerpen', limit: 50, lang: 'en' }, { as: staff.jef }),
    ),
    'a menu': reading('menu.read', {}),
  }

  /** Each act meets an empty list. */
  const clear = () =>
    shop.store.write(async (trx) => {
      for (const table of ['awaiting_order', 'online_payment', 'orders', 'slot_load'] as const)
        await trx.deleteFrom(table).execute()
    })

  test.each(Object.keys(acts) as CountedAct[])('[COST-1] %s', async (what) => {
    const counted: ActCost[] = []
    for (let time = -2; time < times; time++) {
      await clear()
      const act = await acts[what]()
      const cost = await counter.during(act)
      // The first ones read what the server keeps, and open connections.
      if (time >= 0) counted.push(cost)
    }
    const least = (part: keyof ActCost) => Math.min(...counted.map((cost) => cost[part]))
    const cost = {
      statements: least('statements'),
      trips: least('trips'),
      read: least('read'),
      written: least('written'),
      bytes: least('bytes'),
    }
    const kept = costs[what][engine]
    for (const part of ['statements', 'written'] as const) expect(cost[part], part).toBe(kept[part])
    for (const part of ['trips', 'read', 'bytes'] as const)
      expect(cost[part], part).toBeLessThanOrEqual(kept[part] + leeway[engine][part])
  })
})
