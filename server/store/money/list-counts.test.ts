// The running sums of money are those of a plain sum, whatever happens to orders, and no request sums a day's orders.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { OrderPayment } from '#domain/money/order-payments.ts'
import { byWay } from '#domain/money/payment.ts'
import { type Course, isSold } from '#domain/order/course.ts'
import { countSqlite } from '#proofs/growth/visited.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { at } from '#server/testing/test-clock.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { importOldSite } from '#tools/legacy/testing/taking-over.ts'
import { forgetOrdersBefore } from '../guests/forget-old.ts'
import { unpaidAlone } from '../migrations/0092-unpaid-alone.ts'
import { countListAnew } from './count-anew.ts'
import { readListTotals } from './list-counts.ts'

const espressos = (quantity: number) => noorsOrder({ lines: [{ item: 'espresso', quantity }] })
const today = { from: at('2026-03-04 00:00'), to: at('2026-03-05 00:00') }

/** Summed by hand from orders and their payments. */
async function plainSums({ store: { db } }: TestShop) {
  const { rows } = await sql<{ total: number; wanted_at: number; archive: number; course: string; payments: string }>`
    select total, wanted_at, archive, course, payments from orders where branch = 'antwerpen' and wanted_known = 1`.execute(
    db,
  )
  const orders = rows.map((row) => ({ ...row, payments: JSON.parse(row.payments) as OrderPayment[] }))
  const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0)
  const paid = orders.flatMap(({ payments }) => payments).filter(({ at: on }) => on >= today.from && on < today.to)
  const unpaid = orders
    .filter(({ archive, course }) => archive === 0 && isSold(course as Course))
    .map(({ total, payments, ...rest }) => ({ ...rest, due: total - sumOf(payments.map(({ applied }) => applied)) }))
  return {
    taken: byWay((way) => sumOf(paid.filter((one) => one.way === way).map(({ amount }) => amount))),
    rounding: sumOf(paid.map(({ amount, applied }) => amount - applied)),
    open: sumOf(unpaid.filter((row) => row.wanted_at < today.to).map(({ due }) => due)),
    later: sumOf(unpaid.filter((row) => row.wanted_at >= today.to).map(({ due }) => due)),
  }
}

storeOnBothEngines((openShop, engine) => {
  test('[H-10] what is unpaid and what was taken follow every act on an order', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const { amira } = await shop.staff()
    const as = { as: amira }
    const key = () => crypto.randomUUID()
    const cash = async () => (await shop.ask('orders.list', { branch: 'antwerpen' }, as)).cash?.takings
    const check = async () => expect(await cash()).toMatchObject(await plainSums(shop))
    const step = async (id: number, wish: object) =>
      shop.ask('orders.step', { key: key(), id, ...wish } as never, as).then(check)
    const one = await shop.ask('orders.place', espressos(1))
    const two = await shop.ask('orders.place', espressos(2))
    const three = await shop.ask('orders.place', { ...espressos(3), day: '2026-03-05' })
    await check()
    expect(await cash()).toMatchObject({ open: 3 * 260, later: 3 * 260 })
    await step(one.id, { step: 'accept' })
    await shop.ask('orders.postpone', { key: key(), id: one.id, minutes: 45 }, as).then(check)
    const lines = [{ line: 1, item: 'espresso', quantity: 1 }]
    await shop.ask('orders.change', { key: key(), id: two.id, lines }, as).then(check)
    await step(one.id, { step: 'pay', paidWay: 'cash' })
    await step(two.id, { step: 'pay', paidWay: 'card' })
    await step(two.id, { step: 'unpay' })
    await step(three.id, { step: 'refuse', reason: 'sold-out' })
    await step(three.id, { step: 'bringBack' })
    const entered = { key: key(), branch: 'antwerpen', lines: [{ item: 'cappuccino', quantity: 1 }] }
    await shop.ask('orders.enter', entered, as).then(check)
    const clear = { branches: ['antwerpen'], alsoOpen: true, alsoLater: true }
    const { archive } = await shop.ask('orders.clear', clear, as)
    await check()
    expect(await cash()).toMatchObject({ open: 0, later: 0 })
    await shop.ask('archives.bringBack', { id: two.id }, as).then(check)
    await shop.ask('archives.restore', { id: archive ?? 0 }, as).then(check)
    expect((await cash())?.open).toBeGreaterThan(0)
    await importOldSite(shop.store, {
      food: [{ _id: 'cap', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in' }],
      orders: [
        {
          id: 0,
          customerName: 'Zoë',
          phone: '',
          tableNumber: '',
          totalPrice: '3.20',
          token: 'OLD00001',
          status: 0,
          orders: [{ id: 0, item: 'cap', name: 'Cappuccino', quantity: 1, status: 0, notes: '' }],
        },
      ],
    })
    await check()
    await shop.store.write(async (trx) => {
      await sql`update orders set status = 1`.execute(trx)
      await forgetOrdersBefore(trx, at('2036-01-01 00:00'), 100, shop.clock.now())
    })
    expect(await cash()).toMatchObject({ open: 0, later: 0 })
  })

  test('[H-10] neither list nor board reads the orders of a day or its payments to say what was taken and what is unpaid', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const { amira } = await shop.staff()
    const takings = async () => [
      (await shop.ask('orders.list', { branch: 'antwerpen', limit: 1 }, { as: amira })).cash?.takings,
      (await shop.ask('takings.today', { branch: 'antwerpen' }, { as: amira })).takings,
    ]
    const placed = []
    for (let n = 0; n < 6; n++) placed.push(await shop.ask('orders.place', espressos(1)))
    const pay = { key: crypto.randomUUID(), id: placed[0]?.id ?? 0, step: 'pay', paidWay: 'card' } as const
    await shop.ask('orders.step', pay, { as: amira })
    const before = await takings()
    expect(before[0]).toMatchObject({ open: 5 * 260, taken: { card: 260 } })
    // Changed in the database directly: only code that reads the rows would notice.
    await sql`update orders set total = 999900`.execute(shop.store.db)
    await sql`update orders set payments = '[]', due = 1`.execute(shop.store.db)
    expect(await takings()).toEqual(before)
  })

  if (engine === 'sqlite')
    test('[H-10] no statement about the money of a branch reads its orders', async () => {
      const shop = await openShop({ at: '2026-03-04 09:00' })
      await shop.ask('orders.place', espressos(1))
      const counter = countSqlite()
      onTestFinished(counter.stop)
      const { db } = (await shop.beside()).store
      const visited = await counter.during(() => readListTotals(db, [{ id: 'antwerpen', date: '2026-03-04' }]))
      expect([...visited.keys()].join()).toMatch(/till_day/)
      expect([...visited.keys()].filter((text) => text.includes('orders"') && !text.includes('till_day'))).toEqual([])
    })

  test('[H-10] a day has one row of sums, and all days together another, however many orders there are', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const rows = async () => {
      const { rows } = await sql<{ sums: number }>`select count(*) as sums from till_day`.execute(shop.store.db)
      return Number(rows[0]?.sums)
    }
    await shop.ask('orders.place', espressos(1))
    const few = await rows()
    await Promise.all(Array.from({ length: 40 }, () => shop.ask('orders.place', espressos(1))))
    expect([few, await rows()]).toEqual([2, 2])
  })

  test('[F-6] counted again from scratch, the list holds the same', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const { amira } = await shop.staff()
    const act = (id: number, wish: object) =>
      shop.ask('orders.step', { key: crypto.randomUUID(), id, ...wish } as never, { as: amira })
    const placed = []
    for (let n = 1; n <= 4; n++) placed.push((await shop.ask('orders.place', espressos(n))).id)
    await shop.ask('orders.place', { ...espressos(5), day: '2026-03-05' })
    await act(placed[0] ?? 0, { step: 'pay', paidWay: 'cash' })
    for (const id of placed.slice(1, 3)) await act(id, { step: 'pay', paidWay: 'card' })
    await act(placed[1] ?? 0, { step: 'cancel', reason: 'asked' })
    const served = { id: placed[3] ?? 0, changes: [{ line: 1, status: 'served' as const }] }
    await shop.ask('orders.setLineStatus', served, { as: amira })
    const counts = async () => ({
      cash: (await shop.ask('orders.list', {}, { as: amira })).cash,
      days: (await shop.ask('days.now', { branches: 'antwerpen' }, { as: amira })).days,
    })
    const before = await counts()
    expect(before.days[0]?.money).toMatchObject({ unpaid: 4 * 260, toGiveBack: 2 * 260 })
    await shop.store.write(countListAnew)
    expect(await counts()).toEqual(before)
  })

  test('[F-51] what one customer gets back is not taken off what another has not paid, in the record of the day too', async () => {
    const shop = await openShop({ at: '2026-03-04 09:00' })
    const { amira } = await shop.staff()
    const as = { as: amira }
    const serve = (id: number) =>
      shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' as const }] }, as)
    const unpaid = await shop.ask('orders.place', espressos(1))
    await serve(unpaid.id)
    const { id } = await shop.ask('orders.place', espressos(3))
    const part = { key: crypto.randomUUID(), id, step: 'pay', paidWay: 'cash', amount: 500 } as const
    await shop.ask('orders.step', part, as)
    const lines = [{ line: 1, item: 'espresso', quantity: 1 }]
    await shop.ask('orders.change', { key: crypto.randomUUID(), id, lines }, as)
    await serve(id)
    const money = async () => (await shop.ask('days.now', { branches: 'antwerpen' }, as)).days[0]?.money
    const open = async () => (await shop.ask('takings.today', { branch: 'antwerpen' }, as)).takings?.open
    expect(await money()).toMatchObject({ unpaid: 260, toGiveBack: 240 })
    expect(await open()).toBe(260)
    // As earlier versions added up.
    await sql`update till_day set out_due = out_due - 240 where day = 'all'`.execute(shop.store.db)
    const statements = unpaidAlone.map(shop.store.engine.ddl).filter(Boolean)
    await shop.store.write(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
    })
    expect(await money()).toMatchObject({ unpaid: 260 })
    await shop.store.write(countListAnew)
    expect(await money()).toMatchObject({ unpaid: 260 })
    await expectAudited(shop)
    const { days } = await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: false, alsoLater: false }, as)
    const record = await shop.ask('days.read', { id: days[0] ?? 0 }, as)
    expect(record.money).toMatchObject({ unpaid: 260, toGiveBack: 240 })
    expect(await money()).toMatchObject({ unpaid: 0, toGiveBack: 0 })
    await expectAudited(shop)
  })
})
