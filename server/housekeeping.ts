// What a server tidies by itself: old events, sessions, keys and pictures that nothing shows, and who ordered long ago.
import { reservationLimits } from '../domain/reservation/reservation-rules.ts'
import { waitingLimits } from '../domain/staff.ts'
import { logLimits } from '../domain/staff-log.ts'
import { deviceKeptMs } from './auth/devices.ts'
import { sessionLimits } from './auth/sessions.ts'
import { type Leap, leapAt } from './clock-leap.ts'
import { learnQuotes } from './pace/learning.ts'
import { purgeDevices } from './store/accounts/devices.ts'
import { purgePasswordLinks } from './store/accounts/password-links.ts'
import { purgeSessions } from './store/accounts/staff.ts'
import { purgeLog } from './store/accounts/staff-log.ts'
import { removeAllWaiting } from './store/accounts/waiting-staff.ts'
import { purgePictures, unusedKeptMs } from './store/catalogue/pictures.ts'
import { purgeDisplays } from './store/displays.ts'
import { pruneEvents } from './store/events.ts'
import { forgetNetworks } from './store/guests/reservations.ts'
import { purgeKeys } from './store/idempotency-keys.ts'
import type { Store } from './store/open.ts'
import { archiveDays, forgetOldBooks } from './store/orders/archives.ts'
import { eraseArchives, eraseUnclosed } from './store/orders/names.ts'
import { forgetSlots, repairSlots } from './store/pace/slot-care.ts'
import { purgeAlerts } from './store/watch/alerts.ts'
import { forgetBoards } from './store/watch/boards.ts'
import { purgeNotices } from './store/watch/notices.ts'

const hour = 3_600_000
/** How long a stream may be disconnected and still resume without reading everything again. */
export const eventsKeptMs = 24 * hour
/** How long after its end a link still reports that it was used or has expired. */
const passwordLinksKeptMs = 30 * 24 * hour
/** How long a board that was closed is remembered. */
const boardsKeptMs = 24 * hour
/** How long alerts that are over, and what was sent about them, can be looked up. */
const alertsKeptMs = 90 * 24 * hour
/** How long an open page of a withdrawn display is told so, rather than that its address is unknown. */
const displaysKeptMs = 30 * 24 * hour
/** How long a form that is sent again gets its first answer; the names of archived orders are kept for the same time. */
const keysKeptMs = archiveDays * 24 * hour

/** How long a slot is remembered after it began. */
const slotsKeptMs = 2 * 24 * hour

/** `mended` receives how many slots had another count than their orders hold: a mistake in the program. */
export async function tidy(store: Store, now: number, mended: (slots: number) => void = () => {}): Promise<void> {
  await store.write((trx) => forgetSlots(trx, now - slotsKeptMs))
  const wrong = await store.write(repairSlots)
  if (wrong > 0) mended(wrong)
  await learnQuotes(store, now)
  await store.write((trx) => pruneEvents(store.engine, trx, now - eventsKeptMs))
  await store.write((trx) => purgeSessions(trx, now - sessionLimits.slidingMs, now - sessionLimits.absoluteMs))
  await store.write((trx) => purgeDevices(trx, now - deviceKeptMs))
  await store.write((trx) => removeAllWaiting(trx, now - waitingLimits.keptMs))
  await store.write((trx) => forgetNetworks(trx, now - reservationLimits.networkMs))
  await store.write((trx) => eraseArchives(trx, now))
  while ((await store.write((trx) => eraseUnclosed(trx, now))) > 0);
  await store.write((trx) => forgetOldBooks(trx, now))
  await store.write((trx) => purgeKeys(trx, now - keysKeptMs))
  await store.write((trx) => purgePasswordLinks(trx, now - passwordLinksKeptMs))
  await store.write((trx) => forgetBoards(trx, now - boardsKeptMs))
  await store.write((trx) => purgeAlerts(trx, now - alertsKeptMs))
  await store.write((trx) => purgeNotices(trx, now - alertsKeptMs))
  await store.write((trx) => purgeLog(trx, now - logLimits.keptMs))
  await store.write((trx) => purgeDisplays(trx, now - displaysKeptMs))
  await store.write((trx) => purgePictures(trx, now - unusedKeptMs))
}

/** What the housekeeping has to say. */
interface Complaints {
  readonly mended?: (slots: number) => void
  /** The clock leapt ahead, and nothing was deleted. */
  readonly leapt: (leap: Leap) => void
}

/** Tidies, unless the clock has leapt ahead: then the archives of weeks would be gone for good. */
export async function tidyOnce(store: Store, now: number, { mended, leapt }: Complaints): Promise<void> {
  const leap = await leapAt(store, now)
  if (leap) leapt(leap)
  else await tidy(store, now, mended)
}

/** Tidies after 30 seconds, then hourly; a failure is reported and waits for the next hour. */
export function keepTidy(
  store: Store,
  now: () => number,
  { failed, ...complaints }: Complaints & { readonly failed: (error: unknown) => void },
): () => void {
  const run = () => void tidyOnce(store, now(), complaints).catch(failed)
  const first = setTimeout(run, 30_000)
  const timer = setInterval(run, hour)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
