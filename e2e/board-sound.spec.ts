// What a staff screen plays: orders, guests and the loss of its session; also hidden, suspended and without a stream.
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { boxOf, drawn, officeNav } from './journey-steps.ts'

interface Heard {
  readonly hertz: number[]
  readonly contexts: AudioContext[]
  locks: number
}

/** Records what the page plays, and keeps a reference to its audio. */
async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = { hertz: [], contexts: [], locks: 0 }
    const Real = AudioContext
    Object.assign(window, {
      heard,
      AudioContext: class extends Real {
        constructor() {
          super()
          heard.contexts.push(this)
        }
      },
    })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard.hertz.push(Math.round(this.frequency.value))
      return start.call(this, when)
    }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          heard.locks += 1
          return { released: true, release: async () => undefined }
        },
      },
    })
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard.hertz)
const heardNote = (page: Page, hertz: number) => expect.poll(async () => (await heard(page)).includes(hertz)).toBe(true)
const times = async (page: Page, hertz: number) => (await heard(page)).filter((one) => one === hertz).length
/** One note of each tune that no other tune has. */
const order = 880
const guest = 494
const alarm = 311

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'hidden', { value: state, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: state ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

const suspend = (page: Page) =>
  page.evaluate(async () => {
    for (const context of (window as unknown as { heard: Heard }).heard.contexts) await context.suspend()
  })

const silent = (page: Page) => page.getByRole('button', { name: 'Turn sound on' })

/** Opens a staff screen with sound switched on. */
async function open(page: Page, shop: JourneyShop, path: string): Promise<void> {
  await listenTo(page)
  // What the first read finds does not ring; what should ring must come after it.
  const read = page.waitForEvent('requestfinished', {
    predicate: (request) => new URL(request.url()).pathname === '/api/staff/arrivals',
    timeout: 30_000,
  })
  await visit(page, shop, path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  await page.getByRole('main').click({ position: { x: 2, y: 2 } })
  await read
  await expect(silent(page)).toHaveCount(0)
}

test('[F-3] audio that the tablet suspended is said in red, and comes back with a touch and when the page is shown', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/board')
  await suspend(page)
  await expect(silent(page)).toBeVisible()
  await expectAccessible(page)
  await silent(page).click()
  await expect(silent(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await suspend(page)
  await expect(silent(page)).toBeVisible()
  await setHidden(page, true)
  await setHidden(page, false)
  await expect(silent(page)).toHaveCount(0)
  // What arrives while audio is withheld rings as soon as it can be heard.
  await suspend(page)
  await shop.order()
  await heardNote(page, order)
  // On a phone the way to accept it is whole under the red bar.
  await page.setViewportSize({ width: 390, height: 844 })
  await suspend(page)
  await expect(silent(page)).toBeVisible()
  const bar = page.getByRole('alert').filter({ hasText: 'New order' })
  const end = async (target: Locator) => {
    const { y, height } = await boxOf(target)
    return y + height
  }
  expect(await end(bar.getByText('Accept', { exact: true }))).toBeLessThan(await end(bar))
})

test('[F-3] a hidden tab rings and counts in its title until someone looks; the screen stays awake', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/board')
  const locks = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard.locks)
  await expect.poll(locks).toBeGreaterThan(0)
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  await setHidden(page, true)
  const { id } = await shop.order()
  await shop.order()
  await heardNote(page, order)
  await expect(page).toHaveTitle(/^\(2\) /)
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, await shop.owner())
  await expect(page).toHaveTitle(/^\(1\) /)
  const before = await locks()
  await setHidden(page, false)
  await expect(page).toHaveTitle(/^Orders/)
  await expect.poll(locks).toBeGreaterThan(before)
})

test('[F-3] where no stream comes through, orders ring all the same', async ({ page, shop, context, faults }) => {
  faults.allow('cutRequest')
  await page.route('**/api/live**', (route) => route.abort())
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/all-orders')
  await expect(page.getByText('No open orders')).toBeVisible()
  await shop.order()
  await expect.poll(() => times(page, order), { timeout: 15_000 }).toBeGreaterThan(0)
})

test('[F-3] a barista hears the orders of their own branch, and of no other', async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]), 'antwerpen')
  await open(page, shop, '/board')
  await shop.order({ branch: 'merksem' })
  await shop.order()
  await expect.poll(() => times(page, order)).toBe(1)
  await page.getByRole('button', { name: /New order.*Accept/s }).click()
  await expect(page.getByRole('button', { name: /New order.*Accept/s })).toHaveCount(0)
  await shop.order({ branch: 'merksem' })
  await shop.order()
  await expect.poll(() => times(page, order)).toBe(2)
})

test('[BOARD-4] an order rings until somebody accepts it, in one tab of the tablet, also when that tab is hidden', {
  tag: '@main',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]), 'antwerpen')
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.clock.install({ time: shop.now() })
    await open(tab, shop, '/board')
  }
  await page.bringToFront()
  const pass = (ms: number) => Promise.all([page.clock.runFor(ms), second.clock.runFor(ms)])
  const both = async () => (await times(page, order)) + (await times(second, order))
  await setHidden(page, true)
  const { id } = await shop.order()
  await expect.poll(both).toBe(1)
  await pass(6000)
  // The clock of a tab behind another may have gone on by itself meanwhile.
  await expect.poll(both).toBeGreaterThan(1)
  expect(Math.min(await times(page, order), await times(second, order))).toBe(0)
  await shop.ask('orders.step', { key: 'accepted-by-a-colleague', id, step: 'accept' }, await shop.owner())
  await expect(second.getByRole('button', { name: /New order.*Accept/s })).toHaveCount(0)
  const then = await both()
  await pass(7000)
  expect(await both()).toBe(then)
})

test('[F-3] every staff screen rings, and not for what was there before', async ({ page, shop, context }) => {
  await shop.order()
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/people')
  await drawn(page)
  expect(await times(page, order)).toBe(0)
  const paths = ['/people', '/branches', '/messages', '/site-edit', '/review-admin', '/reservations', '/password']
  for (const [before, path] of paths.entries()) {
    await page.goto(`${shop.url}/#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await shop.order()
    await expect.poll(() => times(page, order), { message: path }).toBe(before + 1)
  }
})

test('[F-39] a board that loses its session says why in red and rings once', async ({ page, shop, context }) => {
  const owner = await shop.owner()
  const cookie = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(context, shop, cookie, 'antwerpen')
  await open(page, shop, '/board')
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  const { accounts } = await shop.ask('staff.list', {}, owner)
  const jef = accounts.find(({ name }) => name === 'Jef')
  await shop.ask('staff.appoint', { id: jef?.id ?? 0, state: 'locked' }, owner)
  const notice = page.getByRole('alert').filter({ hasText: 'New orders do not ring' })
  await expect(notice).toContainText('This account is locked')
  await expect(page).toHaveURL(/#\/account$/)
  await heardNote(page, alarm)
  // The tune has the same note three times.
  expect(await times(page, alarm)).toBe(3)
  await expectAccessible(page)
})

test('[F-39] a session that expired is said, also after a reload, and no longer once signed in', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/people')
  await shop.store.write((trx) => trx.updateTable('staff_session').set({ seen_at: 0 }).execute())
  await shop.order()
  const notice = page.getByRole('alert').filter({ hasText: 'New orders do not ring' })
  await expect(notice).toContainText('You were signed out')
  await page.reload()
  await expect(notice).toContainText('You were signed out')
  await page.getByLabel('User name').fill('Amira')
  await page.getByLabel('Password', { exact: true }).fill('hazelnut-and-cream')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/(people|board)$/)
  await expect(notice).toHaveCount(0)
})

test('[F-35] a reservation and a message ring with a tone of their own and leave a mark on every staff screen until they were seen', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.owner(), 'antwerpen')
  await open(page, shop, '/board')
  await shop.ask('reservations.place', {
    key: 'a-table-for-two-in-antwerpen',
    branch: 'antwerpen',
    persons: 2,
    date: '2026-03-05',
    time: 12 * 60,
    name: 'Noor',
    phone: '0470 12 34 56',
  })
  await heardNote(page, guest)
  const table = page.getByRole('link', { name: '1 new reservation' })
  await expect(table).toBeVisible()
  await shop.ask('contact.send', {
    key: 'a-message-of-noor-to-the-shop',
    name: 'Noor',
    email: 'noor@voorbeeld.example',
    message: 'Do you have oat milk?',
  })
  await expect.poll(() => times(page, guest)).toBe(2)
  expect(await times(page, order)).toBe(0)
  await expect(page.getByRole('button', { name: '2: 1 new reservation, 1 new message' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${shop.url}/#/people`)
  const guests = officeNav(page).getByRole('button', { name: /^Guests/ })
  await expect(guests).toHaveAccessibleName('Guests 2 waiting')
  await guests.click()
  await page.getByRole('link', { name: 'Reservations 1 waiting' }).click()
  await expect(page.getByText('Noor', { exact: true })).toBeVisible()
  await expect(page.getByText('New', { exact: true })).toBeVisible()
  await expect(guests).toHaveAccessibleName('Guests 1 waiting')
  await expect(page.getByText('New', { exact: true })).toBeVisible()
})

test('[OFFICE-3] the board asks once whether the device is the counter of its branch; only a counter rings, and signing in on it opens its board', async ({
  page,
  shop,
  context,
}) => {
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]), null)
  await open(page, shop, '/reservations')
  await expect(page.getByText(/sound/i)).toHaveCount(0)
  await shop.order()
  await page.getByRole('link', { name: /^Board 1 waiting/ }).click()
  const question = page.getByRole('region', { name: 'Is this device the counter of Antwerpen?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  expect(await times(page, order)).toBe(0)
  await question.getByRole('button', { name: 'Yes, ring here' }).click()
  await expect(question).toHaveCount(0)
  await expect(silent(page)).toHaveCount(0)
  const before = await times(page, order)
  await shop.order()
  await expect.poll(() => times(page, order)).toBeGreaterThan(before)

  await context.clearCookies()
  await page.goto(`${shop.url}/#/account`)
  await page.reload()
  await page.getByLabel('User name').fill('Jef')
  await page.getByLabel('Password', { exact: true }).fill('hazelnut-and-cream')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/#\/board$/)
  await expect(question).toHaveCount(0)
})
