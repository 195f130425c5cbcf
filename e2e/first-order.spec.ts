// A first order on a phone: few taps, and the button in sight all the way, also above the keyboard and with large text.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { boxOf, card, checkout, orderLines, touchable } from './journey-steps.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay' })

/** Counts what fingers do: each touch, and each field that gets the focus without one. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const taps = { count: 0 }
    let touched: EventTarget | null = null
    Object.assign(window, { taps })
    addEventListener(
      'pointerdown',
      ({ target }) => {
        taps.count += 1
        touched = target
      },
      { capture: true },
    )
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLInputElement && target !== touched) taps.count += 1
    })
  })
  return () => page.evaluate(() => (window as unknown as { taps: { count: number } }).taps.count)
}

test('[OPT-3] a first order of one coffee takes at most seven taps, from the landing page to the token', {
  tag: '@main',
}, async ({ page, shop }) => {
  const taps = await countTaps(page)
  await visit(page, shop, '/', { branch: null })
  await page.getByRole('link', { name: 'Order now' }).first().tap()
  await card(page, 'Cappuccino')
    .getByRole('button', { name: /Add to cart/ })
    .tap()
  await page
    .getByRole('dialog', { name: 'Choose your branch' })
    .getByRole('button', { name: /Antwerpen/ })
    .tap()
  const bar = page.getByRole('link', { name: /^View order/ })
  await expect(bar).toContainText('Antwerpen · ready 09:10')
  await bar.tap()
  await expect(page.locator('.order-sum')).toContainText('Ready about 09:10')
  await page.getByLabel(/^Name/).tap()
  await page.keyboard.type('Noor')
  await page.getByLabel(/^Phone/).tap()
  await page.keyboard.type('0470 12 34 56')
  await button(page).tap()
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  await expect(page.getByRole('dialog')).toContainText(page.url().slice(-8))
  expect(await taps()).toBeLessThanOrEqual(7)
})

test('[OPT-3] the button stays in sight with total and time over a long list, and leads to what is missing', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await page.addInitScript(() => {
    const items = [
      'espresso',
      'lungo',
      'cappuccino',
      'flat-white',
      'mocha',
      'cold-brew',
      'salmon-bagel',
      'caprese-panini',
    ]
    const lines = items.map((item) => ({ item, quantity: 1, note: '', seenPrice: 320 }))
    localStorage.setItem('noisette.cart', JSON.stringify({ day: null, lines }))
  })
  await visit(page, shop, '/order')
  const total = page.locator('.order-sum')
  await expect(total).toContainText('Ready about 09:10')
  for (const end of [0, 9999, 400]) {
    await page.evaluate((to) => scrollTo(0, to), end)
    await expect(button(page)).toBeInViewport({ ratio: 1 })
    await expect(total).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => scrollTo(0, 9999))
  await expect(page.getByText('No right of withdrawal')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 0))
  await button(page).click()
  const name = page.getByLabel(/^Name/)
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Please enter your name and phone number in the form above')).toBeInViewport()
  await expectAccessible(page)
})

for (const { height, most } of [
  { height: 640, most: 0.15 },
  { height: 800, most: 0.12 },
])
  for (const locale of ['en', 'fr', 'ar'])
    test(`[H-30] nothing is cut or squeezed on a phone of 360 × ${height} in ${locale}`, { tag: '@phone' }, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize({ width: 360, height })
      await page.addInitScript(() => {
        const lines = [{ item: 'cappuccino', quantity: 1, note: '', seenPrice: 100 }]
        localStorage.setItem('noisette.cart', JSON.stringify({ day: null, lines }))
      })
      await visit(page, shop, '/order', { locale })
      const foot = page.locator('.order-foot')
      await expect(foot).toBeVisible()
      expect((await boxOf(foot)).height / height).toBeLessThanOrEqual(most)
      expect(await page.locator('select[name=at]').evaluate(textRoom)).toBeGreaterThanOrEqual(0)
      for (const choice of await page.locator('.order-form fieldset label').all())
        expect((await boxOf(choice)).height).toBeLessThanOrEqual(80)

      await page.locator('input[name=name]').fill('Noor')
      await page.locator('input[type=tel]').fill('0470 12 34 56')
      await foot.locator('button[type=submit]').click()
      const prices = page.getByRole('alert')
      await expect(prices).toContainText('3')
      expect(await prices.locator('.text-ink').evaluate(linesOf)).toBeLessThanOrEqual(3)
    })

/** How much wider the room in a select is than the text of its choice. */
const textRoom = (select: HTMLElement | SVGElement): number => {
  const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  const text = document.createElement('span')
  text.textContent = (select as HTMLSelectElement).selectedOptions[0]?.text ?? ''
  Object.assign(text.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'nowrap' })
  document.body.append(text)
  const { width } = text.getBoundingClientRect()
  text.remove()
  return select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - width
}

const linesOf = (text: HTMLElement | SVGElement): number =>
  Math.round(text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight))

test('[OPT-3] above a keyboard the button stays and covers no field, however large the text', async ({
  page,
  shop,
}) => {
  await checkout(page, shop)
  // As an iPhone does it: the keyboard lies over the page, which is told only what is still seen of it.
  const openKeyboard = (height: number) =>
    page.evaluate((px) => {
      Object.defineProperty(visualViewport, 'height', { get: () => innerHeight - px, configurable: true })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  for (const { large, keyboard, sees } of [
    { large: false, keyboard: 340, sees: true },
    { large: true, keyboard: 0, sees: true },
    { large: true, keyboard: 340, sees: false },
  ]) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), large ? '32px' : '')
    await openKeyboard(0)
    await page.evaluate(() => scrollTo(0, 0))
    for (const label of [/^Name/, /^Phone/, /^Address/]) {
      await page.getByLabel(label).focus()
      await openKeyboard(keyboard)
      const edge = 844 - keyboard
      const field = await boxOf(page.getByLabel(label))
      const foot = await boxOf(page.locator('.order-bar'))
      expect(field.y).toBeGreaterThanOrEqual(0)
      expect(field.y + field.height).toBeLessThanOrEqual(sees ? foot.y : edge)
      if (sees) expect(foot.y + foot.height).toBeLessThanOrEqual(edge)
    }
  }
})

test('[OPT-3] one of two is had differently: a line of its own, with a note of its own, and back again', async ({
  page,
  shop,
}) => {
  await checkout(page, shop)
  const lines = orderLines(page)
  await expect(lines).toHaveCount(1)
  await lines.first().getByRole('button', { name: 'One of them differently Cappuccino' }).click()
  await expect(lines).toHaveCount(2)
  await expect(lines.nth(1).getByRole('textbox', { name: /^Note/ })).toBeFocused()
  await page.keyboard.type('extra hot')
  await expect(page.locator('.order-sum')).toContainText('€6.40')
  await lines.nth(1).getByRole('button', { name: 'One less' }).click()
  await lines.nth(1).getByRole('button', { name: 'Undo Cappuccino' }).click()
  await expect(lines.nth(1).getByRole('textbox', { name: /^Note/ })).toHaveValue('extra hot')
  await touchable(lines.nth(1).getByRole('button', { name: 'One more' }))
  await expectAccessible(page)
})
