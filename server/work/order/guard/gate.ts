// The gate: every order of a customer asks it for leave to take its place. It counts what is held, and by whom.
import type { FastifyRequest } from 'fastify'
import type { Branch } from '#domain/branch/branch.ts'
import type { Limit } from '#domain/branch/capacity/hold.ts'
import { capacityOnShift } from '#domain/branch/capacity/shift.ts'
import { type Hurdle, hurdleOf, isTrusted, type Origin } from '#domain/order/guard/guard.ts'
import { limitFor } from '#domain/order/guard/held-work.ts'
import { grantPlace, type PlacePermit } from '#domain/order/guard/leave.ts'
import type { Cents } from '#domain/shared/money.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { readOnce } from '#server/store/commit-memory.ts'
import { asksOf, closeAsk, type GuardAsk } from '#server/store/order/asks.ts'
import { blocksNow } from '#server/store/order/blocks.ts'
import { readGuard } from '#server/store/order/guard-rule-store.ts'
import { countedFor, heldAt, workAt, workOf } from '#server/store/order/held-store.ts'
import { browserRecordOf, collectedBy, countAsNew, insertOrigin, originOf } from '#server/store/order/order-origins.ts'
import { sentTogether } from '#server/store/pipeline.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { readSession } from '#work/people/auth/sessions.ts'

export interface AtGate {
  readonly key: string
  readonly now: number
  /** Undefined for those who are not judged: signed-in staff, or everybody where there are no limits. */
  readonly origin: Origin | undefined
  /** The order that is judged anew, because it changes while it waits. */
  readonly judgedAnew?: number
}

/** Whether the order waits, to be paid online or for its basket to close: until then nobody paid for its place. */
interface Waits {
  readonly waits: boolean
  /** A known customer's order that is judged as a new one's. */
  readonly asNew?: boolean
}

interface JudgedOrder {
  readonly total: Cents
  /** Whether it is made only once it is paid. */
  readonly paysFirst: boolean
  /** What keeps this order out of every slot of the day, where others find room. */
  readonly kept?: Hurdle | undefined
}

export interface Gate {
  /** Whether the browser has not collected an order yet, or counts as if it had not. */
  readonly isNew: boolean
  /** Whether an order of this total is within what is known of its browser; if not, it is to be judged as new. */
  trusts(total: Cents): boolean
  /** Whether the browser has an office basket open. */
  readonly hasBasket: boolean
  /** What may be taken of a slot; with `alone`, if nobody else held anything. Undefined: whatever is free. */
  limit(alone?: boolean): Limit | undefined
  /** Whether staff said yes to an order of this total at the branch, which is for one order. */
  isLetIn(total: Cents): boolean
  /** Leave to take a place, or what stands between. */
  judge(order: JudgedOrder): Result<PlacePermit, Hurdle>
  /** Saves where the placed order came from. */
  keep(order: { readonly id: number; readonly total: number }): Promise<void>
  /** What this order or its browser asked for lately. */
  readonly asks: readonly GuardAsk[]
}

type GateBranch = Pick<Branch, 'id' | 'capacity' | 'timeZone' | 'shift' | 'usualHands'>

const openToAll: Gate = {
  isNew: false,
  hasBasket: false,
  trusts: () => true,
  asks: [],
  limit: () => undefined,
  isLetIn: () => false,
  judge: () => accept(grantPlace('gate')),
  keep: async () => undefined,
}

/** Nothing else may be judged at the branch or for the browser meanwhile. */
export async function openGate(
  trx: Trx,
  at: GateBranch,
  { key, now, origin, waits, asNew = false, judgedAnew: except = 0 }: AtGate & Waits,
): Promise<Gate> {
  if (!origin) return openToAll
  const { id: branch, timeZone } = at
  const capacity = capacityOnShift(at)
  const { device, askedFrom } = origin
  const [{ collected, isStruck }, asks, rules, blocks] = await sentTogether([
    browserRecordOf(trx, device, now),
    asksOf(trx, key, device, now),
    readOnce(trx, 'rules about fake orders', () => readGuard(trx)),
    readOnce(trx, 'what is blocked', () => blocksNow(trx, now)),
  ])
  const isNew = asNew || collected === undefined || isStruck
  const asksOthers = isNew || waits
  const [held, ofBrowser, inSlots] = await sentTogether([
    asksOthers ? heldAt(trx, [branch], except) : [],
    countedFor(trx, origin, { isNew, now, except }),
    asksOthers && capacity ? workAt(trx, [branch], now) : [],
  ])
  const work = workOf(inSlots, held)
  const counted = [...new Map([...held, ...ofBrowser].map((order) => [order.id, order])).values()]
  const isLetIn = (total: number): boolean =>
    asks.some(({ state, branch: at, total: most }) => state === 'let-in' && at === branch && total <= most)
  const isLimited = rules.on && asksOthers && capacity
  return {
    isNew,
    hasBasket: counted.some((order) => order.device === device && order.kind === 'basket'),
    trusts: (total) => isNew || isTrusted({ device, collected, total }, counted),
    asks,
    isLetIn,
    limit: (alone = false) => {
      if (!isLimited) return undefined
      const others = alone ? [] : work
      const connection = isNew ? askedFrom : undefined
      return limitFor(others, connection, { capacity, timeZone })
    },
    judge: ({ kept, ...order }) => {
      const hurdle = hurdleOf({ ...origin, ...order, branch, collected, isNew }, { counted, blocks }, rules) ?? kept
      const isStopped = hurdle !== undefined && (hurdle === 'blocked' || !isLetIn(order.total))
      return isStopped ? refuse(hurdle) : accept(grantPlace('gate'))
    },
    keep: async ({ id, total }) => {
      const standing = isNew ? 'new' : 'known'
      await insertOrigin(trx, { order_id: id, total, at: now, device, asked_from: askedFrom, standing })
      for (const ask of asks) await closeAsk(trx, ask.id, 'done', now)
    },
  }
}

/** The gate as it is for the customer of an order that waits, and changes. */
export const openGateAgain = async (
  trx: Trx,
  branch: GateBranch,
  id: number,
  { now, asNew = false }: { readonly now: number; readonly asNew?: boolean },
): Promise<Gate> =>
  await openGate(trx, branch, { key: '', now, origin: await originOf(trx, id), waits: true, asNew, judgedAnew: id })

/** What waited is now to be paid at the counter: beyond what is known of its browser it counts as a new customer's. */
export async function countAtCounter(
  trx: Trx,
  branch: GateBranch,
  { id, total }: { readonly id: number; readonly total: Cents },
  now: number,
): Promise<void> {
  const gate = await openGateAgain(trx, branch, id, { now })
  if (!gate.trusts(total)) await countAsNew(trx, id)
}

/**
 * Whether the request comes from a customer who has collected an order, or a member: no limit on refused orders stops
 * them.
 */
export async function isKnown({ store, visitors }: Deps, request: FastifyRequest, now: number): Promise<boolean> {
  const device = await visitors.deviceOf(request)
  if (device && (await collectedBy(store.db, device, now))) return true
  return (await readSession(store, request, now)) !== null
}
