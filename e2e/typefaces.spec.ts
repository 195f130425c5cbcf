// Arabic has its own typefaces: they are there when the language changes, and a slow connection keeps nobody waiting.
import type { Page } from '@playwright/test'
import { expect, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { holding } from './journey-steps.ts'

/** Which of the site's typefaces the first matching element is drawn in. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devTools.detach()
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

async function openMenu(page: Page, shop: JourneyShop): Promise<void> {
  await visit(page, shop, '/foods')
  await expect(page.locator('footer')).toBeVisible()
}

async function chooseArabic(page: Page): Promise<void> {
  const folded = page.getByRole('button', { name: /: EN$/ })
  if (await folded.isVisible()) await folded.click()
  await page
    .getByRole('button', { name: /العربية/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
}

async function expectArabicFaces(page: Page): Promise<void> {
  await expect.poll(() => facesOf(page, 'h1')).toContain('El Messiri')
  await expect.poll(() => facesOf(page, 'main li h3')).toContain('Readex Pro')
}

test('[NAV-5] a switch to Arabic on the page shows the Arabic typefaces, which no other language fetches', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('-arabic.woff2')) asked.push(request.url())
  })
  await openMenu(page, shop)
  expect(asked).toEqual([])
  await chooseArabic(page)
  await expectArabicFaces(page)
})

test('[NAV-5] on a slow line the Arabic words do not wait for their typefaces, which come when they can', async ({
  page,
  shop,
}) => {
  const { hold, letGo } = holding()
  await page.route(/-arabic\.woff2$/, hold)
  await openMenu(page, shop)
  await chooseArabic(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
  expect(await facesOf(page, 'main li h3')).not.toContain('Readex Pro')
  letGo()
  await expectArabicFaces(page)
})

test('an Arabic document that is opened again is drawn in the Arabic typefaces', async ({ page, shop }) => {
  await openMenu(page, shop)
  await chooseArabic(page)
  await expectArabicFaces(page)
  await page.reload()
  await expect(page.locator('footer')).toBeVisible()
  await expectArabicFaces(page)
})
