// Trouble at lunch: a caller without a phone that can order, one panini fewer, a tablet without a line, a board nobody
// sees.
import type { Browser, Page } from '@playwright/test'
import { openHookReceiver } from '#server/testing/outside/hook-receiver.ts'
import { breakableConnection } from './breakable-connection.ts'
import { test as base, expect, type JourneyShop, signIn, visit } from './journey-fixtures.ts'
import { asRead } from './journey-steps.ts'
import { lunchDay, lunchLine, type PlacedInLunch, phaseSeen, phone, setUp, step } from './lunch-scene.ts'

const test = base.extend({
  config: async ({ config }, use) => {
    await use({ ...config, webHooks: 'anywhere' })
  },
})

test('[LIFE-5] [LIFE-4] [BOARD-5] [WATCH-1] trouble at lunch: a caller, one panini fewer, a tablet without a line, a forgotten board', {
  tag: '@tablet',
}, async ({ page: tablet, shop, browser, faults }) => {
  faults.allow('cutRequest')
  shop.setClock(lunchDay, 11, 5)
  await setUp(shop, await shop.owner())
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(tablet.context(), shop, jef)

  await someoneCalls(tablet, shop)
  await onePaniniFewer({ tablet, shop, browser, jef })
  await theLineDrops({ tablet, shop, browser, jef })
  await nobodyLooksAtMerksem(shop)
})

/** The barista taps the order together; it is accepted by that, and its code can be told on the telephone. */
async function someoneCalls(tablet: Page, shop: JourneyShop): Promise<void> {
  await visit(tablet, shop, '/all-orders')
  await tablet.getByRole('main').getByRole('link', { name: 'New order' }).click()
  await tablet.getByRole('button', { name: /^Cappuccino/ }).click()
  await tablet.getByRole('button', { name: 'One more Cappuccino' }).click()
  await tablet.getByLabel(/^Name/).fill('Mrs Claes')
  await tablet.getByLabel(/^Telephone/).fill('03 200 11 22')
  await tablet.getByRole('button', { name: /^Place the order/ }).click()
  await expect(tablet.getByText('The order is placed')).toBeVisible()
  const code = await tablet.getByText(/^A-\d\d$/).textContent()
  await visit(tablet, shop, '/board')
  await expect(tablet.getByRole('article', { name: code ?? '' })).toBeVisible()
  await expect(tablet.getByRole('alert').filter({ hasText: 'New order' })).toHaveCount(0)
}

interface Counter {
  readonly tablet: Page
  readonly shop: JourneyShop
  readonly browser: Browser
  readonly jef: string
}

/** The customer calls, staff take one away, and the phone tells what was and what is. */
async function onePaniniFewer({ tablet, shop, browser, jef }: Counter): Promise<void> {
  const order = await shop.order({ lines: [lunchLine('caprese-panini', 2), lunchLine('caffe-latte')] })
  await step(shop, jef, order, 'accept')
  const noor = await phone(browser, shop, `/track/${order.token}`)
  await expect(noor.getByText(order.code).first()).toBeVisible()
  await visit(tablet, shop, `/all-orders/${order.token}/${order.id}`)
  await tablet.getByRole('button', { name: 'Change the order' }).click()
  const dialog = tablet.getByRole('dialog')
  await dialog.getByRole('button', { name: 'One Caprese panini less' }).click()
  await dialog.getByRole('button', { name: 'Save the change' }).click()
  await expect(tablet.getByText('This order was changed.')).toBeVisible()

  await expect(noor.getByText('The shop changed your order')).toBeVisible()
  const now = await shop.ask('orders.track', { token: order.token })
  const told = asRead(await noor.getByRole('main').textContent())
  expect(now.total).toBeLessThan(order.total)
  expect(told).toContain(`Before: 2 × Caprese panini, 1 × Caffè latte, €${(order.total / 100).toFixed(2)}`)
  expect(told).toContain(`Now: 1 × Caprese panini, 1 × Caffè latte, €${(now.total / 100).toFixed(2)}`)
  await noor.context().close()
}

/**
 * Without a line the board says so in red and keeps the taps; with it they go out in order, and nothing was claimed
 * before.
 */
async function theLineDrops({ tablet: board, shop, jef }: Counter): Promise<void> {
  const one = await shop.order()
  const other = await shop.order()
  for (const order of [one, other]) await step(shop, jef, order, 'accept')
  const line = await breakableConnection(shop.url)
  const overTheLine = { ...shop, url: line.url }
  await signIn(board.context(), overTheLine, jef)
  await visit(board, overTheLine, '/board')
  await expect(board.getByRole('article', { name: other.code })).toBeVisible()
  line.cut()
  // Nine seconds without a word from the shop.
  await expect(board.getByRole('alert').getByText(/^No connection since 11:\d\d\./)).toBeVisible({ timeout: 15_000 })
  await board.getByRole('button', { name: `${one.code}: all ready` }).click()
  await board.getByRole('button', { name: `Hand over ${one.code}` }).click()
  await board.getByRole('button', { name: `Hand over unpaid ${one.code}` }).click()
  await board.getByRole('button', { name: `${other.code}: all ready` }).click()
  await expect(board.getByText('3 taps wait', { exact: true })).toBeVisible()
  expect([await phaseSeen(shop, one), await phaseSeen(shop, other)]).toEqual(['accepted', 'accepted'])

  line.letGo()
  await expect.poll(() => phaseSeen(shop, one), { timeout: 15_000 }).toBe('out')
  await expect.poll(() => phaseSeen(shop, other)).toBe('ready')
  await expect(board.getByText(/^No connection since/)).toHaveCount(0, { timeout: 15_000 })
  expect(await statusesSet(shop, one)).toEqual(['ready', 'served'])
  line.close()
}

/** What staff set the lines of an order to, one after the other. */
async function statusesSet(shop: JourneyShop, { id }: PlacedInLunch): Promise<(string | undefined)[]> {
  const { steps } = await shop.ask('orders.history', { id }, await shop.owner())
  return steps.filter((one) => one.step === 'setLines').map(({ data }) => data.lines?.[0]?.status)
}

/** An order comes in at Merksem, whose tablet is off: after two minutes the owner's own receiver knows. */
async function nobodyLooksAtMerksem(shop: JourneyShop): Promise<void> {
  const receiver = await openHookReceiver()
  const hook = { key: crypto.randomUUID(), url: receiver.url, events: ['alert.opened' as const], lang: 'en' as const }
  await shop.ask('hooks.add', hook, await shop.owner())
  const atMerksem = () => receiver.accepted.filter(({ branch }) => branch?.id === 'merksem').map(({ title }) => title)
  shop.setClock(lunchDay, 11, 20)
  await shop.order({ branch: 'merksem' })
  await shop.look()
  expect(atMerksem()).toEqual([])
  shop.setClock(lunchDay, 11, 23)
  await shop.look()
  expect(atMerksem()).toContain('Merksem: nobody is watching the orders')
  await receiver.close()
}
