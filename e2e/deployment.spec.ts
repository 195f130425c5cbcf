// A page that is open while a new version of the site is deployed, and files of the site that fail to load.
import type { Locator, Page } from '@playwright/test'
import { deployAnother } from './another-build.ts'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, card, checkout } from './journey-steps.ts'

const newer = (page: Page) => page.getByText('There is a newer version of this page.')
const broken = (page: Page) => page.getByText('Part of this page did not open.')
const notOpen = (within: Page | Locator) => within.getByRole('heading', { name: 'This page did not open' })
const loadAgain = (page: Page) => page.getByRole('button', { name: 'Load again' })
/** Which build the document came from. */
const buildOf = (page: Page) => page.locator('meta[name=noisette-build]').getAttribute('content')

test('[F-26] before and after a deployment: the open page says so, keeps what was typed, and loads the new one', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  await page.clock.install({ time: shop.now() })
  await checkout(page, shop)
  await page.getByLabel(/^Name/).fill('Noor')
  const before = await buildOf(page)
  await deployAnother(shop)
  await page.clock.fastForward(30_000)
  await expect(newer(page)).toBeVisible()
  await expectAccessible(page)
  expect(await buildOf(page)).toBe(before)
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor')

  await loadAgain(page).click()
  await expect(page.getByLabel(/^Name/)).toHaveValue('Noor')
  await expect(newer(page)).toBeHidden()
  expect(await buildOf(page)).not.toBe(before)
  await expect(page.getByRole('button', { name: /^Cart, 2/ })).toBeVisible()
})

test('[F-26] a page whose piece the new build no longer has opens all the same, with the cart', async ({
  page,
  shop,
  faults,
}) => {
  // It says so until the new build has loaded.
  faults.allow('cutRequest', 'stoppingServer', 'missingChunk', 'brokenScreen')
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await deployAnother(shop)
  await expect(newer(page)).toBeVisible({ timeout: 30_000 })
  await page.evaluate(() => {
    location.hash = '/about'
  })
  await expect(page.getByRole('link', { name: 'View More' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: /^Cart, 1/ })).toBeVisible()
})

test('[F-26] what a form would lose is not thrown away without a word', async ({ page, shop, faults }) => {
  test.slow()
  faults.allow('cutRequest', 'stoppingServer')
  await visit(page, shop, '/track')
  await page.getByRole('textbox').fill('K7QM')
  await deployAnother(shop)
  await expect(newer(page)).toBeVisible({ timeout: 30_000 })
  await loadAgain(page).click()
  await expect(page.getByText('What you typed here would be lost. Finish it first.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('K7QM')
})

test('[F-26] when not one later piece comes, every page has words and a way on', async ({ page, shop, faults }) => {
  faults.allow('cutRequest', 'missingChunk', 'brokenScreen')
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  // It has reloaded already, and not even that brought the files.
  await page.addInitScript(() => sessionStorage.setItem('noisette.reloaded', String(Date.now())))
  await page.route(/\/assets\/(?!index-).*\.(js|css)$/, (route) => route.abort())
  await visit(page, shop, '/foods', { locale: 'nl' })
  await expect(card(page, 'Cappuccino')).toBeVisible()
  for (const path of ['/about', '/order', '/all-orders', '/account', '/board']) {
    await page.evaluate((to) => {
      location.hash = to
    }, path)
    await expect(notOpen(page.getByRole('main'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Load again' })).toBeVisible()
  }
  await page.evaluate(() => {
    location.hash = '/foods'
  })
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect(notOpen(page)).toBeVisible()
  expect(pageErrors).toEqual([])
})

const staffSheet = /\/assets\/staff-[^/]*\.css$/

test('[F-26] a style sheet that did not come is loaded with the whole page, once', async ({ page, shop, faults }) => {
  // The screen says so until its second attempt.
  faults.allow('cutRequest', 'missingChunk', 'brokenScreen')
  await page.route(staffSheet, (route) => route.abort(), { times: 1 })
  await visit(page, shop, '/account')
  // The page may be loading itself anew at the moment of the question.
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '')).catch(() => [])
  await expect.poll(sheets).toContainEqual(expect.stringMatching(staffSheet))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(broken(page)).toBeHidden()
})

test('[F-26] a screen whose style sheet never comes opens without it, and says so', async ({ page, shop, faults }) => {
  faults.allow('cutRequest', 'missingChunk', 'brokenScreen')
  await page.route(staffSheet, (route) => route.abort())
  await visit(page, shop, '/account')
  // The page that was painted first may still stand beside it.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(broken(page)).toBeVisible()
  await expect(loadAgain(page)).toBeVisible()
})

test('[F-26] pieces that cannot be shown leave the page standing, with words and a way on', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('brokenScreen')
  await page.route(/\/assets\/soon-.*\.js$/, async (route) => {
    const text = await (await route.fetch()).text()
    const names =
      /export\{([^}]*)\}/
        .exec(text)?.[1]
        ?.split(',')
        .map((one) => one.split(' as ').at(-1)) ?? []
    // Whatever is imported from it also fails when it is called, except for what React and promises read first.
    const body = `const broken=new Proxy(()=>{throw Error('broken')},{get:(_,name)=>['then','prototype','$$typeof'].includes(name)?undefined:broken});export{${names.map((name) => `broken as ${name}`)}}`
    await route.fulfill({ body, contentType: 'text/javascript' })
  })
  await visit(page, shop, '/foods')
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect(notOpen(page)).toBeVisible()
  await expect(loadAgain(page)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('[F-26] a bar at the top that cannot be drawn leaves the menu standing', async ({ page, shop, faults }) => {
  faults.allow('brokenScreen')
  await page.addInitScript(() => {
    const upper = String.prototype.toUpperCase
    // Only the language button in the bar writes the language in capitals.
    String.prototype.toUpperCase = function () {
      if (String(this) === 'en') throw new Error('broken')
      return upper.call(this)
    }
  })
  await visit(page, shop, '/foods')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(card(page, 'Cappuccino')).toBeVisible()
  await expect(broken(page)).toBeVisible()
  await expect(loadAgain(page)).toBeVisible()
})

test('[F-26] a frame that cannot be drawn is no white page', async ({ page, shop, faults }) => {
  faults.allow('brokenScreen')
  await page.addInitScript(() => {
    window.scrollTo = () => {
      throw new Error('broken')
    }
  })
  await visit(page, shop, '/foods')
  await expect(notOpen(page)).toBeVisible()
  await expect(loadAgain(page)).toBeVisible()
})
