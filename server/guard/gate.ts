// The gate that a customer's order passes: what stands between it and the board, and where it came from.
import type { FastifyRequest } from 'fastify'
import type { Load } from '../../domain/capacity/hold.ts'
import { type Hurdle, hurdleOf, loadForNew, type Origin } from '../../domain/guard/guard.ts'
import { readSession } from '../auth/sessions.ts'
import type { Deps } from '../http/deps.ts'
import { asksOf, type GuardAsk, settleAsk } from '../store/guard/asks.ts'
import { blocksNow } from '../store/guard/blocks.ts'
import { readGuard } from '../store/guard/guard-rule-store.ts'
import { collectedBy, countedOrders, heldByNew, insertOrigin } from '../store/guard/order-origins.ts'
import type { Trx } from '../store/write-queue.ts'

export interface AtGate {
  readonly key: string
  readonly branch: string
  readonly now: number
  /** Undefined for those who are not judged: signed-in staff, or everybody where there are no limits. */
  readonly origin: Origin | undefined
  /** The order that is judged anew, because it is a basket that grows. */
  readonly growing?: number
}

export interface Gate {
  /** Whether the browser has not collected an order yet. */
  readonly isNew: boolean
  /** What is taken of the slots as this customer sees it: to new ones a slot is full earlier. */
  loadFor(load: Load): Load
  /** What stands between this order and the board; `crowded`: new customers hold their share of every slot. */
  judge(order: { readonly total: number; readonly hasSlots: boolean; readonly crowded: boolean }): Hurdle | undefined
  /** Saves where the placed order came from. */
  keep(order: { readonly id: number; readonly total: number }): Promise<void>
  /** What this order or its browser asked for lately. */
  readonly asks: readonly GuardAsk[]
}

/** Undefined if the customer is not judged. Nothing else may be judged at the branch or for the browser meanwhile. */
export async function openGate(trx: Trx, wish: AtGate): Promise<Gate | undefined> {
  const { branch, now, origin, growing: except = 0 } = wish
  if (!origin) return undefined
  const { device, askedFrom } = origin
  const collected = await collectedBy(trx, device, now)
  const isNew = collected === undefined
  const asks = await asksOf(trx, wish.key, device, now)
  const rules = await readGuard(trx)
  const counted = await countedOrders(trx, origin, branch, { isNew, now, except })
  const held = isNew ? await heldByNew(trx, branch, { now, except }) : []
  const blocks = await blocksNow(trx, now)
  /** Staff's yes is for one order at their branch. */
  const isLetIn = (total: number): boolean =>
    asks.some(({ state, branch: at, total: most }) => state === 'let-in' && at === branch && total <= most)
  return {
    isNew,
    asks,
    loadFor: (load) =>
      !rules.on || !isNew || isLetIn(0) || held.length === 0 ? load : loadForNew(load, held, askedFrom, rules),
    judge: ({ crowded, ...order }) => {
      const asking = { ...origin, ...order, branch, collected }
      const hurdle = hurdleOf(asking, { counted, blocks }, rules) ?? (crowded ? 'crowd' : undefined)
      return hurdle && hurdle !== 'blocked' && isLetIn(order.total) ? undefined : hurdle
    },
    keep: async ({ id, total }) => {
      const standing = isNew ? 'new' : 'known'
      await insertOrigin(trx, { order_id: id, total, at: now, device, asked_from: askedFrom, standing })
      for (const ask of asks) await settleAsk(trx, ask.id, 'done', now)
    },
  }
}

/** Whether the request comes from a customer who has collected an order, or a member: no limit on refused orders stops them. */
export async function isKnown({ store, visitors }: Deps, request: FastifyRequest, now: number): Promise<boolean> {
  const device = await visitors.deviceOf(request)
  if (device && (await collectedBy(store.db, device, now))) return true
  return (await readSession(store, request, now)) !== null
}
