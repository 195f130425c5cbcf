// What the shop tells the outside world about, and when it tries again.
import type { Instant } from '#domain/branch/hours.ts'
import type { Course } from '#domain/order/course.ts'

export const orderEvents = [
  'order.placed',
  'order.accepted',
  'order.ready',
  'order.out',
  'order.refused',
  'order.cancelled',
  'order.not-collected',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** The marks of an order that say how far it is; null: not yet. */
export interface OrderMarks {
  readonly course: Course
  readonly placedAt: Instant
  readonly acceptedAt: Instant | null
  readonly readyAt: Instant | null
  readonly overAt: Instant | null
}

export interface Milestone {
  readonly event: OrderEvent
  readonly at: Instant
}

const endOf: Readonly<Record<Course, OrderEvent>> = {
  placed: 'order.out',
  accepted: 'order.out',
  refused: 'order.refused',
  cancelled: 'order.cancelled',
  'not-collected': 'order.not-collected',
  // Neither has reached the shop, so nobody is told of it.
  awaiting: 'order.out',
  lapsed: 'order.out',
}

/** What has happened so far, in order. */
export const milestonesOf = ({ course, placedAt, acceptedAt, readyAt, overAt }: OrderMarks): Milestone[] =>
  [
    { event: 'order.placed' as const, at: placedAt },
    { event: 'order.accepted' as const, at: acceptedAt },
    { event: 'order.ready' as const, at: readyAt },
    { event: endOf[course], at: overAt },
  ].filter((one): one is Milestone => one.at !== null)

/** The events of which web hooks may be told. */
export const noticeEvents = ['alert.opened', 'alert.closed', ...orderEvents] as const
export type NoticeEvent = (typeof noticeEvents)[number] | 'test'

const second = 1000
const hour = 3_600_000
const longestPause = hour
/** How many hours a notice is tried. */
export const noticeHours = 24

/**
 * When to try a notice again after `tries` failures: after 30 seconds, then 1, 2, 4 … minutes, in the end every hour.
 * Null once 24 hours have passed since `since`: by then it helps nobody.
 */
export function nextNoticeTry(tries: number, since: Instant, now: Instant): Instant | null {
  if (now - since >= noticeHours * hour) return null
  return now + Math.min(30 * second * 2 ** Math.min(tries - 1, 20), longestPause)
}

export const deliveryStates = ['waiting', 'done', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const webHookLimits = { url: 500, hooks: 10 } as const

export type WebHookProblemName = 'hook_url_missing' | 'hook_url_invalid' | 'hook_url_too_long' | 'hook_events_missing'

/** `isUrl`: whether the text is an address that a web hook may have. */
export function webHookProblems(
  { url, events }: { readonly url: string; readonly events: readonly string[] },
  isUrl: (text: string) => boolean,
): { readonly problem: WebHookProblemName; readonly field: 'url' | 'events' }[] {
  const wrong = urlProblem(url, isUrl)
  return [
    ...(wrong ? [{ problem: wrong, field: 'url' as const }] : []),
    ...(events.length === 0 ? [{ problem: 'hook_events_missing' as const, field: 'events' as const }] : []),
  ]
}

function urlProblem(url: string, isUrl: (text: string) => boolean): WebHookProblemName | undefined {
  if (url === '') return 'hook_url_missing'
  if (url.length > webHookLimits.url) return 'hook_url_too_long'
  return isUrl(url) ? undefined : 'hook_url_invalid'
}
