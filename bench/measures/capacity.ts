// What a place in the capacity costs: orders at a branch with a capacity, in turn with orders at one without.
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, medianOf, ms, times } from '../report/figure.ts'
import { openShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { setWideCapacity } from '../shop/wide-capacity.ts'
import { many, type OrderTurn, takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const warmUpMs = 4000
const atMost = 1.15

export async function measureCapacity(setting: Setting): Promise<Chapter> {
  const shop = await openShop(setting.folder)
  const menu = await readMenu(shop.port)
  const [paced, free] = menu.branches
  if (!paced || !free) throw new Error('the demo shop has two branches')
  const order = orderOf(menu, Date.now())
  await setWideCapacity(shop, paced.id, menu.items.slice(0, 8))
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const turn = (branch: string, ms: number) =>
    takeOrders(crowd, shop, { customers: many, ms, order: { ...order, branch } })
  const rounds: { readonly with: OrderTurn; readonly without: OrderTurn }[] = []
  for (let round = -1; round < setting.rounds; round++) {
    const ms = round < 0 ? warmUpMs : setting.turnMs
    const without = await turn(free.id, ms)
    const done = { with: await turn(paced.id, ms), without }
    if (round >= 0) rounds.push(done)
  }
  await crowd.end()
  await shop.child.end('SIGKILL')
  const [withCpu, withoutCpu] = [medianOf(rounds, (one) => one.with.cpu), medianOf(rounds, (one) => one.without.cpu)]
  const ratio = medianOf(rounds, (one) => one.with.cpu / one.without.cpu)
  return {
    title: 'Placing an order in a capacity',
    figures: [
      {
        what: `processor time of one order that holds its place, ${many} customers`,
        value: ms(withCpu),
        beside: `without a capacity ${ms(withoutCpu)}`,
        ratio: times(ratio),
        aim: `at most × ${atMost}`,
        met: ratio <= atMost,
      },
    ],
    notes: [],
  }
}
