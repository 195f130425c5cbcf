// What has happened to an order of which web hooks may be told: each once in its life.
import type { Instant } from '../branch/hours.ts'
import type { Course } from '../order/course.ts'

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
}

/** What has happened so far, in order. */
export const milestonesOf = ({ course, placedAt, acceptedAt, readyAt, overAt }: OrderMarks): Milestone[] =>
  [
    { event: 'order.placed' as const, at: placedAt },
    { event: 'order.accepted' as const, at: acceptedAt },
    { event: 'order.ready' as const, at: readyAt },
    { event: endOf[course], at: overAt },
  ].filter((one): one is Milestone => one.at !== null)
