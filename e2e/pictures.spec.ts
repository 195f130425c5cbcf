// The shop's own pictures: each one loads, in a fitting format and width, and has a description.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './journey-fixtures.ts'
import { expectScreen } from './screens.ts'

/** Scrolls to every picture of the page, and waits until it has loaded. */
async function seeAll(page: Page): Promise<void> {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
}

for (const locale of ['en', 'ar'] as const)
  test(`every picture of the about, contact and sign-in screens comes and has words in ${locale}`, async ({
    page,
    shop,
  }) => {
    for (const path of ['/about', '/contact', '/account']) {
      await visit(page, shop, path, { locale })
      await expectScreen(page, path, locale)
      const pictures = page.locator('img[src^="/pictures/"]')
      await expect(pictures.first()).toBeVisible()
      await seeAll(page)
      const words = await pictures.evaluateAll((all) => all.map((img) => img.getAttribute('alt') ?? ''))
      for (const alt of words) expect(alt).toMatch(locale === 'ar' ? /\p{Script=Arabic}/u : /^[A-Z].+/)
      expect(new Set(words).size).toBe(words.length)
    }
  })

test('[MENU-3] the pictures of the menu are named, come as AVIF no wider than the screen needs, and are kept', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  const sent = new Map<string, { type: string | null; kept: string | null }>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/pictures/'))
      sent.set(pathname, {
        type: await response.headerValue('content-type'),
        kept: await response.headerValue('cache-control'),
      })
  })
  await visit(page, shop, '/foods')
  await expect(page.getByRole('img', { name: 'Cappuccino', exact: true })).toBeVisible()
  await expect.poll(() => [...sent.keys()].some((path) => path.startsWith('/pictures/espresso/'))).toBe(true)
  for (const [path, { type, kept }] of sent) {
    expect(type, path).toBe('image/avif')
    expect(kept, path).toContain('immutable')
    expect(Number(path.split('/').at(-1)), path).toBeLessThanOrEqual(768)
  }
  // Pictures far below are not loaded before the visitor scrolls to them.
  expect([...sent.keys()].filter((path) => path.startsWith('/pictures/c14/'))).toEqual([])
})
