// The gate that customers' orders pass: those that arrive together are judged in turn, each after the ones before it.

import type { FastifyRequest } from 'fastify'
import type { Hold, Load } from '../../domain/capacity/hold.ts'
import {
  type Blocked,
  type Collected,
  type CountedOrder,
  type GuardRules,
  type Hurdle,
  hurdleOf,
  loadForNew,
  type NewHold,
  type Origin,
} from '../../domain/guard/guard.ts'
import type { PlacedOrder } from '../../domain/order/order.ts'
import { readSession } from '../auth/sessions.ts'
import type { Deps } from '../http/deps.ts'
import type { Engine } from '../store/engines/engine.ts'
import { type Ask, asksOf, settleAsk } from '../store/guard/asks.ts'
import { blocksNow } from '../store/guard/blocks.ts'
import { readGuard } from '../store/guard/guard-rule-store.ts'
import { collectedBy, countedOrders, heldByNew, insertOrigins } from '../store/guard/order-origins.ts'
import type { Trx } from '../store/write-queue.ts'

export interface AtGate {
  readonly key: string
  readonly branch: string
  readonly now: number
  /** Undefined for those who are not judged: signed-in staff, or everybody where there are no limits. */
  readonly origin: Origin | undefined
}

/** The judging of one batch. It starts again if the batch does. */
export interface Round {
  /** What is taken of the slots as this customer sees it: to new ones a slot is full earlier. */
  loadFor(wish: AtGate, load: Load): Load
  /** What stands between this order and the board; `crowded`: new customers hold their share of every slot. */
  judge(
    wish: AtGate,
    order: { readonly total: number; readonly hasSlots: boolean; readonly crowded: boolean },
  ): Hurdle | undefined
  took(wish: AtGate, order: Pick<PlacedOrder, 'total' | 'course'>, holds: readonly Hold[]): void
}

export interface Gate {
  begin(): Round
  keep(
    trx: Trx,
    placed: readonly { readonly wish: AtGate; readonly id: number; readonly total: number }[],
  ): Promise<void>
  /** What this order or its browser asked for lately. */
  asksFor(wish: AtGate): readonly Ask[]
}

interface Known {
  readonly rules: GuardRules
  readonly collected: ReadonlyMap<string, Collected>
  readonly counted: readonly CountedOrder[]
  readonly held: readonly (NewHold & { readonly branch: string })[]
  readonly blocks: readonly Blocked[]
  readonly asksFor: Gate['asksFor']
}

/**
 * Undefined if nobody in this batch is judged. Two servers judge the new customers of a branch in turn, and the orders
 * of one browser; no other customer waits for anybody.
 */
export async function openGate(trx: Trx, engine: Engine, wishes: readonly AtGate[]): Promise<Gate | undefined> {
  const judged = wishes.flatMap(({ key, branch, now, origin }) => (origin ? { ...origin, key, branch, now } : []))
  if (judged.length === 0) return undefined
  const now = Math.max(...judged.map((one) => one.now))
  const devices = [...new Set(judged.map(({ device }) => device))]
  const collected = await collectedBy(trx, devices, now)
  const fresh = judged.filter(({ device }) => !collected.has(device))
  const branches = [...new Set(fresh.map(({ branch }) => branch))]
  const marks = fresh.map(({ askedFrom }) => askedFrom)
  await engine.lockWords(trx, [
    ...devices.map((device) => `browser ${device}`),
    ...branches.map((branch) => `new at ${branch}`),
  ])
  const asks = await asksOf(trx, judged, now)
  const known: Known = {
    rules: await readGuard(trx),
    collected,
    counted: await countedOrders(trx, { devices, marks, branches }, now),
    held: await heldByNew(trx, branches, now),
    blocks: await blocksNow(trx, now),
    asksFor: ({ key, origin }) => asks.filter((ask) => ask.key === key || ask.device === origin?.device),
  }
  return {
    begin: () => beginRound(known),
    asksFor: known.asksFor,
    keep: async (inTrx, placed) => {
      await insertOrigins(
        inTrx,
        placed.flatMap(({ wish: { origin, now: at }, id, total }) =>
          origin ? rowOf(origin, { order_id: id, total, at }, collected) : [],
        ),
      )
      for (const { wish } of placed)
        for (const ask of known.asksFor(wish)) await settleAsk(inTrx, ask.id, 'done', wish.now)
    },
  }
}

function beginRound({ rules, collected, blocks, asksFor, ...known }: Known): Round {
  const counted = [...known.counted]
  const held = [...known.held]
  /** Staff's yes is for one order at their branch. */
  const used = new Set<number>()
  const yesFor = (wish: AtGate, total = 0): Ask | undefined =>
    asksFor(wish).find(
      ({ id, state, branch, total: most }) =>
        state === 'let-in' && branch === wish.branch && total <= most && !used.has(id),
    )
  return {
    loadFor: (wish, load) => {
      const { origin, branch } = wish
      if (!origin || !rules.on || collected.has(origin.device) || yesFor(wish)) return load
      const here = held.filter((one) => one.branch === branch)
      return here.length > 0 ? loadForNew(load, here, origin.askedFrom, rules) : load
    },
    judge: (wish, { crowded, ...order }) => {
      const { origin, branch } = wish
      if (!origin) return undefined
      const asking = { ...origin, ...order, branch, collected: collected.get(origin.device) }
      const hurdle = hurdleOf(asking, { counted, blocks }, rules) ?? (crowded ? 'crowd' : undefined)
      const yes = hurdle && hurdle !== 'blocked' ? yesFor(wish, order.total) : undefined
      if (yes) used.add(yes.id)
      return yes ? undefined : hurdle
    },
    took: ({ origin, branch }, { total, course }, holds) => {
      if (!origin) return
      const isNew = !collected.has(origin.device)
      counted.push({ ...origin, branch, total, isNew, counts: course === 'accepted' ? 'accepted' : 'waiting' })
      if (isNew) held.push(...holds.map((hold) => ({ ...hold, branch, askedFrom: origin.askedFrom })))
    },
  }
}

const rowOf = (
  { device, askedFrom }: Origin,
  order: { readonly order_id: number; readonly total: number; readonly at: number },
  collected: Known['collected'],
) => ({ ...order, device, asked_from: askedFrom, standing: collected.has(device) ? 'known' : 'new' })

export async function isKnown({ store, visitors }: Deps, request: FastifyRequest, now: number): Promise<boolean> {
  const device = await visitors.deviceOf(request)
  if (device && (await collectedBy(store.db, [device], now)).has(device)) return true
  return (await readSession(store, request, now)) !== null
}
