// When something happened in the shop for the last time.
import type { Db } from './engines/engine.ts'

/** The instant of the newest order or event, in ms; null in a shop where nothing has happened. */
export async function newestInstant(db: Db): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('placed_at as at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const event = await db.selectFrom('event').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const instants = [order, event].flatMap((row) => (row ? [row.at] : []))
  return instants.length === 0 ? null : Math.max(...instants)
}
