// What a first visitor sees: Lighthouse's results for every customer page on a slow phone.
import { connect, createServer, type Socket } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import Trace from 'lighthouse/core/gather/gatherers/trace.js'
import { budgets } from '#e2e/budgets.ts'
import { findBrowser, type JourneyBrowser, machinesBrowser } from '#e2e/journey-browser.ts'
import { freePort, listenHere } from '#server/testing/free-port.ts'
import { openBenchShop } from './bench-shop.ts'
import { atMost, type BenchSetting, type Chapter, type Figure, kilobytes, medianOf, ms } from './figures.ts'

/** The packaged Chromium's pages crash while this is traced, and no score needs it. */
const fatal = 'blink.webdx_feature_usage'
const traced = Trace.getDefaultTraceCategories().filter((name) => name !== fatal)
Trace.getDefaultTraceCategories = () => traced

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Times in ms, as Lighthouse simulates them for a slow phone on a slow connection; bytes are compressed sizes. */
interface PageAudit {
  readonly scores: Readonly<Record<Category, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly speedIndex: number
  readonly bytes: Readonly<Record<'script' | 'style' | 'document' | 'font' | 'image', number>>
  /** What kept a score below 100, in Lighthouse's own names. */
  readonly short: readonly string[]
}

/** All that a customer meets; home and menu in full, with their budgets. */
const pages: readonly { path: string; name?: string; script?: number }[] = [
  { path: '/', name: 'home', script: budgets.script['/'] },
  { path: '/#/foods', name: 'the menu', script: budgets.script['/foods'] },
  { path: '/#/bagel' },
  { path: '/#/order' },
  { path: '/#/track' },
  { path: '/#/review' },
  { path: '/#/about' },
  { path: '/#/contact' },
  { path: '/#/reservation' },
  { path: '/#/account' },
  { path: '/?lang=nl' },
  { path: '/?lang=ar#/foods' },
]

export const measureFirstView = async (setting: BenchSetting): Promise<Chapter> =>
  measureIn(await findBrowser(), 'The first view', setting)

/** In the machine's own browser; undefined if it has none. */
export async function measureOwnBrowser(setting: BenchSetting): Promise<Chapter | undefined> {
  const own = machinesBrowser()
  if (own) return await measureIn(own, 'The first view in the browser of the machine', setting)
  setting.say('no Chrome or Chromium on the PATH: left out')
  return undefined
}

async function measureIn(found: JourneyBrowser, title: string, setting: BenchSetting): Promise<Chapter> {
  const shop = await openBenchShop(setting.folder)
  const browser = await openBrowser(found)
  const site = `http://127.0.0.1:${shop.port}`
  const figures: Figure[] = []
  const short = new Set<string>()
  try {
    for (const { path, name, script } of pages) {
      const runs: PageAudit[] = []
      for (let run = 0; run < (setting.quick ? 1 : 3); run++) {
        const said = await audit(site + path, browser.port)
        runs.push(said)
        setting.say(`${path}: ${inShort(said)}`)
        for (const one of said.short) short.add(`${path}: ${one}`)
      }
      figures.push(paintOf(path, runs))
      if (name) figures.push(...figuresOf(name, runs, script))
    }
    figures.push(await secondVisit(shop.port, browser, setting))
  } finally {
    await browser.end()
    await shop.child.end()
  }
  const notes = [`Lighthouse 13.5.0, its mobile preset, ${browser.version}; medians of ${setting.quick ? 1 : 3}.`]
  if (short.size > 0) notes.push(`Short of whole: ${[...short].join(', ')}.`)
  return { title, figures, notes }
}

const inShort = ({ scores, fcp, lcp, tbt, cls, speedIndex }: PageAudit): string =>
  `${categories.map((name) => scores[name]).join(' ')}, FCP ${ms(fcp)}, LCP ${ms(lcp)}, SI ${ms(speedIndex)}, TBT ${ms(tbt)}, CLS ${cls.toFixed(3)}`

const care = categories.slice(1)

/** What the aims say of every page. */
function paintOf(path: string, runs: readonly PageAudit[]): Figure {
  const middle = (value: (run: PageAudit) => number): number => medianOf(runs, value)
  const largest = middle(({ lcp }) => lcp)
  const shift = middle(({ cls }) => cls)
  const score = middle(({ scores }) => scores.performance)
  const most = budgets.largerPaintMs[path] ?? budgets.largestPaintMs
  const lowest = Math.min(...care.map((name) => middle(({ scores }) => scores[name])))
  return {
    what: `${path}: first and largest paint, time blocked, layout shift, performance; the lowest other score`,
    value: `${[middle(({ fcp }) => fcp), largest, middle(({ tbt }) => tbt)].map(ms).join(', ')}, ${shift.toFixed(3)}, ${score}; ${lowest}`,
    aim: `largest at most ${ms(most)}, shift ${budgets.layoutShift}, performance 99; 100`,
    met: largest <= most && shift <= budgets.layoutShift && score >= 99 && lowest === 100,
  }
}

function figuresOf(name: string, runs: readonly PageAudit[], script?: number): Figure[] {
  const middle = (value: (run: PageAudit) => number): number => medianOf(runs, value)
  const bytes = (what: string, kind: keyof PageAudit['bytes'], budget?: number): Figure => {
    const value = middle((run) => run.bytes[kind])
    return {
      what: `${name}: ${what} of the first view`,
      ...(budget ? atMost(value, budget, kilobytes) : { value: kilobytes(value) }),
    }
  }
  return [
    bytes('script', 'script', script),
    bytes('style', 'style', budgets.stylesheet),
    bytes('document', 'document', budgets.document),
    bytes('fonts', 'font', budgets.font),
    bytes('pictures', 'image'),
  ]
}

/** The unchanged mobile preset: empty cache and storage, a phone of 412 px, slow 4G and a quarter of the processor. */
async function audit(url: string, port: number): Promise<PageAudit> {
  const run = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    // As a first visit: Lighthouse would leave what the run before stored.
    clearStorageTypes: ['cookies', 'local_storage', 'shader_cache', 'service_workers', 'cache_storage'],
  })
  if (!run) throw new Error(`Lighthouse said nothing of ${url}`)
  const { lhr } = run
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const number = (name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    speedIndex: number('speed-index'),
    bytes: await bytesOf(lhr),
    short: shortfalls(lhr),
  }
}

interface WireRequest {
  readonly url?: string
  readonly resourceType?: string
}

/** The files of the first view as the server compresses them, without response headers. */
async function bytesOf(lhr: Result): Promise<PageAudit['bytes']> {
  const details = lhr.audits['network-requests']?.details as { items?: WireRequest[] } | undefined
  const sum = async (type: string): Promise<number> => {
    const urls = (details?.items ?? []).flatMap(({ url, resourceType }) => (resourceType === type && url ? [url] : []))
    const sizes = await Promise.all([...new Set(urls)].map(packedSize))
    return sizes.reduce((total, size) => total + size, 0)
  }
  return {
    script: await sum('Script'),
    style: await sum('Stylesheet'),
    document: await sum('Document'),
    font: await sum('Font'),
    image: await sum('Image'),
  }
}

async function packedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await answer.body?.cancel()
  return Number(answer.headers.get('content-length') ?? 0)
}

function shortfalls(lhr: Result): string[] {
  return categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
}

/** In each direction, as on 4G in a town. */
const lineMs = 20

/** Later visits of a browser that keeps the site, with a quarter of the processor: real times, not simulated ones. */
async function secondVisit(port: number, { open }: BenchBrowser, { quick, say }: BenchSetting): Promise<Figure> {
  const line = await delayedLine(port, lineMs)
  const site = `http://127.0.0.1:${line.port}`
  const context = await open()
  const first = await context.newPage()
  await first.addInitScript(() => localStorage.setItem('noisette.branch', 'antwerpen'))
  await first.goto(`${site}/#/foods`)
  await first.evaluate(async () => {
    while (!navigator.serviceWorker.controller || !(await caches.match('/')))
      await new Promise((over) => setTimeout(over, 100))
  })
  await first.close()
  const paints: number[] = []
  for (let visit = 0; visit < (quick ? 3 : 9); visit++) {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`${site}/#/foods`)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
    await page.close()
  }
  await context.close()
  line.end()
  const middle = medianOf(paints, (paint) => paint)
  say(`second visit: ${paints.map(ms).join(', ')}`)
  return {
    what: `the menu: first paint of a second visit, over a line of ${2 * lineMs} ms there and back`,
    ...atMost(middle, budgets.secondPaintMs, ms),
  }
}

type BenchBrowser = Awaited<ReturnType<typeof openBrowser>>

/** With no cookies, an empty cache and a port for Lighthouse. */
async function openBrowser(found: JourneyBrowser) {
  const port = await freePort()
  const browser = await chromium.launch({ ...found, args: [...found.args, `--remote-debugging-port=${port}`] })
  const open = () => browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  return { port, version: `Chromium ${browser.version()}`, open, end: () => browser.close() }
}

async function delayedLine(port: number, delayMs: number) {
  const ends = new Set<Socket>()
  const carry = (from: Socket, to: Socket): void => {
    ends.add(from)
    from.on('data', (data) => setTimeout(() => to.writable && to.write(data), delayMs))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      setTimeout(() => to.destroy(), delayMs)
    })
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    carry(near, far)
    carry(far, near)
  })
  return {
    port: await listenHere(server),
    end: () => {
      server.close()
      for (const each of ends) each.destroy()
    },
  }
}
