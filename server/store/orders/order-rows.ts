// An order and its lines as rows, for whoever saves them.
import { dueAt, isOut, type NewOrder, type OrderLine } from '../../../domain/order/order.ts'
import { write } from '../json.ts'
import { searchFold } from '../search-fold.ts'
import type { OrderLineRow, OrderTableRow } from '../tables.ts'

export type NewOrderRow = Omit<OrderTableRow, 'id' | 'archive' | 'wanted_known' | 'name_key' | 'address_key'> & {
  wanted_known: number
  name_key: string
  address_key: string
}

/** Whether it is out is computed from its lines (D-8). */
export const orderRowOf = (order: NewOrder): NewOrderRow => ({
  branch: order.branch,
  form: order.form,
  customer_name: order.customerName,
  address: order.address,
  phone: order.phone,
  table_number: order.table,
  total: order.total,
  token: order.token,
  status: isOut(order.lines) ? 1 : 0,
  placed_at: order.placedAt,
  wanted_at: dueAt(order),
  wanted_known: order.wantedAt === null ? 0 : 1,
  search: searchFold([order.token, order.customerName, order.phone, order.address].join('\n')),
  name_key: sortKey(order.customerName),
  address_key: order.table === null ? sortKey(order.address) : String(order.table).padStart(4, '0'),
})

/** Names sort without regard to capitals and accents. An index takes no text of any length, so it is cut. */
const sortKey = (text: string): string => searchFold(text).slice(0, 200).toWellFormed()

/** `order` is the id that its order was saved under. */
export const lineRowOf = (order: number, line: OrderLine): OrderLineRow => ({
  order_id: order,
  line: line.id,
  item: line.item,
  choice: line.choice,
  image_kind: line.image.kind,
  image_ref: line.image.ref,
  name: write(line.name),
  quantity: line.quantity,
  price: line.price,
  status: line.status,
  notes: line.notes,
})
