// Brings a database to the newest schema: each migration once, in one transaction, forward only.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Engine } from './engines/engine.ts'
import { first } from './migrations/0001-first.ts'
import { uploads } from './migrations/0002-uploads.ts'
import { reservations } from './migrations/0003-reservations.ts'
import { messages } from './migrations/0004-messages.ts'
import { passwordLinks } from './migrations/0006-password-links.ts'
import { legacy } from './migrations/0007-legacy.ts'
import { imageWords } from './migrations/0008-image-words.ts'
import { branchImages } from './migrations/0009-branch-images.ts'
import { arrivals } from './migrations/0010-arrivals.ts'
import { orderList } from './migrations/0012-order-list.ts'
import { wantedTime } from './migrations/0013-wanted-time.ts'
import { hidden } from './migrations/0016-hidden.ts'
import { knownDevices } from './migrations/0018-known-devices.ts'
import { reservationLimitRows } from './migrations/0019-reservation-limits.ts'
import { idempotencyKeys } from './migrations/0020-idempotency-keys.ts'
import { slots } from './migrations/0021-slots.ts'
import { course } from './migrations/0022-course.ts'
import { staffLog } from './migrations/0023-staff-log.ts'
import { watch } from './migrations/0024-watch.ts'
import { displays } from './migrations/0025-displays.ts'
import { stockUntil } from './migrations/0026-stock-until.ts'
import { branchDays } from './migrations/0027-branch-days.ts'
import { pace } from './migrations/0028-pace.ts'
import { board } from './migrations/0029-board.ts'
import { takings } from './migrations/0031-takings.ts'
import { changedOrders } from './migrations/0032-changed-orders.ts'
import { declarations } from './migrations/0033-declarations.ts'
import { options } from './migrations/0034-options.ts'
import { brand } from './migrations/0035-brand.ts'
import { categories } from './migrations/0036-categories.ts'
import { legalTexts } from './migrations/0037-legal-texts.ts'
import { sizes } from './migrations/0038-sizes.ts'
import { deals } from './migrations/0039-deals.ts'
import { sold } from './migrations/0040-sold.ts'
import { kitchenNames } from './migrations/0043-kitchen-names.ts'
import { sessionAgents } from './migrations/0044-session-agents.ts'
import { erasing } from './migrations/0045-erasing.ts'
import { appendOnlyLog } from './migrations/0046-append-only-log.ts'
import { waitingReviews } from './migrations/0047-waiting-reviews.ts'
import { guard } from './migrations/0048-guard.ts'
import { secondFactor } from './migrations/0049-second-factor.ts'
import { sessionPlaces } from './migrations/0050-session-places.ts'
import { health } from './migrations/0051-health.ts'
import { gate } from './migrations/0052-gate.ts'
import { soldOutWishes } from './migrations/0053-sold-out-wishes.ts'
import { tillSums } from './migrations/0054-till-sums.ts'
import { mediaRows } from './migrations/0055-media.ts'
import { housekeepingAlerts } from './migrations/0056-housekeeping-alerts.ts'

/** In order; a name is never reused. */
export const migrations: readonly (readonly [name: string, statements: readonly string[]])[] = [
  ['0001-first', first],
  ['0002-uploads', uploads],
  ['0003-reservations', reservations],
  ['0004-messages', messages],
  ['0006-password-links', passwordLinks],
  ['0007-legacy', legacy],
  ['0008-image-words', imageWords],
  ['0009-branch-images', branchImages],
  ['0010-arrivals', arrivals],
  ['0012-order-list', orderList],
  ['0013-wanted-time', wantedTime],
  ['0016-hidden', hidden],
  ['0018-known-devices', knownDevices],
  ['0019-reservation-limits', reservationLimitRows],
  ['0020-idempotency-keys', idempotencyKeys],
  ['0021-slots', slots],
  ['0022-course', course],
  ['0023-staff-log', staffLog],
  ['0024-watch', watch],
  ['0025-displays', displays],
  ['0026-stock-until', stockUntil],
  ['0027-branch-days', branchDays],
  ['0028-pace', pace],
  ['0029-board', board],
  ['0031-takings', takings],
  ['0032-changed-orders', changedOrders],
  ['0033-declarations', declarations],
  ['0034-options', options],
  ['0035-brand', brand],
  ['0036-categories', categories],
  ['0037-legal-texts', legalTexts],
  ['0043-kitchen-names', kitchenNames],
  ['0040-sold', sold],
  ['0039-deals', deals],
  ['0044-session-agents', sessionAgents],
  ['0045-erasing', erasing],
  ['0046-append-only-log', appendOnlyLog],
  ['0051-health', health],
  ['0049-second-factor', secondFactor],
  ['0050-session-places', sessionPlaces],
  ['0048-guard', guard],
  ['0038-sizes', sizes],
  ['0047-waiting-reviews', waitingReviews],
  ['0055-media', mediaRows],
  ['0056-housekeeping-alerts', housekeepingAlerts],
  ['0052-gate', gate],
  ['0053-sold-out-wishes', soldOutWishes],
  ['0054-till-sums', tillSums],
]

/** How often to try a database that another starting server has locked for a moment. */
const tries = 50

const fromNewer = (names: readonly string[]): string =>
  `this database was used by a newer version, which this one does not understand (${names.join(', ')}). ` +
  'Start the newer version again, or restore a backup of before the update.'

/** Returns the names of the migrations that it ran. Throws if the database is of a newer version; nothing is changed. */
export async function migrate(engine: Engine, now: number): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(engine, now)
    } catch (error) {
      if (attempt === tries || !engine.isBusy(error)) throw error
      await sleep(100)
    }
  }
}

async function migrateOnce(engine: Engine, now: number): Promise<string[]> {
  const done: string[] = []
  await engine.db.transaction().execute(async (trx) => {
    await engine.lockMigrations(trx)
    await sql
      .raw(engine.ddl('create table if not exists migration (name text primary key, at {int} not null) {table}'))
      .execute(trx)
    const known = new Set((await trx.selectFrom('migration').select('name').execute()).map((row) => row.name))
    const newer = [...known].filter((name) => !migrations.some(([ours]) => ours === name))
    if (newer.length > 0) throw new Error(fromNewer(newer))
    for (const [name, statements] of migrations) {
      if (known.has(name)) continue
      for (const statement of statements.map(engine.ddl).filter(Boolean)) await sql.raw(statement).execute(trx)
      await trx.insertInto('migration').values({ name, at: now }).execute()
      done.push(name)
    }
  })
  engine.afterMigration()
  return done
}
