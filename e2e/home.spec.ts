// The landing page: the film, the carousels of offers and posts, how it works, testimonials, and the panorama.
import type { Page, Request } from '@playwright/test'
import { publish } from '#server/door/live/publish.ts'
import { touchContent } from '#server/store/shop/content-store.ts'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { restOf, slidesTurned } from './journey-steps.ts'

const requestsOf = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request: Request) => urls.push(new URL(request.url()).pathname))
  return urls
}

const carousel = (page: Page, name: string) => page.getByRole('region', { name })

const turnedTo = (page: Page, name: string): Promise<number> => slidesTurned(carousel(page, name))

test('[HOME-1] the picture stands first, the film comes once the page is usable, and can be paused', {
  tag: '@sizes',
}, async ({ page, shop }) => {
  const asked = requestsOf(page)
  await visit(page, shop, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your coffee is ready when you are')
  const picture = page.getByRole('img', { name: /cappuccino with a biscuit/ })
  await expect(picture).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([])
  const film = page.locator('video')
  await expect(film).toBeAttached()
  await expect(film.locator('source')).toHaveCount(2)
  expect(asked.findIndex((path) => path.includes('hero-'))).toBeLessThan(
    asked.findIndex((path) => path.endsWith('.webm')),
  )
  expect(
    await film.evaluate(({ muted, loop, playsInline }: HTMLVideoElement) => ({ muted, loop, playsInline })),
  ).toEqual({ muted: true, loop: true, playsInline: true })
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  const hero = page.getByRole('region', { name: 'Your coffee is ready when you are' })
  await hero.getByRole('button', { name: 'Stop the motion' }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await hero.getByRole('button', { name: 'Let it move' }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.getByRole('link', { name: 'Order now' }).focus()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.getByRole('link', { name: 'Order now' }).click()
  await expect(page).toHaveURL(/#\/foods$/)
})

for (const [why, prepare] of [
  ['who wants no motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['who saves data', (page: Page) => page.addInitScript(setConnection, { saveData: true })],
  ['a slow line', (page: Page) => page.addInitScript(setConnection, { effectiveType: '3g' })],
] as const)
  test(`[HOME-1] ${why} gets the picture and no film`, async ({ page, shop }) => {
    await prepare(page)
    const asked = requestsOf(page)
    await page.clock.install()
    await visit(page, shop, '/')
    await expect(page.getByRole('img', { name: /cappuccino with a biscuit/ })).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(page.locator('video')).toHaveCount(0)
    expect(asked.filter((path) => path.endsWith('.webm'))).toEqual([])
  })

function setConnection(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection })
}

test('[HOME-2] [HOME-4] [H-95] the story, and the three steps with the hour until which orders for today are taken', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Made when you order' })).toBeVisible()
  await expect(main.getByText('Noisette began with one machine and a bag of hazelnuts.')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Read our story' })).toHaveAttribute('href', '#/about')
  const steps = main.locator('ol').getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toContainText('Make your order')
  await expect(steps.nth(0)).toContainText('Orders for today until 12:00')
  await expect(steps.nth(1)).toContainText('token')
  await expect(steps.nth(1)).toContainText(/Received.*Ready.*Picked/)
  await expect(steps.nth(2)).toContainText('Pay and pick up')
})

test('[F-45] a phone held sideways, 844 by 390, 667 by 375 and 568 by 320, shows what to do next without scrolling', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/')
  for (const [width, height] of [
    [844, 390],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Order now' }), `${width}`).toBeInViewport({ ratio: 1 })
  }
})

// web/ui/media/carousel.browser.test.tsx proves what stops the slides.
test('[HOME-5] an offer stays three seconds; turned by hand it says which one is shown', async ({ page, shop }) => {
  await page.clock.install({ time: shop.now() })
  await visit(page, shop, '/')
  const offers = carousel(page, 'Our special offers')
  await expect(offers.getByRole('heading', { name: 'Apple cake with coffee' })).toBeAttached()
  for (const text of ['A free waffle', 'Together €4.50', 'For students', 'Give the code STUDENT'])
    await expect(offers).toContainText(text)
  await expect(offers.getByRole('button', { name: 'Stop the motion' })).toBeAttached()
  const now = () => turnedTo(page, 'Our special offers')
  await page.clock.pauseAt(shop.now() + 60_000)
  const first = await restOf(now)
  await page.clock.runFor(3000)
  await expect.poll(now).toBe((first + 1) % 3)
  expect(await restOf(now)).toBe((first + 1) % 3)

  await offers.getByRole('button', { name: 'Next' }).press('Enter')
  await expect.poll(now).toBe((first + 2) % 3)
  await expect(offers.getByRole('status')).toHaveText(`Offer ${((first + 2) % 3) + 1} of 3`)
})

test('[HOME-5] [HOME-6] nothing turns for visitors who want no motion, and no pause button is needed', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page, shop, '/')
  await expect(carousel(page, 'You asked').getByRole('button', { name: 'Next' })).toBeAttached()
  await page.clock.runFor(20_000)
  expect([await turnedTo(page, 'Our special offers'), await turnedTo(page, 'You asked')]).toEqual([0, 0])
  await expect(page.getByRole('button', { name: 'Stop the motion' })).toHaveCount(0)
})

test('[HOME-6] a post has its picture, date, name, question and answer, in the visitor’s language', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/', { locale: 'nl' })
  const post = carousel(page, 'Jullie vroegen').getByRole('article').first()
  await expect(post).toContainText('7 september 2026')
  await expect(post).toContainText('Lotte, barista in Antwerpen')
  await expect(post.getByRole('heading', { name: 'Waarom Noisette?' })).toBeAttached()
  await expect(post).toContainText('Het is Frans voor hazelnoot')
  await expect(post.locator('img')).toBeAttached()
})

test('[HOME-3] [HOME-5] guests and offers show; what staff change shows on the open page within a second', async ({
  page,
  shop,
}) => {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live')
  await visit(page, shop, '/')
  const guests = carousel(page, 'What our guests say')
  await expect(guests).toContainText('I order from the tram.')
  await expect(guests.getByRole('listitem').first()).toContainText('Noor')
  await expect(guests.getByRole('listitem').first()).toContainText('in Antwerpen')
  await stream
  await shop.store.write(async (trx) => {
    await trx.updateTable('offer').set({ title: '{"en":"Two free waffles"}' }).where('id', '=', 'free-waffle').execute()
    await trx.deleteFrom('testimonial').where('id', '=', 'noor').execute()
    await touchContent(trx)
    await publish(trx, shop.now(), 'content.changed', {})
  })
  await expect(carousel(page, 'Our special offers')).toContainText('Two free waffles', { timeout: 1500 })
  await expect(guests).not.toContainText('I order from the tram.')
})

test('[HOME-3] without the offers the page stands, says so, and a try brings them', async ({ page, shop, faults }) => {
  faults.allow('madeUpAnswer')
  // The page tries again by itself, too: the answer gets through from the tap on, not a moment before it.
  await page.route('**/api/content*', async (route) =>
    (await page.evaluate(() => 'tapped' in window)) ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  )
  await visit(page, shop, '/')
  await expect(page.getByText('Our offers and stories did not get through.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => document.addEventListener('click', () => Object.assign(window, { tapped: true }), true))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(carousel(page, 'Our special offers')).toContainText('A free waffle')
})

test('[HOME-7] the panorama is fetched when it is near, turns by keys and buttons, and says where one looks', async ({
  page,
  shop,
}) => {
  test.setTimeout(90_000)
  const asked = requestsOf(page)
  await visit(page, shop, '/')
  await expect(carousel(page, 'What our guests say')).toContainText('Noor')
  await page.waitForLoadState('networkidle').catch(() => {})
  expect(asked.filter((path) => /panorama-view|pannellum|pano\.(avif|webp)/.test(path))).toEqual([])
  const view = page.getByRole('slider', { name: 'Look around the shop' })
  await view.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(view).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 })
  expect(asked.filter((path) => /pano\.(avif|webp)$/.test(path))).toHaveLength(1)
  await expect(view).toHaveAttribute('aria-valuetext', 'The counter')
  await view.focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
  await expect(view).toHaveAttribute('aria-valuetext', 'The coffee wall')
  const before = Number(await view.getAttribute('aria-valuenow'))
  expect(before).toBeGreaterThan(60)
  await page.getByRole('button', { name: 'Turn left' }).click()
  await expect.poll(async () => Number(await view.getAttribute('aria-valuenow'))).toBeLessThan(before)
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  const box = await view.boundingBox()
  if (!box) throw new Error('the view has no size')
  const turned = await view.getAttribute('aria-valuenow')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(view).not.toHaveAttribute('aria-valuenow', turned ?? '')
  await expectAccessible(page)
})

test('[HOME-7] a browser without WebGL keeps the picture and says so', async ({ page, shop }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const asked = requestsOf(page)
  await visit(page, shop, '/')
  await page.getByRole('slider').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(page.getByText('Your browser shows this as a picture')).toBeVisible()
  expect(asked.filter((path) => path.includes('panorama-view'))).toEqual([])
})
