// Payments and closed days from before the ledger become entries of it, and every total stays the same to the cent.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { LedgerAccount, LedgerLine } from '#domain/money/ledger.ts'
import { positionOf } from '#domain/money/ledger.ts'
import { keptRestorer } from '#proofs/kept/kept-restorer.ts'
import { at, day } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { localDays } from '../branch/branch-days.ts'
import { openEngine, openStore } from '../open.ts'
import { ordersAfter } from '../order/order-store.ts'
import type { Tables } from '../tables.ts'
import { runningDay } from './day-record-store.ts'
import { readListTotals } from './list-counts.ts'

const now = at('2026-03-04 09:07')
const { restored } = keptRestorer()

/** The kept versions that have no ledger yet. */
const beforeLedger = ['before-0.1.0', '0.1.0']

/** An order and what happened to its payment, as rows from before the ledger. */
interface Earlier {
  readonly branch: string
  readonly total: number
  readonly course?: string
  readonly way?: 'cash' | 'card' | 'other'
  readonly archive?: number
  readonly status?: number
  readonly wanted?: number
  readonly known?: 0 | 1
  /** When, and whether the payment was taken back then. */
  readonly paid?: readonly (readonly [at: number, sign: 1 | -1, counted?: boolean])[]
}

const cash = (total: number) => Math.round(total / 5) * 5

const earlier: readonly Earlier[] = [
  { branch: 'antwerpen', total: 478, way: 'cash', status: 1, paid: [[now - 5000, 1]] },
  { branch: 'antwerpen', total: 322, way: 'card', status: 1, paid: [[now - 4000, 1]] },
  { branch: 'antwerpen', total: 651, status: 1 },
  { branch: 'antwerpen', total: 1203, wanted: now + 2 * day, way: 'other', paid: [[now - 3000, 1]] },
  { branch: 'antwerpen', total: 777, wanted: now + day },
  { branch: 'antwerpen', total: 333 },
  // Paid yesterday and cancelled today.
  {
    branch: 'antwerpen',
    total: 478,
    course: 'cancelled',
    way: 'cash',
    status: 1,
    paid: [
      [now - day, 1, true],
      [now - 10, -1],
    ],
  },
  {
    branch: 'antwerpen',
    total: 500,
    paid: [
      [now - 900, 1],
      [now - 800, -1],
    ],
  },
  { branch: 'antwerpen', total: 612, way: 'cash', archive: 1, status: 1, paid: [[now - day, 1, true]] },
  { branch: 'antwerpen', total: 613, archive: 1, status: 1, wanted: now - day },
  {
    branch: 'antwerpen',
    total: 614,
    course: 'refused',
    way: 'card',
    archive: 1,
    status: 1,
    paid: [
      [now - day, 1, true],
      [now - day + 9, -1, true],
    ],
  },
  { branch: 'antwerpen', total: 320, known: 0, status: 1 },
  { branch: 'merksem', total: 915, way: 'cash', paid: [[now - 2 * day, 1]] },
]

async function plant(db: Kysely<Tables>): Promise<void> {
  const archived = await sql<{ id: number }>`insert into archive (at, by_name, branches, orders)
    values (${now - day}, 'Amira', '["antwerpen"]', 3) returning id`.execute(db)
  const put = archived.rows[0]?.id ?? 0
  const closed = await sql<{ id: number }>`insert into day_record (branch, day, at, staff_name, archive, data)
    values ('antwerpen', '2026-03-03', ${now - day + 100}, 'Amira', ${put}, '{}') returning id`.execute(db)
  const record = closed.rows[0]?.id ?? 0
  for (const [n, one] of earlier.entries()) {
    const {
      branch,
      total,
      course = 'accepted',
      way = null,
      archive = 0,
      status = 0,
      wanted = now,
      known = 1,
      paid = [],
    } = one
    const last = paid.findLast(([, sign]) => sign === 1)?.[0] ?? null
    const amount = way === 'cash' ? cash(total) : total
    const { rows } = await sql<{
      id: number
    }>`insert into orders (branch, form, token, customer_name, address, phone, total,
        status, course, archive, placed_at, wanted_at, wanted_known, search, paid_way, paid_amount, paid_at)
      values (${branch}, 'pick-up', ${`EARLY${n}`}, 'Noor', '', '', ${total}, ${status}, ${course}, ${archive && put}, ${wanted - 60_000},
        ${wanted}, ${known}, '', ${way}, ${way && amount}, ${way && last}) returning id`.execute(db)
    for (const [on, sign, counted = false] of paid)
      await sql`insert into payment (order_id, branch, at, way, amount, rounding, day_record) values (${rows[0]?.id ?? 0},
        ${branch}, ${on}, ${way ?? 'card'}, ${sign * (way ? amount : total)}, ${sign * (way ? amount - total : 0)},
        ${counted ? record : null})`.execute(db)
  }
}

/**
 * Every figure of money as version 0.1.0 had it, summed from its tables. But for one: what was paid for an order that
 * fell is taken until it is given back, and version 0.1.0 took it out at once.
 */
async function before(db: Kysely<Tables>, branch: string) {
  const dayBegins = at('2026-03-04 00:00')
  const one = async (text: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ sum: number | null }>`select (${text}) as sum`.execute(db)
    return Number(rows[0]?.sum ?? 0)
  }
  const paid = (column: string, which: ReturnType<typeof sql>) =>
    one(sql`select sum(${sql.ref(column)}) from payment where branch = ${branch} and ${which}`)
  const listed = (column: string, which: ReturnType<typeof sql>) =>
    one(sql`select sum(${sql.ref(column)}) from orders where branch = ${branch} and archive = 0 and ${which}`)
  const sold = sql`course in ('placed', 'accepted')`
  const today = sql`at >= ${dayBegins}`
  const unpaid = sql`${sold} and paid_at is null and wanted_known = 1`
  const fell = sql`(amount < 0 and exists (
    select 1 from orders o where o.id = payment.order_id and not o.course in ('placed', 'accepted')))`
  const ways = async (which: ReturnType<typeof sql>) => ({
    cash: await paid('amount', sql`way = 'cash' and not ${fell} and ${which}`),
    card: await paid('amount', sql`way = 'card' and not ${fell} and ${which}`),
    other: await paid('amount', sql`way = 'other' and not ${fell} and ${which}`),
  })
  const uncounted = sql`day_record is null`
  return {
    totals: {
      total: await listed('total', sold),
      takings: {
        taken: await ways(today),
        rounding: await paid('rounding', today),
        open: await listed('total', sql`${unpaid} and wanted_at < ${dayBegins + day}`),
        later: await listed('total', sql`${unpaid} and wanted_at >= ${dayBegins + day}`),
        toGiveBack: await listed('paid_amount', sql`not ${sold} and paid_at is not null`),
      },
    },
    figures: {
      handedOver: { total: await listed('total', sql`${sold} and status = 1`) },
      fallen: { total: await listed('total', sql`not ${sold}`) },
      money: {
        taken: await ways(uncounted),
        rounding: await paid('rounding', uncounted),
        unpaid: await listed('total', sql`${sold} and status = 1 and paid_at is null`),
        toGiveBack: await listed('paid_amount', sql`not ${sold} and paid_at is not null`),
      },
    },
  }
}

onBothEngines((_, engine) => {
  test.each(beforeLedger)('[LEDG-3] every total of a database of %s is the same to the cent', async (version) => {
    const address = await restored(version, engine)
    const earlierEngine = await openEngine(address)
    await plant(earlierEngine.db)
    const branches = ['antwerpen', 'merksem', 'etterbeek']
    const figures = new Map<string, Awaited<ReturnType<typeof before>>>()
    for (const branch of branches) figures.set(branch, await before(earlierEngine.db, branch))
    await earlierEngine.close()
    const store = await openStore(address, now)
    const { db } = store
    try {
      for (const branch of branches) {
        const was = figures.get(branch)
        expect(await readListTotals(db, [{ id: branch, date: '2026-03-04' }]), branch).toMatchObject(was?.totals ?? {})
        expect((await runningDay(db, branch, '2026-03-04')).figures, branch).toMatchObject(was?.figures ?? {})
      }
      expect(figures.get('antwerpen')?.totals.takings).toMatchObject({ toGiveBack: 480 })

      const entries = await db.selectFrom('ledger_entry').selectAll().execute()
      const sums = new Map<string, number>()
      const orders = new Map<number, Map<string, number>>()
      for (const { branch, order_id, lines } of entries) {
        let balance = 0
        for (const [account, on, amount] of JSON.parse(lines) as LedgerLine[]) {
          balance += amount
          add(sums, `${branch} ${on} ${account}`, amount)
          const own = orders.get(order_id ?? 0) ?? new Map<string, number>()
          add(own, account, amount)
          orders.set(order_id ?? 0, own)
        }
        expect(balance).toBe(0)
      }
      const balances = await db.selectFrom('ledger_balance').selectAll().where('day', '<>', 'all').execute()
      for (const { branch, day: on, account, amount } of balances)
        expect(Number(amount), `${branch} ${on} ${account}`).toBe(sums.get(`${branch} ${on} ${account}`) ?? 0)

      // Each order stands where its position says, so that every later change posts the right difference.
      for (const order of await ordersAfter(db, 0, 1000)) {
        const { dayOf } = await localDays(db, order.branch)
        const stands = new Map<string, number>()
        for (const [account, , amount] of positionOf(order, { dayOf })) add(stands, account, amount)
        expect(standing(orders.get(order.id)), order.token).toEqual(standing(stands))
      }
    } finally {
      await store.close()
    }
  })
})

const add = (sums: Map<string, number>, key: string | LedgerAccount, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount)
const standing = (sums = new Map<string, number>()) =>
  Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort())
