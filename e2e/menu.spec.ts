// Browsing the menu of a branch.
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, asRead, card, sizesOnMenu } from './journey-steps.ts'

test('a new visitor chooses a branch that says whether it is open and until when orders are taken', {
  tag: ['@main', '@sizes'],
}, async ({ page, shop }) => {
  await visit(page, shop, '/foods', { branch: null })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where do you want to pick up?')
  const main = page.getByRole('main')
  for (const name of ['Antwerpen', 'Merksem', 'Etterbeek']) await expect(main.getByText(name).first()).toBeVisible()
  await expect(main).toContainText('Open until 19:00')
  await expect(main).toContainText('12:00')
  await expectAccessible(page)
  await main.getByRole('button', { name: /Merksem/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can we make you?')
  await page.reload()
  await expect(main.getByText('Merksem').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can we make you?')
})

test('[MENU-1] categories in their order with an icon each, cards, and the delivery message', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  const main = page.getByRole('main')
  await expect(main).toContainText("We don't deliver at the moment (pick-up only). Thanks!")
  const headings = async () => (await main.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 13)
  const { categories } = await shop.ask('menu.read', { lang: 'en' })
  const inOrder = [...categories].sort((a, b) => a.index - b.index).map(({ name }) => name)
  await expect.poll(headings).toEqual(inOrder)
  const nav = main.getByRole('navigation', { name: 'Categories' }).filter({ visible: true })
  await expect(nav.getByRole('link').filter({ hasText: 'Coffee' }).first().locator('img, svg').first()).toBeVisible()
  await expectAccessible(page)
})

test('[MENU-2] [ROUTE-5] a category’s screen shows only its own items; an empty one says so', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/bagel')
  await expect(card(page, 'Salmon bagel')).toBeVisible()
  await expect(card(page, 'Cappuccino')).toHaveCount(0)
  const owner = await shop.owner()
  const { items } = await shop.ask('menu.read', { lang: 'en' })
  for (const item of items.filter(({ category }) => category === 'BAGEL'))
    await shop.ask('stock.set', { item: item.id, branches: ['antwerpen'], stock: 'out' }, owner)
  await expect(page.getByRole('heading', { name: 'Currently unavailable' })).toBeVisible({ timeout: 8000 })
  await expect(page.getByText("We're sorry for the inconvenience, you can check out our other items.")).toBeVisible()
  await expectAccessible(page)
})

test('[OPT-2] [MENU-3] a card shows picture, name, words and price; by the glass or the bottle; sold out it is hidden', async ({
  page,
  shop,
}) => {
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' }, await shop.owner())
  await visit(page, shop, '/foods')
  const cappuccino = card(page, 'Cappuccino')
  await expect(cappuccino.locator('img')).toHaveJSProperty('complete', true)
  expect(asRead(await cappuccino.textContent())).toContain('€3.20')
  await expect(cappuccino.getByRole('paragraph')).toHaveText(/\w{3,}/)
  await expect(card(page, 'Salmon bagel')).toHaveCount(0)
  await page.goto(`${shop.url}/#/drinks`)
  const wine = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Bottle') })
    .first()
  const text = asRead(await wine.textContent())
  expect(text).toMatch(/Glass\s*€\d/)
  expect(text).toMatch(/Bottle\s*€\d/)
})

test('[OPT-2] [MENU-4] a board counts from one to four persons, and its pieces and price follow', async ({
  page,
  shop,
}) => {
  const board = await sizesOnMenu(shop, 'breakfast-board')
  expect(board).toHaveLength(4)
  await visit(page, shop, '/specials')
  const shown = card(page, 'Breakfast board')
  for (const [at, { name, price, count }] of board.entries()) {
    expect(name).toMatch(new RegExp(`^${at + 1} (person|people)$`))
    await shown.getByRole('radio', { name, exact: true }).check()
    await expect(shown).toContainText(`${name}, ${count} pieces`)
    await expect.poll(async () => asRead(await shown.textContent())).toContain(price)
  }
  await expect(shown.getByRole('radio')).toHaveCount(4)
  await addToCart(page, 'Breakfast board')
  await expect(shown.getByRole('group', { name: 'Breakfast board' }).getByRole('status')).toHaveText('1')
})

test('[MENU-5] Add to cart shows while the quantity is zero and orders are taken; after 12:00 it goes', async ({
  page,
  shop,
}) => {
  shop.setClock('2026-03-04', 11, 58)
  await visit(page, shop, '/app')
  const cappuccino = card(page, 'Cappuccino')
  await expect(cappuccino.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await addToCart(page, 'Cappuccino')
  await expect(cappuccino.getByRole('button', { name: 'Add to cart' })).toHaveCount(0)

  shop.setClock('2026-03-04', 12, 1)
  await page.reload()
  await expect(page.getByText('Orders for today were taken until 12:00.')).toBeVisible()
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Order for Thursday 5 March' }).click()
  await expect(page.getByText(/Your order is for .*Thursday/)).toBeVisible()
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toBeVisible()
})

test('[MENU-5] the button goes by itself when the cut-off comes', async ({ page, shop }) => {
  shop.setClock('2026-03-04', 11, 59)
  await page.clock.install({ time: shop.now() })
  await visit(page, shop, '/app')
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toBeVisible()
  // Both clocks move on, the server's and the page's; no event tells the page.
  shop.setClock('2026-03-04', 12, 0.1)
  await page.clock.runFor(36_000)
  await expect(page.getByText('Orders for today were taken until 12:00.')).toBeVisible()
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
})

test('[MENU-7] what staff change shows on an open page within a second, without reload', { tag: '@main' }, async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  await visit(page, shop, '/foods')
  await expect(card(page, 'Salmon bagel')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { same: true }))
  const soon = { timeout: 8000 }

  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'out' }, owner)
  await expect(card(page, 'Salmon bagel')).toHaveCount(0, soon)
  await shop.ask('stock.set', { item: 'salmon-bagel', branches: ['antwerpen'], stock: 'in' }, owner)
  await expect(card(page, 'Salmon bagel')).toBeVisible(soon)

  await shop.ask('shop.setMessage', { message: { en: 'We deliver on bikes this Friday.' } }, owner)
  await expect(page.getByText('We deliver on bikes this Friday.')).toBeVisible(soon)

  await shop.ask(
    'shop.setState',
    { branches: ['antwerpen'], open: false, date: '10/03/2026', desc: { en: 'Painting the walls.' } },
    owner,
  )
  await expect(page.getByText('Painting the walls.')).toBeVisible(soon)
  await expect(page.getByText(/10\/03\/2026/)).toBeVisible()
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toHaveCount(0)
  await expectAccessible(page)
  await shop.ask('shop.setState', { branches: ['antwerpen'], open: true, date: '', desc: {} }, owner)
  await expect(card(page, 'Espresso').getByRole('button', { name: 'Add to cart' })).toBeVisible(soon)
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
})
