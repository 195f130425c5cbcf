// Using the menu with a thumb: categories, scrolling, the plus, the question for the branch.
import type { CDPSession, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, boxOf, card, restOf, scrolledTo, touchable } from './journey-steps.ts'

const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).filter({ visible: true })
const topOf = async (page: Page, name: string) =>
  (await boxOf(page.getByRole('heading', { level: 2, name, exact: true }))).y

test('[F-14] a tapped category is the one that is marked, with its heading at the top', async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  const room = await page.evaluate(() => (innerWidth < 768 ? 100 : 60))
  await expect(page.getByRole('heading', { level: 2, name: 'Drinks', exact: true })).toBeAttached()
  for (const name of ['Iced coffee', 'Salads', 'Bagels', 'Hot tea', 'Coffee', 'Cocktails', 'All']) {
    await chips(page).getByRole('link', { name }).first().click()
    await expect(chips(page).locator('[aria-current]')).toHaveCount(1)
    await expect(chips(page).locator('[aria-current]')).toContainText(name)
    const down = await scrolledTo(page)
    await expect(chips(page).locator('[aria-current]')).toContainText(name)
    if (name === 'All') expect(down).toBe(0)
    else expect(await topOf(page, name), name).toBeLessThan(room)
    if (name !== 'All')
      expect(await topOf(page, name), name).toBeGreaterThan(page.viewportSize()?.width === 390 ? 62 : 0)
  }
})

test('[F-14] a short category at the end is marked too, though it cannot reach the top', async ({ page, shop }) => {
  const owner = await shop.owner()
  const { items } = await shop.ask('menu.read', { lang: 'en' })
  for (const last of ['DRINKS', 'COCKTAILS'])
    for (const { id } of items.filter(({ category }) => category === last).slice(1))
      await shop.ask('stock.set', { item: id, branches: ['antwerpen'], stock: 'out' }, owner)
  await visit(page, shop, '/foods')
  // The sections further down are rendered a little later; until then a chip leads to the category's own page.
  await expect(page.getByRole('heading', { level: 2, name: 'Drinks', exact: true })).toBeAttached()
  for (const name of ['Cocktails', 'Drinks']) {
    await chips(page).getByRole('link', { name, exact: true }).click()
    await scrolledTo(page)
    await expect(chips(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport()
  }
  // What loads late further up makes the page longer, but does not change the marked category.
  await page
    .locator('[data-category]')
    .first()
    .evaluate((section: HTMLElement) => {
      section.style.paddingBottom = '90px'
    })
  await scrolledTo(page)
  await expect(chips(page).getByRole('link', { name: 'Drinks', exact: true })).toHaveAttribute('aria-current', 'true')
})

/** A real finger: touches that the browser may turn into a scroll. */
async function finger(
  page: Page,
): Promise<{ down(at: Point): Promise<void>; move(to: Point): Promise<void>; up(): Promise<void> }> {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints }).then(() => {})
  return {
    down: (at) => send('touchStart', [at]),
    move: (to) => send('touchMove', [to]),
    up: () => send('touchEnd', []),
  }
}
type Point = { x: number; y: number }

test('[F-17] [MENU-6] a thumb that rests on plus before it scrolls buys nothing; one that holds on does', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  await visit(page, shop, '/foods')
  const noisette = card(page, 'Noisette')
  const plus = noisette.getByRole('button', { name: 'Add to cart' })
  await plus.scrollIntoViewIfNeeded()
  const thumb = await finger(page)
  for (const rest of [230, 700]) {
    await scrolledTo(page)
    const box = await touchable(noisette.getByRole('button').last())
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const before = await page.evaluate(() => scrollY)
    await thumb.down(at)
    await page.clock.runFor(rest)
    // In small steps, as a thumb moves: the scroll begins while it is still on the button.
    for (let step = 1; step <= 30; step++) await thumb.move({ x: at.x, y: at.y - step * 4 })
    await thumb.up()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 20)
    await page.clock.runFor(400)
    await expect(noisette.getByRole('status')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await plus.scrollIntoViewIfNeeded()
  }
  await noisette.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // One tap is one step; the click after a hold is none.
  await plus.tap()
  await expect(noisette.getByRole('status')).toHaveText('1')
  const box = await touchable(noisette.getByRole('button', { name: 'One more' }))
  await thumb.down({ x: box.x + box.width - 15, y: box.y + 20 })
  await expect.poll(async () => Number(await noisette.getByRole('status').textContent())).toBeGreaterThanOrEqual(3)
  // The number when the thumb lifts: the repeat continues until then.
  const held = await noisette.getByRole('status').evaluateHandle((number) => {
    const lifted = { with: '' }
    addEventListener('pointerup', () => Object.assign(lifted, { with: number.textContent }), { capture: true })
    return lifted
  })
  await thumb.up()
  await page.clock.runFor(500)
  await expect(noisette.getByRole('status')).toHaveText((await held.jsonValue()).with)
})

test('[F-29] before a branch is chosen plus asks for it; then the item is in the cart and the focus on its plus', async ({
  page,
  shop,
}) => {
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['merksem'], stock: 'out' }, await shop.owner())
  await visit(page, shop, '/foods', { branch: null })
  await addToCart(page, 'Espresso')
  const dialog = page.getByRole('dialog', { name: 'Choose your branch' })
  await expect(dialog).toContainText('Then we put Espresso in your order.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card(page, 'Espresso').getByRole('status')).toHaveCount(0)
  await addToCart(page, 'Espresso')
  await dialog.getByRole('button', { name: /Antwerpen/ }).click()
  await expect(card(page, 'Espresso').getByRole('status')).toHaveText('1')
  await expect(card(page, 'Espresso').getByRole('button', { name: 'One more' })).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Antwerpen')
})

test('[F-29] [J-91] an item that the chosen branch does not have, or that it takes no orders for, is not added and a dialog says so until it is answered', async ({
  page,
  shop,
  customer,
}) => {
  await shop.ask('stock.set', { item: 'espresso', branches: ['merksem'], stock: 'out' }, await shop.owner())
  await visit(page, shop, '/foods', { branch: null })
  await addToCart(page, 'Espresso')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Merksem/ })
    .click()
  await expect(page.getByText('Espresso is not to be had in Merksem right now')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 0 items' })).toBeAttached()

  shop.setClock('2026-03-04', 12, 5)
  await visit(customer, shop, '/foods', { branch: null })
  await addToCart(customer, 'Lungo')
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /Antwerpen/ })
    .click()
  const said = customer.getByRole('dialog', { name: 'Not in your order' })
  await expect(said).toContainText('takes no orders for that day any more, so Lungo is not in your order')
  await said.getByRole('button', { name: 'Order for Thursday 5 March' }).click()
  await expect(card(customer, 'Lungo').getByRole('status')).toHaveText('1')
})

test('[F-29] a phone’s first screen shows two whole dishes, before and after a branch is chosen', async ({
  page,
  shop,
}) => {
  test.slow()
  await visit(page, shop, '/foods', { branch: null })
  const dishes = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
  const bottomOf = async (dish: number) => {
    const { y, height } = await boxOf(dishes.nth(dish))
    return Math.ceil(y + height)
  }
  for (const branch of ['', 'antwerpen'])
    for (const locale of ['en', 'nl', 'fr', 'ar']) {
      await page.evaluate(
        ([language, chosen]) => {
          localStorage.setItem('noisette.locale', language)
          if (chosen) localStorage.setItem('noisette.branch', chosen)
        },
        [locale, branch] as const,
      )
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(dishes.nth(2)).toBeAttached()
      await restOf(() => bottomOf(1))
      for (const n of [0, 1]) expect(await bottomOf(n), `${locale} ${branch}`).toBeLessThanOrEqual(844)
    }
})

test('[F-29] logo, search and cart come back on scrolling up, and the chips stand below them', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await expect(page.getByRole('heading', { level: 2, name: 'Drinks', exact: true })).toBeAttached()
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, / })
  const scroll = (by: number) => page.mouse.wheel(0, by)
  await page.mouse.move(200, 500)
  await scroll(3000)
  await expect(cart).not.toBeInViewport()
  await scroll(-200)
  await expect(cart).toBeInViewport()
  const head = () => boxOf(page.getByRole('banner'))
  await expect.poll(async () => (await head()).y).toBe(0)
  await expect.poll(async () => (await boxOf(chips(page))).y - (await head()).height).toBeGreaterThanOrEqual(0)
  await expectAccessible(page)
  await scroll(300)
  await expect(cart).not.toBeInViewport()
})

test('[F-31] after choosing a branch by keyboard the focus is on that branch, not on the body', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods', { branch: null })
  const choice = page.getByRole('main').getByRole('button', { name: /Merksem/ })
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can we make you?')
  await expect(page.getByRole('main').getByRole('button', { name: 'Change' })).toBeFocused()
})

test('[OPT-3] after the first touch what is far from the window is left out, and nothing moves', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  const last = page.locator('[data-category]').last()
  const where = () =>
    page
      .locator('[data-category]')
      .evaluateAll((all) => all.map((section) => Math.round(section.getBoundingClientRect().top + scrollY)))
  const drawn = () =>
    last
      .locator('h3')
      .first()
      .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }))
  await expect(last.getByText('Glass').first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  expect(await drawn()).toBe(true)
  // The sizes of an item come after the first view and may make its card taller.
  let before = await where()
  await expect(async () => {
    const now = await where()
    const moved = now.some((top, place) => top !== before[place])
    before = now
    expect(moved).toBe(false)
  }).toPass({ intervals: [1000] })
  await page.getByRole('heading', { level: 2, name: 'Coffee', exact: true }).click()
  await expect.poll(drawn).toBe(false)
  expect(await where()).toEqual(before)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(drawn).toBe(true)
  expect(await where()).toEqual(before)
})
