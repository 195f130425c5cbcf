// Starting on an existing database until the first response, and the memory of an idle shop.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { budgets } from '#e2e/budgets.ts'
import { buildWhatIsStale } from '#scripts/build.ts'
import { serverFlags } from '#scripts/server-flags.js'
import { freePort } from '#server/testing/free-port.ts'
import { benchSettings, fetchMenu, orderOf } from './bench-shop.ts'
import { startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { atMost, type BenchSetting, type Chapter, type Figure, median, megabytes, ms, times } from './figures.ts'
import { many } from './measure-orders.ts'
import { makePast } from './past-orders.ts'

/** The yardstick: a bare Node server that returns 200 for everything. */
const bare =
  "require('node:http').createServer((_, response) => response.end('{}')).listen(+process.env.PORT, '127.0.0.1')"

export interface Started {
  readonly ms: number
  /** Resident memory at rest in bytes; null if the system does not tell. */
  readonly rss: number | null
}

export async function measureStart(setting: BenchSetting): Promise<Chapter> {
  await makePast(setting.folder, { served: 1000, open: 20 }, Date.now())
  const environment = { ...process.env, ...benchSettings(setting.folder) }
  await buildWhatIsStale(() => setting.say('building'))
  const shop = [...serverFlags, fileURLToPath(new URL('../../dist/main.js', import.meta.url))]
  const rounds: { shop: Started; bare: Started; node: number }[] = []
  const count = setting.quick ? 3 : 12
  for (let round = -1; round < count; round++) {
    const all = {
      node: await nodeAlone(),
      bare: await start(['-e', bare], environment, round === count - 1),
      shop: await start(shop, environment, round === count - 1),
    }
    if (round >= 0) rounds.push(all)
  }
  const took = (value: (round: (typeof rounds)[number]) => number): number => median(rounds.map(value))
  const ours = took((round) => round.shop.ms)
  const raw = took((round) => round.bare.ms)
  const node = took((round) => round.node)
  const figures = [
    {
      what: 'from the start to the first answer of /readyz',
      ...atMost(ours, budgets.startMs, ms),
      beside: `node:http ${ms(raw)}, node -e 0 ${ms(node)}`,
      ratio: times(took((round) => round.shop.ms / round.bare.ms)),
    },
    ...memoryFigures(rounds.at(-1)?.shop.rss ?? null, rounds.at(-1)?.bare.rss ?? null),
    ...(await busyFigures(shop, environment, setting.quick ? 500 : 10_000)),
  ]
  return { title: 'Starting and resting', figures, notes: [] }
}

function memoryFigures(ours: number | null, raw: number | null) {
  if (ours === null || raw === null) return []
  return [
    {
      what: 'memory at rest, after the start and one reading of the menu',
      ...atMost(ours, budgets.memoryAtRest, megabytes),
      beside: `node:http ${megabytes(raw)}`,
      ratio: times(ours / raw),
    },
  ]
}

/** The memory of a server that was busy, at rest again. */
async function busyFigures(shop: readonly string[], environment: NodeJS.ProcessEnv, orders: number): Promise<Figure[]> {
  const { rss, placed } = await running(shop, environment, async (child, port) => {
    const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
    const order = orderOf(await fetchMenu(port), Date.now())
    let placed = 0
    while (placed < orders) {
      const { answers, refused } = await crowd.ask('order', { port, customers: many, ms: 1000, orders: [order] })
      if (Object.keys(refused).length > 0) throw new Error(`orders were refused: ${JSON.stringify(refused)}`)
      placed += answers
    }
    await crowd.end()
    return { rss: await weigh(child, port), placed }
  })
  if (rss === null) return []
  const what = `memory after ${placed.toLocaleString('en-GB')} orders of ${many} customers`
  return [{ what, ...atMost(rss, budgets.memoryAfterOrders, megabytes) }]
}

async function nodeAlone(): Promise<number> {
  const began = performance.now()
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
  return performance.now() - began
}

/** Starts Node on a free port and sends requests until one succeeds; with `rest`, also measures its idle memory. */
export const start = (what: readonly string[], environment: NodeJS.ProcessEnv, rest: boolean): Promise<Started> =>
  running(what, environment, async (child, port, ms) => ({ ms, rss: rest ? await weigh(child, port) : null }))

/** Starts Node on a free port, acts once a request succeeds, and ends it; `ms`: how long it took until then. */
async function running<Value>(
  what: readonly string[],
  environment: NodeJS.ProcessEnv,
  act: (child: ChildProcess, port: number, ms: number) => Promise<Value>,
): Promise<Value> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, what, {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killed = () => child.kill('SIGKILL')
  process.once('exit', killed)
  try {
    while (!(await answers(port, '/readyz'))) {
      if (child.exitCode !== null) throw new Error(`${what.join(' ')} ended`)
      await pause(2)
    }
    return await act(child, port, performance.now() - began)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    process.off('exit', killed)
  }
}

const answers = (port: number, path: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

async function weigh({ pid }: ChildProcess, port: number): Promise<number | null> {
  await answers(port, '/api/menu?lang=en')
  await pause(3000)
  if (process.platform !== 'linux') return null
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes ? Number(kilobytes) * 1024 : null
}
