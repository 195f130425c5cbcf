// Orders of the old site: finding those that are here already, and saving many at once.
import { isOut, type NewOrder } from '../../domain/order.ts'
import { chunks } from './chunks.ts'
import type { Db } from './engines/engine.ts'
import { fold } from './fold.ts'
import { write } from './json.ts'
import type { Trx } from './lane.ts'
import { writeSetting } from './settings.ts'

/** An order that has one of these tokens, also one in an archive. */
export interface KnownOrder {
  readonly token: string
  readonly customerName: string
  readonly total: number
}

export async function ordersWithTokens(db: Db, tokens: readonly string[]): Promise<KnownOrder[]> {
  if (tokens.length === 0) return []
  return await db
    .selectFrom('orders')
    .select(['token', 'customer_name as customerName', 'total'])
    .where('token', 'in', tokens)
    .execute()
}

/** Saves orders under the next ids, in their order; their tokens must be new. */
export async function insertLegacyOrders(trx: Trx, orders: readonly NewOrder[]): Promise<void> {
  if (orders.length === 0) return
  const given = await trx
    .insertInto('orders')
    .values(
      orders.map((order) => ({
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
        wanted_at: order.wantedAt,
        search: fold([order.token, order.customerName, order.phone, order.address].join('\n')),
      })),
    )
    .returning(['id', 'token'])
    .execute()
  const ids = new Map(given.map(({ id, token }) => [token, id]))
  const lines = orders.flatMap((order) => order.lines.map((line) => lineRow(ids.get(order.token) ?? 0, line)))
  for (const some of chunks(lines, 500)) await trx.insertInto('order_line').values(some).execute()
  // Sums of earlier days that a running server keeps in mind are no longer true.
  await writeSetting(trx, 'orders.imported', crypto.randomUUID())
}

const lineRow = (order: number, line: NewOrder['lines'][number]) => ({
  order_id: order,
  line: line.id,
  item: line.item,
  choice: line.choice as string,
  image_kind: line.image.kind as string,
  image_ref: line.image.ref,
  name: write(line.name),
  quantity: line.quantity,
  price: line.price,
  status: line.status as string,
  notes: line.notes,
})
