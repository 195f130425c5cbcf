// The end of a day with a simulated lunch: all of it goes to the archive, and what was promised for tomorrow stays.
import { at } from '../clock.ts'
import type { Lunch } from './scene.ts'
import { expectNone } from './sound.ts'
import { allOrders } from './truth.ts'

/** Closes the day, and forgets what is in the archive. Fails if an order for tomorrow goes or another one stays. */
export async function closeDay(lunch: Lunch): Promise<void> {
  const { line, branch, owner, book, tomorrow } = lunch
  const before = await allOrders(lunch)
  const cleared = await line.call('orders.clear', { branches: [branch], alsoOpen: true }, owner)
  if (!cleared.ok) throw new Error(`the day cannot be closed: ${JSON.stringify(cleared.refusal)}`)
  const after = new Set((await allOrders(lunch)).rows.map(({ id }) => id))
  const midnight = at(`${tomorrow} 00:00`)
  expectNone(
    'orders that should have stayed, or gone, when the day was closed',
    before.rows.filter((row) => after.has(row.id) !== (row.overAt === null && (row.wantedAt ?? 0) >= midnight)),
  )
  for (const id of book.orders.keys()) if (!after.has(id)) book.orders.delete(id)
}
