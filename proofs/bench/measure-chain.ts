// What a chain of 300 branches and one of 1,000 cost beside a shop of three: start and memory, what customers load, how
// a branch is found, and what staff open.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mostBranches } from '#domain/branch/branch.ts'
import { findBranches, readyToFind } from '#domain/branch/find-branches.ts'
import { localTime } from '#domain/branch/hours.ts'
import { buildWhatIsStale } from '#scripts/build.ts'
import { serverFlags } from '#scripts/server-flags.js'
import { openStore } from '#server/store/open.ts'
import { chainOf, seedChain } from '#tools/demo/chain.ts'
import { benchSettings, fetchMenu, openBenchShop, orderOf, signUpOwner } from './bench-shop.ts'
import { startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import {
  type BenchSetting,
  type Chapter,
  type Figure,
  kilobytes,
  median,
  medianOf,
  megabytes,
  ms,
  times,
} from './figures.ts'
import { type AgedShop, type LookCost, takeTurns } from './measure-lists.ts'
import { type Started, start } from './measure-start.ts'

const sizes = [3, 300, mostBranches]
/** At most this many times what it costs with three branches. */
const tolerance = 1.3
/** In ms: a quarter of the processor answers within the 16 ms of a picture. */
const keyStrokeMs = 4

interface Look {
  readonly what: string
  readonly path: string | null
  /** Why it may grow with the branches. */
  readonly shows?: string
}

const looksOn = (day: string): readonly Look[] => [
  { what: 'the document', path: '/?lang=en' },
  { what: 'the menu', path: '/api/menu?lang=en', shows: 'it names all branches, once for each change' },
  { what: 'the board of a branch', path: '/api/staff/board?branch=antwerpen' },
  { what: 'the list of a branch', path: '/api/staff/orders?limit=50&lang=en&branch=antwerpen' },
  { what: 'what came in at a branch', path: '/api/staff/arrivals?branch=antwerpen' },
  { what: 'the items of the office', path: '/api/staff/items' },
  { what: 'the figures of a branch', path: `/api/staff/figures?branch=antwerpen&span=month&day=${day}` },
  { what: 'the end of a day at a branch', path: '/api/staff/books/day?branch=antwerpen' },
  { what: 'the list of all branches', path: '/api/staff/orders?limit=50&lang=en', shows: 'it sums their counts' },
  { what: 'all branches of the office', path: '/api/staff/branches', shows: 'it has the settings of each' },
  // Last, because each order makes the board longer.
  { what: 'placing an order', path: null },
]

export async function measureChain(setting: BenchSetting): Promise<Chapter> {
  await buildWhatIsStale(() => setting.say('building'))
  const folders = new Map<number, string>()
  for (const branches of sizes) {
    const folder = join(setting.folder, String(branches))
    mkdirSync(folder)
    const store = await openStore({ sqlite: join(folder, 'noisette.db') }, Date.now())
    await seedChain(store, branches, Date.now())
    // As in the other chapters: no order is refused as too much.
    await store.db.updateTable('branch').set({ capacity: null }).execute()
    await store.close()
    folders.set(branches, folder)
  }
  setting.say('starting')
  const figures = [...(await measureStarts(setting, folders)), ...sizes.slice(1).map(measureChoice)]
  setting.say('looking')
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const shops: AgedShop[] = []
  for (const [branches, folder] of folders) {
    const shop = await openBenchShop(folder)
    const orders = [orderOf(await fetchMenu(shop.port), Date.now())]
    shops.push({ name: nameOf(branches), shop, cookie: await signUpOwner(shop), orders })
  }
  const { date } = localTime(Date.now(), 'Europe/Brussels')
  const short = { ...setting, rounds: setting.quick ? 2 : 4, turnMs: setting.quick ? 200 : 1000 }
  for (const look of looksOn(date)) {
    const rounds = await takeTurns(short, crowd, shops, look.path)
    const bytes: number[] = []
    for (const shop of shops) bytes.push(look.path === null ? 0 : await bytesOf(shop, look.path))
    figures.push(...figuresOf(look, shops, rounds, bytes))
  }
  await Promise.all([crowd.end(), ...shops.map(({ shop }) => shop.child.end())])
  return { title: 'A chain of hundreds of branches', figures, notes: [] }
}

const nameOf = (branches: number): string => `${branches.toLocaleString('en-GB')} branches`

/** `shows`: why there is no aim. */
const compared = (ratio: number, shows?: string) => ({
  beside: nameOf(3),
  ratio: times(ratio),
  ...(shows ? { aim: `none: ${shows}` } : { aim: `at most ${times(tolerance)}`, met: ratio <= tolerance }),
})

async function measureStarts({ quick }: BenchSetting, folders: ReadonlyMap<number, string>): Promise<Figure[]> {
  const shop = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
  const rounds: Started[][] = []
  const count = quick ? 2 : 6
  for (let round = -1; round < count; round++) {
    const all: Started[] = []
    for (const folder of folders.values()) {
      const environment = { ...process.env, ...benchSettings(folder) }
      all.push(await start([...serverFlags, shop], environment, round === count - 1))
    }
    if (round >= 0) rounds.push(all)
  }
  const at = (round: readonly Started[], place: number) => round[place] as Started
  const weights = sizes.map((_, place) => rounds.at(-1)?.[place]?.rss ?? null)
  const least = weights[0]
  return [
    ...sizes.map((branches, place) => ({
      what: `from the start to the first answer, ${nameOf(branches)}`,
      value: ms(medianOf(rounds, (round) => at(round, place).ms)),
      ...(place > 0 && compared(medianOf(rounds, (round) => at(round, place).ms / at(round, 0).ms))),
    })),
    ...sizes.flatMap((branches, place) => {
      const weight = weights[place]
      if (!weight || !least) return []
      const what = `memory at rest, ${nameOf(branches)}`
      return [{ what, value: megabytes(weight), ...(place > 0 && compared(weight / least)) }]
    }),
  ]
}

/** The slowest of what somebody may type, once the list has stood for a moment. */
function measureChoice(branches: number): Figure {
  const all = chainOf(branches).map(({ name, address, ...one }) => ({
    ...one,
    name: name.en ?? '',
    address: address.en ?? '',
  }))
  for (const _ of readyToFind(all));
  const took = ['a', 'antwerpen', 'antwrpen kerk', 'unicorn', '2000'].map((typed) =>
    median(
      Array.from({ length: 30 }, () => {
        const began = performance.now()
        findBranches(all, { typed, position: { latitude: 51, longitude: 4 } })
        return performance.now() - began
      }),
    ),
  )
  const slowest = Math.max(...took)
  const aim = `at most ${ms(keyStrokeMs)}, on a quarter of the processor 16 ms`
  return {
    what: `a key stroke in the search among ${nameOf(branches)}, the slowest`,
    value: ms(slowest),
    aim,
    met: slowest <= keyStrokeMs,
  }
}

/** As it is sent, compressed where the shop compresses it. */
async function bytesOf({ shop, cookie }: AgedShop, path: string): Promise<number> {
  const headers = { cookie, 'accept-encoding': 'br' }
  const response = await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers })
  const length = response.headers.get('content-length')
  return length === null ? (await response.arrayBuffer()).byteLength : Number(length)
}

function figuresOf(
  { what, path, shows }: Look,
  shops: readonly AgedShop[],
  rounds: readonly (readonly LookCost[])[],
  bytes: readonly number[],
): Figure[] {
  const at = (costs: readonly LookCost[], place: number) => costs[place] as LookCost
  return shops.map(({ name }, place) => {
    const cpu = ms(medianOf(rounds, (costs) => at(costs, place).cpu))
    const size = bytes[place] ?? 0
    const more = (size - (bytes[0] ?? 0)) / ((sizes[place] ?? 0) - 3)
    const each = place > 0 && more >= 1 ? `, ${Math.round(more)} bytes for each branch` : ''
    const ratio = medianOf(rounds, (costs) => at(costs, place).cpu / at(costs, 0).cpu)
    return {
      what: `${what}, ${name}: processor time${path === null ? '' : ', bytes'}`,
      value: path === null ? cpu : `${cpu}, ${kilobytes(size)}${each}`,
      ...(place > 0 && compared(ratio, shows)),
    }
  })
}
