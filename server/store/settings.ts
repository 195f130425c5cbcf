// Small named values of the shop.
import type { Db } from './engines/engine.ts'
import { prepared } from './prepared.ts'
import type { Trx } from './write-queue.ts'

export type SettingKey =
  | 'catalogue.version'
  | 'content.version'
  | 'delivery.message'
  | 'delivery.shown'
  | 'demo.planted'
  | 'reservation.rules'
  | 'reservation.lock'
  | 'setup.code'
  | 'events.horizon'
  | 'orders.moved'
  | 'takings.reach'
  | 'order-proofs.key'

const settingByKey = prepared<{ key: SettingKey }, { value: string }>(['key'], (db, { key }) =>
  db.selectFrom('setting').select('value').where('key', '=', key),
)

export async function readSetting(db: Db, key: SettingKey): Promise<string | null> {
  return (await settingByKey(db, { key })).rows[0]?.value ?? null
}

export async function writeSetting(trx: Trx, key: SettingKey, value: string): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The value that stands; where there is none, `made` becomes it. Of several who make one at once all get the same. */
export async function makeSetting(trx: Trx, key: SettingKey, made: string): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ key, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readSetting(trx, key)) ?? made
}

/** False when it was gone already: of two who take it at once, one gets it. */
export async function takeSetting(trx: Trx, key: SettingKey): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('setting').where('key', '=', key).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
