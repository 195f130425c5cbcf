// Writes docs/performance.md, and prints the same figures: what was measured, how, on what, and how to read it.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Chapter, type Figure, type KeptChapter, median, ms } from './figures.ts'
import { slowSyncMs } from './measure-orders.ts'
import { pastDays } from './past-orders.ts'

/** In a line; a sync to the disk that holds the databases is the median of many. */
export function describeMachine(folder: string): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = (cpus()[0]?.model ?? 'unknown')
    .replace(/\((R|TM)\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const { node, sqlite } = process.versions
  return [
    `${availableParallelism()} cores of ${model}, ${memory} GiB of memory`,
    `${process.platform} ${process.arch}, Node ${node}, SQLite ${sqlite}`,
    `a sync to the disk takes ${ms(syncTime(folder))}`,
  ].join('; ')
}

/** Overwrites and syncs one page, as a database does. */
function syncTime(folder: string): number {
  const path = join(folder, 'sync')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  const took: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    writeSync(file, page, 0, page.length, (turn % 50) * page.length)
    const start = performance.now()
    fdatasyncSync(file)
    took.push(performance.now() - start)
  }
  closeSync(file)
  rmSync(path)
  return median(took)
}

const head = ['Measured', 'Figure', 'Beside', 'Ratio', 'Aim', ''] as const

const cells = ({ what, value, beside = '', ratio = '', aim = '', met, reason }: Figure): string[] => [
  what,
  value,
  beside,
  ratio,
  aim,
  verdict(met, reason),
]

function verdict(met: boolean | undefined, reason: string | undefined): string {
  if (met === undefined) return ''
  return met ? 'met' : reason ? `not met: ${reason}` : 'NOT MET'
}

export function terminalTable(chapters: readonly Chapter[]): string {
  const rows = [[...head], ...chapters.flatMap(({ figures }) => figures.map(cells))]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}

export function markdownTable({ title, figures, notes, measured, machine, load }: KeptChapter): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  const rows = [
    [...head],
    head.map(() => '---'),
    ...figures.map((figure) => cells(figure).map((cell) => cell.replaceAll('|', '\\|'))),
  ]
  return [
    `### ${title}`,
    '',
    `Measured on ${measured}. Load when it began: ${load.toFixed(1)}. ${machine}.`,
    '',
    ...rows.map(line),
    ...notes.flatMap((note) => ['', note]),
  ].join('\n')
}

export const performanceDocument = (chapters: readonly KeptChapter[]): string => `# Performance

Written by \`npm run bench\`, each chapter on its day; do not edit, run it again. All of it takes about three quarters of an hour and needs an
otherwise idle machine; the chapters on several servers need Caddy as well.

Day, machine and load stand above the figures of each chapter. Above a load of 0.5 something else was running: then take the
figures as a floor and the ratios with care.

## How to read it

A figure of one machine says little about another, so most figures are shown beside a yardstick of the same run. Both take
turns in short rounds, and a ratio is the median of the ratios of all rounds, so that one slow moment favours neither
side. The server, the yardstick and the customers are separate processes on 127.0.0.1. The server runs with the
default settings, logging to a file, and only the limit of orders per address is raised. With
two cores the customers and the server have one each.

| Chapter | What is done | Beside what |
| --- | --- | --- |
| Reading the menu | 16 kept-alive connections, each sending its next request as soon as it has its answer | Node's \`http\` server without any framework, which sends the same headers and bytes from memory |
| Placing an order | orders of three lines by \`POST /api/orders\`, from 1 customer and from 16 at once; each answer comes after the sync to disk | one small row per transaction, SQLite with WAL and \`synchronous = full\`, in a tight loop of another process on the same disk; on PostgreSQL the same with one connection |
| What the ledger adds | the same orders from 16 customers at once | the same shop, which a module loaded before it keeps from writing its ledger |
| Printing | staff enter orders at any moment, and a printer that calls every 5 s fetches and confirms their tickets; then orders from 16 customers at once while fifty printers call | the same orders without printers |
| A busy day and a long past | one customer, or one member of staff signed in by the real calls, on databases with 20,000 orders of today, and with a million served orders over ${pastDays} days | the same with 1,000 past orders and 200 of today |
| A chain of hundreds of branches | starts, and one customer or the signed-in owner, on chains of 300 and of 1,000 branches that \`npm run make-chain\` would make; a key stroke is timed in the process of the bench | the same with three branches |
| Following an order | every customer holds the event stream of their own order; baristas tap 50 times a second, by the clock and without waiting for each other; measured from sending the tap to the event's arrival | at the same pace, a whole round trip to the bare server: if that is slow, it is the machine |
| Two servers | orders of three lines behind Caddy with the repository's Caddyfile, at many branches, from two servers on one PostgreSQL; then on a PostgreSQL to which each way takes some milliseconds and each sync ${slowSyncMs} ms more | one server behind Caddy, by turns |
| Room on the disk | orders that staff enter, note as paid, make and hand over; how much the tables that are kept for years have grown, with their indexes | |
| Starting and resting | the built server, as \`npm start\` runs it, on an existing database, until \`/readyz\` answers 200; its memory three seconds after one reading of the menu, and so long after 10,000 orders from 16 customers | a bare \`http\` server; \`node -e 0\` until it ends |
| Beside the last release | what an order, its payment, a board, a list, a menu and a start cost, built from that release's commit and from the present one; both play by turns, on both databases | that release: what is slower by more than a tenth has its reason beside it, or \`npm test\` fails |
| Before money | the same, and taking the money of an order | the last commit before ledger, VAT and online payment, to see what these cost |
| The first view | Lighthouse with its mobile preset (slow 4G and a quarter of the processor, both simulated) on the built site with demo data, as a first visitor; the median of three runs for each page. A second visit is measured with a quarter of the processor and real times, in a browser whose service worker keeps the site; the note below the figures names the browser, which came with the packages | the budgets |
| The first view in the browser of the machine | the same in the Chrome or Chromium that is installed, which may be newer | the budgets |

- *Processor time* is what the server's process used, all threads, divided by the answers: it says more about the
  server than the rate, which on two cores also depends on the customers.
  The aim for an order is one per database, with 10 to 25 % of room above what it takes: every order is a transaction of its own,
  and on PostgreSQL each of its statements is a round trip.
- *p50* and *p99*: 50 % and 99 % were at least as fast.
- *sync of ${slowSyncMs} ms*: most disks take milliseconds for a sync, but this one may not. A few lines of C, loaded before both the server
  and the yardstick, make each \`fsync\` and \`fdatasync\` sleep ${slowSyncMs} ms first. They are part of the bench, not of the shop.
- *acknowledged orders that are missing*: at the end the server is killed (\`kill -9\`) while 16 customers order. Then every
  token that any customer received is looked up in the database, with its three lines.

## Figures

${chapters.map(markdownTable).join('\n\n')}

## For scale

Measured earlier on a machine of this kind, each set up as its documentation says: KitchenAsty places 40 to 60 orders a
second at 11 ms of processor time each, Vendure 3 and Medusa 1 a second. The old site's numbering, which reads the count
and then writes order number n, lost 1,680 of 1,887 acknowledged orders with 16 customers at once.

## Running it

| Command | |
| --- | --- |
| \`npm run bench\` | everything; writes this file |
| \`npm run bench -- --only menu,orders\` | these chapters (menu, orders, ledger, printing, lists, chain, streams, servers, servers-killed, room, start, first-view, own-browser, release, before-money); writes them into this file, \`servers-killed\` into [reliability.md](reliability.md) |
| \`npm run bench -- --against REV\` | the present shop and that commit, tag or branch, built and played by turns; prints only |
| \`npm run bench -- --quick\` | short rounds and small numbers, to see that it works; prints only |
| \`BENCH_PROFILE=folder npm run bench\` | also writes a processor profile of each server into the folder |
`
