// Invoices and credit notes as they are stored: numbered without gaps, never changed, and found by order, day or month
// (BOOK-4).
import { type Selectable, sql } from 'kysely'
import type { DateText, Instant } from '#domain/branch/hours.ts'
import type { InvoiceWish } from '#domain/money/invoice-wish.ts'
import { type IssuedInvoice, invoicedRates, invoiceNumber, type Unnumbered } from '#domain/money/order-invoice.ts'
import { type ByWay, byWay, type PaymentWay } from '#domain/money/payment.ts'
import { addRates, type RateSum } from '#domain/money/rate-sums.ts'
import { type InvoiceParty, invoicePaymentsOf } from '#domain/money/ubl.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import { fromJson, toJson } from '../json.ts'
import { preparedQuery } from '../prepared.ts'
import { writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'
import type { InvoiceRow, InvoiceWishRow } from './payment-tables.ts'

export interface KeptInvoice {
  readonly id: number
  readonly order: number
  readonly branch: string
  readonly at: Instant
  readonly invoice: IssuedInvoice
}

const wishes = preparedQuery<{ order: number }, InvoiceWishRow>((db, { order }) =>
  db.selectFrom('invoice_wish').selectAll().where('order_id', '=', order),
)

/** Who the order is to be invoiced to; undefined if nobody wants an invoice, or their data are erased. */
export async function invoiceWishOf(db: Db, order: number): Promise<InvoiceWish | undefined> {
  const [row] = await wishes(db, { order })
  return row && { buyer: fromJson<InvoiceParty>(row.buyer), email: row.email, locale: row.locale as Locale }
}

/** Instead of an earlier one. */
export async function saveInvoiceWish(trx: Trx, order: number, { buyer, email, locale }: InvoiceWish): Promise<void> {
  const row = { buyer: toJson(buyer), email, locale }
  await trx
    .insertInto('invoice_wish')
    .values({ order_id: order, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
}

const ofOrder = preparedQuery<{ order: number }, Selectable<InvoiceRow>>((db, { order }) =>
  db.selectFrom('invoice').selectAll().where('order_id', '=', order).orderBy('turn'),
)

/** The invoices and credit notes of an order, in turn. */
export const invoicesOf = async (db: Db, order: number): Promise<KeptInvoice[]> =>
  (await ofOrder(db, { order })).map(keptFrom)

interface Issued {
  readonly order: number
  readonly branch: string
  readonly turn: number
  readonly at: Instant
}

/** Issues an invoice or a credit note under the next number of its seller. A transaction that fails leaves no gap. */
export async function issueInvoice(
  trx: Trx,
  unnumbered: Unnumbered,
  { order, branch, turn, at }: Issued,
): Promise<KeptInvoice> {
  const { kind, seller, date, day } = unnumbered
  const year = Number(date.slice(0, 4))
  // Servers take turns until the transaction ends.
  await writeSetting(trx, 'invoices.lock', crypto.randomUUID())
  const last = await trx
    .selectFrom('invoice')
    .select((e) => e.fn.max<number | null>('number').as('number'))
    .where('seller', '=', seller.number)
    .where('kind', '=', kind)
    .where('year', '=', year)
    .executeTakeFirst()
  const number = Number(last?.number ?? 0) + 1
  const invoice: IssuedInvoice = { ...unnumbered, number: invoiceNumber(kind, year, number) }
  const { id } = await trx
    .insertInto('invoice')
    .values({
      seller: seller.number,
      kind,
      year,
      number,
      order_id: order,
      turn,
      branch,
      day,
      at,
      data: toJson(invoice),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: Number(id), order, branch, at, invoice }
}

/** By its own number, which counts all of them. */
export async function invoiceById(db: Db, id: number): Promise<KeptInvoice | undefined> {
  const row = await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst()
  return row && keptFrom(row)
}

/** What the day book of a branch leaves out on a day. */
export interface InvoicedDay {
  readonly rates: readonly RateSum[]
  readonly orders: ReadonlySet<number>
  /** How they were paid. */
  readonly paid: ByWay
}

export async function invoicedOn(db: Db, branch: string, day: DateText): Promise<InvoicedDay> {
  let rates: RateSum[] = []
  const orders = new Set<number>()
  const paid: Record<PaymentWay, number> = byWay(() => 0)
  for await (const found of invoicesBetween(db, branch, { from: day, to: day })) {
    rates = addRates([...rates, ...invoicedRates(found.map(({ invoice }) => invoice))])
    for (const { order, invoice } of found) {
      orders.add(order)
      for (const { way, applied } of invoicePaymentsOf(invoice))
        paid[way] += invoice.kind === 'credit' ? -applied : applied
    }
  }
  return { rates, orders, paid }
}

/** The order with this token, until its customer is erased. */
export async function orderWithInvoices(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** A month such as '2026-11', from the end of a page on, and how many at most. */
interface MonthPage {
  readonly month: string
  /** The last one of the page before. */
  readonly before: number | undefined
  readonly limit: number
  /** Whether the branches are all that the shop has. */
  readonly whole: boolean
}

export interface MailedInvoice extends KeptInvoice {
  /** Null once the address is erased. */
  readonly mail: { readonly state: 'waiting' | 'done' | 'given_up'; readonly error: string } | null
}

/** Those of branches, by the days whose day books leave them out, the newest day first. */
export async function invoicesOfMonth(
  db: Db,
  branches: readonly string[],
  { month, before, limit, whole }: MonthPage,
): Promise<MailedInvoice[]> {
  const last = before === undefined ? undefined : await placeOf(db, before)
  const found: InvoicePlace[] = []
  // One index walk per branch costs the same however many invoices follow; an `in` would sort them all.
  for (const branch of whole ? [null] : branches)
    found.push(
      ...(await db
        .selectFrom('invoice')
        .select(['id', 'day'])
        .$if(branch !== null, (query) => query.where('branch', '=', branch))
        .where('day', '>=', `${month}-01`)
        .where('day', '<=', `${month}-31`)
        .$if(last !== undefined, (query) => query.where(sql<boolean>`(day, id) < (${last?.day}, ${last?.id})`))
        .orderBy('day', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()),
    )
  const shown = found.sort(newestFirst).slice(0, limit)
  if (shown.length === 0) return []
  const rows = await db
    .selectFrom('invoice')
    .leftJoin('invoice_mail', 'invoice_mail.invoice', 'invoice.id')
    .selectAll('invoice')
    .select(['invoice_mail.state', 'invoice_mail.error'])
    .where(
      'id',
      'in',
      shown.map(({ id }) => id),
    )
    .execute()
  return rows.sort(newestFirst).map(({ state, error, ...row }) => ({
    ...keptFrom(row),
    mail: state === null ? null : { state: state as 'waiting', error: error ?? '' },
  }))
}

type InvoicePlace = Pick<Selectable<InvoiceRow>, 'id' | 'day'>

const placeOf = (db: Db, id: number): Promise<InvoicePlace | undefined> =>
  db.selectFrom('invoice').select(['id', 'day']).where('id', '=', id).executeTakeFirst()

const newestFirst = (one: InvoicePlace, other: InvoicePlace): number =>
  one.day === other.day ? Number(other.id) - Number(one.id) : one.day < other.day ? 1 : -1

const batch = 50

/** Those of a branch that its day book leaves out on some days, a batch at a time, by day and in the order of issue. */
export async function* invoicesBetween(
  db: Db,
  branch: string,
  { from, to }: { readonly from: DateText; readonly to: DateText },
): AsyncGenerator<readonly KeptInvoice[]> {
  const rest = inPieces()
  for (let last: InvoicePlace = { day: from, id: 0 }; ; ) {
    await rest()
    const rows = await db
      .selectFrom('invoice')
      .selectAll()
      .where('branch', '=', branch)
      .where('day', '<=', to)
      .where(sql<boolean>`(day, id) > (${last.day}, ${last.id})`)
      .orderBy('day')
      .orderBy('id')
      .limit(batch)
      .execute()
    if (rows.length > 0) yield rows.map(keptFrom)
    const end = rows.at(-1)
    if (!end || rows.length < batch) return
    last = { day: end.day, id: Number(end.id) }
  }
}

const keptFrom = ({ id, order_id, branch, at, data }: Selectable<InvoiceRow>): KeptInvoice => ({
  id: Number(id),
  order: Number(order_id),
  branch,
  at: Number(at),
  invoice: fromJson<IssuedInvoice>(data),
})
