// What becomes of the running orders: noted when the customer's order is placed, heard of, collected or put away.
import type { TrackedOrder } from '../../contract/index.ts'
import { momentOf } from '../../domain/order/following.ts'
import { readStored, writeStored } from '../api/browser-storage.ts'
import { serverNow } from '../api/http/clock.ts'
import { createObservable } from '../api/observable.ts'
import { hasRunning } from './running.ts'

export interface RunningOrder {
  readonly token: string
  readonly code: string
  readonly branch: string
  /** When it is promised. */
  readonly at: number
  /** `stopped`: the shop refused or cancelled it, and the customer has not read that yet. */
  readonly state: 'underway' | 'ready' | 'stopped'
}

/** The orders of this phone that are not collected yet, as last heard. */
export const running = createObservable(readRunning())

/** What is stored by this version; anything else is dropped. */
export function readRunning(): readonly RunningOrder[] {
  const stored = readStored('running')
  return Array.isArray(stored) ? stored.filter((one) => typeof one?.token === 'string' && one.at > 0) : []
}

function keepRunning(next: readonly RunningOrder[]): void {
  writeStored('running', next.length > 0 ? next : undefined)
  running.write(next)
  hasRunning.write(next.length > 0)
  // As the script in the document does, for the place of the bar.
  document.documentElement.style.setProperty('--runs', `${next.length * 3.5}rem`)
}

const most = 5
/** A promise so long ago is of no use, whatever became of the order. */
const longestMs = 12 * 60 * 60_000

/** Adds an order that this phone placed. */
export function addRunning(order: Omit<RunningOrder, 'state'>): void {
  const others = readRunning().filter(({ token }) => token !== order.token)
  keepRunning([{ ...order, state: 'underway' as const }, ...others].slice(0, most))
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
  const stopped = moment === 'refused' || moment === 'cancelled'
  return { token, code, branch, at, state: stopped ? 'stopped' : moment === 'ready' ? 'ready' : 'underway' }
}
