// What a busy day and a long past cost: the board, the order list and placing an order, beside a quiet day of a young
// shop.
import { join } from 'node:path'
import { type BenchShop, fetchMenu, openBenchShop, orderOf, signUpOwner } from './bench-shop.ts'
import { type Child, startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { type BenchSetting, type Chapter, type Figure, medianOf, ms, times } from './figures.ts'
import { takeOrders } from './measure-orders.ts'
import { makePast } from './past-orders.ts'

const open = 20
/** At most this many times the cost of the quiet day. */
const tolerance = 1.2
/** At most so many ms of the server's processor for a page of the list. */
const pageBudget = 0.8

const page = '/api/staff/orders?limit=50&lang=en'
const looks = [
  { what: 'the board', path: '/api/staff/board?branch=antwerpen' },
  { what: 'the list, newest first', path: page, budget: pageBudget },
  { what: 'the list by total', path: `${page}&sort=totalPrice&direction=descending`, budget: pageBudget },
  // Last, because each order makes the board longer.
  { what: 'placing an order', path: null },
] as const

export interface AgedShop {
  readonly name: string
  readonly shop: BenchShop
  readonly cookie: string
  readonly orders: readonly object[]
}

/** ms of the server's processor, and ms from the request to the complete response. */
export interface LookCost {
  readonly cpu: number
  readonly p50: number
}

export async function measureLists(setting: BenchSetting): Promise<Chapter> {
  const long = setting.quick ? 20_000 : 1_000_000
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const aged: AgedShop[] = []
  for (const { name, served, today } of [
    { name: 'a quiet day', served: 1000, today: 200 },
    { name: '20,000 orders today', served: 1000, today: 20_000 },
    { name: `${long.toLocaleString('en-GB')} past orders`, served: long, today: 200 },
  ]) {
    setting.say(`filling ${name}`)
    const folder = join(setting.folder, name.replaceAll(' ', '-'))
    await makePast(folder, { served, open, servedToday: today - open }, Date.now())
    const shop = await openBenchShop(folder)
    const orders = [orderOf(await fetchMenu(shop.port), Date.now())]
    aged.push({ name, shop, cookie: await signUpOwner(shop), orders })
  }
  const figures: Figure[] = []
  for (const look of looks) figures.push(...figuresOf(aged, look, await takeTurns(setting, crowd, aged, look.path)))
  await Promise.all([crowd.end(), ...aged.map(({ shop }) => shop.child.end())])
  return { title: 'A busy day and a long past', figures, notes: [] }
}

/** Every shop in each round, after a warm-up turn each; every other round runs in reverse order. */
export async function takeTurns(
  { rounds, turnMs }: Pick<BenchSetting, 'rounds' | 'turnMs'>,
  crowd: Child<CrowdAnswers>,
  aged: readonly AgedShop[],
  path: string | null,
): Promise<LookCost[][]> {
  const done: LookCost[][] = []
  for (let round = -1; round < rounds; round++) {
    const costs: LookCost[] = []
    const places = aged.keys().toArray()
    for (const place of round % 2 === 0 ? places : places.toReversed())
      costs[place] = await lookAt(crowd, aged[place] as AgedShop, path, turnMs)
    if (round >= 0) done.push(costs)
  }
  return done
}

async function lookAt(
  crowd: Child<CrowdAnswers>,
  { shop, cookie, orders }: AgedShop,
  path: string | null,
  forMs: number,
): Promise<LookCost> {
  if (path === null) return await takeOrders(crowd, shop, { customers: 1, ms: forMs, orders })
  const before = await shop.child.ask('cost')
  const wish = {
    port: shop.port,
    customers: 1,
    ms: forMs,
    path,
    headers: { cookie, 'accept-encoding': 'br' },
    status: 200,
  }
  const { answers, p50 } = await crowd.ask('read', wish)
  const { cpuMs } = await shop.child.ask('cost')
  return { cpu: (cpuMs - before.cpuMs) / answers, p50 }
}

/** The processor time for each shop, with its ratio to the quiet day. */
function figuresOf(
  aged: readonly AgedShop[],
  { what, budget }: { readonly what: string; readonly budget?: number },
  rounds: readonly (readonly LookCost[])[],
): Figure[] {
  const at = (costs: readonly LookCost[], place: number) => costs[place] as LookCost
  return aged.map(({ name }, place) => {
    const cpu = medianOf(rounds, (costs) => at(costs, place).cpu)
    const ratio = medianOf(rounds, (costs) => at(costs, place).cpu / at(costs, 0).cpu)
    const aims = [
      ...(budget ? [`at most ${ms(budget)}`] : []),
      ...(place > 0 ? [`at most × ${tolerance.toFixed(2)}`] : []),
    ]
    return {
      what: `${what}, ${name}: processor time, p50`,
      value: `${ms(cpu)}, ${ms(medianOf(rounds, (costs) => at(costs, place).p50))}`,
      ...(place > 0 ? { beside: aged[0]?.name ?? '', ratio: times(ratio) } : {}),
      ...(aims.length > 0
        ? { aim: aims.join(', '), met: (budget === undefined || cpu <= budget) && (place === 0 || ratio <= tolerance) }
        : {}),
    }
  })
}
