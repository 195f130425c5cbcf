// `npm run bench`: measures the shop beside raw yardsticks, prints one table, and writes docs/performance.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureBackup } from './measures/backup.ts'
import { measureBoard } from './measures/board.ts'
import { measureDay } from './measures/board-day.ts'
import { measureCapacity } from './measures/capacity.ts'
import { measureGate } from './measures/gate.ts'
import { measureHistory } from './measures/history.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureMenu } from './measures/menu.ts'
import { measureMetrics } from './measures/metrics.ts'
import { measureOptions } from './measures/options.ts'
import { measureOrders } from './measures/orders.ts'
import { measurePostgres } from './measures/postgres.ts'
import type { Setting } from './measures/setting.ts'
import { measureStart } from './measures/start.ts'
import { measureStreams } from './measures/streams.ts'
import { measureToday } from './measures/today.ts'
import { type ChapterName, readOptions } from './options.ts'
import { endChildren } from './processes/child.ts'
import { performanceDocument } from './report/document.ts'
import type { Chapter } from './report/figure.ts'
import { describeMachine } from './report/machine.ts'
import { terminalTable } from './report/table.ts'

const measures: Readonly<Record<ChapterName, (setting: Setting) => Promise<Chapter>>> = {
  menu: measureMenu,
  orders: measureOrders,
  capacity: measureCapacity,
  metrics: measureMetrics,
  gate: measureGate,
  backup: measureBackup,
  options: measureOptions,
  history: measureHistory,
  today: measureToday,
  streams: measureStreams,
  start: measureStart,
  lighthouse: measureLighthouse,
  board: measureBoard,
  day: measureDay,
  postgres: measurePostgres,
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const options = readOptions(process.argv.slice(2))
// On the project's own disk: the system's temporary folder may be in memory, where a sync costs nothing.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const machine = describeMachine(folder)
const chapters: Chapter[] = []
for (const name of options.chapters) {
  const began = performance.now()
  say(`measuring ${name} …`)
  const own = join(folder, name)
  mkdirSync(own)
  const length = options.quick ? { rounds: 2, turnMs: 500 } : { rounds: 5, turnMs: 2000 }
  try {
    const setting = { folder: own, quick: options.quick, say: (line: string) => say(`  ${line}`), ...length }
    chapters.push(await measures[name](setting))
  } catch (error) {
    process.exitCode = 1
    say(`  failed: ${error instanceof Error ? error.stack : error}`)
    endChildren()
  }
  rmSync(own, { recursive: true, force: true })
  say(`  took ${Math.round((performance.now() - began) / 1000)} s`)
}

say(`\n${terminalTable(chapters)}`)
for (const note of chapters.flatMap(({ notes }) => notes)) say(note)
say(`A sync to this disk takes ${machine.syncMs.toFixed(2)} ms; load at the start ${machine.load.toFixed(1)}.`)
if (options.write && process.exitCode !== 1) {
  writeFileSync(
    join(root, 'docs/performance.md'),
    performanceDocument(chapters, machine, new Date().toISOString().slice(0, 10)),
  )
  say('Written to docs/performance.md.')
}
process.exit()
