// What is on the page before its scripts have loaded, or without any, and that nothing moves when they take over.
import type { Page } from '@playwright/test'
import { pageWords } from '#server/door/page/page-words.ts'
import { first as ar } from '#web/words/ar.ts'
import { home as homeAr } from '#web/words/customer/ar.ts'
import { home as homeEn } from '#web/words/customer/en.ts'
import { home as homeNl } from '#web/words/customer/nl.ts'
import { first as en } from '#web/words/en.ts'
import { first as nl } from '#web/words/nl.ts'
import { expect, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { drawn, holding } from './journey-steps.ts'

/** The scripts never arrive. */
const withoutScripts = (page: Page) => page.route(/\/assets\/.*\.js$/, (route) => route.abort())

/** The visitor has chosen this language before. */
async function speak(page: Page, shop: JourneyShop, lang: string): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: lang, url: shop.url, sameSite: 'Lax' }])
  await page.addInitScript((chosen) => localStorage.setItem('noisette.locale', chosen), lang)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the branches with address, phone and hours, and the menu with its prices', {
    tag: '@main',
  }, async ({ page, shop }) => {
    await speak(page, shop, 'nl')
    await page.goto(shop.url)
    const { branches, items } = await shop.ask('menu.read', { lang: 'nl' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeNl.hero.title)
    for (const { address, phone } of branches) {
      await expect(page.getByText(address)).toBeVisible()
      await expect(page.getByRole('link', { name: phone })).toBeVisible()
    }
    await expect(page.getByText('maandag – zondag: 07:00–19:00').first()).toBeVisible()
    await expect(page.getByText(pageWords.nl.noScript)).toBeVisible()
    const [first] = items
    await expect(
      page
        .locator('#menu')
        .getByText(first?.name ?? '', { exact: true })
        .first(),
    ).toBeVisible()
    await expect(page.locator('#menu data').first()).toContainText('€')
  })
})

test('language and direction are right, and the place of the address is shown, before the scripts have come', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await withoutScripts(page)
  await speak(page, shop, 'ar')
  await page.goto(shop.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByText(homeAr.hero.title)).toBeVisible()
  await expect(page.getByText(ar.branch.question)).toBeHidden()

  await page.goto(`${shop.url}/?again#/foods`)
  await expect(page.getByText(ar.branch.question)).toBeVisible()
  await expect(page.getByText(homeAr.hero.title)).toBeHidden()

  await page.goto(`${shop.url}/?once-more#/contact`)
  await expect(page.locator('html')).toHaveAttribute('data-at', 'page')
  await expect(page.getByText(homeAr.hero.title)).toBeHidden()
})

for (const locale of ['en', 'ar'] as const)
  test(`[PAINT-1] every customer page is painted before its scripts come, and they change no heading: ${locale}`, async ({
    page,
    shop,
  }) => {
    await speak(page, shop, locale)
    for (const path of [
      '/',
      '/foods',
      '/bagel',
      '/order',
      '/track',
      '/again',
      '/review',
      '/about',
      '/contact',
      '/reservation',
      '/account',
    ]) {
      const { hold, letGo } = holding()
      await page.route(/\/assets\/.*\.js$/, hold)
      // Each with a document of its own.
      await page.goto(`${shop.url}/?at=${path.slice(1)}#${path}`, { waitUntil: 'commit' })
      const heading = page.locator('#first :is(h1, h2):visible').first()
      await expect(heading, path).toBeVisible()
      await drawn(page)
      const words = await heading.textContent()
      const before = await heading.boundingBox()
      letGo()
      await expect(page.locator('#first')).toHaveCount(0)
      const same = page.locator('#root :is(h1, h2):visible', { hasText: words ?? '' }).first()
      const after = await same.boundingBox()
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? -99)), `${path}: ${words}`).toBeLessThan(3)
      await page.unroute(/\/assets\/.*\.js$/)
    }
  })

test('[PAINT-2] what is tapped before the scripts come is done once they are there', { tag: '@main' }, async ({
  page,
  shop,
}) => {
  const { hold, letGo } = holding()
  await page.route(/\/assets\/index-.*\.js$/, hold)
  await page.goto(`${shop.url}/#/foods`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: en.nav.menuButton }).click()
  letGo()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[PAINT-2] a field tapped before the scripts come has the focus once they are there; a link leads on at once', async ({
  page,
  shop,
}) => {
  const { hold, letGo } = holding()
  await page.route(/\/assets\/index-.*\.js$/, hold)
  await page.goto(shop.url, { waitUntil: 'commit' })
  await page.getByRole('link', { name: homeEn.hero.track }).click()
  await page.locator('#first input[name=token]').click()
  letGo()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.locator('#root input[name=token]')).toBeFocused()
})

test('who has chosen a branch, or another language in this browser, is not shown what is not theirs', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await withoutScripts(page)
  await visit(page, shop, '/foods')
  await expect(page.getByText(en.menu.title)).toBeVisible()
  await expect(page.getByText(en.branch.question)).toBeHidden()
  await page.evaluate(() => localStorage.setItem('noisette.locale', 'fr'))
  await page.goto(`${shop.url}/?again#/foods`)
  await expect(page.locator('html')).toHaveAttribute('data-at', 'other')
})

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Sums up all layout shifts of the page from its first moment, and names what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const told = { sum: 0, moved: '' }
    Object.assign(globalThis, { shifts: told })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        told.sum += value
        for (const { node } of sources) told.moved += `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” `
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

const takenOver = async (page: Page) => {
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
}

const expectNothingMoved = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready)
  const told = await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number; moved: string } }).shifts)
  expect(told.sum, told.moved).toBeLessThanOrEqual(0.01)
}

for (const locale of ['en', 'nl', 'fr', 'ar'])
  for (const path of ['/', '/foods'])
    test(`nothing moves when the scripts take over: ${path} in ${locale}`, {
      tag: '@sizes',
    }, async ({ page, shop }) => {
      await speak(page, shop, locale)
      await watchShifts(page)
      await visit(page, shop, path, { branch: null, locale })
      await takenOver(page)
      await expectNothingMoved(page)
    })

for (const [path, answers] of [
  ['/about', [/\/api\/content/]],
  ['/reservation', [/\/api\/reservations\/rules/, /\/api\/reservations\/days/]],
] as const)
  for (const locale of ['en', 'ar'])
    test(`[H-11] nothing moves on ${path} in ${locale} when its answers come late`, { tag: '@sizes' }, async ({
      page,
      shop,
    }) => {
      const waits = answers.map((answer) => ({ answer, ...holding() }))
      for (const { answer, hold } of waits) await page.route(answer, hold)
      await speak(page, shop, locale)
      await watchShifts(page)
      await page.goto(`${shop.url}/#${path}`)
      await expect(page.locator('footer')).toBeAttached()
      await expect(page.locator('#root main h1')).toBeAttached()
      await drawn(page)
      await expect(page.locator('footer')).toBeHidden()
      // Typefaces that come later still have tests of their own.
      await page.evaluate(() => document.fonts.ready)
      for (const { letGo } of waits) {
        letGo()
        await expect(page.locator('footer')).toBeVisible()
        await drawn(page)
      }
      await takenOver(page)
      await expectNothingMoved(page)
    })

for (const path of ['/', '/foods'])
  test(`[F-65] the place of the bar of running orders is kept from the first paint on: ${path}`, {
    tag: '@sizes',
  }, async ({ page, shop }) => {
    const placed = [await shop.order(), await shop.order()]
    const running = placed.map(({ token, code, wantedAt: at }) => ({
      token,
      code,
      branch: 'antwerpen',
      at,
      state: 'underway',
    }))
    await page.addInitScript((text) => localStorage.setItem('noisette.running', text), JSON.stringify(running))
    await watchShifts(page)
    await visit(page, shop, path, { branch: null })
    await takenOver(page)
    await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('status')).toHaveCount(1)
    await expectNothingMoved(page)
  })

test('nothing moves on the menu in the evening either, when every branch is closed', { tag: '@sizes' }, async ({
  page,
  shop,
}) => {
  shop.setClock('2026-03-04', 21)
  await watchShifts(page)
  await visit(page, shop, '/foods', { branch: null })
  await takenOver(page)
  await expect(page.getByText('Opens Thu at 07:00').first()).toBeVisible()
  await expectNothingMoved(page)
})

test('on a phone the first dishes are on the menu before the scripts have come; elsewhere their pictures do not load', {
  tag: '@phone',
}, async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await withoutScripts(page)
  const { categories, items } = await shop.ask('menu.read', { lang: 'en' })
  const [dish] = items.filter(({ category }) => category === categories[0]?.id)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const picture = expect.stringContaining(`/pictures/${dish?.image.ref}/`)
  await page.goto(shop.url)
  await expect(page.getByRole('heading', { level: 1, name: homeEn.hero.title })).toBeVisible()
  await drawn(page)
  expect(asked).not.toContainEqual(picture)
  await page.goto(`${shop.url}/?again#/foods`)
  await expect(page.getByRole('heading', { name: dish?.name ?? '', exact: true })).toBeVisible()
  await expect.poll(() => asked).toContainEqual(picture)
})

for (const locale of ['en', 'nl', 'fr', 'ar'])
  test(`nothing moves when the typefaces come late: /foods in ${locale}`, { tag: '@sizes' }, async ({ page, shop }) => {
    const { hold, letGo } = holding()
    await page.route(/\.woff2$/, hold)
    await speak(page, shop, locale)
    await watchShifts(page)
    // The document counts as loaded only when they have loaded.
    await Promise.all([visit(page, shop, '/foods', { branch: null, locale }), takenOver(page).then(letGo)])
    await expect.poll(() => page.evaluate(() => document.fonts.check("1em 'Figtree'"))).toBe(true)
    await drawn(page)
    await expectNothingMoved(page)
  })

test('the landing page’s first view stays, and nothing moves, when its own script comes after the footer’s', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  const { hold, letGo } = holding()
  await page.route(/\/home-.*\.js$/, hold)
  await watchShifts(page)
  await page.goto(shop.url)
  await expect(page.locator('footer')).toBeAttached()
  await drawn(page)
  await expect(page.locator('footer')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: homeEn.hero.order })).toBeVisible()
  letGo()
  await takenOver(page)
  await expectNothingMoved(page)
})

test('the landing page does not vanish again while words of its language are still on their way', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  const ofTheWaffle = 'وافل لييج وفنجان قهوة قرب بطاقة عليها عشرة أختام'
  const { hold, letGo } = holding()
  let held = false
  await page.route(/\/assets\/ar-.*\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    held ||= body.includes(ofTheWaffle)
    return body.includes(ofTheWaffle) ? hold(route) : route.continue()
  })
  await speak(page, shop, 'ar')
  await page.addInitScript(() => {
    const told = { seen: false, vanished: false }
    Object.assign(globalThis, { heading: told })
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].some((heading) => heading.getClientRects().length > 0)
      told.vanished ||= told.seen && !shown
      told.seen ||= shown
      requestAnimationFrame(look)
    }
    look()
  })
  await visit(page, shop, '/', { branch: null, locale: 'ar' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // All that the page does without these words is done once it has nothing left to do.
  await expect.poll(() => held).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await drawn(page)
  letGo()
  await takenOver(page)
  await expect(page.getByRole('img', { name: ofTheWaffle })).toBeAttached()
  expect(await page.evaluate(() => (globalThis as unknown as { heading: object }).heading)).toEqual({
    seen: true,
    vanished: false,
  })
})

test('the landing page’s picture does not wait for the style, and the scripts wait for both', async ({
  page,
  shop,
}) => {
  const { hold, letGo } = holding()
  await page.route(/\/assets\/.*\.css$/, hold)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  const [picture] = await Promise.all([
    page.waitForResponse(/\/media\/hero-/),
    page.goto(shop.url, { waitUntil: 'commit' }),
  ])
  // Whatever the page asks for beside the picture, it has asked for by now.
  await picture.finished()
  expect(asked).not.toContain('script')
  letGo()
  await takenOver(page)
  expect(asked).toContain('script')
})

test('an address that names a language speaks it and is remembered; the policy lets every script run', async ({
  page,
  shop,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  await page.goto(`${shop.url}/?lang=nl#/foods`)
  await expect(page.getByRole('heading', { level: 1, name: nl.branch.question })).toBeVisible()
  await expect(page).toHaveURL(`${shop.url}/#/foods`)
  await page.goto(shop.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(refused).toEqual([])
})
