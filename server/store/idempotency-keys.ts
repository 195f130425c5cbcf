// The keys under which forms were sent: what each made, so that a form sent again makes nothing twice.
import type { Db } from './engines/engine.ts'
import { writeBehind } from './pipeline.ts'
import { preparedQuery } from './prepared.ts'
import type { IdempotencyKeyRow } from './tables.ts'
import type { Trx } from './write-queue.ts'

export interface SentKey {
  readonly call: string
  readonly key: string
}

export interface EarlierSending {
  /** The hash of the form; '' if it was sent to a version that stored none. */
  readonly bodyHash: string
  /** The id of the order, message, review or reservation that was made. */
  readonly made: number
}

const selectKey = preparedQuery<SentKey, EarlierSending>((db, { call, key }) =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash as bodyHash', 'made'])
    .where('call', '=', call)
    .where('key', '=', key),
)

/** What was sent to this call under this key before. */
export async function earlierSending(db: Db, { call, key }: SentKey): Promise<EarlierSending | undefined> {
  return (await selectKey(db, { call, key }))[0]
}

const insertKey = preparedQuery<IdempotencyKeyRow, unknown>((db, row) => db.insertInto('idempotency_key').values(row))

/** Saves what was made under a key, which must be new (a unique violation otherwise). `at` is in ms. */
export async function saveKey(
  trx: Trx,
  { bodyHash, ...sent }: SentKey & EarlierSending & { readonly at: number },
): Promise<void> {
  await writeBehind(trx, insertKey(trx, { ...sent, body_hash: bodyHash }))
}

/** Frees a key whose order, message, review or reservation is gone. */
export async function freeKey(trx: Trx, { call, key }: SentKey): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('key', '=', key).where('call', '=', call).execute()
}

/** Deletes keys that were sent before `before`, in ms. */
export async function purgeKeys(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('at', '<', before).execute()
}
