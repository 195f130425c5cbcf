// Changes of line statuses on their way to the server: shown at once, kept if the connection fails, dropped if refused.
import type { StaffOrder } from '../../../contract/index.ts'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import { createObservable, useObservable } from '../observable.ts'
import { rememberOrder } from './orders.ts'
import { askStaff, mayPass, refusalOf, staffCache } from './staff.ts'

export interface Change {
  readonly line: number
  readonly status: LineStatus
  readonly from: LineStatus
}

/** `kept`: it could not be sent, and waits for another try. */
interface Tap {
  readonly order: number
  readonly changes: readonly Change[]
  readonly state: 'sending' | 'kept'
  readonly settle: (outcome: Outcome) => void
}

/** `refused`: somebody was quicker, or the role does not allow it. */
export type Outcome = 'saved' | 'kept' | 'refused'

const taps = createObservable<readonly Tap[]>([])
const busy = new Set<number>()

/** The changes that bring these lines to `status`, each only if the line still has the status on the screen. */
export const changesTo = (lines: StaffOrder['lines'], status: LineStatus): Change[] =>
  lines.filter((line) => line.status !== status).map((line) => ({ line: line.id, status, from: line.status }))

export const takenBack = (changes: readonly Change[]): Change[] =>
  changes.map(({ line, status, from }) => ({ line, status: from, from: status }))

/** Sends a change after those of the same order that are already under way; it replaces kept ones. */
export function setLineStatus(order: number, changes: readonly Change[]): Promise<Outcome> {
  return new Promise((settle) => {
    const going = taps.read().filter((one) => one.order !== order || one.state === 'sending')
    taps.write([...going, { order, changes, state: 'sending', settle }])
    void send(order)
  })
}

/** Tries kept changes again, of one order or of all. */
export function resendLineStatuses(order?: number): void {
  const kept = taps.read().filter((one) => one.state === 'kept' && (order === undefined || one.order === order))
  taps.write(taps.read().map((one) => (kept.includes(one) ? { ...one, state: 'sending' } : one)))
  for (const id of new Set(kept.map((one) => one.order))) void send(id)
}

async function send(order: number): Promise<void> {
  if (busy.has(order)) return
  busy.add(order)
  for (let next = firstOf(order); next; next = firstOf(order)) {
    try {
      rememberOrder(await askStaff('orders.setLineStatus', { id: order, changes: next.changes }))
      drop([next], 'saved')
    } catch (error) {
      const all = taps.read().filter((one) => one.order === order)
      if (mayPass(refusalOf(error))) keepForLater(all)
      else drop(all, 'refused')
      void staffCache.invalidateQueries({ queryKey: ['orders'] })
    }
  }
  busy.delete(order)
}

const firstOf = (order: number) => {
  const first = taps.read().find((one) => one.order === order)
  return first?.state === 'sending' ? first : undefined
}

function drop(done: readonly Tap[], outcome: Outcome): void {
  taps.write(taps.read().filter((one) => !done.includes(one)))
  for (const { settle } of done) settle(outcome)
}

function keepForLater(failed: readonly Tap[]): void {
  taps.write(taps.read().map((one) => (failed.includes(one) ? { ...one, state: 'kept' } : one)))
  for (const { settle } of failed) settle('kept')
}

export interface ShownOrder extends StaffOrder {
  /** A change of this order could not be sent. */
  readonly kept: boolean
}

/** The orders as they will be once everything under way has arrived. */
export function useShownOrders(orders: readonly StaffOrder[]): ShownOrder[] {
  const all = useObservable(taps)
  return orders.map((order) => {
    const own = all.filter((one) => one.order === order.id)
    const kept = own.some((one) => one.state === 'kept')
    const lines = kept ? order.lines : own.reduce((lines, { changes }) => applied(lines, changes), order.lines)
    return { ...order, lines, kept }
  })
}

function applied(lines: StaffOrder['lines'], changes: readonly Change[]): StaffOrder['lines'] {
  return lines.map((line) => {
    const change = changes.find((one) => one.line === line.id)
    return change ? { ...line, status: change.status } : line
  })
}
