// Which slips an order needs now, and which are not needed any more (PAPER-3).
import type { Instant } from '../branch/hours.ts'
import { aheadMs } from '../order/counter/counter.ts'
import { isOver, phaseOf } from '../order/course.ts'
import { makingBeginsAt, type Order } from '../order/order.ts'
import type { SlipKind } from './printer.ts'
import { isOfStation, isToTell, type SaidTicket, saidOf } from './said-ticket.ts'

export type PlannedOrder = Pick<Order, 'course' | 'lines' | 'wantedAt' | 'making' | 'form' | 'table'>

export type SlipMark = '' | 'changed' | 'cancelled'

export interface PlannedPrinter {
  readonly id: number
  readonly prints: readonly SlipKind[]
  /** '': all stations. */
  readonly station: string
}

/** A slip of the order that was not given up. */
export interface KnownSlip {
  readonly id: number
  readonly printer: number
  readonly what: SlipKind
  readonly mark: SlipMark
  /** What it says, once a printer has fetched it; null: it will be drawn then, from the order as it is then. */
  readonly said: SaidTicket | null
  /** Whether it still waits for a printer. */
  readonly waits: boolean
}

export interface PrintPlan {
  readonly fresh: readonly {
    readonly printer: number
    readonly what: SlipKind
    readonly station: string
    readonly mark: SlipMark
    readonly at: Instant
  }[]
  /** Ids of slips that nobody needs any more. */
  readonly dropped: readonly number[]
  /** Waiting slips, and the time for which they now wait. */
  readonly moved: readonly { readonly id: number; readonly at: Instant }[]
}

/** `known`: the slips of the order, oldest first. */
export function planPrints(
  order: PlannedOrder,
  printers: readonly PlannedPrinter[],
  known: readonly KnownSlip[],
  now: Instant,
): PrintPlan {
  const phase = phaseOf(order)
  const isOff = order.course === 'refused' || order.course === 'cancelled'
  const isLive = order.course === 'accepted' && !isOver(phase)
  const unfetched = known.filter(({ waits, said, what }) => waits && said === null && what !== 'receipt')
  if (!isLive && !isOff) {
    const isDone = isOver(phase)
    return { fresh: [], dropped: isDone ? unfetched.map(({ id }) => id) : [], moved: [] }
  }
  const begins = makingBeginsAt(order)
  const printAt = begins === null ? now : Math.max(now, begins - aheadMs)
  const wishes = printers.flatMap((printer) =>
    printer.prints.filter((what) => what !== 'receipt').map((what) => ({ printer, what })),
  )
  const fresh = wishes.flatMap(({ printer: { id, station }, what }) => {
    const own = known.filter((slip) => slip.printer === id && slip.what === what)
    const mark = markOf(order, own, station, isOff)
    const told = mark === '' ? printAt : now
    return mark === null || (what === 'label' && mark === 'cancelled')
      ? []
      : [{ printer: id, what, station, mark, at: told }]
  })
  if (isOff) return { fresh, dropped: unfetched.map(({ id }) => id), moved: [] }
  return {
    fresh,
    dropped: [],
    moved: unfetched.filter(({ mark }) => mark === '').map(({ id }) => ({ id, at: printAt })),
  }
}

/** How another slip of this printer is marked; null: none is needed. */
function markOf(order: PlannedOrder, own: readonly KnownSlip[], station: string, isOff: boolean): SlipMark | null {
  const here = station || null
  const last = own.findLast(({ said }) => said !== null)
  if (isOff) return last && last.mark !== 'cancelled' ? 'cancelled' : null
  // What still waits will be drawn from the newest order anyway.
  if (own.some(({ waits, said }) => waits && said === null)) return null
  if (last?.said) return isToTell(last.said, saidOf(order), here) ? 'changed' : null
  return order.lines.some((line) => isOfStation(line, here)) ? '' : null
}
