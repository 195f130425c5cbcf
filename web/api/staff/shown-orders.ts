// The status of lines as staff set it, and orders as they will be once every tap has reached the server.
import { useMemo } from 'react'
import type { StaffOrder } from '../../../contract/index.ts'
import type { LineStatus } from '../../../domain/order/line-status.ts'
import { useObservable } from '../observable.ts'
import { applied, type Change, type Tap } from './tap.ts'
import { isMine, tapStore } from './tap-queue.ts'

/**
 * The changes that bring these lines to `status`, each only if the line still has the status on the screen. A meal deal
 * that becomes ready names only the parts that are not ready yet, so that undoing it leaves the others as they were.
 */
export const changesTo = (lines: StaffOrder['lines'], status: LineStatus): Change[] =>
  lines
    .filter((line) => line.status !== status)
    .map((line) => ({ line: line.id, status, from: line.status, ...(status === 'ready' && openParts(line)) }))

function openParts({ status, parts = [] }: StaffOrder['lines'][number]): Pick<Change, 'parts'> {
  const open = parts.filter(({ ready }) => !ready).map(({ part }) => part)
  return status === 'received' && open.length < parts.length ? { parts: open } : {}
}

export const takenBack = (changes: readonly Change[]): Change[] =>
  changes.map(({ status, from, ...what }) => ({ ...what, status: from, from: status }))

export interface ShownOrder extends StaffOrder {
  /** A tap on this order could not be sent yet. */
  readonly kept: boolean
}

const untouched = new WeakMap<StaffOrder, ShownOrder>()

/** The orders as they will be once everything under way has arrived. An order without a tap keeps its identity. */
export function useShownOrders(orders: readonly StaffOrder[] | undefined): ShownOrder[] {
  const taps = useObservable(tapStore)
  return useMemo(() => orders?.map((order) => shownOrder(order, taps)) ?? [], [orders, taps])
}

export function useShownOrder(order: StaffOrder | undefined): ShownOrder | undefined {
  const taps = useObservable(tapStore)
  return useMemo(() => order && shownOrder(order, taps), [order, taps])
}

function shownOrder(order: StaffOrder, taps: readonly Tap[]): ShownOrder {
  const own = taps.filter((one) => one.order === order.id && isMine(one))
  if (own.length > 0)
    return { ...own.reduce((seen, one) => applied(seen, one), order), kept: own.some(({ state }) => state === 'kept') }
  const known = untouched.get(order) ?? { ...order, kept: false }
  untouched.set(order, known)
  return known
}
