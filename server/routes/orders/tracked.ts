// An order as the holder of its token sees it.
import type { TrackedOrder } from '../../../contract/index.ts'
import type { Order } from '../../../domain/order/order.ts'

/** Only the fields named here reach the holder of the token: the compiler refuses a missing or an extra field. */
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
