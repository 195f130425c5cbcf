// The site as an app on the customer's phone: it opens without a connection, hears of new versions, and can be taken
// away.
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { deployAnother } from './another-build.ts'
import { budgets } from './budgets.ts'
import { findBrowser } from './journey-browser.ts'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, card, checkout, fillPickUp, openCart, pressOrder, sentBy } from './journey-steps.ts'

test.use({ serviceWorkers: 'allow' })

const gone = (page: Page) => page.getByText(/^No connection\. What you see is as of (.+ )?\d\d:\d\d\.$/)
const newer = (page: Page) => page.getByText('There is a newer version of this page.')

/** Opens a page and waits until the worker keeps what the page has loaded. */
async function withWorker(page: Page, shop: JourneyShop, path: string): Promise<void> {
  await visit(page, shop, path)
  const isKept = () =>
    page.evaluate(async () => {
      const kept = await Promise.all(['/', '/api/menu?lang=en'].map((each) => caches.match(each)))
      return navigator.serviceWorker.controller !== null && kept.every(Boolean)
    })
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
}

/** Everything in all caches: addresses and texts. */
const allKept = (page: Page) =>
  page.evaluate(async () => {
    const found: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push({ url: request.url, text: (await (await cache.match(request))?.text()) ?? '' })
    }
    return found
  })

test('[APP-1] without a connection the site opens, with its age, cart and orders; what was not sent is sent once, later', {
  tag: '@main',
}, async ({ page, shop, context, faults }) => {
  test.slow()
  faults.allow('cutRequest')
  const { code, token } = await shop.order()
  await withWorker(page, shop, `/track/${token}`)
  await page.clock.install({ time: shop.now() })
  await expect(page.getByRole('main')).toContainText('Order well received')
  await page.goto(`${shop.url}/#/foods`)
  await page.reload()
  await addToCart(page, 'Cappuccino')

  await context.setOffline(true)
  await page.reload()
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect(gone(page)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('main')).toContainText(code)
  const sheet = await openCart(page)
  await expect(sheet.getByText('You can send it once you are connected again.')).toBeVisible()
  await sheet.getByRole('link', { name: 'Place order' }).click()
  await fillPickUp(page)
  const sent = sentBy(page)
  await pressOrder(page)
  await expect(page.getByText('Nothing was sent. Your order stays as it is')).toBeVisible()
  expect(sent).toEqual([])

  await context.setOffline(false)
  await expect(gone(page)).toBeHidden({ timeout: 15_000 })
  await expect(page.getByText('Nothing was sent.')).toBeHidden()
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  expect((await shop.ask('orders.list', {}, await shop.owner())).orders).toHaveLength(2)
})

test('[J-57] without a connection the About page says the shop’s own words, also to those who have never opened it', async ({
  page,
  shop,
  context,
  faults,
}) => {
  faults.allow('cutRequest')
  const owner = await shop.owner()
  const { version, brand } = await shop.ask('brand.read', {}, owner)
  const texts = { ...brand.texts, aboutLead: { en: 'We roast under the old water tower.' } }
  await shop.ask('brand.save', { version, brand: { ...brand, texts } }, owner)
  await withWorker(page, shop, '/foods')
  const isKept = () => page.evaluate(async () => (await caches.match('/api/content?lang=en')) !== undefined)
  await expect.poll(isKept).toBe(true)
  await context.setOffline(true)
  await page.goto(`${shop.url}/#/about`)
  await page.reload()
  await expect(page.getByText('We roast under the old water tower.')).toBeVisible()
})

test('[APP-2] after a whole journey, of a customer and of staff on the same tablet, no cache knows of a person', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner())
  await withWorker(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await page.goto(`${shop.url}/#/order`)
  await fillPickUp(page)
  await page.getByLabel(/^Name/).fill('Quintijn')
  await page.getByLabel(/^Phone/).fill('0479 98 76 51')
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = page.url().slice(-8)
  await page.goto(`${shop.url}/#/all-orders`)
  await expect(page.getByRole('main')).toContainText('Quintijn')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Quintijn')

  const kept = await allKept(page)
  expect(kept.length).toBeGreaterThan(100)
  const allowed = /^\/($|api\/(?:menu|content)\?lang=en$|assets\/|fonts\/|pictures\/|uploads\/|mark\.)/
  expect(kept.map(({ url }) => url.replace(shop.url, '')).filter((path) => !allowed.test(path))).toEqual([])
  const personal = kept.filter(({ text }) => /Quintijn|Amira|479 ?98 ?76 ?51/.test(text) || text.includes(token))
  expect(personal.map(({ url }) => url)).toEqual([])
})

test('[APP-2] a new version under an open page: nothing is lost, one reload is asked for, and the new worker takes over', async ({
  page,
  shop,
  faults,
}) => {
  test.slow()
  faults.allow('cutRequest', 'stoppingServer')
  await withWorker(page, shop, '/foods')
  await page.clock.install({ time: shop.now() })
  await page.reload()
  await checkout(page, shop)
  await page.getByLabel(/^Name/).fill('Noor')
  const filesKept = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files')))
  const waits = () =>
    page.evaluate(async () => ((await navigator.serviceWorker.getRegistration())?.waiting ?? null) !== null)
  const [before] = await filesKept()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await deployAnother(shop)
  await page.clock.fastForward(30_000)
  await expect(newer(page)).toBeVisible()
  await expect.poll(waits, { timeout: 20_000 }).toBe(true)
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor')
  await expect(newer(page)).toBeHidden()
  await expect.poll(waits).toBe(false)
  expect(loads).toBe(1)
  // The files of the build before stay, for other pages that are open.
  const files = await filesKept()
  expect(files).toHaveLength(2)
  expect(files).toContain(before)
})

test('[APP-2] switched off, the worker and all that it kept are gone at the next visit, and do not come back', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  await withWorker(page, shop, '/foods')
  await shop.restart(undefined, { serviceWorker: false })
  const left = () =>
    page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()].flat())
  await page.reload()
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect.poll(left, { timeout: 15_000 }).toEqual([])
  await page.clock.install({ time: shop.now() })
  await page.reload()
  await page.clock.fastForward(10_000)
  await expect(card(page, 'Cappuccino')).toBeVisible()
  expect(await left()).toEqual([])
})

test('[APP-1] the browser finds nothing that keeps it from installing the site', async ({ shop }) => {
  // A window of the journeys is a private one, which cannot install.
  const { executablePath, args, env } = await findBrowser()
  const context = await chromium.launchPersistentContext('', { executablePath, args, env })
  const page = await context.newPage()
  await page.goto(shop.url)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  await context.close()
  expect(installabilityErrors).toEqual([])
})

test('[APP-1] the worker, and what it loads at the first visit, stay within their budgets', { tag: '@main' }, () => {
  const folder = fileURLToPath(new URL('../dist/web', import.meta.url))
  const sizeOf = (file: string) =>
    [`${folder}${file}.br`, `${folder}${file}`].reduce(
      (size, path) => size || (statSync(path, { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
  const worker = readFileSync(`${folder}/sw.js`, 'utf8')
  const files = [...worker.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(sizeOf('/sw.js')).toBeLessThanOrEqual(budgets.worker)
  expect(files.map(sizeOf).reduce((all, size) => all + size, 0)).toBeLessThanOrEqual(budgets.keptFiles)
})

test('[PUSH-1] the worker shows a message that arrives, whatever page is open', async ({ page, shop, context }) => {
  await withWorker(page, shop, '/foods')
  const devtools = await context.newCDPSession(page)
  const registration = new Promise<string>((known) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) known(registrations[0].registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  // This browser has no window for notifications and always refuses them, so what the worker asks it to show is kept.
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(() => {
    const scope = self as unknown as { registration: object; asked: unknown[] }
    scope.asked = []
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) => scope.asked.push({ title, ...options }),
    })
  })
  const said = { title: 'A-47 is ready in Antwerpen', body: 'Show this code at the counter.', lang: 'en', tag: 'A-47' }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: shop.url,
    registrationId: await registration,
    data: JSON.stringify({ web_push: 8030, notification: { ...said, navigate: `${shop.url}/#/track/AAAAAAAA` } }),
  })
  await expect
    .poll(() => worker?.evaluate(() => (self as unknown as { asked: unknown[] }).asked))
    .toMatchObject([{ ...said, data: { navigate: `${shop.url}/#/track/AAAAAAAA` } }])
})
