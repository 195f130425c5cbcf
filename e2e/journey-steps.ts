// What people do on the screens, in their words.
import type { Locator, Page, Route } from '@playwright/test'
import { expect, type JourneyShop, visit } from './journey-fixtures.ts'

/** The card of an item on the menu. */
export const card = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

export async function addToCart(page: Page, name: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: /Add to cart/ })
    .click()
}

/** The sizes of an item in the order of the menu: their names, prices in euros and pieces. */
export async function sizesOnMenu(shop: JourneyShop, id: string) {
  const { items, groups } = await shop.ask('menu.read', { lang: 'en' })
  const item = items.find((one) => one.id === id)
  const use = item?.groups?.find(({ group }) => group === 'SIZES')
  const options = groups.find((group) => group.id === 'SIZES')?.options ?? []
  return options.flatMap(({ id, name }) => {
    const more = use?.prices?.[id]
    return item && more !== undefined
      ? [{ name, price: `€${((item.price + more) / 100).toFixed(2)}`, count: use?.counts?.[id] }]
      : []
  })
}

export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Your order' })
  await expect(sheet).toBeVisible()
  return sheet
}

/** The checkout, with two cappuccinos in the cart. */
export async function checkout(page: Page, shop: JourneyShop): Promise<void> {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One more' }).click()
  await page.goto(`${shop.url}/#/order`)
  await expect(page.getByRole('button', { name: 'Order with obligation to pay' })).toBeVisible()
}

export async function fillPickUp(page: Page): Promise<void> {
  await page.getByText('Pick up', { exact: true }).first().click()
  await page.getByLabel(/^Name/).fill('Noor')
  await page.getByLabel(/^Phone/).fill('0470 12 34 56')
}

/** Opens the note of a line at the checkout, or of an item in its sheet, and writes it. */
export async function writeNote(line: Locator, note: string): Promise<void> {
  await line.getByRole('button', { name: /^Add a note/ }).click()
  await line.getByRole('textbox', { name: /^Note/ }).fill(note)
}

export const orderLines = (page: Page): Locator =>
  page.getByRole('region', { name: 'What you chose' }).getByRole('listitem')

export const pressOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Order with obligation to pay' }).click()

/** On the page after ordering: opens what a phone folds below what to do next; a wide screen shows it beside. */
export async function unfold(page: Page): Promise<void> {
  await expect(page.getByText('What you ordered')).toBeAttached()
  const rest = page.getByRole('button', { name: /^Your order, token and our address/ })
  if (await rest.isVisible()) await rest.click()
}

/** A member accepts an order without a browser. `member`: as `shop.hire` returned it. */
export const acceptOrder = (shop: JourneyShop, id: number, member: string): Promise<unknown> =>
  shop.ask('orders.step', { key: `accept-order-${id}`.padEnd(20, '-'), id, step: 'accept' }, member)

/** Under what staff know the order that a page shows: its customer has the token only. */
export async function orderIdOf(shop: JourneyShop, token: string): Promise<number> {
  const { orders } = await shop.ask('orders.list', { search: token }, await shop.owner())
  return orders.find((order) => order.token === token)?.id ?? 0
}

/** So many orders of a cappuccino each, accepted by the member. */
export async function acceptedOrders(shop: JourneyShop, count: number, member: string) {
  const placed: Awaited<ReturnType<JourneyShop['order']>>[] = []
  for (let n = 0; n < count; n++) {
    const one = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
    await acceptOrder(shop, one.id, member)
    placed.push(one)
  }
  return placed
}

/** A route's handler: the server takes the request, and its answer never arrives. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

/**
 * The addresses to which the page sends something from now on. The stamp card is left out: it is read by POST because a
 * card is too long for an address.
 */
export function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const isRead = request.method() !== 'POST' || request.url().endsWith('/api/stamps')
    if (!isRead) sent.push(request.url())
  })
  return sent
}

/** Text with no-break spaces replaced by plain ones, as a person reads it. */
export const asRead = (text: string | null): string =>
  (text ?? '').replace(/[\u00a0\u202f\u200e\u200f\u2066-\u2069]/g, ' ').trim()

/** The current slide of a carousel; a fraction while it moves. */
export const slidesTurned = (carousel: Locator): Promise<number> =>
  carousel
    .getByRole('list')
    .first()
    .evaluate((track) => {
      const [first, second] = [...track.children] as HTMLElement[]
      const step = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)) || 1
      const turned = Math.abs(track.scrollLeft) / step
      return Math.abs(turned - Math.round(turned)) < 0.05 ? Math.round(turned) : turned
    })

/** The whole number at which something comes to rest; it must stay, because it may begin late. */
export async function restOf(place: () => Promise<number>): Promise<number> {
  let last = await place()
  let same = 0
  await expect
    .poll(
      async () => {
        const now = await place()
        same = now === last && Number.isInteger(now) ? same + 1 : 0
        last = now
        return same
      },
      { intervals: [100] },
    )
    .toBeGreaterThanOrEqual(8)
  return last
}

/** How far the page is scrolled down, once it is at rest. */
export const scrolledTo = (page: Page): Promise<number> => restOf(() => page.evaluate(() => Math.round(scrollY)))

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Where it is drawn; fails if it is not. */
export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`not drawn: ${target}`)
  return box
}

/** Where a finger can touch it: in the window, at rest, and not covered. */
export async function touchable(target: Locator): Promise<Box> {
  await target.click({ trial: true })
  return boxOf(target)
}

/** Responses that are held back until they are released. */
export function holding(): { hold: (route: Route) => Promise<void>; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { hold: (route) => promise.then(() => route.continue()), letGo: resolve }
}

/** Two frames later, the latest change is on the screen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/** The staff's navigation: a sidebar, a rail, or a bar at the foot. */
export const officeNav = (page: Page): Locator => page.getByRole('navigation', { name: 'Office' }).first()

/** Opens what a member does with their account; on a phone it is at the end of the sheet with all pages. */
export async function openMemberMenu(page: Page): Promise<void> {
  const own = page.getByRole('button', { name: /Account and language$/ })
  await own
    .or(officeNav(page).getByRole('button', { name: /^All( \d|$)/ }))
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'My account' })).toBeVisible()
}
