// The pick-up times that are possible now, and what became of the chosen one.
import type { Instant } from '../../../domain/branch/hours.ts'
import { readChosen, slotsOf, soonest } from '../../../domain/branch/slots.ts'
import { serverNow } from '../../api/http/clock.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import type { DayState } from '../../ordering/ordering.ts'

export interface Times {
  /** When it is ready without a chosen time; null if only chosen times are offered. */
  readonly soon: Instant | null
  readonly slots: readonly Instant[]
  /** The value to send: the chosen slot, or null for as soon as possible. */
  readonly at: Instant | null
  /** The chosen time, if it is no longer possible. */
  readonly gone: Instant | null
  /** The next time to choose instead; null if only as soon as possible is left. */
  readonly instead: Instant | null
}

/** Not cached: the day's state is updated each minute, and so is this. */
export function timesOf(branch: MenuBranch, state: DayState, chosen: Instant | null): Times {
  if (!state.day.ok) return { soon: null, slots: [], at: null, gone: chosen, instead: null }
  const now = serverNow()
  const slots = slotsOf(branch, state.day.value, now)
  const soon = state.today && state.open ? soonest(branch, state.day.value, now) : null
  if (chosen === null) return { soon, slots, at: soon === null ? (slots[0] ?? null) : null, gone: null, instead: null }
  const { at, instead } = readChosen(chosen, state.day.value, slots, branch.timeZone)
  return { soon, slots, at, gone: at === null ? chosen : null, instead }
}
