// What a server tidies by itself: what has been kept for as long as domain/guests/retention says, and slots that were
// miscounted.

import { periods, type TimedPeriod } from '#domain/guests/retention/periods.ts'
import { booksKeptSince } from '#domain/order/counter/day-closing.ts'
import type { StuckTask } from '#domain/shop/health/health.ts'
import { erasePersonal, forgetBooks, personalErasures } from '#work/guests/retention/erase-personal.ts'
import { rewriteWhenQuiet } from '#work/guests/retention/rewrite.ts'
import { closeBooks } from '#work/money/books/close-books.ts'
import { keepPrices } from '#work/money/keep-prices.ts'
import { sessionLimits } from '#work/people/auth/sessions.ts'
import { type ClockLeap, leapAt } from './clock-leap.ts'
import { purgeDisplays } from './store/branch/display-store.ts'
import { forgetSlots, repairSlots } from './store/branch/slot-care.ts'
import { pruneEvents } from './store/events.ts'
import { forgetErasures } from './store/guests/forget-old.ts'
import { forgetNetworks } from './store/guests/reservation-store.ts'
import { forgetReviewers } from './store/guests/review-store.ts'
import { purgeKeys } from './store/idempotency-keys.ts'
import type { Store } from './store/open.ts'
import { forgetAsks } from './store/order/asks.ts'
import { forgetBlocks } from './store/order/blocks.ts'
import { refoldSearchKeys } from './store/order/keys-folded-anew.ts'
import { forgetNews } from './store/order/news-store.ts'
import { forgetOrigins, forgetVisitors } from './store/order/order-origins.ts'
import { purgeSlips } from './store/paper/print-job-store.ts'
import { purgePrinters } from './store/paper/printer-store.ts'
import { purgeDevices } from './store/people/own-sessions.ts'
import { purgeChallenges } from './store/people/passkey-store.ts'
import { purgePasswordLinks } from './store/people/password-links.ts'
import { purgeLog } from './store/people/staff-log-store.ts'
import { purgeSessions } from './store/people/staff-store.ts'
import { removeAllWaiting } from './store/people/waiting-staff.ts'
import { purgeAlerts } from './store/shop/alert-store.ts'
import { purgeNotices } from './store/shop/notice-store.ts'
import { forgetBoards } from './store/shop/open-boards.ts'
import { purgePictures } from './store/shop/picture-store.ts'
import { forgetReports } from './store/shop/server-reports.ts'
import type { Trx } from './store/write-queue.ts'

const hour = 3_600_000
/** A task that failed so many times in a row shows in the shop's health. */
const stuckAfter = 3

/**
 * What is done when a period is over: for each that has an end, or it does not compile. `before`: now less the period.
 */
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
    await purgeNotices(trx, before)
  },
  display: purgeDisplays,
  printer: purgePrinters,
  slip: purgeSlips,
  picture: purgePictures,
  erasure: forgetErasures,
  news: forgetNews,
  reviewer: forgetReviewers,
  visitor: forgetVisitors,
  origin: forgetOrigins,
  block: forgetBlocks,
  ask: (trx, before, { now }) => forgetAsks(trx, before, now),
}

interface Clock {
  readonly store: Store
  readonly now: number
}

/** A task that did not succeed, by its name. */
interface Failure {
  readonly task: string
  readonly error: unknown
}

interface Tasks {
  /** How many slots had another count than their orders hold: a mistake in the program. */
  readonly mended?: ((slots: number) => void) | undefined
  /** Tidies what is outside the database. */
  readonly besides?: ((now: number) => Promise<void>) | undefined
  /** Called after each task that succeeded. */
  readonly done?: ((task: string) => void) | undefined
}

type Task = (store: Store, now: number) => Promise<unknown>

/** Everything that is tidied, in this order. */
const tasksOf = ({ mended, besides }: Tasks): Record<string, Task> => ({
  ...personalErasures,
  ...Object.fromEntries(
    (Object.keys(ends) as TimedPeriod[]).map((period): [string, Task] => [
      period,
      (store, now) => store.write((trx) => ends[period](trx, now - periods[period].ms, { store, now })),
    ]),
  ),
  slots: async (store) => {
    const wrong = await store.write(repairSlots)
    if (wrong > 0) mended?.(wrong)
  },
  'search keys': refoldSearchKeys,
  'kept prices': (store, now) => store.write((trx) => keepPrices(trx, store, now)),
  'day books': closeBooks,
  books: (store, now) => forgetBooks(store, booksKeptSince(now), now),
  'database file': rewriteWhenQuiet,
  'database log': (store) => store.engine.emptyLog(),
  files: async (_, now) => besides?.(now),
})

/** Does every task, also after one that failed; returns those that did. */
export async function tidyShop(store: Store, now: number, tasks: Tasks = {}): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const [task, run] of Object.entries(tasksOf(tasks)))
    await run(store, now).then(
      () => tasks.done?.(task),
      (error) => failures.push({ task, error }),
    )
  return failures
}

/** What the housekeeping has to say, and what else it does. */
interface Complaints extends Tasks {
  /** The clock leapt ahead, and nothing was deleted. */
  readonly leapt: (leap: ClockLeap) => void
}

/** Tidies, unless the clock has leapt ahead: then the archives of weeks would be gone for good. */
export async function tidyOnce(store: Store, now: number, { leapt, ...tasks }: Complaints): Promise<Failure[]> {
  const leap = await leapAt(store, now)
  if (!leap) return await tidyShop(store, now, tasks)
  leapt(leap)
  return []
}

/** Erases those who ordered long ago, before the shop answers its first request: it may have been off, or restored. */
export async function eraseBeforeServing(
  store: Store,
  now: number,
  { leapt }: Pick<Complaints, 'leapt'>,
): Promise<void> {
  const leap = await leapAt(store, now)
  if (leap) leapt(leap)
  else await erasePersonal(store, now)
}

interface Reports {
  readonly failed: (failure: Failure) => void
  /** The tasks that have failed three times in a row or more; called after each round. */
  readonly stuck: (tasks: readonly StuckTask[]) => void
}

const longestReason = 300

/** Tidies once at each call, and counts what keeps failing. */
export function tidyingRounds(
  store: Store,
  now: () => number,
  { failed, stuck, ...complaints }: Complaints & Reports,
): () => Promise<void> {
  let counts = new Map<string, number>()
  const doneAt = new Map<string, number>()
  return async () => {
    const done = (task: string) => doneAt.set(task, now())
    const failures = await tidyOnce(store, now(), { ...complaints, done }).catch((error): Failure[] => [
      { task: 'clock', error },
    ])
    counts = new Map(failures.map(({ task }) => [task, (counts.get(task) ?? 0) + 1]))
    for (const failure of failures) failed(failure)
    const lasting = failures.filter(({ task }) => (counts.get(task) ?? 0) >= stuckAfter)
    stuck(
      lasting.map(({ task, error }) => {
        const reason = error instanceof Error ? error.message : String(error)
        return { task, reason: reason.slice(0, longestReason), doneAt: doneAt.get(task) ?? null }
      }),
    )
  }
}

/** Tidies after 30 seconds, then hourly; what failed waits for the next hour. */
export function keepTidy(store: Store, now: () => number, complaints: Complaints & Reports): () => void {
  const round = tidyingRounds(store, now, complaints)
  const first = setTimeout(round, 30_000)
  const timer = setInterval(round, hour)
  first.unref()
  timer.unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
