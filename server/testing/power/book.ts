// What customers and baristas of a shop that loses its power were told, and whether all of it is in its database.
import { sql } from 'kysely'
import type { Input, Output } from '../../../contract/index.ts'
import { faultsOf } from '../../store/engines/sqlite-copy.ts'
import type { Store } from '../../store/open.ts'
import { expectNone } from '../lunch/sound.ts'

export type Wish = Input<'orders.place'>

export interface Book {
  /** Every order that the server said it has taken, by the name that only this order has. */
  readonly taken: Map<string, Pick<Output<'orders.place'>, 'token' | 'code' | 'total'>>
  /** Orders of which no answer came: they are sent again once there is a server. */
  readonly unanswered: Map<string, Wish>
  /** The tokens of orders of which the server said that they are accepted. */
  readonly accepted: Set<string>
}

export const openBook = (): Book => ({ taken: new Map(), unanswered: new Map(), accepted: new Set() })

/** No acknowledged order missing or changed, none twice, none by half, each with its events, and no step undone. */
export async function expectWhole({ db }: Store, { taken, accepted }: Book): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'customer_name', 'token', 'code', 'total', 'course'])
    .execute()
  const byName = Map.groupBy(orders, (order) => order.customer_name)
  const missing = [...taken].filter(([name, { token, code, total }]) => {
    const order = byName.get(name)?.[0]
    return order?.token !== token || order.code !== code || order.total !== total
  })
  expectNone('acknowledged orders that are missing or changed', missing)
  const twice = [...byName].filter(([, all]) => all.length > 1)
  expectNone('orders that are there twice', twice)

  const lines = await db.selectFrom('order_line').select(['order_id', 'price', 'quantity']).execute()
  const sums = new Map<number, number>()
  for (const { order_id: id, price, quantity } of lines) sums.set(id, (sums.get(id) ?? 0) + price * quantity)
  expectNone(
    'orders whose lines do not come to their total',
    orders.filter(({ id, total }) => sums.get(id) !== total),
  )
  const isUndone = ({ token, course }: { token: string; course: string }) =>
    accepted.has(token) && course !== 'accepted'
  expectNone('accepted orders that are not', orders.filter(isUndone))
  await expectWholeLog(db, orders)
}

/** Each order was told once, and on SQLite, which leaves out no number, no event is missing. */
async function expectWholeLog(db: Store['db'], orders: readonly { readonly token: string }[]): Promise<void> {
  const events = await db.selectFrom('event').select(['id', 'name', 'token', 'data']).orderBy('id').execute()
  const placed = Map.groupBy(
    events.filter(({ name }) => name === 'orders.placed'),
    ({ token }) => token,
  )
  expectNone(
    'orders that the event log does not have once',
    orders.filter(({ token }) => placed.get(token)?.length !== 1),
  )
  for (const { data } of events) JSON.parse(data)
}

/** What SQLite itself says of a file after a power cut. */
export function expectSoundFile(file: string): void {
  expectNone('faults of the file', faultsOf(file))
}

/** No event missing between the first and the last. */
export async function expectNoGap({ db }: Store): Promise<void> {
  const { rows } = await sql<{ gaps: number }>`
    select max(id) - min(id) + 1 - count(*) as gaps from event`.execute(db)
  expectNone('events that are missing', (rows[0]?.gaps ?? 0) > 0 ? rows : [])
}
