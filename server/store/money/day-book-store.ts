// The day books as they are stored, and what of the ledger they seal (BOOK-2).
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { addDays, type DateText, type Instant, instantOf } from '#domain/branch/hours.ts'
import {
  type DayBookLine,
  type EntriesDigest,
  type Hash,
  type LargeSale,
  largeSale,
  readBookLine,
  type SealedLine,
  sealLine,
} from '#domain/money/day-book.ts'
import { positionOf } from '#domain/money/ledger.ts'
import { soldFor } from '#domain/money/order-payments.ts'
import { ratesOf } from '#domain/money/rate-sums.ts'
import { localDays } from '../branch/branch-days.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import { anyById } from '../order/order-store.ts'
import type { Trx } from '../write-queue.ts'
import { type InvoicedDay, invoicedOn, invoicesBetween } from './invoice-store.ts'
import { balancesOf } from './ledger-store.ts'
import { lockLedger } from './running-sums.ts'

/** SHA-256, in hexadecimal. */
export const bookHash: Hash = (text) => createHash('sha256').update(text).digest('hex')

interface BranchClock {
  readonly id: string
  readonly timeZone: string
}

/** What belongs to a day may be under way when it ends. */
const graceMs = 10 * 60_000

/** Closes the oldest day of the branch that has ended and is not in its book. Returns whether there was one. */
export async function closeNextDay(trx: Trx, { id: branch, timeZone }: BranchClock, now: Instant): Promise<boolean> {
  const open = await firstOpenDay(trx, branch)
  if (!open || instantOf(addDays(open, 1), 0, timeZone) + graceMs > now) return false
  // Another server may close the same day, and entries may be under way.
  await lockLedger(trx, branch)
  const last = await lastLine(trx, branch)
  const day = last ? addDays(last.day, 1) : open
  if (day !== open) return true
  const invoiced = await invoicedOn(trx, branch, day)
  const counts = await countsSince(trx, branch, last && readBookLine(last).counts?.upTo)
  const line: DayBookLine = {
    branch,
    number: (last?.number ?? 0) + 1,
    day,
    closedAt: now,
    balances: await dayBalances(trx, branch, day),
    large: await largeSales(trx, { id: branch, timeZone }, day, invoiced),
    invoiced: invoiced.rates,
    entries: await digestEntries(trx, branch, day),
    invoices: await digestInvoices(trx, branch, day),
    counts,
  }
  const sealed = sealLine(line, last, bookHash)
  await trx.insertInto('day_book').values(sealed).execute()
  const { number, seal } = sealed
  // The first seal of a line stays: removing the line and having it written anew is found.
  await trx
    .insertInto('book_seal')
    .values({ branch, number, seal })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** The day after the last line of the book, or the day of the branch's first entry. */
async function firstOpenDay(db: Db, branch: string): Promise<DateText | undefined> {
  const last = await lastLine(db, branch)
  if (last) return addDays(last.day, 1)
  const first = await db
    .selectFrom('ledger_entry')
    .select('day')
    .where('branch', '=', branch)
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  return first?.day
}

const lastLine = (db: Db, branch: string): Promise<SealedLine | undefined> =>
  db
    .selectFrom('day_book')
    .selectAll()
    .where('branch', '=', branch)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((row) => row && numbered(row))

/** Every account that is not zero, in the order of their names. */
export async function dayBalances(db: Db, branch: string, day: DateText): Promise<Record<string, number>> {
  const balances = await balancesOf(db, branch, day)
  return Object.fromEntries(
    Object.entries(balances)
      .flatMap(([account, amount]): [string, number][] => (amount ? [[account, amount]] : []))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * Orders of the day above the amount that needs a line of its own, as they stand; invoiced ones are not in the book.
 */
async function largeSales(
  db: Db,
  { id: branch, timeZone }: BranchClock,
  day: DateText,
  { orders: invoiced }: InvoicedDay,
): Promise<LargeSale[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where branch = ${branch} and wanted_known = 1 and total > ${largeSale}
      and (course in ('placed', 'accepted') or (course = 'not-collected' and kept_at is not null))
      and wanted_at >= ${instantOf(day, 0, timeZone)} and wanted_at < ${instantOf(addDays(day, 1), 0, timeZone)} order by id`.execute(
    db,
  )
  if (rows.length === 0) return []
  const { dayOf } = await localDays(db, branch)
  const orders = await anyById(
    db,
    rows.map(({ id }) => Number(id)).filter((id) => !invoiced.has(id)),
  )
  return orders
    .filter((order) => soldFor(order) > largeSale)
    .map((order) => {
      const lines = positionOf(order, { dayOf }).filter(([, lineDay]) => lineDay === day)
      const sales = ratesOf(lines.map(([account, , cents]) => [account, cents]))
      return { order: order.id, code: order.code, sales }
    })
}

const batch = 500

/** What an entry says, byte for byte, as text that another entry cannot have. */
export interface SealedEntry {
  readonly id: number
  readonly at: Instant
  readonly day: DateText
  readonly branch: string
  readonly kind: string
  readonly order_id: number | null
  readonly actor: string
  readonly staff: number | null
  readonly staff_name: string
  readonly ref: string | null
  readonly lines: string
}

/**
 * The entries that were made at a branch from one day to another, a batch at a time, in the order in which they were
 * made.
 */
export async function* entriesOf(
  db: Db,
  branch: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
): AsyncGenerator<readonly SealedEntry[]> {
  const rest = inPieces()
  for (let last = { day: from, id: 0 }; ; ) {
    await rest()
    const { rows } = await sql<SealedEntry>`
      select id, at, day, branch, kind, order_id, actor, staff, staff_name, ref, lines from ledger_entry
      where branch = ${branch} and day >= ${last.day} and day <= ${to} and (day > ${last.day} or id > ${last.id})
      order by day, id limit ${batch}`.execute(db)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = { day: end.day, id: Number(end.id) }
  }
}

/** Each entry is hashed together with those before it. */
export async function digestEntries(db: Db, branch: string, day: DateText): Promise<EntriesDigest> {
  let count = 0
  let digest = ''
  for await (const entries of entriesOf(db, branch, { from: day, to: day }))
    for (const entry of entries) {
      count += 1
      digest = bookHash(`${digest}\n${entryText(entry)}`)
    }
  return { count, digest }
}

/** The invoices that a day of a branch leaves out, each with every byte that it says. */
export async function digestInvoices(db: Db, branch: string, day: DateText): Promise<EntriesDigest> {
  let count = 0
  let digest = ''
  for await (const invoices of invoicesBetween(db, branch, { from: day, to: day }))
    for (const { id, order, at, invoice } of invoices) {
      count += 1
      digest = bookHash(`${digest}\n${JSON.stringify([id, order, branch, at, invoice])}`)
    }
  return { count, digest }
}

/** What was counted at a branch after the count with the number `after`, up to another or to the newest one. */
export async function countsSince(
  db: Db,
  branch: string,
  after = 0,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Required<DayBookLine>['counts']> {
  const rows = await db
    .selectFrom('day_count')
    .selectAll()
    .where('branch', '=', branch)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .execute()
  let digest = ''
  for (const { id, day, at, staff, staff_name, data } of rows) {
    const said = [Number(id), day, Number(at), staff === null ? null : Number(staff), staff_name, data]
    digest = bookHash(`${digest}\n${JSON.stringify(said)}`)
  }
  return { count: rows.length, digest, upTo: Number(rows.at(-1)?.id ?? after) }
}

/** Numbers come as text from one of the engines. */
const entryText = ({ id, at, order_id, staff, ...rest }: SealedEntry): string => {
  const number = (value: number | null) => (value === null ? null : Number(value))
  const { day, branch, kind, actor, staff_name, ref, lines } = rest
  return JSON.stringify([
    number(id),
    number(at),
    day,
    branch,
    kind,
    number(order_id),
    actor,
    number(staff),
    staff_name,
    ref,
    lines,
  ])
}

/** The lines of a branch's book in the order of their numbers, a batch at a time. */
export async function* bookLines(db: Db, branch: string): AsyncGenerator<readonly SealedLine[]> {
  const rest = inPieces()
  for (let last = 0; ; ) {
    await rest()
    const rows = await db
      .selectFrom('day_book')
      .selectAll()
      .where('branch', '=', branch)
      .where('number', '>', last)
      .orderBy('number')
      .limit(batch)
      .execute()
    if (rows.length > 0) yield rows.map(numbered)
    if (rows.length < batch) return
    last = Number(rows.at(-1)?.number)
  }
}

/** The lines of some days, oldest first. */
export async function bookLinesOf(
  db: Db,
  branch: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
): Promise<SealedLine[]> {
  const rows = await db
    .selectFrom('day_book')
    .selectAll()
    .where('branch', '=', branch)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  return rows.map(numbered)
}

/** The seal of the line before; '' for the first. */
export async function sealBefore(db: Db, branch: string, number: number): Promise<string> {
  const row = await db
    .selectFrom('day_book')
    .select('seal')
    .where('branch', '=', branch)
    .where('number', '=', number - 1)
    .executeTakeFirst()
  return row?.seal ?? ''
}

/** The lines of a book whose kept seal is not that of a line any more. */
export async function linesMissingFromSeals(db: Db, branch: string): Promise<number[]> {
  const rows = await db
    .selectFrom('book_seal')
    .leftJoin('day_book', (join) =>
      join.onRef('day_book.branch', '=', 'book_seal.branch').onRef('day_book.number', '=', 'book_seal.number'),
    )
    .select('book_seal.number')
    .where('book_seal.branch', '=', branch)
    .where((e) => e.or([e('day_book.seal', 'is', null), e('day_book.seal', '<>', e.ref('book_seal.seal'))]))
    .orderBy('book_seal.number')
    .execute()
  return rows.map(({ number }) => Number(number))
}

/** The branches that have a book. */
export async function bookBranches(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('book_seal').select('branch').distinct().orderBy('branch').execute()
  return rows.map(({ branch }) => branch)
}

/** The day of the oldest entry that the ledger still keeps of a branch. */
export async function oldestEntryDay(db: Db, branch: string): Promise<DateText | undefined> {
  const row = await db
    .selectFrom('ledger_entry')
    .select((e) => e.fn.min<string | null>('day').as('day'))
    .where('branch', '=', branch)
    .executeTakeFirst()
  return row?.day ?? undefined
}

const numbered = (row: SealedLine): SealedLine => ({ ...row, number: Number(row.number) })
