// Antwerpen at lunch: two baristas and one at the grill, tablets of the staff, phones of customers.
import type { Browser, Page } from '@playwright/test'
import { type JourneyShop, signIn, visit } from './journey-fixtures.ts'
import { addToCart, card } from './journey-steps.ts'

export type PlacedInLunch = Awaited<ReturnType<JourneyShop['order']>>

export const lunchDay = '2026-03-04'
export const lunchLine = (id: string, quantity = 1) => ({ item: id, quantity })

/** Two baristas and one at the grill; coffee takes a minute and a panini four, in slots of ten minutes. */
export async function setUp(shop: JourneyShop, owner: string): Promise<void> {
  const { branches } = await shop.ask('pace.read', {}, owner)
  const antwerpen = branches.find(({ branch }) => branch === 'antwerpen')
  if (!antwerpen) throw new Error('no Antwerpen')
  const station = (id: string, name: string, hands: number) => ({ id, name: { en: name }, hands, handsAt: [] })
  const stations = [station('bar', 'Bar', 2), station('grill', 'Grill', 1)]
  const capacity = { slotMinutes: 10 as const, orders: null, items: null, stations, share: 100 }
  await shop.ask(
    'pace.save',
    { branch: 'antwerpen', version: antwerpen.version, letter: 'A', autoAccept: false, capacity },
    owner,
  )
  const { items } = await shop.ask('items.read', {}, owner)
  for (const [id, at, seconds] of [
    ['caffe-latte', 'bar', 60],
    ['caprese-panini', 'grill', 240],
  ] as const) {
    const found = items.find((one) => one.id === id)
    if (found) await shop.ask('items.save', { ...found, making: [{ station: at, seconds }] }, owner)
  }
}

export async function tablet(browser: Browser, shop: JourneyShop, cookie: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } })
  await signIn(context, shop, cookie)
  const page = await context.newPage()
  await visit(page, shop, path)
  return page
}

export async function phone(browser: Browser, shop: JourneyShop, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  await visit(page, shop, path)
  return page
}

/** The checkout of a customer who wants one of an item, with the form filled in but for the time. */
export async function checkoutOf(
  browser: Browser,
  shop: JourneyShop,
  wish: { name: string; item: string; menu: string },
) {
  const page = await phone(browser, shop, wish.menu)
  await card(page, wish.item).waitFor()
  await addToCart(page, wish.item)
  await page.goto(`${shop.url}/#/order`)
  await page.getByText('Pick up', { exact: true }).first().click()
  await page.getByLabel(/^Name/).fill(wish.name)
  await page.getByLabel(/^Phone/).fill('0470 12 34 56')
  return page
}

export const step = (
  shop: JourneyShop,
  as: string,
  { id }: Pick<PlacedInLunch, 'id'>,
  name: 'accept' | 'refuse' | 'pay',
  more = {},
) => shop.ask('orders.step', { key: crypto.randomUUID(), id, step: name, ...more }, as)

export const phaseSeen = async (shop: JourneyShop, { token }: Pick<PlacedInLunch, 'token'>) =>
  (await shop.ask('orders.track', { token })).phase
