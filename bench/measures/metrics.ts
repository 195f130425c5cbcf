// What measuring costs: orders at a server that measures itself, in turn with orders at one that does not.
import { join } from 'node:path'
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, medianOf, ms, perSecond, times } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { many, type OrderTurn, takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const warmUpMs = 8000
/** The difference is small beside that of two rounds, so there are more of them than elsewhere. */
const moreRounds = 4
const atLeast = 0.98

export async function measureMetrics(setting: Setting): Promise<Chapter> {
  const plain = await openShop(join(setting.folder, 'plain'))
  const measured = await openShop(join(setting.folder, 'measured'), { METRICS_TOKEN: 'a-token-for-whoever-measures' })
  const order = orderOf(await readMenu(plain.port), Date.now())
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const turn = (shop: OpenShop, ms: number) => takeOrders(crowd, shop, { customers: many, ms, order })
  const rounds: { readonly with: OrderTurn; readonly without: OrderTurn }[] = []
  for (let round = -1; round < setting.rounds * moreRounds; round++) {
    const ms = round < 0 ? warmUpMs : setting.turnMs
    // Whoever comes second finds a warmer machine: they change places.
    const first = round % 2 === 0 ? await turn(measured, ms) : await turn(plain, ms)
    const second = round % 2 === 0 ? await turn(plain, ms) : await turn(measured, ms)
    if (round >= 0) rounds.push(round % 2 === 0 ? { with: first, without: second } : { with: second, without: first })
  }
  await crowd.end()
  for (const { child } of [plain, measured]) await child.end('SIGKILL')
  const of = (which: 'with' | 'without', value: 'rate' | 'cpu') => medianOf(rounds, (round) => round[which][value])
  const ratio = medianOf(rounds, (round) => round.with.rate / round.without.rate)
  return {
    title: 'Measuring itself',
    figures: [
      {
        what: `orders of 3 lines with measuring, ${many} customers`,
        value: perSecond(of('with', 'rate')),
        beside: `without ${perSecond(of('without', 'rate'))}`,
        ratio: times(ratio),
        aim: `at least × ${atLeast}`,
        met: ratio >= atLeast,
      },
      {
        what: 'processor time of one of them',
        value: ms(of('with', 'cpu')),
        beside: `without ${ms(of('without', 'cpu'))}`,
        ratio: times(medianOf(rounds, (round) => round.with.cpu / round.without.cpu)),
      },
    ],
    notes: [],
  }
}
