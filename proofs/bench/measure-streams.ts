// Customers who follow their own order: how soon they hear of a tap in the shop, and what each of them costs.

import { execFileSync } from 'node:child_process'
import { type BenchShop, openBenchShop, signUpOwner } from './bench-shop.ts'
import { quantile } from './bench-wire.ts'
import { startChild } from './child-process.ts'
import { type BenchSetting, type Chapter, type Figure, kilobytes, ms } from './figures.ts'
import { makePast, plantedToken } from './past-orders.ts'
import type { PlainHttpAnswers } from './plain-http-process.ts'
import type { Tapped, WatchedOrder, WatchersAnswers } from './watchers-process.ts'

const processes = 2
const tapsPerSecond = 50
/** TRACK-6 lets an address follow 30 tokens a minute, so the customers come from as many addresses as needed. */
const perAddress = 25

const title = 'Following an order'

export async function measureStreams(setting: BenchSetting): Promise<Chapter> {
  const { sizes, notes } = possible(setting.quick ? [200, 1000] : [1000, 10_000])
  if (sizes.length === 0) return { title, figures: [], notes }
  await makePast(setting.folder, { served: 0, open: sizes.at(-1) ?? 0 }, Date.now())
  const shop = await openBenchShop(setting.folder)
  const plain = await startChild<PlainHttpAnswers>('plain-http-process.ts')
  const plainPort = await plain.ask('port')
  const cookie = await signUpOwner(shop)
  const crowd = await Promise.all(
    Array.from({ length: processes }, () => startChild<WatchersAnswers>('watchers-process.ts')),
  )
  const tapAll = async (ms: number): Promise<Tapped> => {
    const wish = { port: shop.port, plainPort, cookie, perSecond: tapsPerSecond / processes, ms }
    const all = await Promise.all(crowd.map((child) => child.ask('tap', wish)))
    const sorted = (kind: keyof Tapped) => all.flatMap((one) => one[kind]).sort((a, b) => a - b)
    return { heard: sorted('heard'), plain: sorted('plain') }
  }
  const figures: Figure[] = []
  let watching = 0
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
    await tapAll(2000)
    const heard = await tapAll(setting.quick ? 4000 : 40_000)
    figures.push(...figuresOf(size, size === sizes.at(-1), heard, bytes))
  }
  await Promise.all([...crowd.map((child) => child.end()), shop.child.end(), plain.end()])
  return { title, figures, notes }
}

/** The sizes that this machine's limits allow; skipped ones are noted. */
function possible(wanted: readonly number[]): { sizes: number[]; notes: string[] } {
  // Only Linux lets a client connect from any address of 127.0.0.0/8 without configuration.
  if (process.platform !== 'linux')
    return { sizes: [], notes: ['Only Linux has enough local addresses: left out here.'] }
  const limit = execFileSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }).trim()
  const sizes = wanted.filter((size) => limit === 'unlimited' || Number(limit) > size + 500)
  const left = wanted.filter((size) => !sizes.includes(size))
  return {
    sizes,
    notes: left.map(
      (size) => `${size} streams need more open files than the ${limit} that are allowed here: left out.`,
    ),
  }
}

function ordersFrom(from: number, to: number): WatchedOrder[] {
  return Array.from({ length: to - from }, (_, place) => {
    const id = from + place + 1
    const address = Math.floor(id / perAddress)
    return { id, token: plantedToken(id), from: `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}` }
  })
}

/** Resident memory after a while without any activity. */
async function settled({ child }: BenchShop): Promise<number> {
  await new Promise((passed) => setTimeout(passed, 2000))
  return (await child.ask('cost')).rss
}

function figuresOf(size: number, most: boolean, { heard, plain }: Tapped, bytes: number): Figure[] {
  const p50 = quantile(heard, 0.5)
  const p99 = quantile(heard, 0.99)
  const unheard = heard.filter((one) => one < 0).length
  const watching = `${size.toLocaleString('en-GB')} watching`
  return [
    {
      what: `${watching}: from a tap at the counter to the customer`,
      value: `p50 ${ms(p50)}, p99 ${ms(p99)}`,
      beside: `node:http, there and back: p50 ${ms(quantile(plain, 0.5))}, p99 ${ms(quantile(plain, 0.99))}`,
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
