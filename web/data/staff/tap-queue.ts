// Taps on their way to the server: shown at once, sent in order, kept in the tab without a connection or a session,
// dropped if refused.

import { useMemo } from 'react'
import type { StaffOrder } from '#contract/index.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { readStored, writeStored } from '../browser-storage.ts'
import type { CallRefused } from '../http/client.ts'
import { connectionStore, whenBack } from '../http/connection-state.ts'
import { randomKey } from '../http/new-key.ts'
import { serverNow } from '../http/server-clock.ts'
import { createObservable, useObservable } from '../observable.ts'
import { memberId, memberName, sessionStore } from '../session/session-store.ts'
import { rememberOrder } from './board-orders.ts'
import { askStaff, mayPass, readAgain, refusalOf, vouchersMost } from './staff-api.ts'
import {
  type BoardTap,
  moneyOfTap,
  moneyOfTaps,
  type OrderSteps,
  rebasedTap,
  sendTap,
  type TappedChange,
  type TappedMoney,
  tapsIn,
  type WishOfTap,
  withTap,
} from './tap.ts'

/** `refused`: somebody was quicker, or the role does not allow it. */
type TapOutcome = 'saved' | 'kept' | 'refused'

/** A tap that was refused, mostly as it came too late: what somebody else had done to the order by then. */
export interface TapConflict {
  readonly key: string
  readonly order: number
  readonly code: string
  readonly refusal: CallRefused['refusal']
  /** The last step of the order; undefined where the server did not say. */
  readonly last: OrderSteps[number] | undefined
  /** How much meal vouchers may pay, where the tap was to pay more by them. */
  readonly vouchersMost?: number | undefined
  /** What was paid or given back at the counter, and is not noted as its tap was dropped. */
  readonly notNoted: readonly TappedMoney[]
}

const noteName = 'staff.taps'
const againMs = 5000

export const tapStore = createObservable<readonly BoardTap[]>(tapsIn(readStored(noteName, 'tab')))
export const conflictStore = createObservable<readonly TapConflict[]>([])
const settlers = new Map<string, (outcome: TapOutcome) => void>()
const busy = new Set<number>()
let again: ReturnType<typeof setTimeout> | undefined

/** Sends a tap after those of the same order that are before it. */
export function queueTap(order: StaffOrder, wish: WishOfTap): Promise<TapOutcome> {
  const key = randomKey()
  const at = serverNow()
  const tapped: BoardTap = {
    key,
    member: memberId(),
    memberName: memberName(),
    order: order.id,
    code: calledCode(order),
    wish,
    money: moneyOfTap(order, wish, at),
    at,
    state: 'sending',
  }
  write([...tapStore.read(), tapped])
  return new Promise((settle) => {
    settlers.set(key, settle)
    if (tapsOn(order.id)[0]?.state === 'kept') resendTaps(order.id)
    else void send(order.id)
  })
}

/** Tries kept taps again, of one order or of all, the oldest first. */
export function resendTaps(order?: number): void {
  const isMeant = (one: BoardTap) => one.state === 'kept' && isMine(one) && (order ?? one.order) === one.order
  const meant = tapStore.read().filter(isMeant)
  if (meant.length === 0) return
  write(tapStore.read().map((one) => (meant.includes(one) ? { ...one, state: 'sending' } : one)))
  for (const id of new Set(meant.map((one) => one.order))) void send(id)
}

export const isMine = (one: BoardTap): boolean => one.member === memberId()

export const forgetConflict = (key: string): void =>
  conflictStore.write(conflictStore.read().filter((one) => one.key !== key))

async function send(order: number): Promise<void> {
  if (busy.has(order)) return
  busy.add(order)
  for (let next = firstOf(order); next; next = firstOf(order)) {
    try {
      const saved = await sendTap(next)
      rememberOrder(saved)
      drop([next], 'saved')
      const isNext = (one: BoardTap) => one.order === order && one.member === next.member
      write(tapStore.read().map((one) => (isNext(one) ? rebasedTap(one, saved.version) : one)))
    } catch (error) {
      const refusal = refusalOf(error)
      // Without a session `isMine` knows nobody any longer.
      const all = tapStore.read().filter((one) => one.order === order && one.member === next.member)
      if (mayPass(refusal) || refusal === 'not_signed_in') keepForLater(all)
      else {
        drop(all, 'refused')
        void tellConflict(all, error)
      }
      void readAgain('orders')
    }
  }
  busy.delete(order)
  // Those of a member whose session ended while they waited for their turn.
  const left = tapStore.read().filter((one) => one.order === order && one.state === 'sending')
  if (left.length > 0) keepForLater(left)
}

const firstOf = (order: number) => {
  const [first] = tapsOn(order)
  return first?.state === 'sending' ? first : undefined
}

/** The member's own taps on an order, the oldest first. Those of a colleague wait until that member signs in again. */
const tapsOn = (order: number): BoardTap[] => tapStore.read().filter((one) => one.order === order && isMine(one))

function drop(done: readonly BoardTap[], outcome: TapOutcome): void {
  const keys = new Set(done.map(({ key }) => key))
  write(tapStore.read().filter(({ key }) => !keys.has(key)))
  for (const key of keys) settle(key, outcome)
}

function keepForLater(failed: readonly BoardTap[]): void {
  const keys = new Set(failed.map(({ key }) => key))
  write(tapStore.read().map((one) => (keys.has(one.key) ? { ...one, state: 'kept' } : one)))
  for (const key of keys) settle(key, 'kept')
  clearTimeout(again)
  again = setTimeout(() => connectionStore.read() && resendTaps(), againMs)
}

function settle(key: string, outcome: TapOutcome): void {
  settlers.get(key)?.(outcome)
  settlers.delete(key)
}

async function tellConflict(dropped: readonly BoardTap[], error: unknown): Promise<void> {
  const [first] = dropped
  if (!first) return
  const { key, order, code } = first
  const notNoted = moneyOfTaps(dropped)
  const steps = await askStaff('orders.history', { id: order }).then(
    (history) => history.steps,
    () => [],
  )
  const conflict: TapConflict = {
    key,
    order,
    code,
    refusal: refusalOf(error),
    last: steps.at(-1),
    vouchersMost: vouchersMost(error),
    notNoted,
  }
  conflictStore.write([...conflictStore.read(), conflict])
}

function write(taps: readonly BoardTap[]): void {
  tapStore.write(taps)
  writeStored(noteName, taps.length > 0 ? taps : undefined, 'tab')
}

whenBack(() => resendTaps())
// What a member tapped before the session ended goes out when the same member signs in again.
sessionStore.watch(() => resendTaps())

/**
 * The changes that bring these lines to `status`, each only if the line still has the status on the screen. A meal deal
 * that becomes ready names only the parts that are not ready yet, so that undoing it leaves the others as they were.
 */
export const changesTo = (lines: StaffOrder['lines'], status: LineStatus): TappedChange[] =>
  lines
    .filter((line) => line.status !== status)
    .map((line) => ({ line: line.id, status, from: line.status, ...(status === 'ready' && openParts(line)) }))

function openParts({ status, parts = [] }: StaffOrder['lines'][number]): Pick<TappedChange, 'parts'> {
  const open = parts.filter(({ ready }) => !ready).map(({ part }) => part)
  return status === 'received' && open.length < parts.length ? { parts: open } : {}
}

export const takenBack = (changes: readonly TappedChange[]): TappedChange[] =>
  changes.map(({ status, from, ...what }) => ({ ...what, status: from, from: status }))

export interface ShownOrder extends StaffOrder {
  /** A tap on this order could not be sent yet. */
  readonly kept: boolean
  /** What such taps change about lines. */
  readonly keptChanges?: readonly TappedChange[]
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

function shownOrder(order: StaffOrder, taps: readonly BoardTap[]): ShownOrder {
  const own = taps.filter((one) => one.order === order.id && isMine(one))
  if (own.length > 0) {
    const kept = own.filter(({ state }) => state === 'kept')
    const keptChanges = kept.flatMap(({ wish }) => (wish.kind === 'lines' ? wish.changes : []))
    return { ...own.reduce((seen, one) => withTap(seen, one), order), kept: kept.length > 0, keptChanges }
  }
  const known = untouched.get(order) ?? { ...order, kept: false }
  untouched.set(order, known)
  return known
}
