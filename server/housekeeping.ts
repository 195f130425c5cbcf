// What a server tidies by itself: what has been kept for as long as domain/retention says, and slots that were miscounted.
import { booksKeptSince } from '../domain/counter/day.ts'
import { periods, type TimedPeriod } from '../domain/retention/periods.ts'
import { sessionLimits } from './auth/sessions.ts'
import { type Leap, leapAt } from './clock-leap.ts'
import { learnQuotes } from './pace/learning.ts'
import { erasePersonal } from './retention/erase-personal.ts'
import { forgetBooks } from './retention/forget-books.ts'
import { purgeLog } from './store/accounts/clock-log.ts'
import { purgeDevices } from './store/accounts/devices.ts'
import { purgeChallenges } from './store/accounts/passkeys.ts'
import { purgePasswordLinks } from './store/accounts/password-links.ts'
import { purgeSessions } from './store/accounts/staff.ts'
import { removeAllWaiting } from './store/accounts/waiting-staff.ts'
import { purgePictures } from './store/catalogue/pictures.ts'
import { purgeDisplays } from './store/displays.ts'
import { pruneEvents } from './store/events.ts'
import { forgetAsks } from './store/guard/asks.ts'
import { forgetBlocks } from './store/guard/blocks.ts'
import { forgetOrigins, forgetVisitors } from './store/guard/origins.ts'
import { forgetNetworks } from './store/guests/reservations.ts'
import { forgetReviewers } from './store/guests/reviews.ts'
import { purgeKeys } from './store/idempotency-keys.ts'
import type { Store } from './store/open.ts'
import { forgetSlots, repairSlots } from './store/pace/slot-care.ts'
import { forgetErasures } from './store/retention/books.ts'
import { purgeAlerts } from './store/watch/alerts.ts'
import { forgetBoards } from './store/watch/boards.ts'
import { purgeHealthAlerts } from './store/watch/health-alerts.ts'
import { purgeNotices } from './store/watch/notices.ts'
import { forgetReports } from './store/watch/server-reports.ts'
import type { Trx } from './store/write-queue.ts'

const hour = 3_600_000

/** What is done when a period is over: for each that has an end, or it does not compile. `before`: now less the period. */
const ends: Readonly<Record<TimedPeriod, (trx: Trx, before: number, clock: Clock) => Promise<unknown>>> = {
  waiting: removeAllWaiting,
  session: (trx, before, { now }) => purgeSessions(trx, now - sessionLimits.slidingMs, before),
  device: purgeDevices,
  link: purgePasswordLinks,
  challenge: purgeChallenges,
  log: (trx, before, { now }) => purgeLog(trx, before, now),
  key: purgeKeys,
  network: forgetNetworks,
  event: (trx, before, { store }) => pruneEvents(store.engine, trx, before),
  board: forgetBoards,
  server: forgetReports,
  slot: forgetSlots,
  alert: async (trx, before) => {
    await purgeAlerts(trx, before)
    await purgeHealthAlerts(trx, before)
    await purgeNotices(trx, before)
  },
  display: purgeDisplays,
  picture: purgePictures,
  erasure: forgetErasures,
  reviewer: forgetReviewers,
  visitor: forgetVisitors,
  origin: forgetOrigins,
  block: forgetBlocks,
  ask: forgetAsks,
}

interface Clock {
  readonly store: Store
  readonly now: number
}

/** `mended` receives how many slots had another count than their orders hold: a mistake in the program. */
export async function tidy(store: Store, now: number, mended: (slots: number) => void = () => {}): Promise<void> {
  for (const [period, end] of Object.entries(ends) as [TimedPeriod, (typeof ends)[TimedPeriod]][])
    await store.write((trx) => end(trx, now - periods[period].ms, { store, now }))
  const wrong = await store.write(repairSlots)
  if (wrong > 0) mended(wrong)
  await learnQuotes(store, now)
  await erasePersonal(store, now)
  await forgetBooks(store, booksKeptSince(now))
}

/** What the housekeeping has to say, and what else it does. */
interface Complaints {
  readonly mended?: (slots: number) => void
  /** The clock leapt ahead, and nothing was deleted. */
  readonly leapt: (leap: Leap) => void
  /** Tidies what is outside of the database. */
  readonly besides?: (now: number) => Promise<void>
}

/** Tidies, unless the clock has leapt ahead: then the archives of weeks would be gone for good. */
export async function tidyOnce(store: Store, now: number, { mended, leapt, besides }: Complaints): Promise<void> {
  const leap = await leapAt(store, now)
  if (leap) {
    leapt(leap)
    return
  }
  await tidy(store, now, mended)
  await besides?.(now)
}

/** Erases who ordered long ago before the shop answers for the first time: it may have been off, or restored. */
export async function eraseBeforeServing(
  store: Store,
  now: number,
  { leapt }: Pick<Complaints, 'leapt'>,
): Promise<void> {
  const leap = await leapAt(store, now)
  if (leap) leapt(leap)
  else await erasePersonal(store, now)
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
