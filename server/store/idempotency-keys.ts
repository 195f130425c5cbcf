// The keys under which forms were sent: what each made, so that a form sent again makes nothing twice.
import type { Db } from './engines/engine.ts'
import { preparedRows } from './prepared.ts'
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

const selectKeys = preparedRows<SentKey, EarlierSending & SentKey>((db, sent) =>
  db
    .selectFrom('idempotency_key')
    .select(['call', 'key', 'body_hash as bodyHash', 'made'])
    .where('call', '=', sent[0].call)
    .where(
      'key',
      'in',
      sent.map(({ key }) => key),
    ),
)

/** What was sent to this call under these keys before, by key. */
export async function earlierSendings(
  db: Db,
  call: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, EarlierSending>> {
  const found = await selectKeys(
    db,
    keys.map((key) => ({ call, key })),
  )
  return new Map(found.map((earlier) => [earlier.key, earlier]))
}

const insertKeys = preparedRows<IdempotencyKeyRow, unknown>((db, rows) => db.insertInto('idempotency_key').values(rows))

/** Saves what was made under keys, which must be new (a unique violation otherwise). `at` is in ms. */
export async function saveKeys(
  trx: Trx,
  sent: readonly (SentKey & EarlierSending & { readonly at: number })[],
): Promise<void> {
  await insertKeys(
    trx,
    sent.map(({ call, key, bodyHash, made, at }) => ({ call, key, body_hash: bodyHash, made, at })),
  )
}

/** Frees a key whose order, message, review or reservation is gone. */
export async function freeKey(trx: Trx, { call, key }: SentKey): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('key', '=', key).where('call', '=', call).execute()
}

/** Deletes keys that were sent before `before`, in ms. */
export async function purgeKeys(trx: Trx, before: number): Promise<void> {
  await trx.deleteFrom('idempotency_key').where('at', '<', before).execute()
}
