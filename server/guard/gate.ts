// The gate that customers' orders pass: those that arrive together are judged in turn, each after the ones before it.
import {
  type CountedOrder,
  crowdOf,
  isCrowdBlocked,
  type OrderMarks,
  sumOf,
  widestWidth,
} from '../../domain/guard/count.ts'
import {
  type Customer,
  type CustomerStanding,
  type GuardRules,
  type Hurdle,
  hurdleOf,
} from '../../domain/guard/guard.ts'
import type { Engine } from '../store/engines/engine.ts'
import { type Ask, asksOf, settleAsk } from '../store/guard/asks.ts'
import { blocksNow } from '../store/guard/blocks.ts'
import { collectedBefore, countedOrders, insertOrigins, type Origin } from '../store/guard/origins.ts'
import { readGuard } from '../store/guard/rules.ts'
import type { Trx } from '../store/write-queue.ts'

/** An order at the gate. */
export interface AtGate {
  readonly key: string
  readonly branch: string
  readonly now: number
  /** Undefined for whoever is not judged: signed-in staff, or everybody where there are no limits. */
  readonly origin: Origin | undefined
}

/** One judging of a batch; begun anew if the batch is decided anew. */
export interface Round {
  /** What stands between this order and the board. Without anything it counts from now on. */
  judge(wish: AtGate, total: number): Hurdle | undefined
}

export interface Gate {
  begin(): Round
  /** Keeps where orders came from that were placed; `idOf` their ids. */
  keep(
    trx: Trx,
    placed: readonly { readonly wish: AtGate; readonly id: number; readonly total: number }[],
  ): Promise<void>
  /** What this order or its browser asked for lately. */
  asksFor(wish: AtGate): readonly Ask[]
}

interface Known {
  readonly rules: GuardRules
  readonly counted: readonly CountedOrder[]
  readonly blocks: readonly OrderMarks[]
  readonly collected: ReadonlySet<string>
}

/**
 * Undefined if nobody in this batch is judged. Two servers judge the same customer, connection or telephone number in
 * turn; a known customer waits for nobody.
 */
export async function openGate(trx: Trx, engine: Engine, wishes: readonly AtGate[]): Promise<Gate | undefined> {
  const judged = wishes.filter(({ origin }) => origin)
  const origins = judged.flatMap(({ origin }) => origin ?? [])
  if (origins.length === 0) return undefined
  const now = Math.max(...judged.map((wish) => wish.now))
  const devices = origins.flatMap(({ device }) => device || [])
  const collected = await collectedBefore(trx, devices, now)
  const unknown = origins.filter((origin) => standingOf(origin, { collected }) !== 'known')
  await engine.lockWords(trx, unknown.flatMap(countedBy))
  const known: Known = {
    rules: await readGuard(trx),
    counted: await countedOrders(trx, unknown, now),
    blocks: await blocksNow(trx, now),
    collected,
  }
  const asks = await asksOf(
    trx,
    judged.map(({ key, origin }) => ({ key, device: origin?.device ?? '' })),
    now,
  )
  const asksFor = ({ key, origin }: AtGate): Ask[] =>
    asks.filter((ask) => ask.key === key || (ask.device !== '' && ask.device === origin?.device))

  return {
    begin: () => beginRound(known, asksFor),
    asksFor,
    keep: async (inTrx, placed) => {
      await insertOrigins(
        inTrx,
        placed.flatMap(({ wish: { origin, now: at }, id, total }) =>
          origin ? rowOf(origin, standingOf(origin, known), { order_id: id, total, at }) : [],
        ),
      )
      for (const { wish } of placed) for (const ask of asksFor(wish)) await settleAsk(inTrx, ask.id, 'done', wish.now)
    },
  }
}

function beginRound(known: Known, asksFor: (wish: AtGate) => readonly Ask[]): Round {
  const counted = [...known.counted]
  /** A yes of staff is for one order at their branch. */
  const used = new Set<number>()
  const yesFor = (wish: AtGate, total: number): Ask | undefined =>
    asksFor(wish).find(
      ({ id, state, branch, total: most }) =>
        state === 'let-in' && branch === wish.branch && total <= most && !used.has(id),
    )
  return {
    judge: (wish, total) => {
      if (!wish.origin) return undefined
      const customer = customerOf(wish.origin, { ...known, counted })
      const hurdle = hurdleOf(customer, total, known.rules)
      const letIn = hurdle && hurdle !== 'blocked' ? yesFor(wish, total) : undefined
      if (hurdle && !letIn) return hurdle
      if (letIn) used.add(letIn.id)
      counted.push({ ...wish.origin, standing: customer.standing, total })
      return undefined
    },
  }
}

/** By what this order is counted together with others. */
function countedBy({ device, phone, askedFrom, seen }: Origin): string[] {
  const network = seen ? [] : [`network ${askedFrom.slice(0, widestWidth)}`]
  return [...(device ? [`device ${device}`] : []), ...(phone ? [`phone ${phone}`] : []), ...network]
}

function customerOf(origin: Origin, known: Known): Customer {
  const { counted, blocks } = known
  const isBlocked = (part: 'device' | 'phone') =>
    origin[part] !== '' && blocks.some((block) => block[part] === origin[part])
  return {
    standing: standingOf(origin, known),
    byDevice: sumOf(counted, 'device', origin.device),
    byPhone: sumOf(counted, 'phone', origin.phone),
    crowd: crowdOf(counted, origin),
    deviceBlocked: isBlocked('device'),
    phoneBlocked: isBlocked('phone'),
    crowdBlocked: isCrowdBlocked(blocks, origin),
  }
}

const standingOf = ({ device, seen }: Origin, { collected }: Pick<Known, 'collected'>): CustomerStanding =>
  collected.has(device) ? 'known' : seen ? 'seen' : 'new'

const rowOf = (
  { device, phone, askedFrom, kind }: Origin,
  standing: string,
  order: { readonly order_id: number; readonly total: number; readonly at: number },
) => ({ ...order, device, phone, asked_from: askedFrom, kind, standing })
