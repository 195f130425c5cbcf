// What people do on the screens, in their words.
import type { Locator, Page } from '@playwright/test'
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
