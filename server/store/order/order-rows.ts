// An order and its lines as rows of their tables, in both directions: the only place that maps fields to columns.
import type { Selectable } from 'kysely'
import { type Making, minutesOfWork } from '#domain/branch/capacity/capacity.ts'
import type { Quoted } from '#domain/branch/capacity/quote.ts'
import type { Age } from '#domain/menu/age.ts'
import type { Declaration } from '#domain/menu/allergens.ts'
import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { ImageKind } from '#domain/menu/menu.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { due, type OrderPayment, orderSumsOf, type PaidOrder } from '#domain/money/order-payments.ts'
import type { LineReduction } from '#domain/money/reductions/reduction.ts'
import type { VatShare } from '#domain/money/vat.ts'
import { type Course, isSold } from '#domain/order/course.ts'
import { isOut, type LineStatus } from '#domain/order/line-status.ts'
import type { OrderVersion } from '#domain/order/order.ts'
import {
  listedAt,
  type NewOrder,
  type Order,
  type OrderChanges,
  type OrderFate,
  type OrderLine,
  type Proposal,
} from '#domain/order/order.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { fromJson, toJson } from '../json.ts'
import type { OrderLineRow, OrderTableRow } from './order-tables.ts'

type PlainField = Exclude<keyof NewOrder, 'lines' | 'wantedAt' | 'quoted'>

type OrderRow = Selectable<OrderTableRow>
export type NewOrderRow = Omit<OrderRow, 'id' | 'archive' | 'erased_at' | 'payments' | FateColumn | ChangeColumn>

type ColumnFor<Field extends PlainField> = {
  [Column in keyof NewOrderRow]: NewOrder[Field] extends NewOrderRow[Column] ? Column : never
}[keyof NewOrderRow]

/** Every plain field with its column; a new field is one line here. */
const columnOf = {
  branch: 'branch',
  form: 'form',
  customerName: 'customer_name',
  address: 'address',
  phone: 'phone',
  table: 'table_number',
  total: 'total',
  token: 'token',
  placedAt: 'placed_at',
  firstPromisedAt: 'first_promised_at',
  making: 'making',
  code: 'code',
  cupName: 'cup_name',
  ifSoldOut: 'if_sold_out',
  source: 'source',
  course: 'course',
  acceptedAt: 'accepted_at',
} as const satisfies { readonly [Field in PlainField]: ColumnFor<Field> }
type PlainColumn = (typeof columnOf)[PlainField]

/** What becomes of an order later; a new order has the defaults of the columns. */
export const fateColumnOf = {
  readyAt: 'ready_at',
  overAt: 'over_at',
  keptAt: 'kept_at',
  endReason: 'end_reason',
  endWords: 'end_words',
  hereAt: 'here_at',
  lateBy: 'late_by',
  toSee: 'to_see',
  version: 'version',
} as const satisfies { readonly [Field in keyof OrderFate]: keyof Selectable<OrderTableRow> }
export type FateColumn = (typeof fateColumnOf)[keyof OrderFate]

/** What staff changed, as JSON; a new order has none of it. */
type ChangeColumn = 'proposal' | 'changed_from'

export const changesRowOf = ({ proposal, changedFrom }: OrderChanges): Pick<OrderRow, ChangeColumn> => ({
  proposal: proposal && toJson(proposal),
  changed_from: changedFrom && toJson(changedFrom),
})

const plainFields = Object.keys(columnOf) as PlainField[]
const fateFields = Object.keys(fateColumnOf) as (keyof OrderFate)[]

type QuotedColumn = 'quoted_at' | 'work_ahead' | 'loop_minutes' | 'least_making'

export const notQuoted = { quoted_at: null, work_ahead: null, loop_minutes: null, least_making: null }

const quotedRowOf = ({ quoted }: Pick<NewOrder, 'quoted'>): Pick<OrderRow, QuotedColumn> =>
  quoted === null
    ? notQuoted
    : {
        quoted_at: quoted.at,
        work_ahead: Math.round(quoted.work * 60),
        loop_minutes: quoted.wanted,
        least_making: quoted.least,
      }

function quotedFrom(row: Pick<OrderRow, QuotedColumn>): Quoted | null {
  const { quoted_at: at, work_ahead: seconds, loop_minutes: wanted, least_making: least } = row
  if (at === null || seconds === null || wanted === null || least === null) return null
  return { at, work: seconds / 60, wanted, least }
}

/** Seconds of work of what is not ready yet. */
export const workLeft = ({ lines }: Pick<NewOrder, 'lines'>): number =>
  Math.round(minutesOfWork(lines.filter(({ status }) => status === 'received')) * 60)

/** What the payments are, and what they leave due. */
export const moneyRowOf = (order: PaidOrder): Pick<OrderRow, 'payments' | 'due'> => ({
  payments: toJson(order.payments),
  due: due(order),
})

/** Whether an order is out is computed from its lines (D-8). */
export const orderRowOf = (order: NewOrder): NewOrderRow => ({
  ...plainRowOf(order),
  ...quotedRowOf(order),
  work_left: workLeft(order),
  status: isOut(order.lines) ? 1 : 0,
  due: due({ ...order, payments: [] }),
  wanted_at: listedAt(order),
  wanted_known: order.wantedAt === null ? 0 : 1,
  search: foldForSearch([order.token, order.customerName, order.phone, order.address].join('\n')),
  name_key: sortKey(order.customerName),
  address_key: addressKey(order),
})

export const addressKey = ({ table, address }: Pick<NewOrder, 'table' | 'address'>): string =>
  table === null ? sortKey(address) : String(table).padStart(4, '0')

// A loop, because it runs for every order: Object.fromEntries costs several times as much.
function plainRowOf(order: NewOrder): Pick<NewOrderRow, PlainColumn> {
  const row: Partial<Record<PlainColumn, NewOrder[PlainField]>> = {}
  for (const field of plainFields) row[columnOf[field]] = order[field]
  return row as Pick<NewOrderRow, PlainColumn>
}

/** Names are sorted without regard to case and accents. An index cannot hold texts of any length, so the key is cut. */
export const sortKey = (text: string): string => foldForSearch(text).slice(0, 200).toWellFormed()

/** The columns from which an order is read, without its lines. */
export const headColumns = [
  'id',
  ...Object.values(columnOf),
  ...Object.values(fateColumnOf),
  'status',
  'wanted_at',
  'wanted_known',
  'quoted_at',
  'work_ahead',
  'loop_minutes',
  'least_making',
  'payments',
  'proposal',
  'changed_from',
] as const

export type OrderHead = Pick<NewOrderRow, PlainColumn | QuotedColumn | 'status' | 'wanted_at' | 'wanted_known'> & {
  readonly id: number
} & Pick<OrderRow, 'payments' | FateColumn | ChangeColumn>

/** An order without its lines, and whether it is out. */
export type OrderSummary = Omit<Order, 'lines'> & { readonly out: boolean }

const noPayments: readonly OrderPayment[] = []

export function summaryFrom(row: OrderHead): OrderSummary {
  const payments = row.payments === '[]' ? noPayments : fromJson<OrderPayment[]>(row.payments)
  return {
    id: row.id,
    ...(Object.fromEntries(plainFields.map((field) => [field, row[columnOf[field]]])) as Pick<Order, PlainField>),
    wantedAt: row.wanted_known === 1 ? row.wanted_at : null,
    quoted: quotedFrom(row),
    ...(Object.fromEntries(fateFields.map((field) => [field, row[fateColumnOf[field]]])) as Pick<
      Order,
      keyof OrderFate
    >),
    payments,
    ...orderSumsOf({ course: row.course as Course, total: row.total, payments, keptAt: row.kept_at }),
    proposal: row.proposal === null ? null : fromJson<Proposal>(row.proposal),
    changedFrom: row.changed_from === null ? null : fromJson<OrderVersion>(row.changed_from),
    out: row.status === 1 && isSold(row.course as Course),
  }
}

/** `order` is the id under which the order was saved. */
export const lineRowOf = (order: number, line: OrderLine): OrderLineRow => ({
  order_id: order,
  line: line.id,
  item: line.item,
  image_kind: line.image.kind,
  image_ref: line.image.ref,
  name: toJson(line.name),
  kitchen_name: line.kitchenName ?? '',
  quantity: line.quantity,
  price: line.price,
  status: line.status,
  notes: line.notes,
  making: toJson(line.making),
  declaration: line.declaration && toJson(line.declaration),
  age: line.age ?? null,
  options: toJson(line.options),
  parts: toJson(line.parts ?? []),
  replaced: line.replaced ? 1 : 0,
  vat: line.vat ? toJson(line.vat) : null,
  voucher_off: line.off ?? 0,
  reduction: line.reduction ? toJson(line.reduction) : null,
  person: line.person?.number ?? null,
  for_whom: line.person?.name ?? '',
})

export const lineFrom = (row: OrderLineRow): OrderLine => ({
  id: row.line,
  item: row.item,
  image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
  name: fromJson<LocalText>(row.name),
  ...(row.kitchen_name && { kitchenName: row.kitchen_name }),
  quantity: row.quantity,
  price: row.price,
  status: row.status as LineStatus,
  notes: row.notes,
  making: row.making === '[]' ? [] : fromJson<Making[]>(row.making),
  declaration: row.declaration === null ? null : fromJson<Declaration>(row.declaration),
  ...(row.age !== null && { age: row.age as Age }),
  options: row.options === '[]' ? [] : fromJson<LineOption[]>(row.options),
  ...(row.vat !== null && { vat: fromJson<VatShare[]>(row.vat) }),
  ...(row.replaced === 1 && { replaced: true }),
  ...(row.voucher_off > 0 && { off: row.voucher_off }),
  ...(row.reduction !== null && { reduction: fromJson<LineReduction>(row.reduction) }),
  ...(row.parts !== '[]' && { parts: fromJson<LinePart[]>(row.parts) }),
  ...(row.person !== null && { person: { number: row.person, name: row.for_whom } }),
})
