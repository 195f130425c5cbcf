// Reads the old orders: the customer, the lines, what was paid, and the status of each line.
import type { OrderForm } from '#domain/branch/branch.ts'
import { isOut } from '#domain/order/line-status.ts'
import { readToken } from '#domain/order/token.ts'
import { totalOf } from '#domain/shared/money.ts'
import { countingFingerprints, withoutCount } from '#tools/legacy/import/fingerprint.ts'
import { type Notebook, openNotebook, type ReadEntry, shown } from '../notes.ts'
import { amountOf, dearest, euros, isEmptyValue, phoneOf, wholeOf } from '../numbers.ts'
import { type OldEntry, oldEntriesOf, oldTextOf, openIdWatch, sayUnknownFields } from '../read-shapes.ts'
import { type LegacyLine, type OldMenu, oldLinesOf } from './lines.ts'

export interface LegacyOrder {
  /** Identifies the order at the next import, even if its status has changed. */
  readonly key: string
  /** Null if a new one must be drawn, for the reason in `tokenLost`. */
  readonly token: string | null
  readonly tokenLost: string
  readonly form: OrderForm
  readonly customerName: string
  readonly address: string
  readonly phone: string
  readonly table: number | null
  readonly lines: readonly LegacyLine[]
  /** Cents that were paid. */
  readonly total: number
}

const fields = ['id', 'customerName', 'address', 'phone', 'tableNumber', 'orders', 'totalPrice', 'token', 'status']

export function readOrders(orders: unknown, book: Notebook, menu: OldMenu): ReadEntry<LegacyOrder>[] {
  const print = countingFingerprints()
  const sayTwice = openIdWatch()
  const byToken = new Map<string, { readonly path: string; readonly key: string }>()
  return oldEntriesOf(orders, 'orders', book).flatMap(([path, entry]) => {
    const own = openNotebook()
    const read = orderOf(entry, path, own, menu)
    if (!read) {
      for (const note of own.notes) if (note.deed === 'refused') book.refused(note.path, note.why, entry)
      return []
    }
    const first = read.token === null ? undefined : byToken.get(read.token)
    const key = print(identityOf(entry, read.lines))
    if (first && first.key === withoutCount(key)) {
      book.refused(path, `the same order as ${first.path}`, entry)
      return []
    }
    sayTwice(entry.id, path, own)
    if (read.token !== null && !first) byToken.set(read.token, { path, key: withoutCount(key) })
    const value: LegacyOrder = first
      ? { ...read, key, token: null, tokenLost: `also the token of ${first.path}` }
      : { ...read, key }
    return [{ path, notes: own.notes, value }]
  })
}

/** What identifies an order: everything but its number and its status, which changes over time. */
function identityOf({ id: _, status: __, orders: ___, ...said }: OldEntry, lines: readonly LegacyLine[]): object {
  return { ...said, lines: lines.map(({ name, quantity, notes }) => ({ name, quantity, notes })) }
}

function orderOf(entry: OldEntry, path: string, book: Notebook, menu: OldMenu): Omit<LegacyOrder, 'key'> | null {
  const paid = amountOf(entry.totalPrice)
  const lines = oldLinesOf(entry.orders, `${path}/orders`, book, menu, paid?.cents ?? null)
  if (lines.length === 0) {
    const came = paid === null ? '' : `, though it came to ${euros(paid.cents)}`
    book.refused(path, `the order is not imported: it has no lines${came}`)
    return null
  }
  if (paid === null && totalOf(lines) > dearest) {
    book.refused(
      path,
      `the order is not imported: its lines come to ${euros(totalOf(lines))}, and what was paid is not said`,
    )
    return null
  }
  const table = tableOf(entry.tableNumber, path, book)
  saySettled(entry, lines, path, book)
  sayUnknownFields(entry, fields, path, book)
  const customerName = oldTextOf(entry.customerName, `${path}/customerName`, book)
  if (customerName === '') book.mended(`${path}/customerName`, 'it has none; left empty')
  return {
    ...tokenOf(entry.token),
    form: table === null ? 'pick-up' : 'table',
    customerName,
    address: oldTextOf(entry.address, `${path}/address`, book),
    phone: phoneOf(entry.phone, `${path}/phone`, book),
    table,
    lines,
    total: paidOf(entry.totalPrice, lines, path, book),
  }
}

/** What was paid is kept, whatever the prices are now, so that the cash total stays correct. */
function paidOf(value: unknown, lines: readonly LegacyLine[], path: string, book: Notebook): number {
  const place = `${path}/totalPrice`
  const paid = amountOf(value)
  const sum = totalOf(lines)
  if (!paid) {
    book.mended(place, `${isEmptyValue(value) ? 'it has none' : 'cannot be read'}; ${euros(sum)} by its lines`, value)
    return sum
  }
  if (euros(paid.cents) !== value) book.mended(place, `read as ${euros(paid.cents)}`, value)
  if (paid.cents !== sum)
    book.mended(place, `its lines come to ${euros(sum)} at the prices of this file; the amount paid is kept`, value)
  return paid.cents
}

/** The table as a number, also from 'Table 4'; null for a pick-up. */
function tableOf(value: unknown, path: string, book: Notebook): number | null {
  if (isEmptyValue(value) || value === '-') return null
  const digits = typeof value === 'string' ? /^\D*(\d{1,4})$/.exec(value.trim())?.[1] : undefined
  const table = wholeOf(digits ?? value, 1, 9999)
  if (table === null) book.mended(`${path}/tableNumber`, 'not a table number; read as a pick-up', value)
  else if (table !== value) book.mended(`${path}/tableNumber`, `read as ${table}`, value)
  return table
}

function tokenOf(value: unknown): Pick<LegacyOrder, 'token' | 'tokenLost'> {
  if (isEmptyValue(value)) return { token: null, tokenLost: 'it had none' }
  const token = typeof value === 'string' ? readToken(value) : null
  return token ? { token, tokenLost: '' } : { token: null, tokenLost: `${shown(value)} is no token` }
}

/** An order is out exactly when all of its lines are served, whatever the old counter said (D-8). */
function saySettled(entry: OldEntry, lines: readonly LegacyLine[], path: string, book: Notebook): void {
  const status = isOut(lines) ? 1 : 0
  if (entry.status !== status)
    book.mended(
      `${path}/status`,
      status === 1 ? '1, as all its lines are served' : '0, as not all its lines are served',
      entry.status,
    )
  if (typeof entry.token === 'string' && readToken(entry.token) !== null && readToken(entry.token) !== entry.token)
    book.mended(`${path}/token`, `written as ${readToken(entry.token)}`, entry.token)
}
