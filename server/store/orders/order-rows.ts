// An order and its lines as rows of their tables, in both directions: the one place that knows which field is which column.
import type { Insertable } from 'kysely'
import type { Choice, ImageKind } from '../../../domain/menu/menu.ts'
import {
  dueAt,
  isOut,
  type LineStatus,
  type NewOrder,
  type Order,
  type OrderLine,
} from '../../../domain/order/order.ts'
import type { LocalText } from '../../../domain/shared/locale.ts'
import { read, write } from '../json.ts'
import { searchFold } from '../search-fold.ts'
import type { OrderLineRow, OrderTableRow } from '../tables.ts'

/** The fields that a column holds as they are. */
type PlainField = Exclude<keyof NewOrder, 'lines' | 'wantedAt'>

export type NewOrderRow = Required<Insertable<Omit<OrderTableRow, 'id' | 'archive'>>>

/** The columns that can hold a field. */
type ColumnFor<Field extends PlainField> = {
  [Column in keyof NewOrderRow]: NewOrder[Field] extends NewOrderRow[Column] ? Column : never
}[keyof NewOrderRow]

/** Every plain field with its column: a new one is a line here. */
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
} as const satisfies { readonly [Field in PlainField]: ColumnFor<Field> }
type PlainColumn = (typeof columnOf)[PlainField]

/** The columns that are computed from several fields. */
const computed = {
  /** Whether it is out is computed from its lines (D-8). */
  status: ({ lines }: NewOrder) => (isOut(lines) ? 1 : 0),
  wanted_at: dueAt,
  wanted_known: ({ wantedAt }: NewOrder) => (wantedAt === null ? 0 : 1),
  search: ({ token, customerName, phone, address }: NewOrder) =>
    searchFold([token, customerName, phone, address].join('\n')),
  name_key: ({ customerName }: NewOrder) => sortKey(customerName),
  address_key: ({ table, address }: NewOrder) => (table === null ? sortKey(address) : String(table).padStart(4, '0')),
} as const satisfies {
  readonly [Column in Exclude<keyof NewOrderRow, PlainColumn>]: (order: NewOrder) => NewOrderRow[Column]
}
type ComputedColumn = keyof typeof computed

/** Names sort without regard to capitals and accents. An index takes no text of any length, so it is cut. */
const sortKey = (text: string): string => searchFold(text).slice(0, 200).toWellFormed()

const plainFields = Object.keys(columnOf) as PlainField[]
const computedColumns = Object.keys(computed) as ComputedColumn[]

/** Every column of a new order. */
export const orderColumns: readonly (keyof NewOrderRow)[] = [...Object.values(columnOf), ...computedColumns]

export const orderRowOf = (order: NewOrder): NewOrderRow => ({
  ...(Object.fromEntries(plainFields.map((field) => [columnOf[field], order[field]])) as Pick<
    NewOrderRow,
    PlainColumn
  >),
  ...(Object.fromEntries(computedColumns.map((column) => [column, computed[column](order)])) as Pick<
    NewOrderRow,
    ComputedColumn
  >),
})

/** The columns from which an order is read, without its lines. */
export const headColumns = ['id', ...Object.values(columnOf), 'status', 'wanted_at', 'wanted_known'] as const

/** What `headColumns` select. */
export type OrderHead = Pick<NewOrderRow, PlainColumn | 'status' | 'wanted_at' | 'wanted_known'> & {
  readonly id: number
}

/** An order without its lines, and whether it is out. */
export type OrderSummary = Omit<Order, 'lines'> & { readonly out: boolean }

export const summaryFrom = (row: OrderHead): OrderSummary => ({
  id: row.id,
  ...(Object.fromEntries(plainFields.map((field) => [field, row[columnOf[field]]])) as Pick<Order, PlainField>),
  wantedAt: row.wanted_known === 1 ? row.wanted_at : null,
  out: row.status === 1,
})

/** The columns of a line, each out of the line and the id that its order was saved under. */
const lineColumn: {
  readonly [Column in keyof OrderLineRow]: (line: OrderLine, order: number) => OrderLineRow[Column]
} = {
  order_id: (_, order) => order,
  line: ({ id }) => id,
  item: ({ item }) => item,
  choice: ({ choice }) => choice,
  image_kind: ({ image }) => image.kind,
  image_ref: ({ image }) => image.ref,
  name: ({ name }) => write(name),
  quantity: ({ quantity }) => quantity,
  price: ({ price }) => price,
  status: ({ status }) => status,
  notes: ({ notes }) => notes,
}

export const lineColumns = Object.keys(lineColumn) as (keyof OrderLineRow)[]

/** `order` is the id that its order was saved under. */
export const lineRowOf = (order: number, line: OrderLine): OrderLineRow =>
  Object.fromEntries(lineColumns.map((column) => [column, lineColumn[column](line, order)])) as Pick<
    OrderLineRow,
    keyof OrderLineRow
  >

export const lineFrom = (row: OrderLineRow): OrderLine => ({
  id: row.line,
  item: row.item,
  choice: row.choice as Choice,
  image: { kind: row.image_kind as ImageKind, ref: row.image_ref },
  name: read<LocalText>(row.name),
  quantity: row.quantity,
  price: row.price,
  status: row.status as LineStatus,
  notes: row.notes,
})
