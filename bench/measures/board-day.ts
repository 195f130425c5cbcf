// A day at the board: eight hours by a simulated clock, an order a minute with its taps, and the memory of the page.
import { setTimeout as pause } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { openBrowser } from '../browser/open-browser.ts'
import { type Chapter, megabytes } from '../report/figure.ts'
import { type OpenShop, openShop } from '../shop/open-shop.ts'
import { signUpOwner } from '../shop/owner.ts'
import { makePast } from '../shop/past.ts'
import type { Setting } from './setting.ts'

const [open, branches, hours] = [200, 3, 8]
const [minute, step] = [60_000, 7500]
/** The streams beat at least once in each step, as they do within nine seconds of a real clock, after which the page says that the line is down. */
const beatMs = 20

export async function measureDay(setting: Setting): Promise<Chapter> {
  const begins = Date.now()
  await makePast(setting.folder, { served: 0, open: open * branches }, begins)
  const shop = await openShop(setting.folder, { BENCH_BEAT_MS: String(beatMs) })
  const browser = await openBrowser(setting.folder)
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`)
  try {
    const cookie = await signUpOwner(shop)
    const context = await driver.newContext({ viewport: { width: 1024, height: 768 } })
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: `http://127.0.0.1:${shop.port}` }])
    const page = await context.newPage()
    await page.clock.install({ time: begins })
    await page.goto(`http://127.0.0.1:${shop.port}/#/board`)
    await page.clock.runFor(step)
    await page.locator('[data-ticket]').first().waitFor()
    const tools = await context.newCDPSession(page)
    const { work, isOpen } = await staffOf(shop, cookie)
    const used: number[] = []
    for (let past = 0; past < (setting.quick ? 10 : hours * 60); past++) {
      await work()
      for (let time = 0; time < minute; time += step) await pass(shop, page)
      if (past % 60 !== 9) continue
      used.push(await memory(tools))
      setting.say(`${(past / 60).toFixed(1)} h: ${((used.at(-1) ?? 0) / 1e6).toFixed(2)} MB`)
    }
    used.push(await memory(tools))
    await page.clock.runFor(step)
    const drawn = await page
      .locator('[data-ticket]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-ticket')))
    if (drawn.length === 0 || !drawn.every((id) => isOpen(Number(id)))) throw new Error('the board fell behind')
    const [first = 0, last = 0] = [used[0], used.at(-1)]
    return {
      title: 'A day at the board',
      figures: [
        {
          what: `memory of the page after ${hours} hours with ${open} open orders, ${hours * 60} new ones and their taps`,
          value: megabytes(last),
          beside: `after ten minutes ${megabytes(first)}`,
          aim: 'at most 10 MB more',
          met: last - first <= 10e6,
        },
        { what: 'its highest of each hour', value: megabytes(Math.max(...used)) },
      ],
      notes: [
        `${browser.version}; each hour after a collection: ${used.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB.`,
      ],
    }
  } finally {
    await driver.close()
    await browser.end()
    await shop.child.end()
  }
}

/** Some seconds pass, for the server and for everything that waits in the page. */
async function pass(shop: OpenShop, page: Page): Promise<void> {
  await shop.child.ask('pass', step)
  await page.clock.runFor(step)
  await pause(beatMs + 5)
}

interface Staff {
  readonly work: () => Promise<void>
  readonly isOpen: (order: number) => boolean
}

/** What happens in a minute: an order is entered, its lines are made, and the oldest is handed over. */
async function staffOf({ port }: OpenShop, cookie: string): Promise<Staff> {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/staff/${path}`, {
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as { id: number; orders: { id: number; lines: { id: number }[] }[] }
  }
  const queue = (await call('board?branch=antwerpen')).orders.map(({ id, lines }) => ({ id, lines: lines.length }))
  const items = ['cappuccino', 'caprese-panini', 'brussels-waffle']
  const work = async () => {
    const lines = items.map((item, place) => ({ item, quantity: 1 + place, note: place === 0 ? 'oat milk' : '' }))
    const { id } = await call('orders/enter', { key: crypto.randomUUID(), branch: 'antwerpen', name: 'Noor', lines })
    queue.push({ id, lines: lines.length })
    const oldest = queue.shift()
    if (!oldest) return
    for (const status of ['ready', 'served'])
      for (let line = 1; line <= oldest.lines; line++)
        await call(`orders/${oldest.id}/lines`, { changes: [{ line, status }] })
  }
  return { work, isOpen: (order) => queue.some(({ id }) => id === order) }
}

async function memory(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.collectGarbage')
  return (await tools.send('Runtime.getHeapUsage')).usedSize
}
