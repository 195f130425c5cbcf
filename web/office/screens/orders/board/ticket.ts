// An order as the counter works on it, and what its ticket says about the time.
import {
  type CounterLine,
  type CounterOrder,
  type CounterPiece,
  type Urgency,
  urgencyOf,
} from '#domain/order/counter/counter.ts'
import { madeApart } from '#domain/order/counter/line-changes.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { partStatus } from '#domain/order/set-line.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'

type Line = ShownOrder['lines'][number]

export interface TicketLine extends CounterLine {
  /** 1 to n within its order. */
  readonly id: number
  readonly line: Line
  readonly parts?: readonly TicketPart[]
}

/** A part of a meal deal. */
export interface TicketPart extends CounterPiece {
  readonly part: NonNullable<Line['parts']>[number]
  readonly status: LineStatus
}

export interface Ticket extends CounterOrder {
  readonly lines: readonly TicketLine[]
  readonly order: ShownOrder
}

const tickets = new WeakMap<ShownOrder, Ticket>()

/** The ticket of an order. The same object always gives the same ticket, so that nothing unchanged is drawn again. */
export function ticketOf(order: ShownOrder): Ticket {
  const known = tickets.get(order)
  if (known) return known
  const { id, course, placedAt, making, wantedAt: promisedAt } = order
  const lines = order.lines.map((line) => ({
    id: line.id,
    line,
    item: line.item,
    quantity: line.quantity,
    status: line.status,
    station: line.making[0]?.station ?? '',
    apart: madeApart(line.options),
    ...(line.parts && { parts: line.parts.map((part) => partOf(line, part)) }),
  }))
  const ticket = { id, course, placedAt, promisedAt, making, lines, order }
  tickets.set(order, ticket)
  return ticket
}

/** A part of a meal deal is made like the item when it is sold alone. */
const partOf = (line: Line, part: TicketPart['part']): TicketPart => ({
  item: part.item,
  station: part.making[0]?.station ?? '',
  apart: madeApart(part.options),
  ready: part.ready,
  status: partStatus(line, part),
  part,
})

/** How many people of an office basket it is for; 0 for the order of one customer. */
export const peopleIn = ({ lines }: Pick<ShownOrder, 'lines'>): number =>
  new Set(lines.flatMap(({ person }) => (person ? [person.number] : []))).size

/** Whether a tap on a line, or on a part of it, waits for the connection. */
export const waitsToBeSent = ({ keptChanges = [] }: ShownOrder, line: number, part?: string): boolean =>
  keptChanges.some((one) => one.line === line && (!part || !one.parts || one.parts.includes(part)))

/**
 * How urgent an order is. The minutes count to its promised time, or from it once it is late; null without a promise.
 */
export interface TicketUrgency {
  readonly urgency: Urgency
  readonly minutes: number | null
}

export function ticketUrgency(ticket: Ticket, now: number): TicketUrgency {
  const urgency = urgencyOf(ticket, now)
  if (ticket.promisedAt === null) return { urgency, minutes: null }
  const minutes = (ticket.promisedAt - now) / 60_000
  return { urgency, minutes: urgency === 'late' ? Math.max(1, Math.floor(-minutes)) : Math.max(0, Math.ceil(minutes)) }
}
