// "Tell me when it's ready" and the receipt by mail, on the page of an order: what each kind of browser is offered.
import type { Page } from '@playwright/test'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { openPushService, type PushService, type PushSubscriber } from '#server/testing/outside/push-service.ts'
import { test as base, expect, expectAccessible, type JourneyShop, visit } from './journey-fixtures.ts'

interface Outside {
  readonly service: PushService
  readonly box: Mailbox
  /** The shop's clock, by which the service judges signatures. */
  now: () => number
}

const test = base.extend<{ outside: Outside }>({
  // biome-ignore lint/correctness/noEmptyPattern: the pattern is how Playwright reads what a fixture needs
  outside: async ({}, use) => {
    const box = await openMailbox()
    const outside: { now: () => number } = { now: Date.now }
    const service = await openPushService(() => outside.now())
    await use(Object.assign(outside, { service, box }))
    await service.close()
    await box.close()
  },
  config: async ({ config, outside: { service, box } }, use) => {
    const mail = { smtp: `smtp://127.0.0.1:${box.port}`, from: 'Noisette <hello@noisette.example>', to: [] }
    await use({ ...config, pushServices: [service.origin], mail })
  },
})

const tell = { name: 'Tell me when it’s ready' }

/** A browser without a push service behind it: this machine’s stand-in makes its subscription. */
async function withPush(page: Page, service: PushService): Promise<PushSubscriber[]> {
  const phones: PushSubscriber[] = []
  await page.exposeFunction('subscribeHere', (pushKey: string) => {
    const phone = service.subscribe(pushKey)
    phones.push(phone)
    return { endpoint: phone.endpoint, p256dh: phone.p256dh, auth: phone.auth }
  })
  await page.addInitScript(() => {
    type Subscribe = (pushKey: string) => Promise<{ endpoint: string; p256dh: string; auth: string }>
    const { subscribeHere } = window as unknown as { subscribeHere: Subscribe }
    const kept = () => JSON.parse(sessionStorage.getItem('stub.subscription') ?? 'null')
    const shown = (keys: { endpoint: string } | null) =>
      keys && {
        endpoint: keys.endpoint,
        options: { applicationServerKey: null },
        unsubscribe: async () => true,
        toJSON: () => ({ keys }),
      }
    const pushManager = {
      getSubscription: async () => shown(kept()),
      subscribe: async ({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) => {
        const text = btoa(String.fromCharCode(...key))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
        sessionStorage.setItem('stub.subscription', JSON.stringify(await subscribeHere(text)))
        return shown(kept())
      },
    }
    // The worker may begin to run while the page is open.
    const isLate = () => sessionStorage.getItem('stub.late') !== null
    const registration = { active: {}, pushManager }
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
      value: async () => (isLate() ? undefined : registration),
    })
    Object.defineProperty(navigator.serviceWorker, 'ready', {
      value: new Promise((runs) => {
        if (!isLate()) return runs(registration)
        addEventListener('worker runs', () => {
          sessionStorage.removeItem('stub.late')
          runs(registration)
        })
      }),
    })
    Object.defineProperty(Notification, 'permission', {
      get: () => sessionStorage.getItem('stub.permission') ?? 'default',
    })
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => {
        sessionStorage.setItem('stub.asked', 'yes')
        sessionStorage.setItem('stub.permission', 'granted')
        return 'granted'
      },
    })
  })
  return phones
}

/** Counts the notes that the page plays. */
const listenTo = (page: Page) =>
  page.addInitScript(() => {
    const heard = { notes: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard.notes += 1
      return start.call(this, when)
    }
  })
const notes = (page: Page) => page.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes)

async function makeReady(shop: JourneyShop, id: number): Promise<void> {
  const changes = [1, 2].map((line) => ({ line, status: 'ready' as const }))
  await shop.ask('orders.setLineStatus', { id, changes }, await shop.owner())
}

test('[PUSH-1] Noor taps once, closes nothing by mistake, and her phone shows that it is ready; another tap ends it', async ({
  page,
  shop,
  outside,
}) => {
  outside.now = shop.now
  const phones = await withPush(page, outside.service)
  const one = await shop.order()
  const two = await shop.order()
  await visit(page, shop, `/track/${one.token}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('button', tell)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('stub.asked'))).toBeNull()
  await main.getByRole('button', tell).click()
  await expect(main.getByText('We’ll send this phone or computer a message')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(main.getByText('We’ll send this phone or computer a message')).toBeVisible()

  await page.goto(`${shop.url}/#/track/${two.token}`)
  await main.getByRole('button', tell).click()
  await main.getByRole('button', { name: 'No messages, please' }).click()
  await expect(main.getByRole('button', tell)).toBeVisible()
  await makeReady(shop, one.id)
  await makeReady(shop, two.id)
  await expect
    .poll(() => phones.flatMap(({ shown }) => shown.map(({ title }) => title)))
    .toEqual([`${one.code} is ready in Antwerpen`])
  expect(outside.service.faults).toEqual([])
})

test('[PUSH-1] over plain http, and where messages are blocked, the page rings and says so', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('insecureOrigin')
  await listenTo(page)
  const { id, token } = await shop.order()
  const url = shop.url.replace('127.0.0.1', 'shop.test')
  await visit(page, { ...shop, url }, `/track/${token}`)
  const main = page.getByRole('main')
  await main.getByRole('button', tell).click()
  await expect(main.getByText('This page rings when it is ready.')).toBeVisible()
  await expect(main.getByText('We also call your code at the counter.')).toBeVisible()
  await expectAccessible(page)
  expect(await notes(page)).toBe(0)
  await makeReady(shop, id)
  await expect(main).toContainText('Order ready to be picked')
  await expect.poll(() => notes(page)).toBeGreaterThan(5)
  await expect(main.getByRole('button', tell)).toHaveCount(0)
})

test('[PUSH-1] until a worker runs, the page says that it rings; then it offers a message as well', async ({
  page,
  shop,
  outside,
}) => {
  outside.now = shop.now
  await page.addInitScript(() => sessionStorage.setItem('stub.late', 'yes'))
  const phones = await withPush(page, outside.service)
  const { id, token, code } = await shop.order()
  await visit(page, shop, `/track/${token}`)
  const main = page.getByRole('main')
  const also = main.getByRole('button', { name: 'Send me a message as well' })
  await main.getByRole('button', tell).click()
  await expect(main.getByText('This page rings when it is ready.')).toBeVisible()
  await expect(also).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('worker runs')))
  await also.click()
  await expect(main.getByText('We’ll send this phone or computer a message')).toBeVisible()
  await makeReady(shop, id)
  await expect
    .poll(() => phones.flatMap(({ shown }) => shown.map(({ title }) => title)))
    .toEqual([`${code} is ready in Antwerpen`])
})

test('[PUSH-1] a browser that blocks messages is told where to allow them; an iPhone is told the two steps', async ({
  page,
  browser,
  shop,
  outside,
}) => {
  await withPush(page, outside.service)
  await page.addInitScript(() => sessionStorage.setItem('stub.permission', 'denied'))
  const { token } = await shop.order()
  await visit(page, shop, `/track/${token}`)
  await page.getByRole('button', tell).click()
  await expect(page.getByText('This browser blocks messages from us.')).toBeVisible()
  await expectAccessible(page)

  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'
  const context = await browser.newContext({ userAgent })
  const phone = await context.newPage()
  await withPush(phone, outside.service)
  await phone.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await visit(phone, shop, `/track/${token}`, { locale: 'ar' })
  await phone.getByRole('button', { name: 'أخبروني عندما يجهز' }).click()
  await expect(phone.getByText('اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».')).toBeVisible()
  await expectAccessible(phone)
  await context.close()
})

test('[PUSH-2] the receipt is mailed to the address that is typed, once it is one', async ({ page, shop, outside }) => {
  const { token, code } = await shop.order()
  await visit(page, shop, `/track/${token}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Mail me the receipt' }).click()
  await main.getByLabel('Your e-mail').fill('noor')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('This e-mail does not look right.')).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('Your e-mail').fill('noor@example.be')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('The mail is on its way.')).toBeVisible()
  await expect
    .poll(() => outside.box.mails.map(({ to, headers }) => [to, headers.subject]))
    .toEqual([[['noor@example.be'], expect.stringContaining(`${code}, Antwerpen`)]])
  await page.reload()
  await expect(main.getByText('The mail has been sent.')).toBeVisible()
})
