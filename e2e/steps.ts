// What people do on the screens, in their words.
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

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

/** The dialog that the cart icon opens. */
export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cart, / })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Your order' })
  await expect(sheet).toBeVisible()
  return sheet
}

/** Text with its no-break spaces made plain, as a person reads it. */
export const plain = (text: string | null): string =>
  (text ?? '').replace(/[\u00a0\u202f\u200e\u200f\u2066-\u2069]/g, ' ').trim()

/** Which slide a carousel stands at; a fraction while it turns. */
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

/** The place that a turning carousel has come to rest at: a turn may begin late on a busy machine, so it must stay a while. */
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

/** Answers that wait on the way until they are let go. */
export function holding(): { hold: (route: Route) => Promise<void>; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { hold: (route) => promise.then(() => route.continue()), letGo: resolve }
}

/** Two frames on, what came last is on the screen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
