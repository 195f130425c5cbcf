// Printing: how soon a ticket is at its printer, and what fifty printers that call cost those who order (PAPER-4).
import { setTimeout as sleep } from 'node:timers/promises'
import { printerTimes } from '#domain/paper/printer.ts'
import { type BenchShop, fetchMenu, openBenchShop, orderOf, signUpOwner } from './bench-shop.ts'
import { startChild } from './child-process.ts'
import type { CrowdAnswers } from './crowd-process.ts'
import { type BenchSetting, type Chapter, median, medianOf, ms, perSecond, times } from './figures.ts'
import { many, takeOrders } from './measure-orders.ts'

const intervalMs = printerTimes.intervalS * 1000
const printers = 50
/** Of the rate of orders without printers. */
const least = 0.97

export async function measurePrinting({ folder, quick, say, rounds, turnMs }: BenchSetting): Promise<Chapter> {
  const shop = await openBenchShop(folder)
  const cookie = await signUpOwner(shop)
  const menu = await fetchMenu(shop.port)
  const branches = menu.branches.map(({ id }) => id)
  const [item] = menu.items.filter(({ price }) => price !== null).map(({ id }) => id)

  const { send, ask, call, add } = printersOf(shop, cookie, branches)

  say('from commit to fetch')
  const bar = await add(0, 'kitchen')
  const waits: number[] = []
  const fetches: number[] = []
  for (let ticket = 0; ticket < (quick ? 2 : 16); ticket++) {
    // An order may come at any moment between two calls.
    const early = Math.random() * (intervalMs - 200)
    await sleep(intervalMs - early)
    await ask('/api/staff/orders/enter', {
      key: crypto.randomUUID(),
      branch: branches[0],
      lines: [{ item, quantity: 2 }],
    })
    const committed = performance.now()
    await sleep(early)
    const called = performance.now()
    const { jobReady, jobToken } = await call(bar)
    if (!jobReady) throw new Error('an order that was entered has no ticket')
    await send(`${bar}?type=image/png&token=${jobToken}`, { method: 'GET' })
    const fetched = performance.now()
    await send(`${bar}?code=200%20OK&token=${jobToken}`, { method: 'DELETE' })
    waits.push(fetched - committed)
    fetches.push(fetched - called)
  }

  say(`orders beside ${printers} printers`)
  const crowd = await startChild<CrowdAnswers>('crowd-process.ts')
  const paths: string[] = []
  while (paths.length < printers) paths.push(await add(paths.length, 'receipt'))
  const orders = [orderOf(menu, Date.now())]
  const turn = async (ms: number) => await takeOrders(crowd, shop, { customers: many, ms, orders })
  // Within a turn each printer calls once, at least.
  const longTurnMs = quick ? turnMs : Math.max(turnMs, intervalMs)
  const alongside = async () => {
    let calls = 0
    const timer = setInterval(() => void call(paths[calls++ % printers] ?? ''), intervalMs / printers)
    const beside = await turn(longTurnMs)
    clearInterval(timer)
    return beside
  }
  await turn(2 * turnMs)
  const done: { readonly alone: number; readonly beside: number }[] = []
  for (let round = 0; round < 2 * rounds; round++) {
    const first = round % 2 === 0 ? await alongside() : null
    const alone = await turn(longTurnMs)
    done.push({ alone: alone.rate, beside: (first ?? (await alongside())).rate })
  }
  await Promise.all([crowd.end(), shop.child.end()])

  const longest = Math.max(...waits)
  const ratio = medianOf(done, ({ alone, beside }) => beside / alone)
  const fetchFigures = {
    what: 'a call and the fetch of a new ticket, which is drawn',
    value: `p50 ${ms(median(fetches))}, longest ${ms(Math.max(...fetches))}`,
  }
  const waitFigure = {
    what: `from an order’s commit to its ticket at a printer that calls every ${printerTimes.intervalS} s, ${waits.length} orders`,
    value: `longest ${ms(longest)}`,
    aim: `at most ${printerTimes.intervalS} s and one call`,
    met: longest <= intervalMs + Math.max(...fetches),
  }
  const rateFigure = {
    what: `orders of ${many} customers while ${printers} printers call every ${printerTimes.intervalS} s`,
    value: perSecond(medianOf(done, ({ beside }) => beside)),
    beside: `without printers ${perSecond(medianOf(done, ({ alone }) => alone))}`,
    ratio: times(ratio),
    aim: `at least ${times(least)}`,
    met: ratio >= least,
  }
  return { title: 'Printing', figures: [waitFigure, fetchFigures, rateFigure], notes: [] }
}

/** Adds printers to the branches in turn, and calls in their place. */
function printersOf({ port }: BenchShop, cookie: string, branches: readonly string[]) {
  async function send(path: string, request: RequestInit & { readonly headers?: Record<string, string> }) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, request)
    const body = Buffer.from(await reply.arrayBuffer())
    if (!reply.ok) throw new Error(`${path} was refused: ${body}`)
    return body
  }
  const ask = async (path: string, body: object) =>
    await send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie, 'content-type': 'application/json' },
    })
  const call = async (path: string, clientAction: readonly object[] = []) => {
    const body = JSON.stringify({ statusCode: '200%20OK', clientAction })
    return JSON.parse(String(await send(path, { method: 'POST', body }))) as { jobReady: boolean; jobToken: string }
  }
  const add = async (place: number, what: 'kitchen' | 'receipt') => {
    const wish = { branch: branches[place % branches.length], kind: 'star', name: 'Bar', prints: [what], leavesOut: [] }
    const paper = { station: '', width: 576, lang: 'nl', coveredBy: null }
    const { path } = JSON.parse(String(await ask('/api/staff/printers', { ...wish, ...paper }))) as { path: string }
    await call(path, [{ request: 'ClientType', result: 'Star mC-Print3' }])
    return path
  }
  return { send, ask, call, add }
}
