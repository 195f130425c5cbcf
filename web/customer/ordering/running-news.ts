// What becomes of the running orders: noted when the customer places or opens one, heard of, collected or put away.
import type { TrackedOrder } from '#contract/index.ts'
import { type Moment, momentOf } from '#domain/order/following.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { createObservable } from '#web/data/observable.ts'
import { hasRunning } from './running.ts'

export interface RunningOrder {
  readonly token: string
  readonly code: string
  readonly branch: string
  /** When it is promised; for an order without a time, which came with an import, when that was. */
  readonly at: number
  /** Whether `at` is not its promise. */
  readonly timeless?: true
  /** Whether staff have accepted it. */
  readonly accepted?: true
  /**
   * `asked`: a change waits for the customer's yes. `unpaid`: it waits for its payment online. `lapsed`: that did not
   * come in time. `stopped`: refused, cancelled, or paid and not made. The last two stay until they are read.
   */
  readonly state: 'underway' | 'asked' | 'ready' | 'unpaid' | 'lapsed' | 'stopped'
}

/** The orders that this phone placed or opened and that are not collected yet, as last heard. */
export const runningOrders = createObservable(readRunning())

/** What is stored by this version; anything else is dropped. */
export function readRunning(): readonly RunningOrder[] {
  const stored = readStored('running')
  return Array.isArray(stored) ? stored.filter((one) => typeof one?.token === 'string' && one.at > 0) : []
}

function keepRunning(next: readonly RunningOrder[]): void {
  writeStored('running', next.length > 0 ? next : undefined)
  runningOrders.write(next)
  hasRunning.write(next.length > 0)
}

const most = 5
/** A promise so long ago is of no use, whatever became of the order. */
const longestMs = 12 * 60 * 60_000

/** Adds an order that this phone placed or opened. */
export function addRunning(order: RunningOrder): void {
  const others = readRunning().filter(({ token }) => token !== order.token)
  keepRunning([order, ...others].slice(0, most))
}

/** The page of an order is open. What the shop stopped has been read by now; everything else runs on this phone too. */
export function openedRunning(order: TrackedOrder): void {
  const now = runningFrom(order, serverNow())
  if (!now || now.state === 'stopped' || now.state === 'lapsed') dropRunning(order.token)
  else if (readRunning().some(({ token }) => token === order.token)) noteRunning(order)
  else addRunning(now)
}

export const dropRunning = (gone: string): void => keepRunning(readRunning().filter(({ token }) => token !== gone))

/** Takes over what was heard of an order. One that is not among the running ones stays out. */
export function noteRunning(order: TrackedOrder): void {
  const known = readRunning()
  const mine = known.find(({ token }) => token === order.token)
  if (!mine) return
  const next = runningFrom(order, serverNow())
  if (!next) dropRunning(order.token)
  else if (JSON.stringify(next) !== JSON.stringify(mine)) keepRunning(known.map((one) => (one === mine ? next : one)))
}

/** The order as the bar shows it; undefined once nothing of it is to be shown. */
export function runningFrom(order: TrackedOrder, now: number): RunningOrder | undefined {
  const { token, code, branch, placedAt } = order
  const at = order.wantedAt ?? placedAt
  const moment = momentOf(order, now)
  if (moment === 'out' || moment === 'withdrawn' || moment === 'not-collected' || now > at + longestMs) return undefined
  const state = stateOf(moment, order)
  return {
    token,
    code,
    branch,
    at,
    state,
    ...(order.wantedAt === null && { timeless: true }),
    ...(state === 'underway' && moment !== 'sent' && { accepted: true }),
  }
}

function stateOf(moment: Moment, { proposal, online }: TrackedOrder): RunningOrder['state'] {
  if (moment === 'awaiting') return 'unpaid'
  if (moment === 'lapsed') return online?.unplaced == null ? 'lapsed' : 'stopped'
  if (moment === 'refused' || moment === 'cancelled') return 'stopped'
  if (moment === 'ready') return 'ready'
  return proposal === null ? 'underway' : 'asked'
}
