// The board with 200 open orders and five taps a second, on a tablet six times slower: its frames, and a day's memory.
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { openBrowser } from '../browser/open-browser.ts'
import { type Chapter, megabytes, ms } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { signUpOwner } from '../shop/owner.ts'
import { makePast } from '../shop/past.ts'
import type { Setting } from './setting.ts'

const [orders, branches, slower, perSecond] = [200, 3, 6, 5]
/** Eight hours of sixty orders with four taps each. */
const tapsOfADay = 8 * 60 * 4

export async function measureBoard(setting: Setting): Promise<Chapter> {
  await makePast(setting.folder, { served: 0, open: orders * branches }, Date.now())
  const shop = await openShop(setting.folder)
  const browser = await openBrowser(setting.folder)
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    const cookie = await signUpOwner(shop)
    const context = await driver.newContext({ viewport: { width: 1024, height: 768 } })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: `http://127.0.0.1:${shop.port}` }])
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${shop.port}/#/board`)
    await page.locator('[data-ticket]').first().waitFor()
    const tools = await context.newCDPSession(page)
    const tap = await tapper(shop, cookie)
    const tracer = await driver.newBrowserCDPSession()
    const frames = await framesUnder({ page, tools, tracer, tap }, setting.quick ? 5000 : 20_000)
    setting.say(`${frames.presented} frames, ${frames.dropped} dropped, longest task ${ms(frames.longest)}`)
    const memory = await memoryOfADay(tools, tap, setting.quick ? 200 : tapsOfADay)
    const held = (100 * frames.presented) / (frames.presented + frames.dropped)
    return {
      title: 'The board',
      figures: [
        {
          what: `frames in time with ${orders} open orders, ${perSecond} taps a second, a processor ${slower} times slower`,
          value: `${held.toFixed(1)} %`,
          beside: `${frames.perSecond.toFixed(1)} a second`,
          aim: 'at least 95 %',
          met: held >= 95,
        },
        { what: 'the longest task of that', value: ms(frames.longest) },
        {
          what: 'memory of the page before and after the taps of a day',
          value: megabytes(memory.after),
          beside: megabytes(memory.before),
          aim: 'at most 10 MB more',
          met: memory.after - memory.before <= 10e6,
        },
      ],
      notes: [`${browser.version}, frames by its trace.`],
    }
  } finally {
    await driver.close()
    await browser.end()
    await shop.child.end()
  }
}

type Tap = () => Promise<void>

/** Each tap sets the first line of the next open order ready, or back. */
async function tapper({ port }: OpenShop, cookie: string): Promise<Tap> {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/staff/${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { orders: { id: number }[] }
  }
  const { orders: open } = await call('board?branch=antwerpen')
  let turn = 0
  return async () => {
    const order = open[(turn * 7) % open.length]
    const status = Math.floor((turn * 7) / open.length) % 2 === 0 ? 'ready' : 'received'
    turn += 1
    await call(`orders/${order?.id}/lines`, { changes: [{ line: 1, status }] })
  }
}

interface TraceEvent {
  readonly name: string
  readonly dur?: number
  readonly ts: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly frame_reporter?: { readonly state?: string } }
}

interface Stage {
  readonly page: Page
  readonly tools: CDPSession
  /** Traces are the browser's, not the page's. */
  readonly tracer: CDPSession
  readonly tap: Tap
}

async function framesUnder({ page, tools, tracer, tap }: Stage, forMs: number) {
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // Something moves all the time, so that each frame that could be drawn is due.
  await page.evaluate(() => {
    const dot = document.body.appendChild(document.createElement('i'))
    Object.assign(dot.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '2px',
      height: '2px',
      background: 'red',
    })
    const move = (at: number) => {
      dot.style.transform = `translateX(${at % 100}px)`
      requestAnimationFrame(move)
    }
    requestAnimationFrame(move)
  })
  await pause(2000)
  const events: TraceEvent[] = []
  tracer.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const done = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve))
  await tracer.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'cc,benchmark,toplevel,devtools.timeline,disabled-by-default-devtools.timeline.frame',
  })
  const began = performance.now()
  while (performance.now() - began < forMs) {
    await tap()
    await pause(1000 / perSecond)
  }
  await tracer.send('Tracing.end')
  await done
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // The page's own thread: the one that calls its functions.
  const own = events.find(({ name }) => name === 'FunctionCall')
  const reports = events.filter(({ pid, name }) => pid === own?.pid && name === 'PipelineReporter')
  const states = reports.map(({ args }) => args?.frame_reporter?.state ?? '')
  const presented = states.filter((state) => state.startsWith('STATE_PRESENTED')).length
  const dropped = states.filter((state) => state === 'STATE_DROPPED').length
  const tasks = events.filter(({ name, tid, pid }) => tid === own?.tid && pid === own?.pid && name.endsWith('RunTask'))
  return {
    presented,
    dropped,
    perSecond: presented / (forMs / 1000),
    longest: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
  }
}

async function memoryOfADay(tools: CDPSession, tap: Tap, taps: number) {
  const used = async () => {
    await tools.send('HeapProfiler.collectGarbage')
    return (await tools.send('Runtime.getHeapUsage')).usedSize
  }
  for (let n = 0; n < 50; n++) await tap()
  await pause(2000)
  const before = await used()
  for (let n = 0; n < taps; n++) {
    await tap()
    await pause(20)
  }
  await pause(2000)
  return { before, after: await used() }
}
