// How the promises of a branch were kept, by hour of the day (TIME-7).
import { type Instant, localTime } from '../branch/hours.ts'

export interface PromisedHour {
  /** Any instant of the hour. */
  readonly at: Instant
  readonly orders: number
  /** Ready at most a minute after their promise. */
  readonly kept: number
  /** The lateness of those that were later, in all, in milliseconds. */
  readonly late: number
}

export interface Kept {
  readonly orders: number
  readonly kept: number
  /** Of the late ones on average, in whole minutes. */
  readonly minutesLate: number
}

/** All of them, and by the hour on the branch's clock. */
export function keptByHour(
  promised: readonly PromisedHour[],
  timeZone: string,
): Kept & { readonly hours: (Kept & { readonly hour: number })[] } {
  const byHour = new Map<number, PromisedHour[]>()
  for (const one of promised) {
    const hour = Math.floor(localTime(one.at, timeZone).minutes / 60)
    byHour.set(hour, [...(byHour.get(hour) ?? []), one])
  }
  const hours = [...byHour].map(([hour, some]) => ({ hour, ...sumOf(some) }))
  return { ...sumOf(promised), hours: hours.sort((one, other) => one.hour - other.hour) }
}

function sumOf(some: readonly PromisedHour[]): Kept {
  const total = { orders: 0, kept: 0, late: 0 }
  for (const { orders, kept, late } of some) {
    total.orders += orders
    total.kept += kept
    total.late += late
  }
  const behind = total.orders - total.kept
  return {
    orders: total.orders,
    kept: total.kept,
    minutesLate: behind === 0 ? 0 : Math.round(total.late / behind / 60_000),
  }
}
