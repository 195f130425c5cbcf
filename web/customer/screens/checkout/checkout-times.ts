// The times that are possible now for this cart, full ones marked, and what became of the chosen one (TIME-3, TIME-4).

import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import { nextAfter, type OfferedTime, offeredTimes, type Pace, readyAt } from '#domain/branch/capacity/ready-at.ts'
import { type Instant, localTime } from '#domain/branch/hours.ts'
import { readChosen } from '#domain/branch/order-days.ts'
import { isOnSale, type WithSaleRules } from '#domain/menu/sold.ts'
import type { DayState } from '#web/customer/ordering/ordering.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'

export interface Times {
  /** When it is ready without a chosen time; null if only chosen times are offered. */
  readonly soon: Instant | null
  readonly slots: readonly OfferedSlot[]
  /** The value to send: the chosen slot, or null for as soon as possible. */
  readonly at: Instant | null
  /** The chosen time, if it is no longer possible. */
  readonly gone: Instant | null
  /** Whether it is gone because others took the last place. */
  readonly full: boolean
  /** The next time to choose instead; null if only as soon as possible is left. */
  readonly instead: Instant | null
}

export interface OfferedSlot extends OfferedTime {
  /** The first thing of the cart that is not sold at that time. */
  readonly without?: string
  /** In autumn's second hour: an earlier slot shows the same time of day. */
  readonly repeated?: boolean
}

export interface TimedOrder {
  readonly pace: Pace
  readonly lines: readonly MadeLine[]
  /** What is in the cart and can be ordered for that day. */
  readonly items?: readonly (WithSaleRules & { readonly name: string })[]
}

const none: Times = { soon: null, slots: [], at: null, gone: null, full: false, instead: null }

const othersNeed = 30 * 60_000

/**
 * The same for an office basket, which is for a chosen time: without one, the first that leaves others half an hour.
 */
export function chosenOnly(times: Times): Times {
  if (times.at !== null || times.gone !== null) return { ...times, soon: null }
  const free = times.slots.filter(({ full, without }) => !full && without === undefined)
  const first = free.find(({ at }) => at >= (times.soon ?? serverNow()) + othersNeed) ?? free.at(-1)
  return { ...times, soon: null, at: first?.at ?? null }
}

/** With the later time that the customer took as the soonest: what is shown is what is sent. */
export const withAgreed = (times: Times, agreed: Instant | null): Times =>
  agreed === null || times.soon === null ? times : { ...times, soon: Math.max(times.soon, agreed) }

/** Not cached: the day's state is updated each minute, and so is this. */
export function checkoutTimesOf(
  branch: MenuBranch,
  state: DayState,
  chosen: Instant | null,
  { pace, lines, items = [] }: TimedOrder,
): Times {
  if (!state.day.ok) return { ...none, gone: chosen }
  const asked = { branch, pace, day: state.day.value, lines, now: serverNow() }
  const shown = new Set<string>()
  const slots = offeredTimes(asked).map((slot): OfferedSlot => {
    const { date, minutes } = localTime(slot.at, branch.timeZone)
    const repeated = shown.has(`${date} ${minutes}`)
    shown.add(`${date} ${minutes}`)
    const without = items.find((item) => !isOnSale(item, { date, minutes }))?.name
    return { ...slot, ...(without !== undefined && { without }), ...(repeated && { repeated }) }
  })
  const soon = state.today && state.open ? readyAt(asked) : null
  // Where no time suits all that is in the cart, the lines themselves say so.
  const open = slots.filter(({ full }) => !full)
  const fitting = open.filter(({ without }) => without === undefined)
  const free = open.map(({ at }) => at)
  if (chosen === null) return { ...none, soon, slots, at: soon === null ? ((fitting[0] ?? open[0])?.at ?? null) : null }
  const { at, instead } = readChosen(chosen, state.day.value, free, branch.timeZone)
  const full = at === null && slots.some((slot) => slot.at === chosen)
  const next = full ? nextAfter(chosen, slots) : instead
  return { soon, slots, at, gone: at === null ? chosen : null, full, instead: next }
}
