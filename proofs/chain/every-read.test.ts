// What each read of customers and of the office costs, how a server starts and what it does by itself, does not grow
// with the number of branches, except with what is shown or looked after on purpose (CHAIN-1).
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addressOf, type CallName, callNames } from '#contract/addresses.ts'
import { contract } from '#contract/index.ts'
import { mostBranches } from '#domain/branch/branch.ts'
import { injection } from '#server/testing/contract-check.ts'
import { shapeOf } from '#server/testing/fuzz/fuzz-shapes.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { addStar } from '#server/testing/paper/printers-of-shop.ts'
import { type EngineName, type OpenShop, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { typicalInput } from '#server/testing/typical-input.ts'
import { seedChain } from '#tools/demo/chain.ts'
import { countCosts } from '../cost/act-costs.ts'

const reads = callNames.filter((name) => addressOf(name).method === 'GET')

/** What each branch may add: statements, rows that are visited, on SQLite each with its steps, and bytes that are sent. */
interface PerBranch {
  readonly statements?: number
  readonly rows?: number
  readonly bytes?: number
  readonly why: string
}

/** Of reads that take no branch. */
const shownOnPurpose: Partial<Record<CallName, PerBranch>> = {
  'menu.read': { bytes: 750, why: 'customers choose among all branches, also without a connection' },
  'menu.readAll': { bytes: 750, why: 'the same menu, for staff' },
  'branches.read': { rows: 2, bytes: 1980, why: 'the settings of all branches' },
  'pace.read': { bytes: 1010, why: 'the capacity of all branches' },
  'shop.read': { bytes: 200, why: 'which branches take orders, and for how long they are closed' },
  'boards.read': { bytes: 65, why: 'which branches are watched' },
  'guard.read': { rows: 1, why: 'what is blocked at any branch' },
  'guard.held': { rows: 20, bytes: 190, why: 'what new customers hold at each branch' },
  'alerts.list': { rows: 1, why: 'what is wrong at any branch' },
  'payouts.read': { rows: 22, why: 'what the provider holds is the sum of what it holds for each branch' },
  'gifts.report': { rows: 8, why: 'what cards owe is the sum of what they owe in the books of each branch' },
  'guide.read': { bytes: 155, why: 'its steps lead to each branch' },
  'figures.readRegions': {
    statements: 0.3,
    rows: 60,
    bytes: 3,
    why: 'the figures of each region, looked up day by day, of which there are at most fifty',
  },
  'figures.readBranches': {
    statements: 0.3,
    rows: 8,
    bytes: 30,
    why: 'the ten branches that sold most, found among the orders of each',
  },
  'regions.read': { rows: 1, why: 'how many branches are in each region' },
  'demo.read': { rows: 2, bytes: 190, why: 'what is promised at each branch, before the demo’s are taken out' },
  'sheet.write': { bytes: 30, why: 'a spreadsheet with what is sold where' },
}

/** Of reads that take a branch, or branches, if they are asked for all. */
const ofAllOnPurpose: Partial<Record<CallName, PerBranch>> = {
  'times.read': { statements: 2, bytes: 830, why: 'when each branch is ready, read anew when that may have changed' },
  'orders.list': { rows: 40, why: 'the counts of each branch, of today and of all days' },
  'arrivals.read': { rows: 5, bytes: 35, why: 'each branch has an order that nobody has accepted' },
  'days.now': { statements: 3.1, rows: 22, bytes: 365, why: 'what closing the day would move at each branch' },
  'days.list': { rows: 1, why: 'the days that any branch closed' },
  'books.readMonth': { rows: 24, why: 'sums of what each branch sold and counted, and when it closed last' },
  'figures.read': {
    statements: 0.2,
    rows: 16,
    why: 'sums of what each branch counted, in parts that hold nobody up',
  },
  'figures.readMoney': {
    statements: 0.3,
    rows: 60,
    why: 'sums of what each branch counted on each day, looked up day by day, in parts that hold nobody up',
  },
  'pace.report': {
    statements: 2,
    rows: 3,
    bytes: 90,
    why: 'how each branch kept its promises, in parts that hold nobody up',
  },
  'reservations.list': { rows: 1, why: 'the tables of any branch' },
}

/** What a server does without being asked. */
const byItself = {
  'looking after orders that nobody sees': {
    act: ({ app }: TestShop) => app.watcher.look(),
    perBranch: { rows: 8, why: 'each branch has an order that nobody has accepted' } satisfies PerBranch,
  },
  'looking after printers': { act: ({ app }: TestShop) => app.printers.look(), perBranch: undefined },
  'telling pages of new times': { act: ({ app }: TestShop) => app.timesTeller.look(), perBranch: undefined },
  'looking after payments': { act: ({ app }: TestShop) => app.sweeper.look(), perBranch: undefined },
  'looking after what the shop needs': { act: ({ app }: TestShop) => app.caretaker.look(), perBranch: undefined },
}

/** SQLite takes up to so many steps for a row that it visits. */
const stepsOfRow = { sqlite: 30, postgres: 1 }
/** Lists of branches are sent in parts, each of so many. */
const namedAtOnce = 64
/**
 * What a call may vary by; PostgreSQL reads a table of some hundred rows as a whole. In a call that takes long, what the
 * server does by itself comes between: a statement or two, and what they read.
 */
const leeway = { sqlite: 60, postgres: 20, bytes: 20, statements: 2 }

interface Cost {
  readonly statements: number
  readonly read: number
  readonly bytes: number
}
type Costs = ReadonlyMap<string, Cost>

const startOf = 'the start of a server'
const ofAll = (name: CallName) => `${name} of all branches`
/** The field by which a read takes branches. */
const branchField = (name: CallName) =>
  ['branches', 'branch'].find((field) => field in (shapeOf(name).properties ?? {}))

async function costsWith(openShop: OpenShop, branches: number): Promise<Costs> {
  const settings = { config: { ordersPerMinute: 100_000 } }
  const empty = await openShop({ ...settings, demo: false })
  await seedChain(empty.store, branches, empty.clock.now())
  const { amira } = await empty.staff()
  const known = await thingsOf(empty, branches)
  const counter = await countCosts(empty.address)
  const costs = new Map<string, Cost>()
  /** The least of a few, since what the server does by itself may come between. */
  const count = async (what: string, act: () => Promise<unknown>, times = 5) => {
    let least = { statements: Number.POSITIVE_INFINITY, read: Number.POSITIVE_INFINITY }
    let sent: unknown
    for (let time = 0; time < times; time++) {
      const cost = await counter.during(async () => {
        sent = await act()
      })
      least = { statements: Math.min(least.statements, cost.statements), read: Math.min(least.read, cost.read) }
    }
    costs.set(what, { ...least, bytes: typeof sent === 'string' ? Buffer.byteLength(sent) : 0 })
  }
  await count(startOf, () => empty.beside(settings), 1)
  const shop = await empty.beside(settings)
  const ask = (name: CallName, isOfAll: boolean) => async () => {
    const usual = { ...known, ...ofOne, ...idsFor(name, known) } as Record<string, unknown>
    const field = branchField(name)
    if (isOfAll && field) {
      if (shapeOf(name).required?.includes(field)) usual[field] = known.all.join(',')
      else delete usual[field]
    }
    const as = contract[name].access === 'anyone' ? {} : { as: amira }
    const input = typicalInput(shapeOf(name), usual) as object
    const { payload } = await shop.app.fastify.inject(injection(name, input, as))
    if (name !== 'guard.readAsk') expect(payload, name).not.toContain('"refusal"')
    return payload
  }
  const tried: [string, () => Promise<unknown>][] = [
    ...reads.map((name) => [name, ask(name, false)] as [string, () => Promise<unknown>]),
    ...reads.filter(takesAll).map((name) => [ofAll(name), ask(name, true)] as [string, () => Promise<unknown>]),
    ...Object.entries(byItself).map(([what, { act }]) => [what, () => act(shop)] as [string, () => Promise<unknown>]),
  ]
  for (const [what, act] of tried) {
    // What a server keeps in memory is read by the first.
    await act()
    await count(what, act)
  }
  counter.stop()
  return costs
}

const ofOne = { branch: 'merksem', branches: 'merksem' }

/** Whether it can be asked for all branches: by leaving them out, or by naming them. */
const takesAll = (name: CallName): boolean => {
  const field = branchField(name)
  return field === 'branches' || (field !== undefined && !shapeOf(name).required?.includes(field))
}

type Things = Awaited<ReturnType<typeof thingsOf>>

/** What reads are asked for: an order at each branch, a closed day, a printer. */
async function thingsOf(shop: TestShop, branches: number) {
  const { amira } = await shop.staff()
  const { branches: all } = await shop.ask('branches.read', {}, { as: amira })
  expect(all).toHaveLength(branches)
  let order = { id: 0, token: '' }
  for (const [at, { id: branch }] of all.entries()) {
    const placed = await shop.ask('orders.place', noorsOrder({ branch }), { from: `10.20.${at >> 8}.${at & 255}` })
    if (branch === ofOne.branch) order = placed
  }
  const { days } = await shop.ask('orders.clear', { branches: ['etterbeek'], alsoOpen: true }, { as: amira })
  const star = await addStar(shop, amira, { branch: ofOne.branch })
  // What it knows of its tables after a night.
  if (shop.engine === 'postgres') await sql`vacuum analyze`.execute(shop.store.db)
  return {
    all: all.map(({ id }) => id),
    order: order.id,
    token: order.token,
    closedDay: days[0],
    printer: star.id,
    month: '2026-03',
    day: '2026-03-04',
    span: 'month',
    search: 'unicorn',
    text: 'unicorn',
    lang: 'en',
    language: 'en',
    limit: 50,
    key: newKey(),
  }
}

/** Fields that mean different things in different calls. */
function idsFor(name: CallName, { order, closedDay, printer }: Things) {
  if (name.startsWith('days.')) return { id: closedDay }
  if (name.startsWith('printers.')) return { id: printer }
  return { id: order, ...(name.startsWith('legal.') && { page: 'privacy' }) }
}

/** What is measured, each with what it may add for each branch. */
const measured: readonly (readonly [what: string, perBranch: PerBranch | undefined])[] = [
  [startOf, { rows: 4, why: 'for a day after an update, what the list counts is set right once more' }],
  ...reads.map((name) => [name, shownOnPurpose[name]] as const),
  ...reads.filter(takesAll).map((name) => [ofAll(name), ofAllOnPurpose[name]] as const),
  ...Object.entries(byItself).map(([what, { perBranch }]) => [what, perBranch] as const),
]

const costs = new Map<string, Promise<Costs>>()

function compareOn(engine: EngineName, branches: number): void {
  const openShop = shopsOn(engine)
  const with_ = (count: number) => {
    const key = `${engine} ${count}`
    const made = costs.get(key) ?? costsWith(openShop, count)
    costs.set(key, made)
    return made
  }
  test.each(measured)(
    '[CHAIN-1] %s',
    async (what, perBranch) => {
      const few = (await with_(3)).get(what)
      const many = (await with_(branches)).get(what)
      if (!few || !many) throw new Error('it was not measured')
      try {
        compare(few, many, { engine, branches, perBranch })
      } catch (grown) {
        // On a busy machine what the server does by itself may come between each time: the next try measures anew.
        costs.clear()
        throw grown
      }
    },
    600_000,
  )
}

interface Compared {
  readonly engine: EngineName
  readonly branches: number
  readonly perBranch: PerBranch | undefined
}

function compare(few: Cost, many: Cost, { engine, branches, perBranch }: Compared): void {
  const { statements = 4 / namedAtOnce, rows = 0, bytes = 0 } = perBranch ?? { statements: 0 }
  const more = branches - 3
  const sameRead = few.read * 1.3 + leeway[engine]
  const sameBytes = few.bytes * 1.3 + leeway.bytes
  expect(many.statements, 'statements').toBeLessThanOrEqual(
    few.statements + Math.ceil(statements * more) + leeway.statements,
  )
  expect(many.read, 'rows or steps').toBeLessThanOrEqual(sameRead + rows * more * stepsOfRow[engine])
  expect(many.bytes, 'bytes').toBeLessThanOrEqual(sameBytes + bytes * more)
  if (perBranch && branches === mostBranches)
    expect(many.read > sameRead || many.bytes > sameBytes, `needs no reason: ${perBranch.why}`).toBe(true)
}

describe('with 300 branches on sqlite', () => compareOn('sqlite', 300))
describe('with 1,000 branches on sqlite', { tags: ['long'] }, () => compareOn('sqlite', mostBranches))
describe('with 300 branches on postgres', { tags: ['long'] }, () => compareOn('postgres', 300))

test('[CHAIN-1] what may grow is a read of the contract', () => {
  expect(Object.keys(shownOnPurpose).filter((name) => !reads.includes(name as CallName))).toEqual([])
  expect(Object.keys(ofAllOnPurpose).filter((name) => !reads.filter(takesAll).includes(name as CallName))).toEqual([])
})
