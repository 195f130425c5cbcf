// `npm run bench`: measures the shop beside raw yardsticks, prints one table, and writes docs/performance.md.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { endChildren } from './child-process.ts'
import type { BenchSetting, Chapter, KeptChapter } from './figures.ts'
import { keepFigures } from './kept-figures.ts'
import { measureAgainst, measureBeforeMoney } from './measure-against.ts'
import { measureChain } from './measure-chain.ts'
import { measureFirstView, measureOwnBrowser } from './measure-first-view.ts'
import { measureLedger } from './measure-ledger.ts'
import { measureLists } from './measure-lists.ts'
import { measureMenu } from './measure-menu.ts'
import { measureOrders } from './measure-orders.ts'
import { measurePrinting } from './measure-printing.ts'
import { measureRoom } from './measure-room.ts'
import { measureServers, measureServersKilled } from './measure-servers.ts'
import { measureStart } from './measure-start.ts'
import { measureStreams } from './measure-streams.ts'
import { describeMachine, terminalTable } from './performance-document.ts'
import { lastRelease } from './revisions.ts'

const measures: Readonly<Record<string, (setting: BenchSetting) => Promise<Chapter | undefined>>> = {
  menu: measureMenu,
  orders: measureOrders,
  ledger: measureLedger,
  printing: measurePrinting,
  lists: measureLists,
  chain: measureChain,
  streams: measureStreams,
  servers: measureServers,
  'servers-killed': measureServersKilled,
  room: measureRoom,
  start: measureStart,
  'first-view': measureFirstView,
  'own-browser': measureOwnBrowser,
  release: (setting) => measureAgainst(lastRelease(), setting),
  'before-money': measureBeforeMoney,
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
})
const { only, against, quick } = options
const usual = only ? only.split(',') : Object.keys(measures)
const unknown = usual.find((name) => !Object.hasOwn(measures, name))
if (unknown) throw new Error(`--only takes ${Object.keys(measures).join(', ')}, not ${unknown}`)
const chosen = against
  ? { against: (setting: BenchSetting) => measureAgainst(against, setting) }
  : Object.fromEntries(usual.map((name) => [name, measures[name]]))

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const root = fileURLToPath(new URL('../..', import.meta.url))
// On the project's own disk: the system's temporary folder may be in memory, where a sync costs nothing.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const machine = describeMachine(folder)
const chapters: Record<string, KeptChapter> = {}
const measured = new Date().toISOString().slice(0, 10)
for (const [name, measure] of Object.entries(chosen)) {
  const began = performance.now()
  const load = loadavg()[0] ?? 0
  say(`measuring ${name} …`)
  const own = join(folder, name)
  mkdirSync(own)
  const length = quick ? { rounds: 2, turnMs: 500 } : { rounds: 5, turnMs: 2000 }
  try {
    const setting = { folder: own, quick, say: (line: string) => say(`  ${line}`), ...length }
    const chapter = await measure?.(setting)
    if (chapter) chapters[name] = { ...chapter, measured, machine, load }
  } catch (error) {
    process.exitCode = 1
    say(`  failed: ${error instanceof Error ? error.stack : error}`)
    endChildren()
  }
  rmSync(own, { recursive: true, force: true })
  say(`  took ${Math.round((performance.now() - began) / 1000)} s`)
}

const all = Object.values(chapters)
say(`\n${terminalTable(all)}`)
for (const note of all.flatMap(({ notes }) => notes)) say(note)
say(machine)
if (!against && !quick) {
  keepFigures(chapters)
  say('Written to docs/performance.md, and what concerns it to docs/reliability.md.')
}
process.exit()
