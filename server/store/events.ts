// The event log: what happened, written in the transaction in which it happened.

import type { Cursor, Engine } from './engines/engine.ts'
import { prepared } from './prepared.ts'
import { writeSetting } from './settings.ts'
import type { EventRow } from './tables.ts'
import type { Trx } from './write-queue.ts'

/** To whom an event goes: with neither branch nor token to everybody. */
export interface Audience {
  readonly branch?: string
  readonly token?: string
}

type NewEvent = Omit<EventRow, 'id' | 'tx'>

const eventRow = prepared<NewEvent, unknown>(['at', 'name', 'branch', 'token', 'data'], (db, row) =>
  db.insertInto('event').values(row),
)

/** Writes an event; streams read it only after the transaction is committed. */
export async function insertEvent(
  trx: Trx,
  now: number,
  name: string,
  data: object,
  audience: Audience = {},
): Promise<void> {
  await eventRow(trx, {
    at: now,
    name,
    branch: audience.branch ?? null,
    token: audience.token ?? null,
    data: JSON.stringify(data),
  })
}

/** Deletes events from before `before` (ms) and keeps in mind up to where, so that resuming from there can be told. */
export async function pruneEvents(engine: Engine, trx: Trx, before: number): Promise<Cursor | null> {
  const horizon = await engine.pruneEvents(trx, before)
  if (horizon !== null) await writeSetting(trx, 'events.horizon', horizon)
  return horizon
}
