// What a branch remembers of its pace from order to order: what it has learned, on which day, and the order of the last
// tap, which teaches once the next tap shows that it was not one stroke with it (QUOTE-5).
import type { DateText, Instant } from '../hours.ts'
import { beginPace, type LearnedPace, learnedFrom, type MadeTruth, overnight } from './promise-loop.ts'

export interface PaceMemory {
  readonly learned: LearnedPace
  /** The day on the branch's clock on which it learned last. */
  readonly day: DateText
  readonly lastTap: Instant | null
  readonly waiting: WaitingTruth | null
}

interface WaitingTruth {
  readonly order: number
  readonly truth: MadeTruth
}

/** Orders that were tapped within this of each other were tapped in one stroke, in ms. */
const stroke = 10_000

export const beginMemory = (prepMinutes: number, day: DateText): PaceMemory => ({
  learned: beginPace(prepMinutes),
  day,
  lastTap: null,
  waiting: null,
})

/** As it counts on this day. */
export const onDay = (memory: PaceMemory, day: DateText): PaceMemory =>
  memory.day === day ? memory : { ...memory, day, learned: overnight(memory.learned) }

/** A member tapped an order as ready. Without a truth it teaches nothing, and may be one stroke with another. */
export interface ReadyTap {
  readonly order: number
  readonly at: Instant
  readonly truth: MadeTruth | null
}

/** After a tap. `lateShare`: the share of late orders that the owner chose. */
export function afterTap(memory: PaceMemory, { order, at, truth }: ReadyTap, lateShare: number): PaceMemory {
  const { learned, lastTap, waiting } = memory
  const isOneStroke = lastTap !== null && Math.abs(at - lastTap) <= stroke
  if (isOneStroke) return { ...memory, lastTap: at, waiting: null }
  return {
    ...memory,
    learned: waiting ? learnedFrom(learned, waiting.truth, lateShare) : learned,
    lastTap: at,
    waiting: truth && { order, truth },
  }
}

/** The tap was undone. */
export const afterUndoing = (memory: PaceMemory, order: number): PaceMemory =>
  memory.waiting?.order === order ? { ...memory, waiting: null } : memory
