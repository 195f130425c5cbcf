// The present shop beside another revision, by turns in one run: what an order, a list, a board, a menu and a start
// cost.
import { join } from 'node:path'
import { createDatabase, startPostgres } from '#server/testing/postgres/test-postgres.ts'
import { type BenchShop, benchSettings, fetchMenu, openBenchShop, orderOf, signUpOwner } from './bench-shop.ts'
import { type Child, startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { type BenchSetting, type Chapter, type Figure, medianOf, megabytes, ms, perSecond, times } from './figures.ts'
import { many, takeOrders } from './measure-orders.ts'
import { type Started, start } from './measure-start.ts'
import { pastRevision, presentRevision, type Revision } from './revisions.ts'
import { slowerThanLastRelease } from './slower.ts'

/** At most this many times what the other revision takes. */
const tolerance = 1.1

interface Side {
  readonly shop: BenchShop
  readonly cookie: string
  /** At one branch, and at two. */
  readonly atOne: readonly object[]
  readonly atTwo: readonly object[]
}

/** ms of the server's processor for one answer, and answers a second. */
interface Turn {
  readonly cpu: number
  readonly rate: number
}
type Pair<Value> = readonly [now: Value, then: Value]

interface Act {
  readonly what: string
  readonly turn: (crowd: Child<CrowdAnswers>, side: Side, ms: number) => Promise<Turn>
}

const placing = (what: string, customers: number, where: 'atOne' | 'atTwo'): Act => ({
  what,
  turn: (crowd, side, ms) => takeOrders(crowd, side.shop, { customers, ms, orders: side[where] }),
})

const reading = (what: string, path: string, customers: number): Act => ({
  what,
  turn: async (crowd, { shop: { port, child }, cookie }, ms) => {
    const before = await child.ask('cost')
    const read = await crowd.ask('read', { port, customers, ms, path, headers: { cookie }, status: 200 })
    const { cpuMs } = await child.ask('cost')
    return { cpu: (cpuMs - before.cpuMs) / read.answers, rate: (read.answers / read.ms) * 1000 }
  },
})

/** Of orders that are placed before. */
const paying: Act = {
  what: 'taking the money of an order',
  turn: async (crowd, side, ms) => {
    const { port, child } = side.shop
    const { tokens } = await takeOrders(crowd, side.shop, { customers: many, ms, orders: side.atOne })
    const ids = await idsOf(side, new Set(tokens))
    const before = await child.ask('cost')
    const paid = await crowd.ask('pay', { port, ms, ids, headers: { cookie: side.cookie } })
    const { cpuMs } = await child.ask('cost')
    return { cpu: (cpuMs - before.cpuMs) / paid.answers, rate: (paid.answers / paid.ms) * 1000 }
  },
}

/** As staff see them: a customer is told no id. */
async function idsOf({ shop: { port }, cookie }: Side, tokens: ReadonlySet<string>): Promise<number[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/board?branch=antwerpen`, { headers: { cookie } })
  const { orders } = (await response.json()) as { orders: { id: number; token: string }[] }
  return orders.filter(({ token }) => tokens.has(token)).map(({ id }) => id)
}

// Orders last, because each makes the board longer.
const acts: readonly Act[] = [
  reading('the menu, 16 connections', '/api/menu?lang=en', 16),
  reading('the board', '/api/staff/board?branch=antwerpen', 1),
  reading('a page of the list', '/api/staff/orders?limit=50&lang=en', 1),
  placing('an order of 3 lines, 1 customer', 1, 'atOne'),
  placing(`an order of 3 lines, ${many} customers`, many, 'atOne'),
  placing('an order of 3 lines, 24 customers at two branches', 24, 'atTwo'),
  paying,
]

/** The last commit before ledger, VAT and online payment, which orders and payments have cost more since. */
const beforeMoney = '74bea869'

/** How far that is from what the shop cost then. It does more now, so there is no aim. */
export async function measureBeforeMoney(setting: BenchSetting): Promise<Chapter> {
  const { title, figures, notes } = await measureAgainst(beforeMoney, setting)
  return { title, figures: figures.map(({ aim: _, met: __, reason: ___, ...figure }) => figure), notes }
}

export async function measureAgainst(asked: string, setting: BenchSetting): Promise<Chapter> {
  const both = [await presentRevision(setting.say), await pastRevision(asked, setting.say)] as const
  const figures = await onEngine(setting, 'SQLite', both, async () => ({}))
  const postgres = await startPostgres()
  try {
    const database = async (place: number) => ({ DATABASE_URL: await createDatabase(postgres.url, `side_${place}`) })
    figures.push(...(await onEngine(setting, 'PostgreSQL', both, database)))
  } finally {
    await postgres.stop()
  }
  figures.push(...(await startsAndRests(setting, both)))
  const explained = figures.map((figure) => {
    const reason = figure.met === false ? slowerThanLastRelease[figure.what] : undefined
    return reason ? { ...figure, reason } : figure
  })
  return { title: `Beside ${both[1].name}`, figures: explained, notes: [] }
}

/** The two take turns after a warm-up, each first in every other round. */
async function onEngine(
  { rounds, turnMs, folder, say }: BenchSetting,
  engine: string,
  both: Pair<Revision>,
  environmentOf: (place: number) => Promise<Record<string, string>>,
): Promise<Figure[]> {
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const sides = await Promise.all(
    both.map(async ({ shop }, place) =>
      openSide(await openBenchShop(join(folder, `${engine}-${place}`), await environmentOf(place), shop)),
    ),
  )
  const figures: Figure[] = []
  for (const { what, turn } of acts) {
    say(`${what}, ${engine}`)
    const done: Pair<Turn>[] = []
    for (let round = -2; round < 2 * rounds; round++) {
      const turns: Turn[] = []
      for (const place of round % 2 === 0 ? [0, 1] : [1, 0])
        turns[place] = await turn(crowd, sides[place] as Side, turnMs)
      if (round >= 0) done.push(turns as unknown as Pair<Turn>)
    }
    figures.push(...figuresOf(`${what}, ${engine}`, both[1].name, done))
  }
  await Promise.all([crowd.end(), ...sides.map(({ shop }) => shop.child.end())])
  return figures
}

async function openSide(shop: BenchShop): Promise<Side> {
  const menu = await fetchMenu(shop.port)
  const now = Date.now()
  return {
    shop,
    cookie: await signUpOwner(shop),
    atOne: [orderOf(menu, now)],
    atTwo: menu.branches.slice(0, 2).map((branch) => orderOf(menu, now, branch)),
  }
}

function figuresOf(what: string, other: string, done: readonly Pair<Turn>[]): Figure[] {
  const of = (place: 0 | 1, value: keyof Turn) => medianOf(done, (turns) => turns[place][value])
  const ratiosOf = (value: keyof Turn) => done.map(([now, then]) => now[value] / then[value])
  return [
    {
      what: `${what}: processor time`,
      value: ms(of(0, 'cpu')),
      beside: `${other} ${ms(of(1, 'cpu'))}`,
      ...atMostAsMuch(ratiosOf('cpu')),
    },
    {
      what: `${what}: a second`,
      value: perSecond(of(0, 'rate')),
      beside: `${other} ${perSecond(of(1, 'rate'))}`,
      ratio: withRange(ratiosOf('rate')),
    },
  ]
}

/** The median, and in brackets the least and the greatest of all rounds. */
export function withRange(ratios: readonly number[]): string {
  const two = (ratio: number) => ratio.toFixed(2)
  return `${times(medianOf(ratios, (ratio) => ratio))} (${two(Math.min(...ratios))} to ${two(Math.max(...ratios))})`
}

const atMostAsMuch = (ratios: readonly number[]) => ({
  ratio: withRange(ratios),
  aim: `at most ${times(tolerance)}`,
  met: medianOf(ratios, (ratio) => ratio) <= tolerance,
})

async function startsAndRests({ quick, folder, say }: BenchSetting, both: Pair<Revision>): Promise<Figure[]> {
  say('starting and resting')
  const startOne = (place: 0 | 1) => {
    const environment = { ...process.env, ...benchSettings(join(folder, `start-${place}`)) }
    return start([join(both[place].root, 'dist/main.js')], environment, true)
  }
  const done: Pair<Started>[] = []
  // The first start of each plants the demo.
  for (let round = -1; round < (quick ? 1 : 6); round++) {
    const pair = [await startOne(0), await startOne(1)] as const
    if (round >= 0) done.push(pair)
  }
  const row = (what: string, value: (started: Started) => number, write: (value: number) => string): Figure => ({
    what,
    value: write(medianOf(done, ([now]) => value(now))),
    beside: `${both[1].name} ${write(medianOf(done, ([, then]) => value(then)))}`,
    ...atMostAsMuch(done.map(([now, then]) => value(now) / value(then))),
  })
  return [
    row('from the start to the first answer of /readyz', ({ ms }) => ms, ms),
    row('memory at rest', ({ rss }) => rss ?? Number.NaN, megabytes),
  ]
}
