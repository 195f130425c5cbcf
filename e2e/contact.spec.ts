// How to reach the shop: hours, maps that ask first, a message that arrives once, and what staff do with it.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { loseAnswer } from './journey-steps.ts'

/** Another site replaces openstreetmap.org; the returned list has the requests to it and to any other site. */
async function watchOtherSites(page: Page, shop: JourneyShop): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !url.href.startsWith(shop.url) && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title><p>A map of the streets</p>' })
    },
  )
  return asked
}

const block = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })

const form = (page: Page) => ({
  name: page.getByLabel('Name', { exact: true }),
  email: page.getByLabel('E-mail', { exact: true }),
  message: page.getByLabel('Message', { exact: true }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
})

async function fillIn(page: Page, message = 'Do you have oat milk?'): Promise<void> {
  const { name, email, message: text } = form(page)
  await name.fill('Noor')
  await email.fill('noor@voorbeeld.example')
  await text.fill(message)
}

const messagesOf = async (shop: JourneyShop) => (await shop.ask('messages.list', {}, await shop.owner())).messages

test('[CONTACT-1] three branches with address, phone, e-mail and the hours of the week, today marked', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/contact')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Antwerpen', 'Merksem', 'Etterbeek', 'Write to us'])
  const antwerpen = block(page, 'Antwerpen')
  await expect(antwerpen).toContainText('Korte Hazelstraat 14, 2000 Antwerpen')
  await expect(antwerpen).toContainText('Open until 19:00')
  await expect(antwerpen.getByRole('link', { name: '+32 3 200 00 14' })).toHaveAttribute('href', 'tel:+3232000014')
  await expect(antwerpen.getByRole('link', { name: 'antwerpen@noisette.example' })).toHaveAttribute(
    'href',
    'mailto:antwerpen@noisette.example',
  )
  await expect(antwerpen.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /51\.2185/)
  const hours = antwerpen.getByRole('table', { name: 'Opening hours of Antwerpen' })
  await expect(hours.getByRole('row', { name: /Monday – Saturday/ })).toContainText('today')
  await expect(hours.getByRole('row', { name: /Monday – Saturday/ })).toContainText('07:00 – 19:00')
  await expect(hours.getByRole('row', { name: /Sunday/ })).toContainText('09:00 – 19:00')
  await expect(hours.getByRole('row', { name: /Sunday/ })).not.toContainText('today')
  await expect(block(page, 'Merksem').getByRole('row', { name: /Every day/ })).toContainText('07:00 – 19:00')
  await expectAccessible(page)
})

test('[CONTACT-1] a holiday within two weeks is told, and a branch that staff close says so at once', async ({
  page,
  shop,
}) => {
  const exceptions = JSON.stringify([
    { date: '2026-03-04', periods: [{ from: 540, to: 720 }] },
    { date: '2026-03-14', periods: [] },
    { date: '2026-03-15', periods: [] },
    { date: '2026-04-06', periods: [] },
  ])
  const { touchCatalogue } = await import('#server/store/menu/catalogue.ts')
  await shop.store.write(async (trx) => {
    await trx.updateTable('branch').set({ exceptions }).where('id', '=', 'antwerpen').execute()
    await touchCatalogue(trx)
  })
  await visit(page, shop, '/contact')
  const antwerpen = block(page, 'Antwerpen')
  await expect(antwerpen).toContainText('Open until 12:00')
  await expect(antwerpen).toContainText('Today: 09:00 – 12:00')
  await expect(antwerpen).toContainText('Saturday 14 March – Sunday 15 March: closed')
  await expect(antwerpen).not.toContainText('6 April')
  await expectAccessible(page)
  await shop.ask(
    'shop.setState',
    { branches: ['antwerpen'], open: false, desc: { en: 'New oven' } },
    await shop.owner(),
  )
  await expect(antwerpen.getByText('Closed', { exact: true })).toBeVisible()
  await expect(antwerpen).toContainText('New oven')
})

test('[F-13] [CONTACT-1] no other site is asked for anything before the visitor says so, and nothing jumps then', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  const asked = await watchOtherSites(page, shop)
  await visit(page, shop, '/contact')
  const antwerpen = block(page, 'Antwerpen')
  await expect(antwerpen.getByText('openstreetmap.org, which will then see your internet address')).toBeVisible()
  await expect(antwerpen.getByRole('link', { name: /Open on openstreetmap\.org/ })).toHaveAttribute('href', /51\.2185/)
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) await heading.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  const before = await page.getByRole('heading', { name: 'Write to us' }).boundingBox()
  const scrolled = () => page.evaluate(() => scrollY)
  const from = await scrolled()
  await antwerpen.getByRole('button', { name: 'Show the map' }).click()
  const map = page.getByTitle('Map of Antwerpen')
  await expect(map).toBeFocused()
  await expect(page.frameLocator('iframe[title="Map of Antwerpen"]').getByText('A map of the streets')).toBeVisible()
  await expect(map).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(map).toHaveAttribute('sandbox', /allow-scripts/)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=/)
  const after = await page.getByRole('heading', { name: 'Write to us' }).boundingBox()
  expect((after?.y ?? 0) + (await scrolled())).toBeCloseTo((before?.y ?? 0) + from, 0)
  await expect(page.getByTitle('Map of Merksem')).toHaveCount(0)

  // It was allowed only for this visit.
  await page.reload()
  await expect(block(page, 'Antwerpen').getByRole('button', { name: 'Show the map' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('[CONTACT-1] the visitor may say so for good, and take it back', async ({ page, shop }) => {
  await watchOtherSites(page, shop)
  await visit(page, shop, '/contact')
  await page.getByLabel('Always show the maps').check()
  for (const name of ['Antwerpen', 'Merksem', 'Etterbeek'])
    await expect(page.getByTitle(`Map of ${name}`)).toBeAttached()
  await page.reload()
  await expect(page.getByTitle('Map of Etterbeek')).toBeAttached()
  await expectAccessible(page)
  await page.getByLabel('Always show the maps').uncheck()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.reload()
  await expect(block(page, 'Merksem').getByRole('button', { name: 'Show the map' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('[CONTACT-2] what is missing or wrong is told at its field, and the message arrives once', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/contact')
  const { name, email, message, send } = form(page)
  await send.click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please enter your name.')
  await expect(email).toHaveAccessibleDescription('Please enter your e-mail, so that we can answer.')
  await expect(message).toHaveAccessibleDescription('Please write your message.')
  await expectAccessible(page)
  await fillIn(page)
  await email.fill('noor@voorbeeld')
  await send.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/does not look right/)
  await expect(name).toHaveAccessibleDescription('')
  await email.fill('noor@voorbeeld.example')
  await send.dblclick()
  await expect(page).toHaveURL(/#\/sent$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Your Message is Sent' })).toBeVisible()
  await expect(
    page.getByText('Thank you for contacting us. We will get back to you soon. Have a nice day.'),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await messagesOf(shop)).toMatchObject([
    { name: 'Noor', email: 'noor@voorbeeld.example', message: 'Do you have oat milk?', suspect: false },
  ])
  // The form is empty for the next message.
  await page.goto(`${shop.url}/#/contact`)
  await expect(message).toHaveValue('')
})

test('[CONTACT-2] a lost answer loses nothing: the text outlives a reload, and sending again gives one message', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/contact')
  await fillIn(page)
  await page.route('**/api/contact', loseAnswer)
  const { name, email, message, send } = form(page)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Your message is not sent yet. It is still here.')
  await expect(page.getByRole('alert')).toContainText('We cannot reach the shop.')
  await expectAccessible(page)
  await page.reload()
  await expect(name).toHaveValue('Noor')
  await expect(email).toHaveValue('noor@voorbeeld.example')
  await expect(message).toHaveValue('Do you have oat milk?')
  await page.unroute('**/api/contact')
  await send.click()
  await expect(page).toHaveURL(/#\/sent$/)
  expect(await messagesOf(shop)).toHaveLength(1)
})

test('[CONTACT-2] who writes too often reads how long to wait, and keeps the text', async ({ page, shop }) => {
  for (let n = 0; n < 10; n++)
    await shop.ask('contact.send', {
      key: crypto.randomUUID(),
      name: 'Noor',
      email: 'noor@voorbeeld.example',
      message: 'x',
    })
  await visit(page, shop, '/contact')
  await fillIn(page, 'Once more')
  await form(page).send.click()
  await expect(page.getByRole('alert')).toContainText(/Wait \d+ min, then send it again\./)
  await expect(form(page).message).toHaveValue('Once more')
})

test('[CONTACT-2] staff see a message at once, answer, mark and delete it', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
  browser,
}) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/messages')
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeAttached()

  const noor = await browser.newPage()
  await visit(noor, shop, '/contact')
  await fillIn(noor, 'Do you have oat milk?\nAnd hazelnut?')
  await form(noor).send.click()
  await expect(noor).toHaveURL(/#\/sent$/)
  await noor.close()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Noor' }) })
  await expect(card).toContainText('And hazelnut?')
  await expect(card.getByText('New', { exact: true })).toBeVisible()
  await expect(page.getByText('1 unread')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Reply to Noor' })).toHaveAttribute(
    'href',
    /^mailto:noor@voorbeeld\.example\?subject=/,
  )
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Mark as read' }).click()
  await expect(card.getByText('New', { exact: true })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await page.reload()
  await expect(card.getByRole('button', { name: 'Mark as unread' })).toBeVisible()

  await card.getByRole('button', { name: 'Delete the message from Noor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the message from Noor?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Delete the message from Noor' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
  expect(await messagesOf(shop)).toEqual([])
})

test('[CONTACT-2] staff read why a message was not handed on, and have it tried again', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  await shop.ask('contact.send', {
    key: crypto.randomUUID(),
    name: 'Noor',
    email: 'noor@voorbeeld.example',
    message: 'Hello',
  })
  const [message] = await messagesOf(shop)
  const failed = { state: 'given_up', since: shop.now(), tries: 20, next_at: shop.now(), error: '550 no such mailbox' }
  await shop.store.write((trx) =>
    trx
      .insertInto('contact_hand_on')
      .values({ message: message?.id ?? 0, way: 'mail', ...failed })
      .execute(),
  )
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/messages')
  await expect(page.getByText('Not handed on by mail. We stopped trying. 550 no such mailbox')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again now' }).click()
  await expect(page.getByText('Trying again.')).toBeVisible()
  await expect(page.getByText(/Not handed on by mail yet\. Next try:/)).toBeVisible()
})

test('[CONTACT-1] in Arabic, on a small phone, everything fits and reads from the right', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shop.ask('contact.send', {
    key: crypto.randomUUID(),
    name: 'نور '.repeat(19).trim(),
    email: `${'noor'.repeat(15)}@voorbeeld.example`,
    message: `مرحبًا\n${'x'.repeat(300)}`,
  })
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/contact', { locale: 'ar' })
  const hours = page.getByRole('table', { name: 'ساعات العمل في أنتويرب' })
  await expect(hours.getByRole('row', { name: /السبت/ })).toContainText('07:00 – 19:00')
  await page.getByRole('button', { name: 'أرسل', exact: true }).click()
  await expect(page.getByText('الرجاء إدخال اسمك.')).toBeVisible()
  for (const [path, title] of [
    ['/contact', 'اتصل بنا'],
    ['/messages', 'الرسائل'],
    ['/sent', 'تم إرسال رسالتك'],
  ] as const) {
    await page.goto(`${shop.url}/#${path}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    if (path === '/messages') await expect(page.getByText('مرحبًا')).toBeVisible()
    await expectAccessible(page)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(tooWide, path).toBeLessThanOrEqual(0)
  }
})
