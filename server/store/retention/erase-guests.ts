// Erasing guests by the clock: reservations and messages as a whole.
import type { Instant } from '../../../domain/branch/hours.ts'
import type { Trx } from '../write-queue.ts'

/** Deletes reservations for days before this instant, the cancelled ones too. Returns how many; at most `limit`. */
export async function eraseReservationsBefore(trx: Trx, before: Instant, limit: number): Promise<number> {
  // The day at the branch may be one further than the day of UTC; nothing is erased too early.
  const day = new Date(before - 86_400_000).toISOString().slice(0, 10)
  const old = trx.selectFrom('reservation').select('id').where('date', '<=', day).orderBy('id').limit(limit)
  const { numDeletedRows } = await trx.deleteFrom('reservation').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function eraseMessagesBefore(trx: Trx, before: Instant, limit: number): Promise<number> {
  const old = trx.selectFrom('contact_message').select('id').where('at', '<', before).orderBy('id').limit(limit)
  const { numDeletedRows } = await trx.deleteFrom('contact_message').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
