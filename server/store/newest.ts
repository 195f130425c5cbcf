// When something last happened in the shop.
import type { Db } from './engines/engine.ts'

/** The instant of the newest order or event, in ms; null in a shop where nothing has happened. */
export async function newestInstant(db: Db): Promise<number | null> {
  const order = await newestOrderAt(db)
  const event = await db.selectFrom('event').select('at').orderBy('id', 'desc').limit(1).executeTakeFirst()
  const instants = [order, event?.at].filter((at) => at !== undefined && at !== null)
  return instants.length === 0 ? null : Math.max(...instants)
}

/** When the newest order was placed, in ms; null without one. */
export async function newestOrderAt(db: Db): Promise<number | null> {
  const newest = db.selectFrom('orders').select('placed_at as at').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.at ?? null
}
