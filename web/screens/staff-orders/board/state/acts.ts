// What a tap on the board does, with ten seconds in which the last one can be undone.
import { isAt } from '../../../../../domain/counter/counter.ts'
import { createObservable } from '../../../../api/observable.ts'
import { type Change, changesTo, type ShownOrder, takenBack } from '../../../../api/staff/orders/line-statuses.ts'
import type { Wish } from '../../../../api/staff/taps/tap.ts'
import { tap } from '../../../../api/staff/taps/tap-queue.ts'
import { codeOf, type Ticket } from './ticket.ts'

export const undoMs = 10_000

/** What the undo box says was done. */
export type Done = 'isOut' | 'isReady' | 'lineSet' | 'undone'

export interface Undo {
  readonly order: ShownOrder
  readonly code: string
  readonly done: Done
  /** What takes it back; nothing for what cannot be taken back. */
  readonly back: readonly Change[]
  /** Tells one from the next. */
  readonly number: number
}

export const undoStore = createObservable<Undo | undefined>(undefined)
let number = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** A line: received becomes ready, and the other way round. */
export function tapLine({ order }: Ticket, id: number): void {
  const lines = order.lines.filter((line) => line.id === id)
  const status = lines[0]?.status === 'received' ? 'ready' : 'received'
  const rest = order.lines.filter((line) => line.id !== id)
  const whole = status === 'ready' && rest.every((line) => line.status !== 'received')
  set(order, changesTo(lines, status), whole ? 'isReady' : 'lineSet')
}

/** All that a station has still to make of the order. */
export function tapWhole({ order, lines }: Ticket, station: string | null): void {
  const open = lines.filter((line) => line.status === 'received' && isAt(line, station)).map(({ line }) => line)
  set(order, changesTo(open, 'ready'), 'isReady')
}

export const handOver = (order: ShownOrder): void => set(order, changesTo(order.lines, 'served'), 'isOut')

/** One that was handed over stands ready again. */
export const bringReady = (order: ShownOrder): void => set(order, changesTo(order.lines, 'ready'), 'isReady')

export function markSeen(order: ShownOrder): void {
  void tap(order, { kind: 'see', version: order.version })
}

export function accept(orders: readonly ShownOrder[]): void {
  for (const order of orders) void tap(order, { kind: 'step', step: 'accept', version: order.version })
}

export function takeStep(order: ShownOrder, step: Omit<Extract<Wish, { kind: 'step' }>, 'kind' | 'version'>): void {
  void tap(order, { kind: 'step', version: order.version, ...step })
}

export function undo({ order, back }: Undo): void {
  if (back.length > 0) void tap(order, { kind: 'lines', changes: back })
  tell({ order, done: 'undone', back: [] })
}

function set(order: ShownOrder, changes: readonly Change[], done: Done): void {
  if (changes.length === 0) return
  void tap(order, { kind: 'lines', changes }).then((outcome) => {
    if (outcome === 'refused' && undoStore.read()?.order === order) undoStore.write(undefined)
  })
  tell({ order, done, back: takenBack(changes) })
}

function tell({ order, done, back }: Pick<Undo, 'order' | 'done' | 'back'>): void {
  clearTimeout(timer)
  number += 1
  undoStore.write({ order, code: codeOf(order), done, back, number })
  timer = setTimeout(() => undoStore.write(undefined), done === 'undone' ? 2500 : undoMs)
}
