// Placing orders of three lines, by one customer and by sixteen at once, against raw one-row transactions on the same
// disk.
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openStore, type StoreAddress } from '#server/store/open.ts'
import { startPostgres } from '#server/testing/postgres/test-postgres.ts'
import { type BenchShop, fetchMenu, openBenchShop, orderOf } from './bench-shop.ts'
import type { Looped } from './bench-wire.ts'
import { type Child, startChild } from './child-process.ts'
import type { CrowdAnswers, PlacingCrowd } from './crowd-process.ts'
import { type BenchSetting, type Chapter, type Figure, medianOf, ms, perSecond, times } from './figures.ts'
import type { OneRowAnswers } from './one-row-process.ts'

/** How many order at once. */
export const many = 16
/** The time until the JIT compiler has optimized the code for orders. */
const warmUpMs = 4000
/** How much longer each sync takes on the slow disk, in ms. */
export const slowSyncMs = 4

/** The result of one turn of customers; `cpu` is ms of the server for one order. */
export interface OrderTurn extends Pick<Looped, 'p50' | 'p99'> {
  readonly tokens: readonly string[]
  readonly rate: number
  readonly cpu: number
}

interface OrderRound {
  /** Raw one-row transactions a second. */
  readonly raw: number
  readonly one: OrderTurn
  readonly many: OrderTurn
}

interface Disk {
  readonly name: string
  readonly environment: Readonly<Record<string, string>>
  readonly address: StoreAddress
  /** The aim for the processor time of one order with many customers, in milliseconds. */
  readonly most: number
}

export async function measureOrders(setting: BenchSetting): Promise<Chapter> {
  const onSqlite = (name: string, most: number, environment: Readonly<Record<string, string>>): Disk => {
    const folder = join(setting.folder, name.replaceAll(' ', '-'))
    return {
      name,
      most,
      environment: { ...environment, DATA_DIR: folder },
      address: { sqlite: join(folder, 'noisette.db') },
    }
  }
  const figures = await onDisk(setting, onSqlite('this disk', 0.4, {}))
  const slow = await slowDisk(setting.folder)
  if (slow) figures.push(...(await onDisk(setting, onSqlite(`sync of ${slowSyncMs} ms`, 0.5, slow))))
  const postgres = await startPostgres()
  try {
    const { url } = postgres
    const environment = { DATA_DIR: join(setting.folder, 'postgres'), DATABASE_URL: url }
    figures.push(
      ...(await onDisk(setting, { name: 'PostgreSQL', most: 0.85, environment, address: { postgres: url } })),
    )
  } finally {
    await postgres.stop()
  }
  const notes = slow ? [] : ['Without a C compiler there is no slow disk to compare on: those rows are left out.']
  return { title: 'Placing an order', figures, notes }
}

/** One warm-up round, then those that count; at the end the server is killed while sixteen customers order. */
async function onDisk(setting: BenchSetting, { name, most, environment, address }: Disk): Promise<Figure[]> {
  setting.say(`orders, ${name}`)
  mkdirSync(environment.DATA_DIR ?? '', { recursive: true })
  const shop = await openBenchShop(environment.DATA_DIR ?? '', environment)
  const oneRow = await startChild<OneRowAnswers>('one-row-process.ts', { environment })
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const orders = [orderOf(await fetchMenu(shop.port), Date.now())]
  const tokens: string[] = []
  const turn = async (customers: number, ms: number): Promise<OrderTurn> => {
    const ordered = await takeOrders(crowd, shop, { customers, ms, orders })
    tokens.push(...ordered.tokens)
    return ordered
  }
  const rounds: OrderRound[] = []
  for (let round = -1; round < setting.rounds; round++) {
    const ms = round < 0 ? warmUpMs : setting.turnMs
    const raw = await oneRow.ask('commit', setting.turnMs)
    const all = { raw, one: await turn(1, ms), many: await turn(many, ms) }
    if (round >= 0) rounds.push(all)
  }
  const killed = crowd.ask('order', { port: shop.port, customers: many, ms: 60_000, orders })
  await new Promise((passed) => setTimeout(passed, 700))
  await shop.child.end('SIGKILL')
  tokens.push(...(await killed).tokens)
  await Promise.all([crowd.end(), oneRow.end()])
  return figuresOf({ name, most }, rounds, tokens, await missingOrders(address, tokens))
}

/** One turn; a response that is not an order fails the measurement. */
export async function takeOrders(
  crowd: Child<CrowdAnswers>,
  { port, child }: BenchShop,
  wish: Pick<PlacingCrowd, 'customers' | 'ms' | 'orders'>,
): Promise<OrderTurn> {
  const before = await child.ask('cost')
  const { answers, ms, p50, p99, tokens, refused } = await crowd.ask('order', { port, ...wish })
  if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`)
  const { cpuMs } = await child.ask('cost')
  return { rate: (answers / ms) * 1000, p50, p99, cpu: (cpuMs - before.cpuMs) / answers, tokens }
}

/** How many of the tokens have no order with its three lines. Two customers with the same token count as well. */
async function missingOrders(address: StoreAddress, tokens: readonly string[]): Promise<number> {
  const { db, close } = await openStore(address, Date.now())
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.token')
    .execute()
  await close()
  const lines = new Map<string, number>()
  for (const { token } of rows) lines.set(token, (lines.get(token) ?? 0) + 1)
  return tokens.length - [...new Set(tokens)].filter((token) => lines.get(token) === 3).length
}

/** On a slow disk sixteen customers must share its syncs; on a fast one there is little to share. */
function figuresOf(
  { name: disk, most }: Pick<Disk, 'name' | 'most'>,
  rounds: readonly OrderRound[],
  tokens: readonly string[],
  missing: number,
): Figure[] {
  const raw = medianOf(rounds, (round) => round.raw)
  const shared = medianOf(rounds, (round) => round.many.rate / round.raw)
  const cpu = medianOf(rounds, (round) => round.many.cpu)
  const rows = (['one', 'many'] as const).map((who) => ({
    what: `${disk}: orders of 3 lines, ${who === 'one' ? '1 customer' : `${many} customers`}`,
    value: `${perSecond(medianOf(rounds, (round) => round[who].rate))}, p50 ${ms(medianOf(rounds, (round) => round[who].p50))}, p99 ${ms(medianOf(rounds, (round) => round[who].p99))}`,
    beside: `one-row commits ${perSecond(raw)}`,
    ratio: times(medianOf(rounds, (round) => round[who].rate / round.raw)),
    ...(who === 'many' && raw < 500 ? { aim: 'at least × 3', met: shared >= 3 } : {}),
  }))
  return [
    ...rows,
    {
      what: `${disk}: processor time of one order, ${many} customers (1 customer)`,
      value: `${ms(cpu)} (${ms(medianOf(rounds, (round) => round.one.cpu))})`,
      aim: `at most ${ms(most)}`,
      met: cpu <= most,
    },
    {
      what: `${disk}: acknowledged orders that are missing after kill -9 under load`,
      value: `${missing} of ${tokens.length.toLocaleString('en-GB')}`,
      aim: '0',
      met: missing === 0,
    },
  ]
}

const slowSync = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>
static int slowly(const char *name, int file) {
  nanosleep(&(struct timespec){0, ${slowSyncMs} * 1000000L}, 0);
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
`

/** The environment in which syncs are slow; null on a machine without a C compiler, or other than Linux. */
export async function slowDisk(folder: string): Promise<{ readonly LD_PRELOAD: string } | null> {
  if (process.platform !== 'linux') return null
  const text = join(folder, 'slow-disk.c')
  const library = join(folder, 'slow-disk.so')
  writeFileSync(text, slowSync)
  return await promisify(execFile)('cc', ['-shared', '-fPIC', '-O2', '-o', library, text, '-ldl']).then(
    () => ({ LD_PRELOAD: library }),
    () => null,
  )
}
