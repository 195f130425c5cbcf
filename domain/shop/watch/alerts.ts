// Which alerts a branch needs because nobody watches its orders or one was not seen, and whether it pauses by itself
// (WATCH-1).
import { hoursNear, type OrderingSettings } from '#domain/branch/branch.ts'
import type { Pause } from '#domain/branch/capacity/quote.ts'
import { type Span, spanAt } from '#domain/branch/clock-change.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { workingDayBegan } from '#domain/branch/working-day.ts'
import { tillPatienceMs } from '#domain/money/till/till-line.ts'
import { tillLimitAlerts } from '#domain/money/till-limit.ts'
import { watchTimes } from './watch-times.ts'

/**
 * `no-board`: no live board while orders are open. `unheard`: nobody has begun an order in time. `till`: the registered
 * till has not acknowledged a sale in time (REG-3). The others say that the limit for a registered till is near or
 * reached (`till-limit.ts`).
 */
export const alertKinds = ['no-board', 'unheard', 'till', ...tillLimitAlerts] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * Why an alert is over. `day-over`: the order is now from an earlier day. `not-linked`: the branch is no longer linked
 * to a till. `till-settled`: a new year has begun, or the branch has a registered till.
 */
export const alertEnds = [
  'board-open',
  'no-orders',
  'closing-time',
  'heard',
  'day-over',
  'till-again',
  'not-linked',
  'till-settled',
] as const
export type AlertEnd = (typeof alertEnds)[number]

export interface NewAlert {
  readonly kind: AlertKind
  /** The order that it is about; null for other kinds than `unheard`. */
  readonly order: number | null
  /** Since when its cause exists. */
  readonly since: Instant
}

export interface OpenAlert {
  readonly id: number
  readonly kind: AlertKind
  readonly order: number | null
  /** When it was opened. */
  readonly at: Instant
}

/** What the server knows of a branch. */
export interface WatchedBranch {
  readonly branch: OrderingSettings
  /** When a board of the branch was last heard; null if it never was. */
  readonly boardSeen: Instant | null
  /** When the longest open of today's orders was placed; null if there are none. */
  readonly openSince: Instant | null
  /** The orders of today and later that nobody has begun. */
  readonly waiting: readonly (WaitingOrder & { readonly id: number })[]
  readonly open: readonly OpenAlert[]
  /** Since when the till has not acknowledged a message; null if it has all of them. */
  readonly tillSince: Instant | null
  /** Whether the branch is linked to a till. */
  readonly isLinked: boolean
  /** The waiting orders of which there was an alert already; each has one in its life. */
  readonly told: ReadonlySet<number>
}

export interface Verdict {
  readonly opens: readonly NewAlert[]
  readonly closes: readonly { readonly id: number; readonly end: AlertEnd }[]
}

/** Boards could not reach this server before `watchingSince`, so they count as absent only from then. */
export function watch(watched: WatchedBranch, now: Instant, watchingSince: Instant): Verdict {
  const { branch, waiting, open, told } = watched
  const opens: NewAlert[] = []
  const alone = unwatchedSince(watched, now, watchingSince)
  if (alone !== null && !open.some(({ kind }) => kind === 'no-board'))
    opens.push({ kind: 'no-board', order: null, since: alone })
  for (const order of waiting) {
    const since = unheardSince(order, branch, now)
    if (since !== null && !told.has(order.id)) opens.push({ kind: 'unheard', order: order.id, since })
  }
  const silent = tillSilentSince(watched, now)
  if (silent !== null && !open.some(({ kind }) => kind === 'till'))
    opens.push({ kind: 'till', order: null, since: silent })
  const closes = open.flatMap((alert) => {
    const end = endOf(alert, watched, now)
    return end ? [{ id: alert.id, end }] : []
  })
  return { opens, closes }
}

/** Whether a board that was last heard at `seen` is live. */
export const isLive = (seen: Instant | null, now: Instant): boolean => seen !== null && now - seen <= watchTimes.liveMs

/** Since when nobody watches, if that is two minutes or longer; null if that is no reason for an alert. */
function unwatchedSince({ branch, boardSeen, openSince }: WatchedBranch, now: Instant, watchingSince: Instant) {
  const hours = hoursAround(branch, now)
  if (!hours || openSince === null || isLive(boardSeen, now)) return null
  const since = Math.max(boardSeen ?? 0, openSince, hours.from, watchingSince)
  return now - since >= watchTimes.noBoardMs ? since : null
}

/** Since when the till is silent, if that is a minute or longer; at night too, as nothing waits until morning. */
const tillSilentSince = ({ tillSince, isLinked }: WatchedBranch, now: Instant): Instant | null =>
  isLinked && tillSince !== null && now - tillSince >= tillPatienceMs ? tillSince : null

/** Why the alert is over; undefined while its cause exists. An unheard order stays one after closing time. */
function endOf({ kind, order, at }: OpenAlert, watched: WatchedBranch, now: Instant): AlertEnd | undefined {
  const { branch, boardSeen, openSince, waiting } = watched
  if (kind !== 'unheard' && kind !== 'no-board' && kind !== 'till') return undefined
  if (kind === 'no-board') {
    if (isLive(boardSeen, now)) return 'board-open'
    if (openSince === null) return 'no-orders'
    return hoursAround(branch, now) ? undefined : 'closing-time'
  }
  if (kind === 'till') {
    if (!watched.isLinked) return 'not-linked'
    return tillSilentSince(watched, now) === null ? 'till-again' : undefined
  }
  if (waiting.some(({ id }) => id === order)) return undefined
  return at < workingDayBegan(branch, now) ? 'day-over' : 'heard'
}

type Hours = Pick<OrderingSettings, 'timeZone' | 'hours' | 'exceptions'>

/** What decides since when somebody should have seen an order. */
export interface WaitingOrder {
  readonly placedAt: Instant
  readonly wantedAt: Instant
  /** How long making it is expected to take, in milliseconds. */
  readonly making: number
}

/** An order that must be begun later than this after it was placed is one for later. */
const laterMs = 30 * 60_000

/**
 * Since when somebody should look at an order: since it was placed, or for a later time, since it must be begun. A
 * promise that is rounded up, or stands behind a short queue, makes no order for later.
 */
export function watchedFrom({ placedAt, wantedAt, making }: WaitingOrder): Instant {
  const begin = wantedAt - making
  return begin > placedAt + laterMs ? begin : placedAt
}

/** As instants; undefined outside opening hours. A shop that staff closed still has its orders to make. */
export function hoursAround(branch: Hours, now: Instant): Span | undefined {
  return spanAt(hoursNear(branch, now), now)
}

/**
 * Since when the shop should have seen an order that nobody has accepted: since its making had to begin, but not before
 * the branch opened. Null until three minutes have passed since then, and outside opening hours.
 */
export function unheardSince(order: WaitingOrder, branch: Hours, now: Instant): Instant | null {
  const hours = hoursAround(branch, now)
  if (!hours) return null
  const since = Math.max(watchedFrom(order), hours.from)
  return now - since >= watchTimes.unheardMs ? since : null
}

export interface Unwatched {
  /** Whether the owner wants it. */
  readonly wanted: boolean
  /** Whether the branch was alerted that it has no board. */
  readonly alerted: boolean
  /** Whether a board is live. */
  readonly watched: boolean
  readonly pause: Pause | null
  /** Until when the branch is paused for this reason; undefined if it is not. */
  readonly own: Instant | undefined
  /** When the branch closes; undefined outside opening hours. */
  readonly closes: Instant | undefined
}

/** `forget`: the pause is over, or staff have changed it and it is theirs now. */
export type PauseAct = { readonly do: 'pause'; readonly until: Instant } | { readonly do: 'resume' | 'forget' }

/** What to do about the pause of a branch now; undefined if nothing. A pause of staff is never touched. */
export function pauseAct(
  { wanted, alerted, watched, pause, own, closes }: Unwatched,
  now: Instant,
): PauseAct | undefined {
  const held = pause !== null && pause.until > now ? pause.until : undefined
  if (own !== undefined) {
    if (held !== own) return { do: 'forget' }
    return watched || !wanted ? { do: 'resume' } : undefined
  }
  if (!wanted || !alerted || watched || held !== undefined || closes === undefined) return undefined
  return { do: 'pause', until: closes }
}
