// What the gate against fake orders costs: orders of strangers at a shop with it, in turn with the same at one without.
import { join } from 'node:path'
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, type Figure, medianOf, ms, perSecond, times } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { many, type OrderTurn, takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const warmUpMs = 4000
const strangers = ['different', 'alike'] as const
const words = {
  different: `orders of 3 lines by strangers, ${many} at once, with the gate`,
  alike: 'the same, all with the same kind of browser: a flood, of which the gate counts 2,000',
} as const

export async function measureGate(setting: Setting): Promise<Chapter> {
  const figures: Figure[] = []
  for (const kind of strangers) figures.push(...(await figuresOf(setting, kind)))
  return { title: 'The gate against fake orders', figures, notes: [] }
}

async function figuresOf(setting: Setting, kind: (typeof strangers)[number]): Promise<Figure[]> {
  const proxied = { TRUST_PROXY: '1' }
  const without = await openShop(join(setting.folder, `${kind}-without`), proxied)
  // With a limit that nobody reaches, orders are judged.
  const gated = await openShop(join(setting.folder, `${kind}-with`), { ...proxied, ORDERS_PER_MINUTE: '1000000' })
  const order = orderOf(await readMenu(without.port), Date.now())
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const turn = (shop: OpenShop, forMs: number): Promise<OrderTurn> =>
    takeOrders(crowd, shop, { customers: many, ms: forMs, order, strangers: kind })
  const rounds: { readonly with: OrderTurn; readonly without: OrderTurn }[] = []
  for (let round = -1; round < setting.rounds; round++) {
    const forMs = round < 0 ? warmUpMs : setting.turnMs
    const both = { with: await turn(gated, forMs), without: await turn(without, forMs) }
    if (round >= 0) rounds.push(both)
  }
  await crowd.end()
  for (const { child } of [without, gated]) await child.end('SIGKILL')
  const of = (which: 'with' | 'without', value: 'rate' | 'cpu') => medianOf(rounds, (round) => round[which][value])
  return [
    {
      what: words[kind],
      value: `${perSecond(of('with', 'rate'))}, ${ms(of('with', 'cpu'))} of processor time`,
      beside: `without ${perSecond(of('without', 'rate'))}, ${ms(of('without', 'cpu'))}`,
      ratio: times(medianOf(rounds, (round) => round.with.rate / round.without.rate)),
    },
  ]
}
