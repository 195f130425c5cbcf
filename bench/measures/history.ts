// What a long history costs: the board, the list and placing an order, with few and with many past orders.
import { join } from 'node:path'
import type { CrowdTalk } from '../clients/crowd.ts'
import { startChild } from '../processes/child.ts'
import { type Chapter, type Figure, medianOf, ms, times } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { orderOf, readMenu } from '../shop/order.ts'
import { signUpOwner } from '../shop/owner.ts'
import { makePast } from '../shop/past.ts'
import { takeOrders } from './order-rounds.ts'
import type { Setting } from './setting.ts'

const open = 20
/** At most this many times as slow as with the shortest history. */
const tolerance = 1.2

interface Aged {
  readonly past: number
  readonly shop: OpenShop
  readonly cookie: string
  readonly order: object
  /** ms of the first list after the start, which sums up all earlier days. */
  readonly firstList: number
}

/** The result of one turn with one customer or one member. */
interface Look {
  readonly p50: number
  /** CPU time of the server, in ms; 0 if it was not measured. */
  readonly cpu: number
}

type LookAt = (aged: Aged, forMs: number) => Promise<Look>

export async function measureHistory(setting: Setting): Promise<Chapter> {
  const crowd = await startChild<CrowdTalk>('clients/crowd.ts')
  const aged: Aged[] = []
  for (const past of setting.quick ? [1000, 20_000] : [1000, 100_000, 1_000_000]) {
    setting.say(`filling ${count(past)} past orders`)
    const folder = join(setting.folder, `past-${past}`)
    await makePast(folder, { served: past, open }, Date.now())
    aged.push(await wake(past, folder))
  }
  const read =
    (path: string): LookAt =>
    async ({ shop, cookie }, forMs) => {
      const wish = { port: shop.port, customers: 1, ms: forMs, path, headers: { cookie }, status: 200 }
      return { p50: (await crowd.ask('read', wish)).p50, cpu: 0 }
    }
  const place: LookAt = ({ shop, order }, forMs) => takeOrders(crowd, shop, { customers: 1, ms: forMs, order })
  // Orders come last, because each one makes the board longer.
  const board = await takeTurns(setting, aged, read('/api/staff/board?branch=antwerpen'))
  const list = await takeTurns(setting, aged, read('/api/staff/orders'))
  const placed = await takeTurns(setting, aged, place)
  await Promise.all([crowd.end(), ...aged.map(({ shop }) => shop.child.end())])
  const figures = [
    ...compared(aged, 'the board', board, ({ p50 }) => p50),
    ...compared(aged, 'the list’s first page', list, ({ p50 }) => p50),
    ...compared(aged, 'placing an order', placed, ({ p50 }) => p50),
    ...compared(aged, 'placing an order, processor time', placed, ({ cpu }) => cpu),
    ...aged.map(({ past, firstList }) => ({
      what: `the first list after a start, ${count(past)} past orders`,
      value: ms(firstList),
    })),
  ]
  return { title: 'A long past', figures, notes: [] }
}

/** Every shop in each round, after a warm-up turn each; every other round runs in reverse order. */
async function takeTurns({ rounds, turnMs }: Setting, aged: readonly Aged[], lookAt: LookAt): Promise<Look[][]> {
  for (const one of aged) await lookAt(one, 2 * turnMs)
  const done: Look[][] = []
  for (let round = 0; round < rounds; round++) {
    const looks: Look[] = []
    const places = aged.keys().toArray()
    for (const place of round % 2 === 0 ? places : places.toReversed())
      looks[place] = await lookAt(aged[place] as Aged, turnMs)
    done.push(looks)
  }
  return done
}

async function wake(past: number, folder: string): Promise<Aged> {
  const shop = await openShop(folder)
  const cookie = await signUpOwner(shop)
  const order = orderOf(await readMenu(shop.port), Date.now())
  const start = performance.now()
  const response = await fetch(`http://127.0.0.1:${shop.port}/api/staff/orders`, { headers: { cookie } })
  const { cash } = (await response.json()) as { cash: { orders: number } }
  if (cash.orders !== past + open) throw new Error(`${cash.orders} orders in the list of ${past + open}`)
  return { past, shop, cookie, order, firstList: performance.now() - start }
}

const count = (orders: number): string => orders.toLocaleString('en-GB')

/** One figure for each history, with its ratio to the shortest one. */
function compared(
  aged: readonly Aged[],
  what: string,
  rounds: readonly (readonly Look[])[],
  value: (look: Look) => number,
): Figure[] {
  const [shortest, longest] = [aged[0]?.past ?? 0, aged.at(-1)?.past]
  return aged.map(({ past }, place) => {
    const at = (looks: readonly Look[], which: number): number => value(looks[which] as Look)
    const figure = {
      what: `${what}, ${count(past)} past orders`,
      value: ms(medianOf(rounds, (looks) => at(looks, place))),
    }
    if (place === 0) return figure
    const ratio = medianOf(rounds, (looks) => at(looks, place) / at(looks, 0))
    const beside = `with ${count(shortest)}: ${ms(medianOf(rounds, (looks) => at(looks, 0)))}`
    const aim = past === longest ? { aim: `at most × ${tolerance.toFixed(2)}`, met: ratio <= tolerance } : {}
    return { ...figure, beside, ratio: times(ratio), ...aim }
  })
}
