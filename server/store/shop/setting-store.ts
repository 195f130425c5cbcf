// Small named values of the shop.
import type { Kysely } from 'kysely'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { preparedQuery } from '../prepared.ts'
import type { Tables } from '../tables.ts'
import type { Trx } from '../write-queue.ts'

export type SettingKey =
  | 'catalogue.version'
  | 'content.version'
  | 'delivery.message'
  | 'delivery.shown'
  | 'demo.planted'
  | 'brand.media'
  | 'reviews.wait'
  | 'categories.planted'
  | 'reservation.rules'
  | 'reservation.lock'
  | 'setup.code'
  | 'events.horizon'
  | 'figures.counted'
  | 'figures.booked'
  | 'keys.folded'
  | 'audit.last'
  | 'audit.begun'
  | 'takings.reach'
  | 'takings.asksUnpaid'
  | 'factor.reach'
  | 'legal.company'
  | 'legal.lock'
  | 'invoices.lock'
  | 'order-proofs.key'
  | 'hooks.cursor'
  | 'personal.days'
  | 'personal.erased'
  | 'file.rewritten'
  | 'watch.pausing'
  | 'watch.paused'
  | 'copy.unfinished'
  | 'brand'
  | 'clock.seen'
  | 'guide'
  | 'guide.lock'
  | 'health.probe'
  | 'guard.rules'
  | 'books.numbers'
  | 'books.takenOver'
  | 'books.lock'
  | 'online.key'
  | 'push.key'
  | 'payouts.key'
  | 'payouts.next'
  | 'refunds.next'
  | 'payouts.read'
  | 'online.rules'
  | 'online.lock'
  | 'vat'
  | 'stamps.rules'
  | 'stamps.key'
  | 'gifts.rules'

const settingByKey = preparedQuery<{ key: SettingKey }, { value: string }>((db, { key }) =>
  db.selectFrom('setting').select('value').where('key', '=', key),
)

export async function readSetting(db: Db, key: SettingKey): Promise<string | null> {
  return (await settingByKey(db, { key }))[0]?.value ?? null
}

export async function writeSetting(trx: Trx, key: SettingKey, value: string): Promise<void> {
  await trx
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** The existing value, or `made` once saved. Simultaneous callers all get the same value. */
export async function makeSetting(trx: Trx, key: SettingKey, made: string): Promise<string> {
  await trx
    .insertInto('setting')
    .values({ key, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  return (await readSetting(trx, key)) ?? made
}

/** False if it was gone already: of two simultaneous callers, only one gets it. */
export async function takeSetting(trx: Trx, key: SettingKey): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('setting').where('key', '=', key).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The version of what the owner set: the same settings have the same one, in whatever order their parts stand. */
export const versionOfSettings = (set: object): string => shortDigest(JSON.stringify(Object.entries(set).sort()))

/** Does the work in a transaction, unless that was done before; if two servers start at once, only one does it. */
export async function doOnce(db: Kysely<Tables>, key: SettingKey, work: (trx: Trx) => Promise<void>): Promise<void> {
  if ((await readSetting(db, key)) !== null) return
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('setting')
      .values({ key, value: 'yes' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (first) await work(trx)
  })
}
