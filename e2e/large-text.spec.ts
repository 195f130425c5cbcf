// Text at twice its size, and a window of 320 px: everything is visible, nothing scrolls sideways, and ordering works.
import type { Locator, Page } from '@playwright/test'
import { expect, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, fillPickUp, openCart, pressOrder, unfold } from './journey-steps.ts'

/** As the browser's own setting for the text size does it. */
async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const enlarge = () => document.documentElement?.style.setProperty('font-size', '32px')
    enlarge()
    document.addEventListener('readystatechange', enlarge)
  })
}

/** What overflows the window sideways: the page itself, or any control that no scrolling list contains. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean => {
      const list = element.closest('ul, ol, [role=region], section[tabindex]')
      return list !== null && /auto|scroll/.test(getComputedStyle(list).overflowX)
    }
    const cut = (element: Element): boolean => {
      const { left, right } = element.getBoundingClientRect()
      if (left < -1 || right > width + 1) return true
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === 'visible') continue
        const frame = above.getBoundingClientRect()
        if (left < frame.left - 1 || right > frame.right + 1) return true
      }
      return false
    }
    const layer = [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.matches(':modal')) ?? document
    const controls = [...layer.querySelectorAll('a, button, input:not([tabindex="-1"]), select, textarea')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 2,
    )
    const found = controls
      .filter((control) => cut(control) && !scrolls(control))
      .map((control) => `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`)
    const page = document.documentElement.scrollWidth
    return page > width ? [`the page: ${page} of ${width}`, ...found] : found
  })

async function inSight(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => outOfSight(page), { message: name }).toEqual([])
}

/** A screen other than the current one. */
async function open(page: Page, shop: JourneyShop, path: string): Promise<void> {
  const before = await page.title()
  await page.goto(`${shop.url}/#${path}`)
  await expect(page, path).not.toHaveTitle(before)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await inSight(page, path)
}

async function seeTheBar(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  for (const name of [/^Search/, /^Cart, /, /menu/i])
    await expect(bar.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 })
}

const sizes = [
  { title: 'text at 200 % on a phone of 390 px', width: 390, height: 844, large: true },
  { title: 'a window of 320 px', width: 320, height: 640, large: false },
]

for (const { title, width, height, large } of sizes)
  test(`[F-19] ${title}: Noor orders, and every screen is in sight`, async ({ page, shop }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height })
    if (large) await enlargeText(page)
    await visit(page, shop, '/foods', { branch: null })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await inSight(page, 'the choice of a branch')
    await seeTheBar(page)
    await page
      .getByRole('main')
      .getByRole('button', { name: /Antwerpen/ })
      .first()
      .click()
    await addToCart(page, 'Cappuccino')
    await inSight(page, 'the menu')
    const sheet = await openCart(page)
    await inSight(page, 'the cart')
    await sheet.getByRole('link', { name: 'Place Order' }).click()
    await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible()
    await inSight(page, 'the checkout')
    await fillPickUp(page)
    await pressOrder(page)
    await expect(page.getByRole('dialog')).toContainText('token')
    await inSight(page, 'the token')
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
    await inSight(page, 'the confirmation')
    await unfold(page)
    await inSight(page, 'the whole confirmation')
    await page.getByRole('link', { name: 'Track Order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Order/ })).toBeVisible()
    await inSight(page, 'tracking')
    await page.getByRole('banner').getByRole('button').last().click()
    await inSight(page, 'the side menu')
    for (const path of ['/', '/track', '/review', '/reservation', '/contact', '/about', '/account'])
      await open(page, shop, path)
    for (const locale of ['nl', 'fr', 'ar']) {
      await page.evaluate((chosen) => localStorage.setItem('noisette.locale', chosen), locale)
      await page.goto(`${shop.url}/#/foods`)
      await page.reload()
      for (const path of ['/order', '/contact', '/reservation', '/foods']) await open(page, shop, path)
    }
  })

/** How narrow the narrowest paragraph is, in letters; one that fits on a line is as wide as it likes. */
const narrowest = (place: Locator): Promise<number> =>
  place.evaluate((root) => {
    const texts = [...root.querySelectorAll('span, p, b, h2')].filter(
      (one) => [...one.childNodes].some((node) => node.nodeType === 3) && one.getBoundingClientRect().width > 2,
    )
    const letters = (one: Element) => {
      const { width, height } = one.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(one).fontSize)
      return height > 2.5 * size ? width / size : 99
    }
    return Math.min(...texts.map(letters))
  })

for (const width of [390, 320])
  test(`[H-23] text at 200 % on ${width} px: the question for the branch is read in words, not in letters`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enlargeText(page)
    for (const locale of ['en', 'nl', 'fr', 'ar']) {
      await visit(page, shop, '/foods', { branch: null, locale })
      await page.evaluate((chosen) => localStorage.setItem('noisette.locale', chosen), locale)
      await page.reload()
      await page
        .getByRole('main')
        .getByRole('button', { name: /Add to cart|mandje|panier|السلة/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('listitem')).toHaveCount(3)
      await inSight(page, locale)
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), locale).toBe(0)
      await expect.poll(() => narrowest(dialog), { message: locale }).toBeGreaterThan(4)
    }
  })

test('[F-19] text at 200 % on the screens of those who make the orders', async ({ page, shop, context }) => {
  test.setTimeout(90_000)
  const { id, token } = await shop.order()
  await enlargeText(page)
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/')
  for (const path of ['/board', '/all-orders', `/all-orders/${token}/${id}`, '/new-order', '/money', '/log'])
    await open(page, shop, path)
  // The longest words.
  await page.evaluate(() => localStorage.setItem('noisette.locale', 'fr'))
  await page.reload()
  for (const path of ['/food-edit', '/legal-edit', '/site-edit', '/persons', '/brand', '/password', '/begin'])
    await open(page, shop, path)
})

/** Words that lie over others, or leave the card that they stand in. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** What is seen of a box: what its frames leave of it. */
    const seen = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const box = { left, right, top, bottom, isClipped: false }
      for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        if (getComputedStyle(frame).overflowX === 'visible') continue
        const edge = frame.getBoundingClientRect()
        box.isClipped ||= edge.right < box.right || edge.left > box.left
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      return box
    }
    const words = [...document.querySelectorAll('main *')].flatMap((element) => {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!text || !isShown || element.closest('.sr-only, .opacity-0, .sticky, .fixed, dialog, svg')) return []
      const range = document.createRange()
      range.selectNodeContents(text)
      const said = text.textContent?.trim() ?? ''
      return [...range.getClientRects()].map((box) => ({ element, said, ...seen(element, box) }))
    })
    const shown = words.filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2)
    const cut = shown.filter(({ element, isClipped, left, right }) => {
      const frame = element.closest('section, li, article')?.getBoundingClientRect()
      return frame !== undefined && !isClipped && (right > frame.right + 2 || left < frame.left - 2)
    })
    const over = shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        if (one.element.contains(other.element) || other.element.contains(one.element)) return []
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        const low = Math.min(one.bottom - one.top, other.bottom - other.top)
        return across > 4 && down > 0.4 * low ? [`${one.said} / ${other.said}`] : []
      }),
    )
    return [...cut.map(({ said }) => `cut: ${said}`), ...over]
  })

for (const width of [1280, 390])
  test(`[F-19] text at 200 % on ${width} px: pages with columns have one, and nothing lies over another`, async ({
    page,
    shop,
    context,
  }) => {
    test.setTimeout(120_000)
    const { id, token } = await shop.order()
    await page.setViewportSize({ width, height: 844 })
    await enlargeText(page)
    await signIn(context, shop, await shop.owner())
    await visit(page, shop, '/')
    const before = `/all-orders/${token}/${id}`
    for (const path of [before, '/money', '/food-edit', '/figures', '/days/antwerpen', '/fake-orders']) {
      await open(page, shop, path)
      await expect.poll(() => overlaps(page), { message: path }).toEqual([])
    }
  })
