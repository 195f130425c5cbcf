// The page after ordering: the token once in its dialog, what was promised, and the way back.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { asRead, checkout, fillPickUp, orderIdOf, pressOrder, unfold } from './journey-steps.ts'

test('[F-21] [F-65] [CALL-1] [CONF-2] the token stands in the dialog, once; the page has code, cup name, time, branch, amount and map; Back is the menu', async ({
  page,
  shop,
}) => {
  await checkout(page, shop)
  await fillPickUp(page)
  await page.getByRole('button', { name: 'A name for the cup' }).click()
  await page.getByLabel(/^Cup name/).fill('Noor')
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const token = page.url().slice(-8)
  const dialog = page.getByRole('dialog', { name: 'Your token' })
  await expect(dialog).toContainText(token)
  await expect(dialog).toContainText('You can use this token to track the progress of your order.')
  await dialog.getByRole('button', { name: 'Ok' }).click()

  const main = page.getByRole('main')
  await expect(main).toContainText(/A-\d\dNoor · Noisette Antwerpen/)
  await expect(main).toContainText(/Ready around\s*09:\d\d/)
  await expect(main).toContainText('Noisette Antwerpen')
  await unfold(page)
  await expect(main.getByRole('link', { name: '+32 3 200 00 14' })).toHaveAttribute('href', 'tel:+3232000014')
  await expect(main.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', /mlat=51\.2/)
  await expect.poll(async () => asRead(await main.textContent())).toContain('€6.40')
  await expectAccessible(page)

  await page.reload()
  await expect(main).toContainText(/Ready around/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/foods$/)
  await expect(page.getByRole('heading', { name: 'Cappuccino', exact: true })).toBeVisible()

  // [F-65] Every page has the running order until it is collected, and says when it is ready.
  const bar = page.getByRole('region', { name: 'Your orders' })
  await expect(bar).toHaveText(/^A-\d\d · ready 09:\d\d$/)
  const id = await orderIdOf(shop, token)
  const set = async (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, await shop.owner())
  await set('ready')
  await expect(bar).toHaveText(/^A-\d\d · ready$/, { timeout: 1000 })
  await expect(page).toHaveTitle(/^A-\d\d is ready · /)
  await page.reload()
  await expect(bar).toHaveText(/^A-\d\d · ready$/)
  await expectAccessible(page)
  await set('served')
  await expect(bar).toBeHidden()
  await expect(page).toHaveTitle(/^(?!A-)/)
})

test('[J-99] a phone shows the code, the time and what to do next on little more than one screen; one tap opens the rest', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ordered(page, shop)
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  const main = page.getByRole('main')
  const rest = page.getByRole('button', { name: /^Your order, token and our address/ })
  await expect(rest).toContainText('To pay at the counter: €6.40')
  const lower = await rest.evaluate((one) => one.getBoundingClientRect().bottom + scrollY)
  expect(lower).toBeLessThan(1.3 * 844)
  const qr = main.getByRole('img', { name: 'QR code of this order' })
  await expect(qr).toBeHidden()
  await expect(main.getByText('What you ordered')).toBeHidden()
  await rest.click()
  await expect(qr).toBeVisible()
  await expect(main.getByRole('button', { name: 'Copy the token' })).toBeVisible()
  await expect(main.getByText('What you ordered')).toBeVisible()
  await expectAccessible(page)
})

test('[F-21] a token of no order says so, with a way on', async ({ page, shop }) => {
  await visit(page, shop, '/confirm/ABCD1234')
  const main = page.getByRole('main')
  await expect(main).toContainText('We could not find the token you are looking for.')
  await expect(main).not.toContainText('Thank you')
  await expect(page.getByRole('dialog', { name: 'Your token' })).toBeHidden()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Track your order' }).click()
  await expect(page).toHaveURL(/#\/track$/)
})

/** Noor orders two cappuccinos with this phone, which is left on its confirmation page; her order. */
async function ordered(page: Page, shop: JourneyShop) {
  await checkout(page, shop)
  await fillPickUp(page)
  await pressOrder(page)
  await expect(page.getByRole('dialog', { name: 'Your token' })).toBeVisible()
  const token = page.url().slice(-8)
  return { ...(await shop.ask('orders.track', { token })), id: await orderIdOf(shop, token) }
}

test('[H-20] the confirmation page follows the order: accepted, postponed, ready and handed over, also after a reload', async ({
  page,
  shop,
}) => {
  const barista = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  const { id } = await ordered(page, shop)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Your token' })
  await shop.ask('orders.step', { key: randomUUID(), id, step: 'accept' }, barista)
  await expect(dialog).toContainText('Your time is reserved', { timeout: 8000 })

  await shop.ask('orders.postpone', { key: randomUUID(), id, minutes: 15 }, barista)
  await expect(dialog).toBeHidden()
  await expect(main).toContainText('15 minutes later than we said, sorry.')
  await page.reload()
  await expect(main).toContainText('15 minutes later than we said, sorry.')
  await expect(main).toContainText('Thank you for your order!')
  await expectAccessible(page)

  const set = (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, barista)
  await set('ready')
  await expect(main).toContainText('Ready for you')
  await expect(main).not.toContainText('Ready around')
  await expect(main).not.toContainText('Sent to the shop')
  await page.reload()
  await expect(main).toContainText('Ready for you')

  await set('served')
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(main).toContainText('Order out (Thank you for ordering, enjoy & see you soon)!')
    await expect(main).not.toContainText('Ready for you')
    await expect(main).not.toContainText('pay at the counter')
  }
  await expect(dialog).toBeHidden()
})

test('[H-20] an order that is refused while its confirmation is open, and one that the customer cancels, have no thanks and nothing to pay', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const { id, token } = await ordered(page, shop)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Your token' })
  await shop.ask('orders.step', { key: randomUUID(), id, step: 'refuse', reason: 'sold-out' }, owner)
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(main).toContainText('We cannot make this order, sorry')
    await expect(main).toContainText('Nothing to pay.')
    await expect(main).not.toContainText('Thank you')
    await expect(main).not.toContainText('pay at the counter')
    await expect(page).toHaveTitle(new RegExp(`^Order ${token}`))
    await expect(dialog).toBeHidden()
    await expectAccessible(page)
  }

  await ordered(page, shop)
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await main.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog', { name: 'Cancel this order?' }).getByRole('button', { name: 'Cancel order' }).click()
  for (const again of [false, true]) {
    if (again) await page.reload()
    await expect(main).toContainText('You cancelled this order')
    await expect(main).not.toContainText('Thank you')
  }
})

test('[H-96] the page of a token that no order has does not thank in its title either', async ({ page, shop }) => {
  await visit(page, shop, '/confirm/unknown')
  await expect(page.getByRole('main')).toContainText('We could not find the token you are looking for.')
  await expect(page).toHaveTitle(/^Track your order/)
})

test('[H-32] the message that an order is ready goes with its hand-over', async ({ page, shop }) => {
  const owner = await shop.owner()
  const { id } = await ordered(page, shop)
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await page.goto(`${shop.url}/#/about`)
  const toast = page.getByText(/^A-\d\d is ready$/)
  const set = (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, owner)
  await expect(page.getByRole('region', { name: 'Your orders' })).toBeVisible()
  await set('ready')
  await expect(toast).toBeVisible()
  await set('served')
  await expect(toast).toBeHidden({ timeout: 3000 })
})

test('[H-36] an order that another device opened rings, shows and says in its title that it asks something and is ready', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start
    Object.assign(globalThis, { tones: 0 })
    AudioScheduledSourceNode.prototype.start = function (...when) {
      Object.assign(globalThis, { tones: (globalThis as unknown as { tones: number }).tones + 1 })
      start.apply(this, when)
    }
  })
  const tones = () => page.evaluate(() => (globalThis as unknown as { tones: number }).tones)
  const owner = await shop.owner()
  const { id, token, code } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
  await visit(page, shop, `/track/${token}`)
  await expect(page.getByText('What you ordered')).toBeVisible()
  await page.goto(`${shop.url}/#/about`)
  const bar = page.getByRole('region', { name: 'Your orders' })
  await expect(bar).toContainText(code)
  // A browser plays no sound before the first touch.
  await page.getByRole('heading', { level: 1 }).click()
  const lines = [{ line: 1, item: 'cappuccino', quantity: 2 }]
  await shop.ask('orders.change', { key: randomUUID(), id, lines }, owner)
  await expect(bar).toContainText('a question for you')
  await expect(page.getByText(`A question about ${code}`, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^A question about ${code}`))
  const asked = await tones()
  expect(asked).toBeGreaterThan(0)
  await shop.ask('orders.step', { key: randomUUID(), id, step: 'decline' }, owner)
  await expect(bar).not.toContainText('a question for you')
  await page.goto(`${shop.url}/#/track/${token}`)
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, owner)
  await expect(page).toHaveTitle(new RegExp(`^${code} is ready`))
  await expect.poll(tones).toBeGreaterThan(asked)
  // Its own page says so by itself: a message over it would only repeat it.
  await expect(page.getByText(`${code} is ready`, { exact: true })).toBeHidden()
})

test('[H-36] several running orders take the room of one, the most urgent first; a page does not repeat its own order', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const codes: string[] = []
  for (let n = 0; n < 4; n++) {
    const { id, token, code } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
    codes.push(code)
    await visit(page, shop, `/confirm/${token}`)
    await expect(page.getByRole('main').getByText(code).first()).toBeVisible()
    if (n === 1) await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, owner)
  }
  const bar = page.getByRole('region', { name: 'Your orders' })
  await expect(bar).toHaveText(`${codes[1]} · ready+2and 2 more`)
  await page.goto(`${shop.url}/#/about`)
  const [, ready] = codes
  await expect(bar).toHaveText(`${ready} · ready+3and 3 more`)
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56)
  await bar.getByRole('button', { name: 'and 3 more' }).click()
  for (const code of codes) await expect(bar).toContainText(code)
  await expectAccessible(page)
})

test('[H-35] what is printed is the order, also while the dialog is open; the code is large and the token small', async ({
  page,
  shop,
}) => {
  const { code } = await ordered(page, shop)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('What you ordered')).toBeVisible()
  await expect(page.getByText('Print or save this page')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  const token = page.url().slice(-4)
  const sizeOf = (text: string) =>
    page.getByText(text).evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  const codes = await sizeOf(code.slice(2))
  const tokens = await sizeOf(token)
  expect(Math.max(...codes)).toBeGreaterThan(3 * Math.max(...tokens))
})

test('[H-36] a dark preference changes no control and no scrollbar', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, shop, '/track')
  const [scheme, field] = await page
    .getByRole('textbox')
    .evaluate((box) => [getComputedStyle(document.documentElement).colorScheme, getComputedStyle(box).colorScheme])
  expect([scheme, field].map((one) => one?.split(' ').toSorted().join(' '))).toEqual(['light only', 'light only'])
})
