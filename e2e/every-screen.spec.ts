// Every screen in English and Arabic: no accessibility violation, nothing wider than the screen, targets large enough.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { noorsTable } from '#server/testing/order-drafts.ts'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { type CustomerPath, expectScreen, type StaffPath } from './screens.ts'

const screens: readonly CustomerPath[] = [
  '/',
  '/foods',
  '/bagel',
  '/drinks',
  '/order',
  '/track',
  '/review',
  '/about',
  '/contact',
  '/sent',
  '/reservation',
  '/legal',
  '/terms',
  '/privacy',
  '/accessibility',
  '/gift',
  '/account',
  '/account/signup',
  '/account/password',
  '/no-such-page',
]
const staffScreens: readonly StaffPath[] = [
  '/all-orders',
  '/board',
  '/new-order',
  '/ring-ups',
  '/money',
  '/days/antwerpen',
  '/food-edit',
  '/food-edit-options',
  '/food-edit-sheet',
  '/food-edit-prices',
  '/categories',
  '/food-edit-coffee',
  '/food-edit-undeclared',
  '/beverage-edit',
  '/review-admin',
  '/messages',
  '/begin',
  '/brand',
  '/site-edit',
  '/legal-edit',
  '/legal-edit/terms/ar',
  '/reservations',
  '/alerts',
  '/people',
  '/persons',
  '/log',
  '/fake-orders',
  '/stamps',
  '/gift-cards',
  '/reductions',
  '/bake',
  '/bake/left',
  '/password',
  '/branches',
  '/branches/antwerpen/capacity',
  '/making-times',
  '/promises',
  '/table-cards',
  '/displays',
  '/branches/new',
  '/branches/antwerpen',
  '/branches/antwerpen/till',
]

/** The longest note, in one word: it must wrap wherever it is shown. */
const note = 'oatmilk'.repeat(17)

const cart = JSON.stringify({
  day: null,
  lines: [
    { item: 'cappuccino', quantity: 2, note, seenPrice: 320 },
    { item: 'house-white-wine', options: [{ option: 'GLASS', quantity: 1 }], quantity: 1, note: '', seenPrice: 480 },
    { item: 'breakfast-board', options: [{ option: 'PERSONS-2', quantity: 1 }], quantity: 1, note: '', seenPrice: 1 },
  ],
})

/** Controls that a finger could miss: smaller than 44 px either way and not within a line of text. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role=button], select, summary')]
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect()
        return control.checkVisibility() && width > 1 && (width < 43.5 || height < 43.5)
      })
      .map((control) => `${control.getAttribute('aria-label') ?? control.textContent} ${control.className}`),
  )

/** The typefaces have loaded, nothing has changed for a tenth of a second, and everything that moved is at rest. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise<void>((resolve) => {
      let rest = setTimeout(resolve, 100)
      new MutationObserver(() => {
        clearTimeout(rest)
        rest = setTimeout(resolve, 100)
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

async function lookAt(page: Page, shop: JourneyShop, path: string, locale: 'en' | 'ar'): Promise<void> {
  await page.goto(`${shop.url}/#${path}`)
  await expectScreen(page, path, locale)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
  await settled(page)
  await expectAccessible(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${path} ${locale} is too wide`).toBeLessThanOrEqual(0)
  expect(await smallTargets(page), `${path} ${locale}`).toEqual([])
}

const combinations = [
  { locale: 'en', device: 'phone' },
  { locale: 'ar', device: 'phone' },
  { locale: 'en', device: 'tablet' },
  { locale: 'ar', device: 'tablet' },
] as const

// In halves, which run beside each other.
for (const { locale, device } of combinations)
  for (const [half, which] of ['half of the', 'the other'].entries()) {
    const isOfHalf = (_path: string, at: number) => at % 2 === half

    test(`${which} customers' screens hold in ${locale} on a ${device}`, {
      tag: `@${device}`,
    }, async ({ page, shop }) => {
      test.setTimeout(180_000)
      const { token } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1, note }] })
      await page.addInitScript((lines) => localStorage.setItem('noisette.cart', lines), cart)
      await visit(page, shop, '/', { locale })
      const paths = [...screens, `/confirm/${token}`, `/track/${token}`]
      for (const path of paths.filter(isOfHalf)) await lookAt(page, shop, path, locale)
    })

    test(`${which} staff's screens hold in ${locale} on a ${device}`, {
      tag: `@${device}`,
    }, async ({ page, shop, context }) => {
      test.setTimeout(180_000)
      const { id, token } = await shop.order()
      await shop.order({ name: 'Zoë', form: 'table', table: 4 })
      await shop.ask('contact.send', {
        key: randomUUID(),
        name: 'Noor',
        email: 'noor@voorbeeld.example',
        message: note,
      })
      await shop.ask('reservations.place', noorsTable())
      await signIn(context, shop, await shop.owner())
      await visit(page, shop, '/all-orders', { locale })
      const paths = [...staffScreens, `/all-orders/${token}/${id}`]
      for (const path of paths.filter(isOfHalf)) await lookAt(page, shop, path, locale)
    })
  }

test('a small phone of 360 px shows every customer screen without scrolling sideways', async ({ page, shop }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript((lines) => localStorage.setItem('noisette.cart', lines), cart)
  await visit(page, shop, '/')
  for (const path of screens) {
    await page.goto(`${shop.url}/#${path}`)
    await expectScreen(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})
