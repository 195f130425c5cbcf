// What a busy day costs: one page of the order list, with few and with many orders of today.
import { join } from 'node:path'
import type { CrowdTalk } from '../clients/crowd.ts'
import { type Child, startChild } from '../processes/child.ts'
import { type Chapter, type Figure, medianOf, ms, times } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { signUpOwner } from '../shop/owner.ts'
import { makePast } from '../shop/past.ts'
import type { Setting } from './setting.ts'

const page = '/api/staff/orders?limit=50&lang=en'
const lists = [
  { what: 'the list, newest first', path: page },
  { what: 'the list by name', path: `${page}&sort=customerName&direction=ascending` },
  { what: 'the list by total', path: `${page}&sort=totalPrice&direction=descending` },
  { what: 'the list, open orders first', path: `${page}&sort=order&direction=ascending` },
] as const
const pastAndOpen = { served: 1000, open: 5 }
/** The most that a page may cost, as a multiple of its cost on the quietest day. */
const tolerance = 1.2

interface Day {
  readonly orders: number
  readonly shop: OpenShop
  readonly cookie: string
}

/** ms of the server's CPU time, and ms from the request to the complete response. */
interface Look {
  readonly cpu: number
  readonly p50: number
}

export async function measureToday(setting: Setting): Promise<Chapter> {
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const days: Day[] = []
  for (const orders of [200, 8000, 20_000]) {
    setting.say(`filling ${count(orders)} orders of today`)
    const folder = join(setting.folder, `today-${orders}`)
    await makePast(folder, { ...pastAndOpen, servedToday: orders - pastAndOpen.open }, Date.now())
    const shop = await openShop(folder)
    days.push({ orders, shop, cookie: await signUpOwner(shop) })
  }
  const figures: Figure[] = []
  for (const { what, path } of lists) figures.push(...compared(days, what, await takeTurns(setting, crowd, days, path)))
  await Promise.all([crowd.end(), ...days.map(({ shop }) => shop.child.end())])
  return { title: 'A busy day', figures, notes: [] }
}

/** Every day in each round, after a warm-up turn each; every other round runs in reverse order. */
async function takeTurns(
  { rounds, turnMs }: Setting,
  crowd: Child<CrowdTalk>,
  days: readonly Day[],
  path: string,
): Promise<Look[][]> {
  const done: Look[][] = []
  for (let round = -1; round < rounds; round++) {
    const looks: Look[] = []
    const places = days.keys().toArray()
    for (const place of round % 2 === 0 ? places : places.toReversed())
      looks[place] = await lookAt(crowd, days[place] as Day, path, turnMs)
    if (round >= 0) done.push(looks)
  }
  return done
}

async function lookAt(crowd: Child<CrowdTalk>, { shop, cookie }: Day, path: string, forMs: number): Promise<Look> {
  const before = await shop.child.ask('cost', null)
  const wish = { port: shop.port, customers: 1, ms: forMs, path, headers: { cookie }, status: 200 }
  const { answers, p50 } = await crowd.ask('read', wish)
  const { cpuMs } = await shop.child.ask('cost', null)
  return { cpu: (cpuMs - before.cpuMs) / answers, p50 }
}

const count = (orders: number): string => orders.toLocaleString('en-GB')

/** CPU time of a page for each day, with its ratio to the quietest one. */
function compared(days: readonly Day[], what: string, rounds: readonly (readonly Look[])[]): Figure[] {
  const at = (looks: readonly Look[], which: number): Look => looks[which] as Look
  return days.map(({ orders }, place) => {
    const cpu = medianOf(rounds, (looks) => at(looks, place).cpu)
    const p50 = medianOf(rounds, (looks) => at(looks, place).p50)
    const figure = {
      what: `${what}, ${count(orders)} orders of today: processor time, p50`,
      value: `${ms(cpu)}, ${ms(p50)}`,
    }
    if (place === 0) return figure
    const ratio = medianOf(rounds, (looks) => at(looks, place).cpu / at(looks, 0).cpu)
    const aim = place === days.length - 1 ? { aim: `at most × ${tolerance.toFixed(2)}`, met: ratio <= tolerance } : {}
    return { ...figure, beside: `with ${count(days[0]?.orders ?? 0)}`, ratio: times(ratio), ...aim }
  })
}
