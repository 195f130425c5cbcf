// Orders that customers must talk over with staff first: asked, answered, forgotten.
import { type SqlBool, sql } from 'kysely'
import { type Hurdle, letInMs, subscriberWidth } from '#domain/order/guard/guard.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { isFromNetwork } from '../network-marks.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'

export type AskState = 'waiting' | 'let-in' | 'declined' | 'done'

/** What was ordered, in the words that a board uses for a line. */
export type AskedLine = Pick<OrderLine, 'quantity' | 'name' | 'kitchenName'>

export interface NewAsk {
  readonly branch: string
  readonly key: string
  readonly device: string
  readonly askedFrom: string
  readonly name: string
  readonly total: number
  readonly pieces: number
  readonly lines: readonly AskedLine[]
  readonly why: Hurdle
  readonly at: number
}

export interface GuardAsk extends NewAsk {
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
  'lines',
  'why',
  'at',
  'state',
  'answered_at as answeredAt',
] as const

type AskColumns = Omit<GuardAsk, 'why' | 'state' | 'lines'> & Readonly<Record<'why' | 'state' | 'lines', string>>

const askFrom = (row: AskColumns): GuardAsk => ({
  ...row,
  why: row.why as Hurdle,
  state: row.state as AskState,
  lines: fromJson<AskedLine[]>(row.lines),
})

/** As a literal, so that both engines use the index of the browsers. */
const hasDevice = sql<SqlBool>`device <> ''`

interface AskingBrowser {
  readonly key: string
  readonly device: string
  readonly since: number
}

const recentAsks = preparedQuery<AskingBrowser, AskColumns>((db, { key, device, since }) =>
  db
    .selectFrom('order_ask')
    .select(columns)
    .where((e) => e.or([e('key', '=', key), e.and([e('device', '=', device), hasDevice])]))
    .where('at', '>', since)
    .where('state', '<>', sql.lit('done'))
    .orderBy('id', 'desc'),
)

/** Recent asks under this key or by this browser, newest first. */
export async function asksOf(db: Db, key: string, device: string, now: number): Promise<GuardAsk[]> {
  return (await recentAsks(db, { key, device, since: now - letInMs })).map(askFrom)
}

/** The asks that wait at these branches, newest first; with a code, only that one. */
export async function waitingAsks(
  db: Db,
  branches: readonly string[],
  { now, code }: { readonly now: number; readonly code?: string | undefined },
): Promise<GuardAsk[]> {
  if (branches.length === 0) return []
  const rows = await db
    .selectFrom('order_ask')
    .select(columns)
    .where('branch', 'in', branches)
    .where('state', '=', 'waiting')
    .where('at', '>', now - letInMs)
    .$if(code !== undefined, (asks) => asks.where('code', '=', code ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map(askFrom)
}

/** What a further ask has to know of one that waits. */
export type AskAhead = Pick<GuardAsk, 'id' | 'code' | 'askedFrom'>

/** The asks that wait at a branch, newest first, without what was ordered: during a flood there are hundreds. */
export const asksAhead = (db: Db, branch: string, { now, most }: { now: number; most: number }): Promise<AskAhead[]> =>
  db
    .selectFrom('order_ask')
    .select(['id', 'code', 'asked_from as askedFrom'])
    .where('branch', '=', branch)
    .where('state', '=', 'waiting')
    .where('at', '>', now - letInMs)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The asks of this connection at the branch that wait, or were let in and not used yet. */
export async function asksOfConnection(
  db: Db,
  { branch, askedFrom }: Pick<GuardAsk, 'branch' | 'askedFrom'>,
  now: number,
): Promise<GuardAsk[]> {
  const rows = await db
    .selectFrom('order_ask')
    .select(columns)
    .where('branch', '=', branch)
    .where('state', 'in', ['waiting', 'let-in'])
    .where('at', '>', now - letInMs)
    .where(isFromNetwork(askedFrom, subscriberWidth))
    .execute()
  return rows.map(askFrom)
}

export async function asksById(db: Db, ids: readonly number[]): Promise<GuardAsk[]> {
  return (await db.selectFrom('order_ask').select(columns).where('id', 'in', ids).execute()).map(askFrom)
}

export async function askByKey(db: Db, key: string): Promise<GuardAsk | undefined> {
  const row = await db.selectFrom('order_ask').select(columns).where('key', '=', key).executeTakeFirst()
  return row && askFrom(row)
}

/** Asks; with `id`, it is asked for what that one asked for before, which has changed. */
export async function saveAsk(
  trx: Trx,
  { askedFrom, lines, ...ask }: NewAsk & { readonly code: string },
  id: number | undefined,
): Promise<void> {
  const row = { ...ask, lines: toJson(lines), asked_from: askedFrom, state: 'waiting', answered_at: null }
  if (id === undefined) await trx.insertInto('order_ask').values(row).execute()
  else await trx.updateTable('order_ask').set(row).where('id', '=', id).execute()
}

/** Staff answered, or the order was placed. */
export async function closeAsk(trx: Trx, id: number, state: AskState, now: number): Promise<void> {
  await trx.updateTable('order_ask').set({ state, answered_at: now }).where('id', '=', id).execute()
}

/** Deletes asks made before `before`. Names go earlier, once they can no longer let anybody in. */
export async function forgetAsks(trx: Trx, before: number, now: number): Promise<void> {
  await trx.deleteFrom('order_ask').where('at', '<', before).execute()
  await trx
    .updateTable('order_ask')
    .set({ name: '' })
    .where('at', '<=', now - letInMs)
    .execute()
}

/** Takes these names out of what was asked. Customers who still wait keep theirs: staff are about to call it out. */
export async function forgetAsksBy(trx: Trx, names: readonly string[], now: number): Promise<void> {
  const erased = new Set(names.map(nameKey))
  const asks = await trx
    .selectFrom('order_ask')
    .select(['id', 'name'])
    .where('name', '<>', '')
    .where((e) => e.or([e('state', '<>', 'waiting'), e('at', '<=', now - letInMs)]))
    .execute()
  const ids = asks.filter(({ name }) => erased.has(nameKey(name))).map(({ id }) => id)
  if (ids.length > 0) await trx.updateTable('order_ask').set({ name: '' }).where('id', 'in', ids).execute()
}

/**
 * Takes the names out of what the browsers of these orders asked, also while they wait: its customer erased themselves.
 */
export async function forgetAsksOf(trx: Trx, orders: readonly number[]): Promise<void> {
  const devices = trx.selectFrom('order_origin').select('device').where('order_id', 'in', orders)
  await trx.updateTable('order_ask').set({ name: '' }).where('name', '<>', '').where('device', 'in', devices).execute()
}

const nameKey = (name: string): string => foldForSearch(name).replace(/\s+/g, ' ')
