// The event log: what happened, written in the transaction in which it happened.

import type { Cursor, Engine } from './engines/engine.ts'
import { prepared } from './prepared.ts'
import { writeSetting } from './settings.ts'
import type { EventRow } from './tables.ts'
import type { Trx } from './write-queue.ts'

/** Who hears an event: every page, all staff, no page at all, or a branch's staff and the holder of an order's token. */
export type EventAudience = 'everyone' | 'staff' | 'servers' | { readonly branch: string; readonly token?: string }

/**
 * What a row carries in the place of a branch when it is for all staff, or for the servers alone. No branch has such an
 * id. A reader that does not know these two, such as an older version beside this one, hands the event to nobody.
 */
export const audienceMarks = { staff: '*staff', servers: '*servers' } as const

type NewEvent = Omit<EventRow, 'id' | 'tx'>

const eventRow = prepared<NewEvent, unknown>(['at', 'name', 'branch', 'token', 'data'], (db, row) =>
  db.insertInto('event').values(row),
)

/** Writes an event; streams read it only after the transaction is committed. */
export async function insertEvent(
  trx: Trx,
  now: number,
  event: { readonly name: string; readonly data: object; readonly audience: EventAudience },
): Promise<void> {
  await eventRow(trx, {
    at: now,
    name: event.name,
    data: JSON.stringify(event.data),
    ...columnsOf(event.audience),
  })
}

/** Only an event for everyone has neither branch nor token. */
function columnsOf(audience: EventAudience): Pick<EventRow, 'branch' | 'token'> {
  if (audience === 'everyone') return { branch: null, token: null }
  if (typeof audience === 'string') return { branch: audienceMarks[audience], token: null }
  return { branch: audience.branch, token: audience.token ?? null }
}

/** Deletes events from before `before` (ms) and keeps in mind up to where, so that resuming from there can be told. */
export async function pruneEvents(engine: Engine, trx: Trx, before: number): Promise<Cursor | null> {
  const horizon = await engine.pruneEvents(trx, before)
  if (horizon !== null) await writeSetting(trx, 'events.horizon', horizon)
  return horizon
}
