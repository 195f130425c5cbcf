// Customers who watch their own order: how soon they hear of a tap at the counter, and what each of them costs.

import { at } from '../clients/loop.ts'
import type { Watched, WatchersTalk } from '../clients/watchers.ts'
import { type Child, startChild } from '../processes/child.ts'
import { type Chapter, type Figure, kilobytes, ms } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { signUpOwner } from '../shop/owner.ts'
import { makePast, plantedToken } from '../shop/past.ts'
import type { Setting } from './setting.ts'

const processes = 2
const tapsPerSecond = 50
/** TRACK-6 lets an address follow 30 tokens a minute: the customers come from as many addresses as that takes. */
const perAddress = 25

type Crowd = readonly Child<WatchersTalk>[]

export async function measureStreams(setting: Setting): Promise<Chapter> {
  const sizes = setting.quick ? [200, 1000] : [1000, 10_000]
  await makePast(setting.folder, { served: 0, open: sizes.at(-1) ?? 0 }, Date.now())
  const shop = await openShop(setting.folder)
  const cookie = await signUpOwner(shop)
  const crowd = await Promise.all(
    Array.from({ length: processes }, () => startChild<WatchersTalk>('clients/watchers.ts')),
  )
  const figures: Figure[] = []
  let watching = 0
  await tapAll(crowd, shop, cookie, 0)
  for (const size of sizes) {
    setting.say(`${size} customers watching`)
    const before = await settled(shop)
    const wanted = ordersFrom(watching, size)
    const live = await Promise.all(
      crowd.map((child, n) =>
        child.ask('watch', { port: shop.port, orders: wanted.filter((_, place) => place % processes === n) }),
      ),
    )
    const opened = live.reduce((sum, count) => sum + count, 0)
    if (opened !== size) throw new Error(`only ${opened} of ${size} streams are open`)
    const bytes = ((await settled(shop)) - before) / (size - watching)
    watching = size
    await tapAll(crowd, shop, cookie, 2000)
    const heard = await tapAll(crowd, shop, cookie, setting.quick ? 4000 : 40_000)
    figures.push(...figuresOf(size, size === sizes.at(-1), heard, bytes))
  }
  await Promise.all([...crowd.map((child) => child.end()), shop.child.end()])
  return { title: 'Following an order', figures, notes: [] }
}

/** Every process taps for its own customers; together `tapsPerSecond`. Sorted ms, -1 for a tap that was never heard of. */
async function tapAll(crowd: Crowd, { port }: OpenShop, cookie: string, forMs: number): Promise<number[]> {
  const wish = { port, cookie, perSecond: tapsPerSecond / processes, ms: forMs }
  const heard = await Promise.all(crowd.map((child) => child.ask('tap', wish)))
  return heard.flat().sort((a, b) => a - b)
}

function ordersFrom(from: number, to: number): Watched[] {
  return Array.from({ length: to - from }, (_, place) => {
    const id = from + place + 1
    const address = Math.floor(id / perAddress)
    return { id, token: plantedToken(id), from: `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}` }
  })
}

/** Resident memory once nothing has happened for a while. */
async function settled({ child }: OpenShop): Promise<number> {
  await new Promise((passed) => setTimeout(passed, 2000))
  return (await child.ask('cost', null)).rss
}

function figuresOf(size: number, most: boolean, heard: readonly number[], bytes: number): Figure[] {
  const [p50, p99] = [at(heard, 0.5), at(heard, 0.99)]
  const unheard = heard.filter((one) => one < 0).length
  const watching = `${size.toLocaleString('en-GB')} watching`
  return [
    {
      what: `${watching}: from a tap at the counter to the customer`,
      value: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
      ...(most ? { aim: 'p99 under 50 ms', met: p99 < 50 } : {}),
    },
    {
      what: `${watching}: taps that were never heard of`,
      value: `${unheard} of ${heard.length.toLocaleString('en-GB')}`,
      aim: '0',
      met: unheard === 0,
    },
    { what: `${watching}: the server’s memory for each`, value: kilobytes(bytes) },
  ]
}
