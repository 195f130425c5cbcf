// What a tap on the board does, with ten seconds in which the last one can be undone.

import type { CounterWay } from '#domain/money/payment.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { hasWorkAt, isMadeAt } from '#domain/order/counter/counter.ts'
import { withChange } from '#domain/order/set-line.ts'
import { createObservable } from '#web/data/observable.ts'
import { knownVersion } from '#web/data/staff/board-orders.ts'
import type { TappedChange, WishOfTap } from '#web/data/staff/tap.ts'
import { changesTo, queueTap, type ShownOrder, takenBack } from '#web/data/staff/tap-queue.ts'
import type { Ticket, TicketLine, TicketPart } from './ticket.ts'

const undoMs = 10_000

type Done = 'isOut' | 'isPaid' | 'isReady' | 'notCollected' | 'lineSet' | 'stationDone' | 'undone'

interface Undo {
  readonly order: ShownOrder
  readonly code: string
  readonly done: Done
  /** What undoes it; undefined if it cannot be undone. */
  readonly back: WishOfTap | undefined
  /** Differs for each act. */
  readonly number: number
}

export const undoStore = createObservable<Undo | undefined>(undefined)
let number = 0
let timer: ReturnType<typeof setTimeout> | undefined

export function tapLine({ order }: Ticket, id: number): void {
  const lines = order.lines.filter((line) => line.id === id)
  const status = lines[0]?.status === 'received' ? 'ready' : 'received'
  tapChanges(order, changesTo(lines, status), 'lineSet')
}

/** The same for one part of a meal deal. The other parts stay as they are (OPT-7). */
export function tapPart({ order }: Ticket, line: number, { part, status }: TicketPart): void {
  const next = status === 'received' ? 'ready' : 'received'
  tapChanges(order, [{ line, status: next, from: status, parts: [part.part] }], 'lineSet')
}

export function tapWhole({ order, lines }: Ticket, station: string | null): void {
  const open = lines.filter((line) => hasWorkAt(line, station))
  tapChanges(
    order,
    open.flatMap((line) => readyAt(line, station)),
    'stationDone',
  )
}

/** The changes that set a line ready at a station; of a meal deal, only the station's own parts. */
function readyAt({ line, parts = [] }: TicketLine, station: string | null): readonly TappedChange[] {
  const own = parts.filter((part) => part.status === 'received' && isMadeAt(part, station))
  if (own.length === 0) return changesTo([line], 'ready')
  return [{ line: line.id, status: 'ready', from: 'received', parts: own.map(({ part }) => part.part) }]
}

export const handOverOrder = (order: ShownOrder): void => tapChanges(order, changesTo(order.lines, 'served'), 'isOut')

/** Records the payment. The order stays where it is. */
export function payOrder(order: ShownOrder, paidWay: CounterWay): void {
  const { version } = order
  tapWithUndo(order, { kind: 'step', step: 'pay', paidWay, version }, 'isPaid', {
    kind: 'step',
    step: 'unpay',
    version,
  })
}

/** Notes that nobody collected it. */
export function leaveOrder(order: ShownOrder): void {
  const { version } = order
  const back = { kind: 'step', step: 'bringBack', version } as const
  tapWithUndo(order, { kind: 'step', step: 'collectNot', version }, 'notCollected', back)
}

/** Returns an order that was handed over to the ready column. */
export const bringReady = (order: ShownOrder): void => tapChanges(order, changesTo(order.lines, 'ready'), 'isReady')

export function markSeen(order: ShownOrder): void {
  void queueTap(order, { kind: 'see', version: order.version })
}

export function acceptOrders(orders: readonly ShownOrder[]): void {
  for (const order of orders) void queueTap(order, { kind: 'step', step: 'accept', version: order.version })
}

export function tapStep(order: ShownOrder, step: Omit<Extract<WishOfTap, { kind: 'step' }>, 'kind' | 'version'>): void {
  void queueTap(order, { kind: 'step', version: order.version, ...step })
}

export function undoTap({ order, back }: Undo): void {
  // The server may have counted the undone step since, so the newest version is sent.
  if (back) void queueTap(order, back.kind === 'lines' ? back : { ...back, version: knownVersion(order) })
  showUndo({ order, done: 'undone', back: undefined })
}

function tapChanges(order: ShownOrder, changes: readonly TappedChange[], done: Done): void {
  if (changes.length === 0) return
  const lines = order.lines.map((line) => changes.reduce(withChange, line))
  const isReady = done !== 'isOut' && lines.every(({ status }) => status !== 'received')
  const back = { kind: 'lines', changes: takenBack(changes) } as const
  tapWithUndo(order, { kind: 'lines', changes }, isReady ? 'isReady' : done, back)
}

function tapWithUndo(order: ShownOrder, wish: WishOfTap, done: Done, back: WishOfTap): void {
  void queueTap(order, wish).then((outcome) => {
    if (outcome === 'refused' && undoStore.read()?.order === order) undoStore.write(undefined)
  })
  showUndo({ order, done, back })
}

function showUndo({ order, done, back }: Pick<Undo, 'order' | 'done' | 'back'>): void {
  clearTimeout(timer)
  number += 1
  undoStore.write({ order, code: calledCode(order), done, back, number })
  timer = setTimeout(() => undoStore.write(undefined), done === 'undone' ? 2500 : undoMs)
}
