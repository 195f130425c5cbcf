// What every journey has: its own shop on a database of its own, and a browser whose faults fail the journey.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import type { Config } from '#server/config.ts'
import { type Faults, watchFor } from './journey-faults.ts'
import '#server/testing/compute-once.ts'
import { createDatabase, startPostgres } from '#server/testing/postgres/test-postgres.ts'
import { configIn, type JourneyPace, type JourneyShop, openShop, seed } from './journey-shop.ts'

export { type JourneyShop, password } from './journey-shop.ts'
export { expect }

export interface Fixtures {
  shop: JourneyShop
  customer: Page
  faults: Faults
  /** The database of the shop; `test.use({ engine: 'postgres' })` starts a PostgreSQL for each journey. */
  engine: 'sqlite' | 'postgres'
  /**
   * Most journeys have a demo without capacity and making times, so that an order too many or a slower machine never
   * moves their times. `test.use({ pace: 'paced' })` gives a journey the demo of a first start, with its stations, and
   * `'no demo'` the shop of a first start with DEMO=no.
   */
  pace: JourneyPace
  /** The settings of a shop with the demo data. */
  config: Config
}

export const test = base.extend<Fixtures, { seeded: string }>({
  engine: ['sqlite', { option: true }],
  pace: ['unlimited', { option: true }],
  /** The folder of an unlimited shop with demo data, made once per worker: copying it is faster than seeding again. */
  seeded: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern is how Playwright reads what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'noisette-seeded-'))
      await seed(configIn(folder), 'unlimited')
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  /** Faults in any page of the journey; they fail the journey at its end. */
  faults: [
    async ({ browser }, use) => {
      const faults = watchFor(browser)
      await use(faults)
      faults.stop()
      expect(faults.unexpected(), 'what went wrong in a page').toEqual([])
    },
    { auto: true },
  ],
  config: async ({ seeded, engine, pace }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'noisette-'))
    if (engine === 'sqlite') {
      if (pace === 'unlimited') cpSync(seeded, folder, { recursive: true })
      else await seed(configIn(folder), pace)
      await use(configIn(folder))
    } else {
      const postgres = await startPostgres({ fsync: false })
      const config = configIn(folder, { DATABASE_URL: await createDatabase(postgres.url, 'journey') })
      await seed(config, pace)
      await use(config)
      await postgres.stop()
    }
    rmSync(folder, { recursive: true, force: true })
  },
  shop: async ({ faults, config }, use) => {
    const shop = await openShop(config)
    await use(shop)
    faults.stop()
    await shop.close()
  },
  /** Somebody else's browser, besides the one of `page`. */
  customer: async ({ browser }, use) => {
    const context = await browser.newContext()
    await use(await context.newPage())
    await context.close()
  },
})

/**
 * Signs a browser in with a cookie from `owner` or `hire`. `counter`: the branch whose counter the device is. Otherwise
 * it was said to be none, so that no board asks; null leaves the question open.
 */
export async function signIn(
  context: BrowserContext,
  shop: JourneyShop,
  cookie: string,
  counter: string | null = '',
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: shop.url, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript((said) => {
    const note = 'noisette.staff.counter'
    // An empty page and a sandboxed frame have no storage.
    if (self.origin === 'null') return
    if (said !== null && localStorage.getItem(note) === null) localStorage.setItem(note, said)
  }, counter)
}

/** Opens a screen by its hash path, with the branch already chosen. */
export async function visit(
  page: Page,
  shop: JourneyShop,
  path: string,
  options: { branch?: string | null; locale?: string } = {},
): Promise<void> {
  const { branch = 'antwerpen', locale = 'en' } = options
  await page.addInitScript(
    ([chosen, language]) => {
      // An empty page and a sandboxed frame have no storage.
      if (self.origin === 'null') return
      if (chosen && !localStorage.getItem('noisette.branch')) localStorage.setItem('noisette.branch', chosen)
      if (language && !localStorage.getItem('noisette.locale')) localStorage.setItem('noisette.locale', language)
    },
    [branch, locale] as const,
  )
  await page.addInitScript(() => {
    const settled = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') Object.assign(globalThis, { settled: true })
    }
    for (const kind of ['load', 'error']) document.addEventListener(kind, settled, true)
  })
  const opened = await page.goto(`${shop.url}/#${path}`)
  // The page loads its scripts once its first view is shown, which may be after it counts as loaded, and then takes its
  // place. Changing the hash of the open page loads nothing.
  if (opened)
    await page.waitForFunction(
      () =>
        'settled' in globalThis &&
        (document.getElementById('root')?.children.length === 0 || !document.getElementById('first')),
    )
}

/** The same for the owner, who is signed in. */
export async function asOwner(page: Page, shop: JourneyShop, path: string): Promise<void> {
  await signIn(page.context(), shop, await shop.owner())
  await visit(page, shop, path)
}

/** Expects no accessibility violation in what the page shows now. Pages of other sites in a frame are skipped. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await settled(page)
  expect(await violationsIn(page)).toEqual([])
}

/**
 * A colour half-way through its fading in is nobody's contrast: waits until whatever moves once has come to its end.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const once = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.race([
      Promise.allSettled(once.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ])
  })

/** In one pass, with axe brought once to each document. Listing what holds would take twice as long. */
async function violationsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      iframes: false,
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  })
}
