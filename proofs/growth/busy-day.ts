// Fills a shop's database with a busy day: orders of every kind, copied by SQL from a few that were really placed.
import { type RawBuilder, sql } from 'kysely'
import { type Course, isSold } from '#domain/order/course.ts'
import { countNewReviews } from '#server/store/guests/review-tally.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { countFigures, countListAnew } from '#server/store/money/count-anew.ts'
import { postHistory } from '#server/store/money/history.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { day, minute } from '#server/testing/test-clock.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

/** Of forty orders, how many are of each kind; the others are handed over and paid. */
const kinds = [
  // Of customers who are known: no more than forty of new ones wait at a branch.
  { orders: 1, course: 'placed', line: 'received', standing: 'known' },
  { orders: 2, course: 'accepted', line: 'received', standing: 'new' },
  { orders: 1, course: 'accepted', line: 'ready', standing: 'new' },
  { orders: 1, course: 'cancelled', line: 'received', standing: 'new', toSee: 'cancelled' },
  { orders: 1, course: 'not-collected', line: 'received', standing: 'new', paid: true },
  { orders: 34, course: 'accepted', line: 'served', standing: 'known', paid: true },
] as const
const yesterday = '2026-03-03'
const inAll = kinds.reduce((sum, { orders }) => sum + orders, 0)

/** So many of `orders` are open. */
export const openAmong = (orders: number): number => (orders * 4) / inAll

/** Makes so many orders of today in Antwerpen, spread over its day until now. */
export async function fillDay(shop: TestShop, orders: number): Promise<void> {
  const lines = [
    {
      item: 'caffe-latte',
      quantity: 2,
      options: [
        { option: 'oat-milk', quantity: 1 },
        { option: 'size-large', quantity: 1 },
      ],
    },
    { item: 'cappuccino', quantity: 1 },
    { item: 'espresso', quantity: 1, note: 'very hot' },
  ]
  const { id } = await shop.ask('orders.place', noorsOrder({ lines }))
  const now = shop.clock.now()
  let first = 0
  for (const kind of kinds) {
    const count = (orders * kind.orders) / inAll
    await copyOrder(shop, { ...kind, id, count, first, from: now - 240 * minute, to: now })
    first += count
  }
  await settle(shop)
}

/** Makes so many orders of days that were closed. */
export async function fillArchive(shop: TestShop, orders: number): Promise<void> {
  const { db } = shop.store
  const now = shop.clock.now()
  const { id } = await db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow()
  const archive = { at: now, by_name: 'Amira', branches: '["antwerpen"]', orders }
  const kept = await db.insertInto('archive').values(archive).returning('id').executeTakeFirstOrThrow()
  const times = { from: now - 2880 * minute, to: now - 1440 * minute }
  await copyOrder(shop, { ...kinds[5], ...times, id, count: orders, first: 30_000_000, archive: kept.id })
  await settle(shop)
}

/** Makes so many reviews that count. */
export async function fillReviews({ store }: TestShop, reviews: number): Promise<void> {
  const review = { user_name: '', text: '', at: 0, waiting: 0 }
  for (let from = 0; from < reviews; from += 100)
    await store.write(async (trx) => {
      const rows = Array.from({ length: 100 }, (_, place) => ({
        ...review,
        food: 1 + (place % 5),
        service: 1 + ((place * 3) % 5),
        value: 1 + ((from + place) % 5),
        atmosphere: null,
      }))
      const added = await trx.insertInto('review').values(rows).returning('id').execute()
      await countNewReviews(
        trx,
        added.map(({ id }) => id),
      )
    })
}

/** Makes so many branches more, each with an open order, one that was handed over, and an office basket that waits. */
export async function addBranches(shop: TestShop, branches: number): Promise<void> {
  const { db } = shop.store
  const like = await db.selectFrom('branch').selectAll().where('id', '=', 'merksem').executeTakeFirstOrThrow()
  const { id } = await db.selectFrom('orders').select('id').orderBy('id').executeTakeFirstOrThrow()
  await shop.store.write(async (trx) => {
    for (let n = 0; n < branches; n++)
      await trx
        .insertInto('branch')
        .values({ ...like, id: `branch-${n}`, position: 1000 + n })
        .execute()
    await touchCatalogue(trx)
  })
  const now = shop.clock.now()
  for (const [place, kind] of [kinds[1], kinds[5]].entries()) {
    const times = { from: now - 60 * minute, to: now }
    await copyOrder(shop, { ...kind, ...times, id, count: branches, first: 10_000_000 * (place + 1), spread: true })
  }
  const waiting = { ...kinds[1], course: 'awaiting', archive: -1 } as const
  await copyOrder(shop, { ...waiting, id, count: branches, first: 40_000_000, from: now, to: now, spread: true })
  await shop.store.write(async (trx) => {
    const until = sql.lit(now + 60 * minute)
    await sql`insert into awaiting_order (order_id, branch, until, only_online)
      select id, branch, ${until}, 0 from orders where course = 'awaiting' and branch like 'branch-%'`.execute(trx)
    await sql`insert into basket (order_id, link_hash, payer, opened_at, until, pay_until)
      select order_id, 'basket ' || order_id, 'counter', 0, until, until from awaiting_order
      where branch like 'branch-%'`.execute(trx)
  })
  await settle(shop)
}

interface Copies {
  readonly id: number
  readonly count: number
  readonly first: number
  readonly from: number
  readonly to: number
  readonly course: Course
  readonly line: 'received' | 'ready' | 'served'
  readonly standing: 'new' | 'known'
  readonly toSee?: string
  readonly paid?: boolean
  readonly archive?: number
  /** One at each added branch. */
  readonly spread?: boolean
}

async function copyOrder(shop: TestShop, kind: Copies): Promise<void> {
  const { id, count, first, from, to, course, line, standing, toSee, paid = false, spread = false, archive = 0 } = kind
  const isOver = line === 'served' || !['placed', 'accepted'].includes(course)
  const at = sql`(${sql.lit(from)} + n * ${sql.lit(Math.floor((to - from) / Math.max(1, count)))})`
  const token = sql`cast(${sql.lit(10_000_000 + first)} + n as text)`
  const text = (prefix: string) => sql`${sql.lit(prefix)} || ${token}`
  const changed = {
    token,
    branch: spread ? sql`'branch-' || n` : sql`branch`,
    placed_at: at,
    wanted_at: sql`${at} + 480000`,
    accepted_at: course === 'placed' ? sql`null` : sql`${at} + 1000`,
    code: text('Z-'),
    customer_name: text('Customer '),
    name_key: text('customer '),
    phone: text('+324'),
    search: text('customer '),
    course: sql.lit(course),
    status: sql.lit(isOver ? 1 : 0),
    to_see: toSee === undefined ? sql`null` : sql.lit(toSee),
    over_at: isOver ? sql`${at} + 600000` : sql`null`,
    ready_at: line === 'received' ? sql`null` : sql`${at} + 500000`,
    archive: sql.lit(archive),
    payments: paid
      ? sql`'[{"way":"card","amount":' || total || ',"applied":' || total || ',"at":' || (${at} + 600000) || '}]'`
      : sql`'[]'`,
    due: isSold(course) ? (paid ? sql`0` : sql`total`) : paid ? sql`-total` : sql`0`,
  }
  const { db } = shop.store
  const numbers = sql`with recursive number (n) as (select 0 union all select n + 1 from number where n < ${sql.lit(count - 1)})`
  const one = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const names = Object.keys(one).filter((name) => name !== 'id' && name !== 'tx')
  const list = (of: readonly string[]) => sql.join(of.map((name) => sql.ref(name)))
  const values = sql.join(names.map((name) => changed[name as keyof typeof changed] ?? sql.ref(name)))
  const lineNames = Object.keys(
    await db.selectFrom('order_line').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
  ).filter((name) => name !== 'order_id' && name !== 'status')
  const fresh = sql`fresh.token >= ${String(10_000_000 + first)} and fresh.token < ${String(10_000_000 + first + count)}`
  await shop.store.write(async (trx) => {
    await sql`insert into orders (${list(names)}) ${numbers}
      select ${values} from orders, number where id = ${id}`.execute(trx)
    await sql`insert into order_line (order_id, status, ${list(lineNames)})
      select fresh.id, ${sql.lit(line)}, ${sql.join(lineNames.map((name) => sql.ref(`order_line.${name}`)))}
      from order_line, orders as fresh where order_line.order_id = ${id} and ${fresh}`.execute(trx)
    await sql`insert into order_origin (order_id, device, asked_from, standing, total, at)
      select id, 'device ' || token, token || ' mark', ${standing}, total, placed_at from orders as fresh
      where ${fresh}`.execute(trx)
    const copies = sql<boolean>`token >= ${String(10_000_000 + first)} and token < ${String(10_000_000 + first + count)}`
    await postHistory(trx, shop.clock.now(), copies)
    if (paid) {
      await payOnline(trx, copies)
      await invoice(trx, copies)
    }
  })
}

/**
 * Each was paid online too, long ago; some of that went back, some could not, the bank took some, and the rest came in
 * a payout of its own, which does not match.
 */
async function payOnline(trx: Trx, copies: RawBuilder<boolean>): Promise<void> {
  await sql`insert into online_payment (id, order_id, provider_id, mode, amount, status, method, reason, checkout, site, lang,
      at, tries, settled_at, refunded, charged_back)
    select 'own ' || token, id, 'tr_' || token, 'test', total, 'paid', 'bancontact', '', '', '', 'en', placed_at, 1,
      placed_at - ${sql.lit(60 * day)}, 1, 1 from orders where ${copies}`.execute(trx)
  for (const [prefix, status, by] of [
    ['back', 'done', 'Amira'],
    ['stuck', 'failed', ''],
  ] as const)
    await sql`insert into refund (id, payment, amount, status, provider_id, at, tries, error, ended_at, ended_by)
      select ${sql.lit(prefix)} || token, 'own ' || token, 1, ${sql.lit(status)}, ${sql.lit(prefix)} || token, placed_at, 0, '',
        placed_at, ${sql.lit(by)} from orders where ${copies}`.execute(trx)
  await sql`insert into payout (id, reference, at, net, fees, gross, parts, booked_at)
    select 'stl_' || token, token, placed_at, total, 0, total, 1, placed_at from orders where ${copies}`.execute(trx)
  await sql`insert into payout_part (kind, id, payout, payment, amount, state)
    select 'payment', 'tr_' || token, 'stl_' || token, 'tr_' || token, total, 'unknown' from orders
    where ${copies}`.execute(trx)
}

/** Each was invoiced, in the book of the day before. */
async function invoice(trx: Trx, copies: RawBuilder<boolean>): Promise<void> {
  const issued = JSON.stringify({
    kind: 'invoice',
    number: '2026-00001',
    date: yesterday,
    day: yesterday,
    locale: 'en',
    reference: 'A-47',
    buyer: { name: 'Peeters & Zonen nv' },
    lines: [{ name: 'Cappuccino', quantity: 1, gross: 320, rate: 600 }],
  })
  await sql`insert into invoice (seller, kind, year, number, order_id, turn, branch, day, at, data)
    select '0417497106', 'invoice', 2026, cast(token as integer), id, 1, branch, ${sql.lit(yesterday)}, placed_at,
      ${sql.lit(issued)} from orders where ${copies}`.execute(trx)
}

/** The counts that the copies missed, and what PostgreSQL knows of its tables after a night. */
async function settle(shop: TestShop): Promise<void> {
  await shop.store.write(countListAnew)
  await shop.store.write(countFigures)
  if (shop.engine === 'postgres') await sql`vacuum analyze`.execute(shop.store.db)
}
