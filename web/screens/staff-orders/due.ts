// An order against the clock: due at a time, on a later day, late, or waiting to be picked up.
import { localTime } from '../../../domain/branch/hours.ts'
import type { Progress } from '../../../domain/order/line-status.ts'

export type When = { readonly kind: 'by' | 'day' } | { readonly kind: 'late' | 'waiting'; readonly minutes: number }

/** None if the wanted time is unknown. `old`: it was wanted on an earlier day, so minutes would say nothing. */
export function whenOf(
  wantedAt: number | null,
  progress: Progress,
  now: number,
  timeZone: string,
): (When & { old?: true }) | undefined {
  if (wantedAt === null) return undefined
  const sameDay = localTime(wantedAt, timeZone).date === localTime(now, timeZone).date
  const minutes = Math.floor((now - wantedAt) / 60_000)
  if (minutes < 1) return { kind: sameDay ? 'by' : 'day' }
  const over = { kind: progress === 'ready' ? ('waiting' as const) : ('late' as const), minutes }
  return sameDay ? over : { ...over, old: true }
}

export const isLate = (when: When | undefined): boolean => when?.kind === 'late'
