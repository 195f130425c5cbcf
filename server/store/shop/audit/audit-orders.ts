// Orders against themselves, against the ledger, against the list's counts and against the figures.
import { sql } from 'kysely'
import { bookedCountsOf, bookedKinds } from '#domain/money/booked-counts.ts'
import { countedOf, type FigureKind, figureKinds } from '#domain/money/figure-counts.ts'
import { gaveTooMuch } from '#domain/money/gave-too-much.ts'
import { positionOf } from '#domain/money/ledger.ts'
import { due } from '#domain/money/order-payments.ts'
import { isInShop, isOver, phaseOf } from '#domain/order/course.ts'
import { linePrice } from '#domain/shared/money.ts'
import { KeyedSums, sumDifferences } from '#domain/shop/audit/audit-checks.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { booksWithoutWay } from '#server/store/money/booked-once.ts'
import { allDays } from '#server/store/money/ledger-store.ts'
import { inListCounts } from '#server/store/money/list-counts.ts'
import { type AuditAsk, type AuditedOrder, type AuditWalk, everyEntry, everyOrder } from './audit-walk.ts'

const nameOf = ({ id, code, token }: Pick<AuditedOrder, 'id' | 'code' | 'token'>): string =>
  `order ${id} (${code || token})`

/** What is stored of an order and follows from the rest of it. */
export const auditOrders: AuditWalk = async function* (ask) {
  for await (const orders of everyOrder(ask))
    for (const order of orders) {
      const { total, lines, course, archive, status } = order
      const sum = lines.reduce((all, { price, quantity }) => all + linePrice(price, quantity), 0)
      if (sum !== total) yield `${nameOf(order)}: its lines come to ${sum}, its total is ${total}`
      if (order.due !== due(order)) yield `${nameOf(order)}: due is ${order.due}, its payments leave ${due(order)}`
      if (gaveTooMuch(order)) yield `${nameOf(order)}: more was given back at the counter than was paid`
      if ((status === 1) !== isOver(phaseOf(order)))
        yield `${nameOf(order)}: is ${phaseOf(order)}, but its status is ${status}`
      if (archive === 0 && !isInShop(course)) yield `${nameOf(order)}: is ${course} and stands in the list`
      if (archive === -1 && isInShop(course)) yield `${nameOf(order)}: is ${course} and stands in no list`
    }
}

/** So many orders are compared with their entries at a time: the ledger is walked once for each. */
const stretch = 20_000

/** The entries of each order add up to where its money stands, and each entry balances. */
export const auditLedger: AuditWalk = async function* (ask) {
  const stands = new Map<number, KeyedSums>()
  const sumsOf = (order: number): KeyedSums => {
    const sums = stands.get(order) ?? new KeyedSums()
    stands.set(order, sums)
    return sums
  }
  let entered = -1
  for await (const orders of everyOrder(ask))
    for (const order of orders) {
      const begin = Math.floor(order.id / stretch) * stretch
      if (begin !== entered) {
        stands.clear()
        entered = begin
        for await (const entries of everyEntry(ask, [begin, begin + stretch]))
          for (const entry of entries)
            for (const [account, , amount] of entry.lines) sumsOf(entry.order ?? 0).add(account, amount)
      }
      const { dayOf } = await ask.daysOf(order.branch)
      const should = new KeyedSums()
      for (const [account, , amount] of positionOf(order, { dayOf, hasLeft: order.archive > 0 }))
        should.add(account, amount)
      for (const { key, stands: one, should: other } of sumDifferences(sumsOf(order.id), should))
        yield `${nameOf(order)}: its entries have ${one} on ${key}, it stands at ${other}`
    }
  await ask.pause()
  for await (const entries of everyEntry(ask))
    for (const { id, lines } of entries) {
      const sum = lines.reduce((all, [, , amount]) => all + amount, 0)
      if (sum !== 0) yield `entry ${id}: does not balance by ${sum}`
    }
}

const listColumns = [
  'sold',
  'open_orders',
  'open_total',
  'out_orders',
  'out_total',
  'out_due',
  'fallen_orders',
  'fallen_total',
] as const

/** The counts of the list are those of its orders. */
export const auditTakings: AuditWalk = async function* (ask) {
  const should = new KeyedSums()
  for await (const orders of everyOrder(ask))
    for (const order of orders) {
      if (order.archive !== 0) continue
      const { dayOf } = await ask.daysOf(order.branch)
      const { branch, part, placedAt, promisedAt, total, unpaid } = inListCounts(order)
      for (const day of part === 'open' ? [dayOf(promisedAt), allDays] : [allDays]) {
        should.add(`${branch} ${day} ${part}_orders`, 1)
        should.add(`${branch} ${day} ${part}_total`, total)
      }
      if (part === 'out') should.add(`${branch} ${allDays} out_due`, unpaid)
      if (part !== 'fallen') should.add(`${branch} ${dayOf(placedAt)} sold`, total)
    }
  const stands = new KeyedSums()
  for (const row of await ask.db.selectFrom('till_day').selectAll().execute())
    for (const column of listColumns) stands.add(`${row.branch} ${row.day} ${column}`, Number(row[column]))
  for (const { key, stands: one, should: other } of sumDifferences(stands, should))
    yield `the list of ${key} is ${one}, its orders come to ${other}`
}

const isBooked = (kind: string): boolean => bookedKinds.some((one) => one === kind)

/** Nor are parts of meal deals, and food: servers of the version before, while they are replaced, count none. */
const ofOthers: readonly FigureKind[] = ['soldOut', 'minutesOut', 'part', 'eaten']
const ofOrders = figureKinds.filter((kind) => !ofOthers.includes(kind) && !isBooked(kind))

/**
 * The figures of each day are those of its orders. Of each kind the amounts are compared, and a sum in which each
 * subject weighs differently, so that the memory that this takes follows from the days and not from what was sold.
 */
export const auditFigures: AuditWalk = async function* (ask) {
  const should = new KeyedSums()
  const add = (to: KeyedSums, key: string, subject: string, amount: number) => {
    to.add(`${key} amount`, amount)
    to.add(`${key} weighed`, amount * weightOf(subject))
  }
  for await (const orders of everyOrder(ask))
    for (const order of orders) {
      if (order.wantedAt === null) continue
      const { dayOf, minuteOf } = await ask.daysOf(order.branch)
      const day = dayOf(order.wantedAt)
      if (day < ask.since) continue
      for (const { kind, subject, amount } of countedOf(order, minuteOf(order.wantedAt)))
        if (!ofOthers.includes(kind)) add(should, `${order.branch} ${day} ${kind}`, subject, amount)
    }
  const stands = new KeyedSums()
  for await (const rows of figureRows(ask))
    for (const { branch, day, kind, subject, amount } of rows)
      add(stands, `${branch} ${day} ${kind}`, subject, Number(amount))
  for (const { key, stands: one, should: other } of sumDifferences(stands, should))
    if (key.endsWith(' amount')) yield `the figures of ${key.slice(0, -7)} are ${one}, the orders come to ${other}`
    else if (stands.sums.get(amountKey(key)) === should.sums.get(amountKey(key)))
      yield `the figures of ${key.slice(0, -8)} have the right sum under other subjects than the orders`
}

const amountKey = (weighed: string): string => `${weighed.slice(0, -' weighed'.length)} amount`

/** From 1 to 65,536; the same text has the same one. */
function weightOf(subject: string): number {
  let hash = 0
  for (const letter of subject) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_536
  return hash + 1
}

/**
 * What was sold by method is what the ledger sold, on each day at each rate, and what is booked of all days together is
 * what the orders say. Once days are old enough to be forgotten with their orders, nobody can compare the latter.
 */
export const auditWays: AuditWalk = async function* (ask) {
  for (const [key, missing] of (await booksWithoutWay(ask.db, ask.since)).sums)
    yield `what was sold by method of ${key} is ${missing} less than what the ledger sold`
  const { rows } = await sql<{ branch: string; day: string; kind: string; amount: number }>`
    select branch, min(day) as day, kind, sum(amount) as amount from figure where kind in (${sql.join(bookedKinds)})
    group by branch, kind`.execute(ask.db)
  if (rows.some(({ day }) => day < ask.since)) return
  const stands = new KeyedSums()
  const should = new KeyedSums()
  for (const { branch, kind, amount } of rows) stands.add(`${branch} ${kind}`, Number(amount))
  for await (const orders of everyOrder(ask))
    for (const order of orders) {
      const { dayOf } = await ask.daysOf(order.branch)
      for (const { kind, amount } of bookedCountsOf(order, dayOf)) should.add(`${order.branch} ${kind}`, amount)
    }
  for (const { key, stands: one, should: other } of sumDifferences(stands, should))
    yield `the figures of all days of ${key} are ${one}, the orders come to ${other}`
}

const figurePage = 2000

async function* figureRows({ db, since, pause }: AuditAsk) {
  for (let last = { branch: '', day: '', kind: '', subject: '' }; ; ) {
    const rows = await figuresAfter(db, since, last)
    yield rows
    const end = rows.at(-1)
    if (!end || rows.length < figurePage) return
    last = end
    await pause()
  }
}

type FigureKey = { branch: string; day: string; kind: string; subject: string }

async function figuresAfter(db: Db, since: string, { branch, day, kind, subject }: FigureKey) {
  const { rows } = await sql<FigureKey & { amount: number }>`
    select branch, day, kind, subject, amount from figure
    where day >= ${since} and kind in (${sql.join(ofOrders)})
      and (branch, day, kind, subject) > (${branch}, ${day}, ${kind}, ${subject})
    order by branch, day, kind, subject limit ${figurePage}`.execute(db)
  return rows
}
