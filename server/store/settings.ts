// Small named values of the shop.
import type { Db } from './engines/engine.ts'
import type { Trx } from './lane.ts'

export type SettingKey = 'catalogue.version' | 'delivery.message' | 'demo.planted' | 'setup.code' | 'events.horizon'

export async function readSetting(db: Db, key: SettingKey): Promise<string | null> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value ?? null
}

export async function writeSetting(trx: Trx, key: SettingKey, value: string): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** False when it was gone already: of two who take it at once, one gets it. */
export async function takeSetting(trx: Trx, key: SettingKey): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('setting').where('key', '=', key).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
