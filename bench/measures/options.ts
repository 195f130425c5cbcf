// What options cost: an order of three lines with four options each in turn with one without, and opening an item.

import type { PublicMenu } from '../../contract/index.ts'
import { checkChosen } from '../../domain/menu/chosen.ts'
import { type Chosen, groupsAt } from '../../domain/menu/options.ts'
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, type Figure, medianOf, ms, times } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { openItems, slower } from './item-sheet.ts'
import { many, type OrderTurn, takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const warmUpMs = 4000
const [lines, optionsEach, atMost, openWithin] = [3, 4, 1.3, 100]

export async function measureOptions(setting: Setting): Promise<Chapter> {
  const shop = await openShop(setting.folder, { BENCH_OPTIONS: 'yes' })
  const menu = await readMenu(shop.port)
  const opened = await openItems(setting, shop, menu)
  const ordered = await orderFigures(setting, shop, menu)
  await shop.child.end('SIGKILL')
  const middle = (what: 'took' | 'busy') => medianOf(opened.next, (one) => one[what])
  const figures: Figure[] = [
    ...ordered,
    {
      what: `from a tap on an item to its sheet, a processor ${slower} times slower: the first time`,
      value: ms(opened.first.took),
      beside: `its own computing ${ms(opened.first.busy)}`,
      aim: `at most ${ms(openWithin)}`,
      met: opened.first.took <= openWithin,
    },
    {
      what: `the same for ${opened.next.length} more items: median`,
      value: ms(middle('took')),
      beside: `its own computing ${ms(middle('busy'))}`,
      aim: `at most ${ms(openWithin)}`,
      met: middle('took') <= openWithin,
    },
  ]
  return { title: 'Options', figures, notes: [opened.version] }
}

async function orderFigures(setting: Setting, shop: OpenShop, menu: PublicMenu): Promise<Figure[]> {
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const items = itemsWithOptions(menu)
  const order = orderOf(menu, Date.now())
  const line = (item: string, options: Chosen) => ({ item, quantity: 1, note: '', options })
  const turn = (withOptions: boolean, length: number) => {
    const wished = items.map(({ id, chosen }) => line(id, withOptions ? chosen : []))
    return takeOrders(crowd, shop, { customers: many, ms: length, order: { ...order, lines: wished } })
  }
  const rounds: { readonly with: OrderTurn; readonly without: OrderTurn }[] = []
  for (let round = -1; round < setting.rounds; round++) {
    const length = round < 0 ? warmUpMs : setting.turnMs
    const without = await turn(false, length)
    const done = { with: await turn(true, length), without }
    if (round >= 0) rounds.push(done)
  }
  await crowd.end()
  const cpu = (which: 'with' | 'without') => ms(medianOf(rounds, (one) => one[which].cpu))
  const ratio = medianOf(rounds, (one) => one.with.cpu / one.without.cpu)
  return [
    {
      what: `processor time of an order of ${lines} lines with ${optionsEach} options each, ${many} customers`,
      value: cpu('with'),
      beside: `without options ${cpu('without')}`,
      ratio: times(ratio),
      aim: `at most × ${atMost}`,
      met: ratio <= atMost,
    },
  ]
}

/** The first items that can be had without an option as well as with four of them. */
function itemsWithOptions(menu: PublicMenu): { id: string; chosen: Chosen }[] {
  const known = new Map(menu.groups.map((group) => [group.id, group]))
  const found = menu.items.flatMap(({ id, price, groups: uses = [] }) => {
    const groups = groupsAt(known, uses)
    if (price === null || checkChosen(groups, []).length > 0) return []
    let chosen: Chosen = []
    for (const { id: option } of groups.flatMap(({ options }) => options)) {
      const more = [...chosen, { option, quantity: 1 }]
      if (chosen.length < optionsEach && checkChosen(groups, more).length === 0) chosen = more
    }
    return chosen.length === optionsEach ? [{ id, chosen }] : []
  })
  if (found.length < lines) throw new Error('the demo shop has three items with four options')
  return found.slice(0, lines)
}
