// Balances against entries, slots against what is held, vouchers, counts, invoices, payments, outboxes and regions.
import { sql } from 'kysely'
import { regionsNamed } from '#domain/menu/region-sold.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import { invoiceNumber } from '#domain/money/order-invoice.ts'
import { KeyedSums, sumDifferences } from '#domain/shop/audit/audit-checks.ts'
import { readRegions } from '#server/store/branch/region-rows.ts'
import { wrongSlots } from '#server/store/branch/slot-care.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { fromJson } from '#server/store/json.ts'
import { allDays } from '#server/store/money/ledger-store.ts'
import { outboxTables } from '#server/store/outbox-store.ts'
import { type AuditAsk, type AuditWalk, everyEntry } from './audit-walk.ts'

const hasSumOfAll = (account: string): boolean => !/^(sales|vat):/.test(account)

/** Every balance is the sum of its entries, each day comes to zero, and all days together are the sum of the days. */
export const auditBalances: AuditWalk = async function* (ask) {
  const entered = new KeyedSums()
  for await (const entries of everyEntry(ask))
    for (const { branch, lines } of entries)
      for (const [account, day, amount] of lines)
        if (day >= ask.since) entered.add(`${branch} ${day} ${account}`, amount)
  const stands = new KeyedSums()
  const days = new KeyedSums()
  const all = new KeyedSums()
  const together = new KeyedSums()
  for await (const rows of balanceRows(ask))
    for (const { branch, day, account, amount } of rows) {
      if (day === allDays) {
        all.add(`${branch} ${account}`, amount)
        continue
      }
      days.add(`${branch} ${day}`, amount)
      if (hasSumOfAll(account)) together.add(`${branch} ${account}`, amount)
      if (day >= ask.since) stands.add(`${branch} ${day} ${account}`, amount)
    }
  for (const { key, stands: one, should } of sumDifferences(stands, entered))
    yield `the balance of ${key} is ${one}, its entries come to ${should}`
  for (const [key, sum] of days.sums) yield `the balances of ${key} come to ${sum} instead of 0`
  for (const { key, stands: one, should } of sumDifferences(all, together))
    yield `the balance of all days of ${key} is ${one}, its days come to ${should}`
}

const balancePage = 2000

async function* balanceRows({ db, pause }: AuditAsk) {
  for (let last = { branch: '', day: '', account: '' }; ; ) {
    const { rows } = await sql<{ branch: string; day: string; account: string; amount: number }>`
      select branch, day, account, amount from ledger_balance
      where (branch, day, account) > (${last.branch}, ${last.day}, ${last.account})
      order by branch, day, account limit ${balancePage}`.execute(db)
    yield rows.map((row) => ({ ...row, amount: Number(row.amount) }))
    const end = rows.at(-1)
    if (!end || rows.length < balancePage) return
    last = end
    await pause()
  }
}

/**
 * What each slot counts is what orders hold of it, no slot is over its cap, and nobody holds one for an order that is
 * over.
 */
export const auditSlots: AuditWalk = async function* ({ db }) {
  for (const { branch, meter, start, used, held } of await wrongSlots(db))
    yield `the slot of ${branch} ${meter} at ${new Date(Number(start)).toISOString()} counts ${used}, orders hold ${held}`
  const { rows } = await sql<{ order_id: number }>`
    select distinct order_id from slot_held where not exists (select 1 from orders where orders.id = slot_held.order_id)
    order by order_id`.execute(db)
  for (const { order_id } of rows) yield `order ${order_id} holds a slot and does not exist`
}

/** A piece that a voucher paid for has that voucher, and no other voucher of its order paid for nothing. */
export const auditVouchers: AuditWalk = async function* ({ db }) {
  const { rows: bare } = await sql<{ id: number; pieces: number; vouchers: number }>`
    select o.id, count(*) as pieces, (select count(*) from stamp_voucher v where v.order_id = o.id) as vouchers
    from order_line l join orders o on o.id = l.order_id
    where l.voucher_off > 0 and o.course in ('placed', 'accepted') group by o.id
    having count(*) <> (select count(*) from stamp_voucher v where v.order_id = o.id) order by o.id`.execute(db)
  for (const { id, pieces, vouchers } of bare)
    yield `order ${id}: ${pieces} of its pieces were paid for by a voucher, it has ${vouchers}`
  const { rows: unspent } = await sql<{ id: string }>`
    select id from stamp_voucher where (order_id is not null and spent_at is null) or worth <= 0 order by id`.execute(
    db,
  )
  for (const { id } of unspent) yield `voucher ${id} stands on an order and was not spent, or is worth nothing`
  const { rows: twice } = await sql<{ order_id: number }>`
    select order_id from stamp_voucher where order_id is not null group by order_id having count(*) > 1`.execute(db)
  for (const { order_id } of twice) yield `order ${order_id} has more than one voucher`
  yield* wrongCodes(db)
}

/** A code counts the orders that use it, and one that came to nothing, or has nothing of it left, has given it back. */
async function* wrongCodes(db: Db): AsyncGenerator<string> {
  const { rows: counted } = await sql<{ id: string; used: number; uses: number }>`
    select r.id, r.used, (select count(*) from reduction_use u where u.reduction = r.id and u.returned = 0) as uses
    from reduction r order by r.id`.execute(db)
  for (const { id, used, uses } of counted)
    if (Number(used) !== Number(uses)) yield `the code of ${id} counts ${used} uses, orders have ${uses}`
  const { rows: ended } = await sql<{ order_id: number; course: string }>`
    select u.order_id, o.course from reduction_use u join orders o on o.id = u.order_id
    where u.returned = 0 and o.course in ('refused', 'cancelled', 'lapsed') order by u.order_id`.execute(db)
  for (const { order_id, course } of ended) yield `order ${order_id} is ${course} and has not given its code back`
}

/** What was counted at the end of a day can be counted, and the orders of a closed day have their archive. */
export const auditCounts: AuditWalk = async function* ({ db }) {
  const counts = await db.selectFrom('day_count').select(['id', 'day', 'data']).orderBy('id').execute()
  for (const { id, day, data } of counts) {
    const { pieces } = fromJson<{ pieces?: Record<string, number> }>(data)
    if (Object.values(pieces ?? {}).some((count) => !Number.isInteger(count) || count < 0))
      yield `count ${id} of ${day}: has pieces that nobody can count`
  }
  const { rows } = await sql<{ id: number; day: string }>`
    select id, day from day_record where archive is not null and brought_back_at is null
      and not exists (select 1 from archive where archive.id = day_record.archive)
      and exists (select 1 from orders where orders.archive = day_record.archive and orders.archive <> 0)`.execute(db)
  for (const { id, day } of rows) yield `day record ${id} of ${day}: its archive is gone, its orders are not`
}

interface IssuedRow {
  readonly seller: string
  readonly kind: 'invoice' | 'credit'
  readonly year: number
  readonly count: number
  readonly first: number
  readonly last: number
}

/** The numbers of a year run without a gap from the first that is kept, and each credit note corrects an invoice. */
export const auditInvoices: AuditWalk = async function* ({ db }) {
  const { rows } = await sql<IssuedRow>`
    select seller, kind, year, count(*) as count, min(number) as first, max(number) as last from invoice
    group by seller, kind, year order by seller, kind, year`.execute(db)
  const oldest = Math.min(...rows.map(({ year }) => Number(year)))
  for (const { seller, kind, year, count, first, last } of rows) {
    const isGap = Number(last) - Number(first) + 1 !== Number(count)
    // Of the oldest year, the first ones may be forgotten.
    if (isGap || (Number(first) !== 1 && Number(year) !== oldest))
      yield `${kind === 'credit' ? 'credit notes' : 'invoices'} of ${seller} in ${year}: ${count} from ${invoiceNumber(kind, Number(year), Number(first))} to ${invoiceNumber(kind, Number(year), Number(last))}`
  }
  const { rows: odd } = await sql<{ id: number; order_id: number }>`
    select i.id, i.order_id from invoice i where i.turn > 1 and not exists (
      select 1 from invoice before where before.order_id = i.order_id and before.turn = i.turn - 1)
      and i.at > (select min(at) from invoice) order by i.id`.execute(db)
  for (const { id, order_id } of odd) yield `invoice ${id} of order ${order_id}: what it follows is missing`
}

/** What is going back of a payment is the sum of its refunds, and never more than was paid. */
export const auditPayments: AuditWalk = async function* ({ db }) {
  const { rows } = await sql<{ id: string; refunded: number; refunds: number }>`
    select p.id, p.refunded, coalesce(r.sum, 0) as refunds from online_payment p left join (
      select payment, sum(amount) as sum from refund where status in ('due', 'sent', 'done', 'settled') group by payment
    ) r on r.payment = p.id where p.refunded <> coalesce(r.sum, 0) order by p.id`.execute(db)
  for (const { id, refunded, refunds } of rows)
    yield `payment ${id}: ${refunded} of it go back, its refunds come to ${refunds}`
  const { rows: over } = await sql<{ id: string }>`
    select id from online_payment where refunded < 0 or charged_back < 0 or refunded > amount
      or (settled_at is null and (refunded > 0 or charged_back > 0)) order by id`.execute(db)
  for (const { id } of over) yield `payment ${id}: more goes back than was paid`
}

/** What waits was counted, has a next try, and is not past every try. */
export const auditOutbox: AuditWalk = async function* ({ db, now }) {
  for (const table of outboxTables) {
    const { rows } = await sql<{ odd: number }>`
      select count(*) as odd from ${sql.table(table)} where tries < 0 or since <= 0
        or state not in ('unpaid', 'waiting', 'done', 'given_up')
        or (state = 'waiting' and next_at > ${now + (table === 'gift_mail' ? sentWithin : longestWait)})`.execute(db)
    const odd = Number(rows[0]?.odd ?? 0)
    if (odd > 0) yield `${odd} of ${table} will never be sent: in no known state, or put off for more than a month`
  }
}

const longestWait = 31 * 24 * 3_600_000
/** A gift card is mailed on the day that its buyer chose. */
const sentWithin = 400 * 24 * 3_600_000

/** Every region that a branch, a post or the menu names is one of the shop's. */
export const auditRegions: AuditWalk = async function* ({ db }) {
  const known = new Set((await readRegions(db)).map(({ id }) => id))
  const branches = await db.selectFrom('branch').select(['id', 'region']).where('region', 'is not', null).execute()
  for (const { id, region } of branches)
    if (!known.has(region ?? '')) yield `branch ${id}: is in region ${region}, which does not exist`
  const posts = await db.selectFrom('staff_region').select(['staff', 'region']).execute()
  for (const { staff, region } of posts)
    if (!known.has(region)) yield `account ${staff}: works for region ${region}, which does not exist`
  for (const table of ['category', 'item'] as const) {
    const things = await db.selectFrom(table).select(['id', 'sold']).where('sold', 'is not', null).execute()
    for (const { id, sold } of things)
      for (const region of regionsNamed(fromJson<SaleRules>(sold ?? '{}')))
        if (!known.has(region)) yield `${table} ${id}: is sold in region ${region}, which does not exist`
  }
}
