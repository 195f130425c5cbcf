// What is open in the order list: in which states an order is, and which of them a counter works on first (OFF-2).
import type { Instant } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import { aheadMs, mustBeginAt, urgencyOf } from './counter/counter.ts'
import type { Course } from './course.ts'

/** By which the list is narrowed; an order can be in several. */
export const listStates = ['new', 'making', 'ready', 'due', 'late'] as const
export type ListState = (typeof listStates)[number]

/** What the list asks about payment: paid, still to be paid, or to be given back. */
export const listPayments = ['paid', 'due', 'owed'] as const
export type ListPayment = (typeof listPayments)[number]

/** What the list knows of an open order without reading its lines. */
export interface OpenStanding {
  readonly id: number
  readonly course: Course
  /** Null without a known time. */
  readonly promisedAt: Instant | null
  readonly placedAt: Instant
  /** When its last line became ready. */
  readonly readyAt: Instant | null
  /** Milliseconds that making it is expected to take. */
  readonly making: number
  /** What is still to be paid; below zero, what is to be given back. */
  readonly due: Cents
}

/** Whether it was accepted and is not to be begun soon. A new one is never for later: somebody has to accept it. */
export const isForLater = (order: OpenStanding, now: Instant): boolean =>
  order.course === 'accepted' && order.readyAt === null && now < mustBeginAt(order) - aheadMs

const isIn: Readonly<Record<ListState, (order: OpenStanding, now: Instant) => boolean>> = {
  new: ({ course }) => course === 'placed',
  making: (order, now) => order.course === 'accepted' && order.readyAt === null && !isForLater(order, now),
  ready: ({ readyAt }) => readyAt !== null,
  due: ({ due }) => due > 0,
  late: (order, now) => order.readyAt === null && urgencyOf(order, now) === 'late',
}

export const isInState = (order: OpenStanding, state: ListState, now: Instant): boolean => isIn[state](order, now)

/** Its place among the open ones: the group, then when it is wanted, then its id. */
export type WorkPlace = readonly [group: number, wantedAt: Instant, id: number]

const groups = { make: 0, ready: 1, later: 2 } as const
/** The group of what is over, which comes last. */
export const overGroup = 3

/** What must be made comes first, by when it is wanted; then what waits ready, then what is for later. */
export function workPlace(order: OpenStanding, now: Instant): WorkPlace {
  const group = order.readyAt !== null ? groups.ready : isForLater(order, now) ? groups.later : groups.make
  return [group, order.promisedAt ?? order.placedAt, order.id]
}

export const byPlace = (one: WorkPlace, other: WorkPlace): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
