// Writes docs/performance.md: what was measured, how, on what, and how to read it.
import { slowSyncMs } from '../processes/slow-disk.ts'
import { pastDays } from '../shop/past.ts'
import { type Chapter, ms } from './figure.ts'
import type { Machine } from './machine.ts'
import { markdownTable } from './table.ts'

export const performanceDocument = (
  chapters: readonly Chapter[],
  machine: Machine,
  date: string,
): string => `# Performance

Written by \`npm run bench\` on ${date}; do not edit, run it again. It takes about ten minutes and needs an otherwise idle machine.

Measured on ${machine.processor}; ${machine.system}. A sync to the disk takes ${ms(machine.syncMs)} here (median).
${machine.load > 0.5 ? `\nSomething else was running when it began (load ${machine.load.toFixed(1)}): take the figures as a floor and the ratios with care.\n` : ''}
## How to read it

A figure of one machine says little about another, so most figures are shown beside a yardstick of the same run. Both take
turns in short rounds, and a ratio is the median of the ratios of all rounds, so that one slow moment favours neither
side. The server, the yardstick and the customers are separate processes on 127.0.0.1. The server runs with the
default settings, logging to a file, and only the limit of orders per address is raised. With
two cores the customers and the server have one each.

| Chapter | What is done | Beside what |
| --- | --- | --- |
| Reading the menu | 16 kept-alive connections, each sending its next request as soon as it has its answer | Node's \`http\` server without any framework, which sends the same headers and bytes from memory |
| Placing an order | orders of three lines by \`POST /api/orders\`, from 1 customer and from 16 at once; each answer comes after the sync to disk | one small row per transaction, SQLite with WAL and \`synchronous = full\`, in a tight loop of another process on the same disk |
| Options | orders of three lines with four options each, from 16 customers at once; the sheet of an item on a phone of 412 × 823 in Chromium with the processor slowed down four times, from the tap to the frame that shows it | the same three lines without options |
| A long past | one customer, or one member of staff signed in by the real calls, on databases with more and more served orders over ${pastDays} days and 20 open ones | the same with 1,000 past orders |
| A busy day | one member of staff, reading a page of 50 rows of the order list again and again, on databases with more and more orders of today | the same with 200 orders of today |
| Following an order | every customer holds the event stream of their own order; baristas tap 50 times a second, by the clock and without waiting for each other; measured from sending the tap to the event's arrival | at the same pace, a whole round trip to the bare server: if that is slow, it is the machine |
| Starting and resting | the built server, as \`npm start\` runs it, on an existing database, until \`/readyz\` answers 200; its memory three seconds after one reading of the menu | a bare \`http\` server; \`node -e 0\` until it ends |
| The first view | Lighthouse with its mobile preset (slow 4G and a quarter of the processor, both simulated) on the built site with demo data, as a first visitor; the median of three runs for home and menu | the budgets |
| The board | the board of a branch with 200 open orders, 1024 × 768, in Chromium with the processor slowed down six times, while lines are set elsewhere five times a second; a dot moves all the time, so that 60 frames a second are due; counted are the frames that the page's own thread drew, and the memory before and after 1,920 taps | the same while nobody taps |
| A day at the board | the same board for eight hours by a simulated clock, its own and the server's: each minute an order is entered, and the oldest is made and handed over, line by line; its memory each hour after a collection | its memory after ten minutes |

- *Processor time* is what the server's process used, all threads, divided by the answers: it says more about the
  server than the rate, which on two cores also depends on the customers.
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
| \`npm run bench\` | everything but PostgreSQL and the day at the board; writes this file |
| \`npm run bench -- --postgres\` | also orders on the embedded PostgreSQL |
| \`npm run bench -- --only menu,orders\` | these chapters (menu, orders, capacity, metrics, options, history, today, streams, start, lighthouse, board, day, postgres); prints only |
| \`npm run bench -- --only day\` | a day at the board, which takes about a quarter of an hour and is in no other run; prints only |
| \`npm run bench -- --quick\` | short rounds and small numbers, to see that it works; prints only |
| \`BENCH_PROFILE=folder npm run bench\` | also writes a processor profile of each server, and the trace of the board, into the folder |
`
