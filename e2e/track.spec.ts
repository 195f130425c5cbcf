// Following an order by its token.
import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { acceptOrder } from './journey-steps.ts'

test('[TRACK-1] a token is found whatever its case and blanks; an unknown one is said', async ({ page, shop }) => {
  const { token } = await shop.order()
  await visit(page, shop, '/track')
  await expectAccessible(page)
  const box = page.getByRole('textbox')
  await box.fill('ZZZZ9999')
  await box.press('Enter')
  await expect(page.getByText('We could not find the token you are looking for.')).toBeVisible()
  await expect(box).toHaveValue(/ZZZZ\s?9999/i)
  await box.fill(` ${token.slice(0, 4).toLowerCase()} ${token.slice(4).toLowerCase()} `)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(new RegExp(`#/track/${token}$`))
  await expect(page.getByText(token).first()).toBeVisible()
})

test('[F-27] the token box takes what people type and paste, says what is missing, and helps who lost it', async ({
  page,
  shop,
}) => {
  let { token } = await shop.order()
  // A token that can be misread.
  while (!/[01]/.test(token)) token = (await shop.order()).token
  await visit(page, shop, '/track')
  const main = page.getByRole('main')
  const box = page.getByRole('textbox')
  await box.press('Enter')
  await expect(main).toContainText('Type your token: the 8 letters and digits that you got with your order.')
  await box.fill(token.slice(0, 7))
  await box.press('Enter')
  await expect(main).toContainText('A token has 8 letters and digits; this one has 7.')
  await expectAccessible(page)
  await expect(main.getByRole('link', { name: 'Antwerpen +32 3 200 00 14' })).toHaveAttribute('href', 'tel:+3232000014')

  const misread = token.replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase()
  for (const text of [`${misread.slice(0, 4)}-${misread.slice(4)}`, `${shop.url}/#/track/${token}`]) {
    await page.goto(`${shop.url}/#/track`)
    await box.fill(text)
    await box.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#/track/${token}$`))
  }
})

test('[H-31] [H-95] a code in the token box is told from a token; what cannot be a token was not found, first of all', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/track')
  const main = page.getByRole('main')
  const box = page.getByRole('textbox')
  for (const [typed, hint] of [
    ['M-80', 'This is the code that we call at the counter.'],
    ['ABC', 'A token has 8 letters and digits; this one has 3.'],
    ['ABCD#234', 'A token has only letters and digits.'],
  ] as const) {
    await box.fill(typed)
    await box.press('Enter')
    await expect(main).toContainText(`We could not find the token you are looking for. ${hint}`)
  }
})

test('[F-58] [F-64] [CALL-1] [TRACK-2] [TRACK-4] code, promise, lines, price, telephone and map; nothing that is not so', {
  tag: '@main',
}, async ({ page, shop }) => {
  const { token, code } = await shop.order()
  await visit(page, shop, `/track/${token.toLowerCase()}`)
  const main = page.getByRole('main')
  await expect(main).toContainText(token)
  await expect(main.getByText('Your code', { exact: true })).toBeVisible()
  await expect(main).toContainText(code)
  await expect(main).toContainText('Sent to the shop')
  await expect(main).not.toContainText('We are on it')
  await expect(main).toContainText(/Ready around\s*09:\d\d/)
  const line = main.getByRole('listitem').filter({ hasText: 'Cappuccino' }).first()
  await expect(line.locator('img')).toBeVisible()
  await expect(line).toContainText('2')
  // Placed by another browser, whose notes are nobody else's.
  await expect(line).not.toContainText('oat milk')
  await expect(line).toContainText('Received')
  await expect(main).toContainText('Order well received (Keep tracking the order status here)!')
  await expect(line).toContainText('€6.40')
  await expect(main).toContainText(/To pay at the counter\s*€\d+\.\d\d/)
  await expect(main.getByRole('link', { name: 'Call Antwerpen' })).toHaveAttribute('href', 'tel:+3232000014')
  await expect(main.getByRole('link', { name: /on the map/ })).toHaveAttribute('href', /mlat=51\.2/)
  await expect(main.getByRole('img', { name: 'QR code of this order' })).toBeVisible()
  await expectAccessible(page)

  shop.setClock('2026-03-04', 9, 14)
  await page.reload()
  await expect(main).toContainText('A little later than')
  await expect(main).not.toContainText('Ready around')
})

for (const { locale, late, due, ask, bar } of [
  {
    locale: 'en',
    late: 'A little later than',
    due: 'It should be ready by now',
    ask: 'Please ask at the counter and say your code.',
    bar: 'should be ready, please ask',
  },
  {
    locale: 'ar',
    late: 'بعد هذا الموعد بقليل',
    due: 'يُفترض أن طلبك جاهز الآن',
    ask: 'اسأل عنه عند الكاونتر وقل رقمك.',
    bar: 'يُفترض أنه جاهز، اسأل عنه',
  },
]) {
  test(`[QUOTE-5] six minutes after its promise an order that nobody tapped should be ready, without a connection too (${locale})`, async ({
    page,
    shop,
    context,
    faults,
  }) => {
    faults.allow('cutRequest')
    const { id, token, code } = await shop.order()
    await acceptOrder(shop, id, await shop.owner())
    const { wantedAt } = await shop.ask('orders.track', { token })
    await page.clock.install({ time: shop.now() })
    await visit(page, shop, `/track/${token}`, { locale })
    const main = page.getByRole('main')
    await expect(main).toContainText(code)
    await context.setOffline(true)
    const before = (wantedAt ?? 0) - (await page.evaluate(() => Date.now()))
    await page.clock.fastForward(before + 5 * 60_000)
    await expect(main).toContainText(late)
    await expect(main).not.toContainText(due)
    await page.clock.fastForward(60_000)
    const said = main.getByRole('status').filter({ hasText: due })
    await expect(said).toContainText(ask)
    await expect(main.getByRole('link', { name: '+32 3 200 00 14' }).first()).toHaveAttribute('href', 'tel:+3232000014')
    await expect(main).not.toContainText(late)
    await expectAccessible(page)
    await page.evaluate(() => {
      location.hash = '/foods'
    })
    await expect(page.getByRole('region').filter({ hasText: code }).first()).toContainText(bar)
  })
}

test('[LIFE-2] [LIFE-3] [TIME-3] a refusal is read in Arabic within a second, and another branch is offered', async ({
  page,
  shop,
}) => {
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  await visit(page, shop, `/track/${token}`, { locale: 'ar' })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'وصلت' }).click()
  await expect(main).toContainText('يعلم الفرع أنك وصلت.')
  await shop.ask(
    'orders.step',
    { key: randomUUID(), id, step: 'refuse', reason: 'sold-out', words: 'Geen havermelk meer.' },
    owner,
  )
  await expect(main).toContainText('نفد شيء مما طلبته.', { timeout: 1000 })
  await expect(main).toContainText('Geen havermelk meer.')
  await expect(main).toContainText('لا شيء تدفعه')
  await expect(main.getByRole('button', { name: 'إلغاء الطلب' })).toHaveCount(0)
  await expectAccessible(page)
  await main
    .getByRole('button', { name: /^اطلب من .* · .*09:10/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#\/order$/)
  await expect(main).toContainText('كابتشينو')
})

test('[H-27] [F-8] [TRACK-3] [TRACK-4] [TRACK-5] each tap behind the counter shows in under a second, until all is served', {
  tag: '@main',
}, async ({ page, shop }) => {
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  await visit(page, shop, `/track/${token}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Order well received')
  const set = (status: 'ready' | 'served', lines = [1, 2]) =>
    shop.ask('orders.setLineStatus', { id, changes: lines.map((line) => ({ line, status })) }, owner)

  await set('ready', [1])
  await expect(main.getByRole('listitem').filter({ hasText: 'Cappuccino' }).first()).toContainText('Pick UP (Ready)', {
    timeout: 1000,
  })
  // [F-8] If lines differ in status there is a banner for each, and the large one is that of the slowest.
  const banners = main.getByRole('status').filter({ hasText: /!|Ready so far/ })
  await expect(banners).toHaveText([/^Ready so far.*Cappuccino/, /^Order well received .*Brussels waffle/])
  await expect(main).toContainText('We are on it')
  await expect(main).not.toContainText('Please come')
  await expectAccessible(page)
  await set('ready')
  await expect(main).toContainText('Order ready to be picked (Please come to our location)!', { timeout: 8000 })
  await expect(main.getByText('Order well received')).toHaveCount(0)
  await set('served')
  await expect(main).toContainText('Order out (Thank you for ordering, enjoy & see you soon)!', { timeout: 8000 })
  await expect(main).toContainText('Picked (Served)')
  await expectAccessible(page)
})

test('[TRACK-3] where streams are blocked the page asks once a second', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  await page.route('**/api/live**', (route) => route.abort())
  await page.clock.install()
  await visit(page, shop, `/track/${token}`)
  await expect(page.getByRole('main')).toContainText('Order well received')
  await page.clock.runFor(4000)
  await shop.ask(
    'orders.setLineStatus',
    { id, changes: [1, 2].map((line) => ({ line, status: 'ready' as const })) },
    owner,
  )
  await expect(page.getByRole('main')).toContainText('Order ready to be picked', { timeout: 8000 })
})

test('[TRACK-3] what happened while the server was away shows when it is back', async ({ page, shop, faults }) => {
  faults.allow('cutRequest', 'stoppingServer')
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  await visit(page, shop, `/track/${token}`)
  await expect(page.getByRole('main')).toContainText('Order well received')
  await shop.restart()
  await shop.ask(
    'orders.setLineStatus',
    { id, changes: [1, 2].map((line) => ({ line, status: 'ready' as const })) },
    owner,
  )
  await expect(page.getByRole('main')).toContainText('Order ready to be picked', { timeout: 15_000 })
})

test('[TRACK-6] too many guesses are told to wait, in words', async ({ page, shop }) => {
  for (let guess = 0; guess < 30; guess++)
    await shop.ask('orders.track', { token: `GUESS${String(guess).padStart(3, '0')}` }).catch(() => {})
  await visit(page, shop, '/track/ZZZZ9999')
  await expect(page.getByRole('main')).toContainText(/wait|moment|minute/i)
})

test('[LIFE-4] a dearer change waits for the yes of the customer, who reads old and new', async ({ page, shop }) => {
  const { id, token } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
  await visit(page, shop, `/track/${token}`)
  const lines = [{ line: 1, item: 'cappuccino', quantity: 2 }]
  await shop.ask('orders.change', { key: 'a-key-of-this-journey', id, lines }, await shop.owner())
  await expect(page.getByText('A question from the shop: may we change this?')).toBeVisible({ timeout: 8000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Yes, for/ }).click()
  await expect(page.getByText('The shop changed your order')).toBeVisible()
  await expect(page.getByText(/Before: 1 × Cappuccino/)).toBeVisible()
})
