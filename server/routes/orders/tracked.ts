// An order as whoever holds its token sees it.
import type { TrackedOrder } from '../../../contract/index.ts'
import type { Order } from '../../../domain/order/order.ts'

/** Only what is named here reaches whoever holds the token: the compiler refuses a field that is missing or too many. */
export const tracked = ({ id, token, branch, form, table, total, placedAt, wantedAt, lines }: Order): TrackedOrder => ({
  id,
  token,
  branch,
  form,
  table,
  total,
  placedAt,
  wantedAt,
  lines: lines.map(({ id: line, item, choice, image, name, quantity, price, status, notes }) => ({
    id: line,
    item,
    choice,
    image,
    name,
    quantity,
    price,
    status,
    notes,
  })),
})
