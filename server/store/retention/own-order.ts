// The order of a token, wherever it is.
import type { Db } from '../engines/engine.ts'

/** Its number, archived or not. */
export async function orderWithToken(db: Db, token: string): Promise<number | undefined> {
  return (await db.selectFrom('orders').select('id').where('token', '=', token).executeTakeFirst())?.id
}
