// The about page: who we are, the way to the menu, a carousel of seven pictures.
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { restOf, slidesTurned } from './journey-steps.ts'

test('[ABOUT-1] intro, View More to the menu, and seven pictures that stay two seconds each', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  await page.clock.install({ time: shop.now() })
  await visit(page, shop, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  await expect(page.getByText('A noisette is a hazelnut')).toBeVisible()
  const pictures = page.getByRole('region', { name: 'From our counter' })
  await expect(pictures.getByRole('listitem')).toHaveCount(7)
  await expect(pictures.locator('img')).toHaveCount(7)
  const turned = () => slidesTurned(pictures)
  await page.clock.pauseAt(shop.now() + 60_000)
  let place = await restOf(turned)
  for (let turns = 0; turns < 2; turns++) {
    await page.clock.runFor(2000)
    place = (place + 1) % 7
    await expect.poll(turned).toBe(place)
    expect(await restOf(turned)).toBe(place)
  }
  await pictures.getByRole('button', { name: 'Stop turning' }).click()
  await page.clock.runFor(7000)
  expect(await turned()).toBe(place)
  await page.clock.resume()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View More' }).click()
  await expect(page).toHaveURL(/#\/foods$/)
})

test('[ABOUT-1] pictures stand still for visitors who want no motion, and are turned by hand', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, shop, '/about', { locale: 'ar' })
  const pictures = page.getByRole('region', { name: 'من منضدتنا' })
  await expect(pictures.getByRole('button')).toHaveCount(2)
  await pictures.getByRole('button', { name: 'الصورة السابقة' }).click()
  await expect(pictures.getByRole('status')).toHaveText('الصورة 7 من 7')
  await expectAccessible(page)
})
