// What the ledger adds to an order: the same shop without it takes turns with it, on both engines.
import { join } from 'node:path'
import { createDatabase, startPostgres } from '#server/testing/postgres/test-postgres.ts'
import { type BenchShop, fetchMenu, openBenchShop, orderOf } from './bench-shop.ts'
import { startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { type BenchSetting, type Chapter, type Figure, medianOf, ms, perSecond, times } from './figures.ts'
import { many, type OrderTurn, takeOrders } from './measure-orders.ts'

/** At most this many times the processor time of an order without it. */
const tolerance = 1.05
const withoutLedger = { NODE_OPTIONS: `--import=${new URL('./without-ledger.ts', import.meta.url).href}` }

export async function measureLedger(setting: BenchSetting): Promise<Chapter> {
  const open = (name: string, environment: Record<string, string>) =>
    openBenchShop(join(setting.folder, name), environment)
  const onSqlite = [await open('with', {}), await open('without', withoutLedger)] as const
  const figures = [await besideWithout(setting, 'SQLite', onSqlite)]
  const postgres = await startPostgres()
  try {
    const DATABASE_URL = await createDatabase(postgres.url, 'without')
    const onPostgres = [
      await open('postgres-with', { DATABASE_URL: postgres.url }),
      await open('postgres-without', { ...withoutLedger, DATABASE_URL }),
    ] as const
    figures.push(await besideWithout(setting, 'PostgreSQL', onPostgres))
  } finally {
    await postgres.stop()
  }
  return { title: 'What the ledger adds', figures, notes: [] }
}

/** The two take turns in short rounds after a warm-up, each first in every other one. */
async function besideWithout(
  { rounds, turnMs, say }: BenchSetting,
  engine: string,
  shops: readonly [BenchShop, BenchShop],
): Promise<Figure> {
  say(`orders with and without the ledger, ${engine}`)
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const orders = [orderOf(await fetchMenu(shops[0].port), Date.now())]
  const done: OrderTurn[][] = []
  for (let round = -2; round < 2 * rounds; round++) {
    const turns: OrderTurn[] = []
    for (const place of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      turns[place] = await takeOrders(crowd, shops[place], { customers: many, ms: turnMs, orders })
    if (round >= 0) done.push(turns)
  }
  await Promise.all([crowd.end(), ...shops.map(({ child }) => child.end())])
  const costOf = (place: number) => {
    const turns = done.map((some) => some[place] as OrderTurn)
    return `${ms(medianOf(turns, ({ cpu }) => cpu))}, ${perSecond(medianOf(turns, ({ rate }) => rate))}`
  }
  const ratio = medianOf(done as [OrderTurn, OrderTurn][], ([withIt, without]) => withIt.cpu / without.cpu)
  return {
    what: `${engine}: processor time of one order, ${many} customers, and their orders`,
    value: costOf(0),
    beside: `without the ledger ${costOf(1)}`,
    ratio: times(ratio),
    aim: `at most ${times(tolerance)}`,
    met: ratio <= tolerance,
  }
}
