// Copies a whole shop from one database to another, and compares them row by row. What was copied before is not copied
// again, so a copy that was interrupted goes on where it was.

import type { CopiedRow, CopiedRows, CopiedTable, CopiedValue } from '../engines/copied-rows.ts'
import type { Tables } from '../tables.ts'

export interface CopiedShop {
  readonly table: string
  readonly rows: number
}

/** The two databases differ after all: at this table, at the row with this key. */
export class CopyDiffers extends Error {}

/** Afterwards `to` has the same rows as `from`, and numbers new rows after the same ones. */
export async function copyShop(
  from: CopiedRows,
  to: CopiedRows,
  tell: (copied: CopiedShop) => void = () => {},
): Promise<CopiedShop[]> {
  const tables = await withColumns(from, to)
  for (const { table, columns } of tables.toReversed()) await removeOthers(table, columns, from, to)
  await to.lookAgain()
  for (const { table, columns } of tables) await putMissing(table, columns, from, to)
  await to.lookAgain()
  const all: CopiedShop[] = []
  for (const { table, columns } of tables) {
    const copied = { table: table.name, rows: await compare(table, columns, from, to) }
    if (table.numbered) await to.setLastNumber(table, await from.lastNumber(table))
    tell(copied)
    all.push(copied)
  }
  return all
}

interface WithColumns {
  readonly table: CopiedTable
  readonly columns: readonly string[]
}

/** The columns that both have, those of the key first; `tx` is a position that each database gives by itself. */
async function withColumns(from: CopiedRows, to: CopiedRows): Promise<WithColumns[]> {
  const all: WithColumns[] = []
  for (const table of copiedTables) {
    const ours = (await from.columnsOf(table)).filter((name) => name !== 'tx')
    const theirs = (await to.columnsOf(table)).filter((name) => name !== 'tx')
    const alone = [...ours.filter((name) => !theirs.includes(name)), ...theirs.filter((name) => !ours.includes(name))]
    if (alone.length > 0) throw new Error(`${table.name}.${alone[0]} is in one of the two databases only`)
    all.push({ table, columns: [...table.key, ...ours.filter((name) => !table.key.includes(name))] })
  }
  return all
}

async function removeOthers(
  table: CopiedTable,
  columns: readonly string[],
  from: CopiedRows,
  to: CopiedRows,
): Promise<void> {
  const removed = batchOf<CopiedRow>(table.page, (keys) => to.remove(table, keys))
  for await (const [ours, theirs] of sideBySide(table, columns.slice(0, table.key.length), from, to))
    if (!ours && theirs) await removed.add(theirs)
  await removed.end()
}

async function putMissing(
  table: CopiedTable,
  columns: readonly string[],
  from: CopiedRows,
  to: CopiedRows,
): Promise<void> {
  const put = batchOf<CopiedRow>(table.page, (rows) => to.put(table, columns, rows))
  for await (const [ours, theirs] of sideBySide(table, columns, from, to))
    if (ours && !(theirs && isSame(ours, theirs))) await put.add(ours)
  await put.end()
}

async function compare(
  table: CopiedTable,
  columns: readonly string[],
  from: CopiedRows,
  to: CopiedRows,
): Promise<number> {
  let rows = 0
  for await (const [ours, theirs] of sideBySide(table, columns, from, to)) {
    if (!ours || !theirs || !isSame(ours, theirs)) {
      const key = (ours ?? theirs ?? []).slice(0, table.key.length).map(String).join(', ')
      throw new CopyDiffers(`${table.name} differs at ${key}: something else writes into one of the databases`)
    }
    rows++
  }
  return rows
}

/** Both tables in the order of their key: rows with the same key together. */
async function* sideBySide(
  table: CopiedTable,
  columns: readonly string[],
  from: CopiedRows,
  to: CopiedRows,
): AsyncGenerator<readonly [ours: CopiedRow | undefined, theirs: CopiedRow | undefined]> {
  const [left, right] = [from, to].map((side) => side.read(table, columns)[Symbol.asyncIterator]()) as [
    AsyncIterator<CopiedRow>,
    AsyncIterator<CopiedRow>,
  ]
  const next = async (rows: AsyncIterator<CopiedRow>): Promise<CopiedRow | undefined> => {
    const { value, done } = await rows.next()
    return done ? undefined : (value as CopiedRow)
  }
  let ours = await next(left)
  let theirs = await next(right)
  while (ours || theirs) {
    const order = !ours ? 1 : !theirs ? -1 : compareKeys(ours, theirs, table.key.length)
    yield [order <= 0 ? ours : undefined, order >= 0 ? theirs : undefined]
    if (order <= 0) ours = await next(left)
    if (order >= 0) theirs = await next(right)
  }
}

function compareKeys(one: CopiedRow, other: CopiedRow, length: number): number {
  for (let i = 0; i < length; i++) {
    const order = compareValues(one[i] ?? null, other[i] ?? null)
    if (order !== 0) return order
  }
  return 0
}

/** Text by code points, as both engines order it. */
function compareValues(one: CopiedValue, other: CopiedValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return Buffer.compare(bytesOf(one), bytesOf(other))
}

const bytesOf = (value: CopiedValue): Uint8Array => (value instanceof Uint8Array ? value : Buffer.from(String(value)))

const isSame = (one: CopiedRow, other: CopiedRow): boolean =>
  one.every((value, i) => {
    const beside = other[i] ?? null
    if (value instanceof Uint8Array) return beside instanceof Uint8Array && Buffer.compare(value, beside) === 0
    return value === beside
  })

/** Hands on what is added, `size` at a time. */
function batchOf<Value>(size: number, hand: (values: readonly Value[]) => Promise<void>) {
  let waiting: Value[] = []
  const end = async (): Promise<void> => {
    const values = waiting
    waiting = []
    if (values.length > 0) await hand(values)
  }
  return {
    add: async (value: Value): Promise<void> => {
      waiting.push(value)
      if (waiting.length >= size) await end()
    },
    end,
  }
}

/** Values of `setting` that are positions in the event log of one database, or say how it stands. */
const ownSettings = ['events.horizon', 'hooks.cursor', 'copy.unfinished']

interface Described extends CopiedTable {
  readonly name: keyof Tables
}

const many = { page: 500 }
/** Pictures and parts of films weigh up to some hundred kilobytes each. */
const heavy = { page: 20 }
const numbered = { key: ['id'], numbered: true, ...many }

export const copiedTables: readonly Described[] = [
  { name: 'setting', key: ['key'], own: ownSettings, ...many },
  { name: 'legacy', key: ['kind', 'key'], ...many },
  { name: 'legal_text', key: ['page', 'locale', 'version'], ...many },
  { name: 'picture', key: ['key'], ...many },
  { name: 'picture_file', key: ['picture', 'width', 'format'], ...heavy },
  { name: 'film', key: ['key'], ...many },
  { name: 'film_part', key: ['film', 'number'], ...heavy },
  { name: 'region', key: ['id'], ...many },
  { name: 'branch', key: ['id'], ...many },
  { name: 'category', key: ['id'], ...many },
  { name: 'item', key: ['id'], ...many },
  { name: 'item_piece', key: ['item', 'persons'], ...many },
  { name: 'option_group', key: ['id'], ...many },
  { name: 'shop_option', key: ['id'], ...many },
  { name: 'group_use', key: ['owner_kind', 'owner', 'position'], ...many },
  { name: 'stock_out', key: ['item', 'branch'], ...many },
  { name: 'option_out', key: ['option', 'branch'], ...many },
  { name: 'offer', key: ['id'], ...many },
  { name: 'post', key: ['id'], ...many },
  { name: 'testimonial', key: ['id'], ...many },
  { name: 'staff', ...numbered },
  { name: 'staff_branch', key: ['staff', 'branch'], ...many },
  { name: 'staff_region', key: ['staff', 'region'], ...many },
  { name: 'staff_session', key: ['token_hash'], ...many },
  { name: 'staff_device', key: ['token_hash', 'staff'], ...many },
  { name: 'staff_log', ...numbered },
  { name: 'password_link', key: ['staff'], ...many },
  { name: 'staff_totp', key: ['staff'], ...many },
  { name: 'staff_passkey', key: ['id'], ...many },
  { name: 'recovery_code', key: ['staff', 'code_hash'], ...many },
  { name: 'spent_challenge', key: ['hash'], ...many },
  { name: 'display', ...numbered },
  { name: 'archive', ...numbered },
  { name: 'orders', ...numbered },
  { name: 'order_line', key: ['order_id', 'line'], ...many },
  { name: 'order_step', key: ['order_id', 'number'], ...many },
  { name: 'slot_load', key: ['branch', 'meter', 'slot_start'], ...many },
  { name: 'slot_held', key: ['order_id', 'meter', 'slot_start'], ...many },
  { name: 'awaiting_order', key: ['order_id'], ...many },
  { name: 'basket', key: ['order_id'], ...many },
  { name: 'basket_person', key: ['order_id', 'number'], ...many },
  { name: 'online_payment', key: ['id'], ...many },
  { name: 'refund', key: ['id'], ...many },
  { name: 'payout', key: ['id'], ...many },
  { name: 'payout_part', key: ['kind', 'id', 'payout'], ...many },
  { name: 'stamp_voucher', key: ['id'], ...many },
  { name: 'stamp_used', key: ['stamp', 'piece'], ...many },
  { name: 'gift_card', ...numbered },
  { name: 'gift_move', ...numbered },
  { name: 'gift_mail', key: ['card'], ...many },
  { name: 'order_origin', key: ['order_id'], ...many },
  { name: 'order_block', ...numbered },
  { name: 'order_ask', ...numbered },
  { name: 'branch_pace', key: ['branch'], ...many },
  { name: 'times_told', key: ['branch'], ...many },
  { name: 'ledger_entry', ...numbered },
  { name: 'ledger_balance', key: ['branch', 'day', 'account'], ...many },
  { name: 'till_day', key: ['branch', 'day'], ...many },
  { name: 'figure', key: ['branch', 'day', 'kind', 'subject'], ...many },
  { name: 'bake_day', key: ['branch', 'day', 'item'], ...many },
  { name: 'reduction', key: ['id'], ...many },
  { name: 'reduction_use', key: ['order_id'], ...many },
  { name: 'kept_price', key: ['branch', 'item', 'size', 'from_at'], ...many },
  { name: 'left_rule', key: ['branch'], ...many },
  { name: 'left_sale', key: ['branch', 'item'], ...many },
  { name: 'left_taken', key: ['order_id', 'item'], ...many },
  { name: 'till_link', key: ['branch'], ...many },
  { name: 'till_message', key: ['branch', 'number'], ...many },
  { name: 'day_record', ...numbered },
  { name: 'day_book', key: ['branch', 'number'], ...many },
  { name: 'book_seal', key: ['branch', 'number'], ...many },
  { name: 'day_count', ...numbered },
  { name: 'invoice', ...numbered },
  { name: 'invoice_wish', key: ['order_id'], ...many },
  { name: 'invoice_mail', key: ['invoice'], ...many },
  { name: 'printer', ...numbered },
  { name: 'print_job', ...numbered },
  { name: 'news_follower', ...numbered },
  { name: 'news_message', ...numbered },
  { name: 'receipt_mail', key: ['order_id'], ...many },
  { name: 'idempotency_key', key: ['key', 'call'], ...many },
  { name: 'review', ...numbered },
  { name: 'review_tally', key: ['food', 'service', 'value', 'atmosphere'], ...many },
  { name: 'reservation', ...numbered },
  { name: 'reservation_mail', key: ['reservation', 'branch'], ...many },
  { name: 'contact_message', ...numbered },
  { name: 'contact_hand_on', key: ['message', 'way'], ...many },
  { name: 'board_seen', key: ['branch', 'board'], ...many },
  { name: 'alert', ...numbered },
  { name: 'web_hook', ...numbered },
  { name: 'notice', key: ['id'], ...many },
  { name: 'erasure', key: ['kind', 'record', 'made_at'], ...many },
  { name: 'notice_delivery', key: ['notice', 'channel'], ...many },
]

/**
 * What stays behind: each database knows its own schema, servers soon say how they are, and factors that were learned
 * each night are read by versions before 0.3.0 alone.
 */
export const leftTables: readonly string[] = ['event', 'migration', 'server_report', 'quote_factor', 'quote_learned']
