// The event log: what happened, written in the transaction in which it happened.
import { type Cursor, type Engine, timesMark } from './engines/engine.ts'
import { writeBehind } from './pipeline.ts'
import { preparedRows } from './prepared.ts'
import { writeSetting } from './shop/setting-store.ts'
import type { EventRow } from './tables.ts'
import type { LastOfCommit, Trx } from './write-queue.ts'

/**
 * Who hears an event: every page, all staff, no page at all, a branch's staff, the holder of an order's token, both, or
 * the pages that show the times of a branch.
 */
export type EventAudience =
  | 'everyone'
  | 'staff'
  | 'servers'
  | { readonly branch: string; readonly token?: string }
  | { readonly token: string; readonly branch?: never }
  | { readonly timesOf: string }

/**
 * The value in place of a branch for events for all staff, only for the servers, or about the times of a branch. No
 * branch has such an id. A reader that does not know one, such as an older version running beside this one, delivers
 * the event to nobody.
 */
export const audienceMarks = {
  staff: '*staff',
  servers: '*servers',
  timesOf: (branch: string) => `${timesMark}:${branch}`,
} as const

type NewEvent = Omit<EventRow, 'id' | 'tx'>

const insertRows = preparedRows<NewEvent, unknown>((db, rows) => db.insertInto('event').values(rows))

/** Writes events in order: those of a commit together at its end, because streams read them only after it. */
export async function insertEvents(
  trx: Trx,
  events: readonly {
    readonly at: number
    readonly name: string
    readonly data: object
    readonly audience: EventAudience
  }[],
): Promise<void> {
  const rows = events.map(({ at, name, data, audience }) => ({
    at,
    name,
    data: JSON.stringify(data),
    ...columnsOf(audience),
  }))
  const others = held.get(trx)
  if (others) others.push(...rows)
  else await insertRows(trx, rows)
}

const held = new WeakMap<Trx, NewEvent[]>()

export const heldEvents: LastOfCommit = {
  hold: (trx) => {
    const events: NewEvent[] = []
    held.set(trx, events)
    return events
  },
  write: async (trx) => {
    await writeBehind(trx, insertRows(trx, held.get(trx)?.splice(0) ?? []))
  },
}

/** Only an event for everyone has neither branch nor token. */
function columnsOf(audience: EventAudience): Pick<EventRow, 'branch' | 'token'> {
  if (audience === 'everyone') return { branch: null, token: null }
  if (typeof audience === 'string') return { branch: audienceMarks[audience], token: null }
  if ('timesOf' in audience) return { branch: audienceMarks.timesOf(audience.timesOf), token: null }
  return { branch: audience.branch ?? null, token: audience.token ?? null }
}

/** Deletes events older than `before` (ms) and records the cursor, before which no stream can resume. */
export async function pruneEvents(engine: Engine, trx: Trx, before: number): Promise<Cursor | null> {
  const horizon = await engine.pruneEvents(trx, before)
  if (horizon !== null) await writeSetting(trx, 'events.horizon', horizon)
  return horizon
}
