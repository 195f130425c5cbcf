// Rounds of orders, with one customer and with sixteen, alternating with the raw one-row transaction.

import type { CrowdTalk, Ordered, OrderWish } from '../clients/crowd.ts'
import { type Child, startChild } from '../processes/child.ts'
import type { OpenShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'

export const many = 16

/** The time until the JIT compiler has optimized the code for orders. */
const warmUpMs = 4000

/** The result of one turn of customers. */
export interface OrderTurn {
  readonly rate: number
  readonly p50: number
  readonly p99: number
  /** CPU time of the server for one order, in ms. */
  readonly cpu: number
}

export interface OrderRound {
  /** Raw one-row transactions a second. */
  readonly raw: number
  readonly one: OrderTurn
  readonly many: OrderTurn
}

export interface OrderRounds {
  readonly rounds: readonly OrderRound[]
  readonly tokens: readonly string[]
}

export interface Taking {
  readonly shop: OpenShop
  /** The yardstick: raw commits a second, measured for `forMs` ms. */
  readonly raw: (forMs: number) => Promise<number>
  readonly rounds: number
  readonly turnMs: number
}

/** One warm-up round, then those that count; at the end the server is killed while sixteen customers order. */
export async function orderRounds({ shop, raw, rounds, turnMs }: Taking): Promise<OrderRounds> {
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const order = orderOf(await readMenu(shop.port), Date.now())
  const tokens: string[] = []
  const turn = async (customers: number, ms: number): Promise<OrderTurn> => {
    const ordered = await takeOrders(crowd, shop, { customers, ms, order })
    tokens.push(...ordered.tokens)
    return ordered
  }
  const done: OrderRound[] = []
  for (let round = -1; round < rounds; round++) {
    const ms = round < 0 ? warmUpMs : turnMs
    const all = { raw: await raw(round < 0 ? turnMs : ms), one: await turn(1, ms), many: await turn(many, ms) }
    if (round >= 0) done.push(all)
  }
  const killed = crowd.ask('order', { port: shop.port, customers: many, ms: 60_000, order })
  await new Promise((passed) => setTimeout(passed, 700))
  await shop.child.end('SIGKILL')
  tokens.push(...(await killed).tokens)
  await crowd.end()
  return { rounds: done, tokens }
}

/** One turn; a response that is not an order fails the measurement. */
export async function takeOrders(
  crowd: Child<CrowdTalk>,
  { port, child }: OpenShop,
  wish: Pick<OrderWish, 'customers' | 'ms' | 'order' | 'strangers'>,
): Promise<OrderTurn & Pick<Ordered, 'tokens'>> {
  const before = await child.ask('cost', null)
  const { answers, ms, p50, p99, tokens, refused } = await crowd.ask('order', { port, ...wish })
  if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`)
  const { cpuMs } = await child.ask('cost', null)
  return { rate: (answers / ms) * 1000, p50, p99, cpu: (cpuMs - before.cpuMs) / answers, tokens }
}
