// Writes the events of the contract, and the few that only servers hear, into the log with their types checked.
import type { LiveEvents } from '../../contract/live.ts'
import { type Audience, insertEvent } from '../store/events.ts'
import type { Trx } from '../store/write-queue.ts'

/** Events that never leave the servers. */
export interface InnerEvents {
  /** An account or its sessions changed: its open streams end and must show a valid session again. */
  'staff.changed': { readonly staff: number }
}

type Events = LiveEvents & InnerEvents

/** Logs an event within the transaction that makes it true; it goes out after the commit. */
export async function publish<Name extends keyof Events>(
  trx: Trx,
  now: number,
  name: Name,
  data: Events[Name],
  audience?: Audience,
): Promise<void> {
  await insertEvent(trx, now, name, data, audience)
}
