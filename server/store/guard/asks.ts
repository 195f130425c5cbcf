// Orders that wait for a word with staff: asked, answered, forgotten.
import { type Hurdle, letInMs } from '../../../domain/guard/guard.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export type AskState = 'waiting' | 'let-in' | 'declined' | 'done'

export interface NewAsk {
  readonly branch: string
  readonly key: string
  readonly device: string
  readonly askedFrom: string
  readonly name: string
  readonly total: number
  readonly pieces: number
  readonly why: Hurdle
  readonly at: number
}

export interface Ask extends NewAsk {
  readonly id: number
  readonly code: string
  readonly state: AskState
  readonly answeredAt: number | null
}

const columns = [
  'id',
  'branch',
  'key',
  'device',
  'asked_from as askedFrom',
  'code',
  'name',
  'total',
  'pieces',
  'why',
  'at',
  'state',
  'answered_at as answeredAt',
] as const

type AskColumns = Omit<Ask, 'why' | 'state'> & { readonly why: string; readonly state: string }

const askFrom = (row: AskColumns): Ask => ({ ...row, why: row.why as Hurdle, state: row.state as AskState })

/** What was asked lately under these keys or by these browsers, the newest first. */
export async function asksOf(
  db: Db,
  asked: readonly { readonly key: string; readonly device: string }[],
  now: number,
): Promise<Ask[]> {
  const keys = asked.map(({ key }) => key)
  const devices = asked.flatMap(({ device }) => device || [])
  const rows = await db
    .selectFrom('order_ask')
    .select(columns)
    .where((e) => e.or([e('key', 'in', keys), ...(devices.length > 0 ? [e('device', 'in', devices)] : [])]))
    .where('at', '>', now - letInMs)
    .where('state', '<>', 'done')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(askFrom)
}

/** The asks that wait at these branches, the oldest first. */
export async function waitingAsks(db: Db, branches: readonly string[], now: number, most = 200): Promise<Ask[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('order_ask')
    .select(columns)
    .where('branch', 'in', branches)
    .where('state', '=', 'waiting')
    .where('at', '>', now - letInMs)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(askFrom)
}

export async function askById(db: Db, id: number): Promise<Ask | undefined> {
  const row = await db.selectFrom('order_ask').select(columns).where('id', '=', id).executeTakeFirst()
  return row && askFrom(row)
}

export async function askByKey(db: Db, key: string): Promise<Ask | undefined> {
  const row = await db.selectFrom('order_ask').select(columns).where('key', '=', key).executeTakeFirst()
  return row && askFrom(row)
}

/** Asks; with `id`, it is asked for what that one asked for before, which has changed. */
export async function saveAsk(
  trx: Trx,
  { askedFrom, ...ask }: NewAsk & { readonly code: string },
  id: number | undefined,
): Promise<void> {
  const row = { ...ask, asked_from: askedFrom, state: 'waiting', answered_at: null }
  if (id === undefined) await trx.insertInto('order_ask').values(row).execute()
  else await trx.updateTable('order_ask').set(row).where('id', '=', id).execute()
}

/** Staff answered, or the order was placed. */
export async function settleAsk(trx: Trx, id: number, state: AskState, now: number): Promise<void> {
  await trx.updateTable('order_ask').set({ state, answered_at: now }).where('id', '=', id).execute()
}

export async function forgetAsks(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('order_ask').where('at', '<', before).execute()
}
