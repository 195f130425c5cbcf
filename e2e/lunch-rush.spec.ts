// A rush at Antwerpen: the croissants run out, everything takes ten minutes more, and two want the last place.
import type { Browser, Page } from '@playwright/test'
import { expect, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { card, pressOrder } from './journey-steps.ts'
import { checkoutOf, lunchDay, lunchLine, phone, setUp } from './lunch-scene.ts'

const time = (page: Page) => page.getByLabel('Pick-up time')

test('[TIME-6] [TIME-5] [TIME-4] a rush: no croissants until tomorrow, ten minutes more until half past, and one last place for two', {
  tag: '@tablet',
}, async ({ page: bar, shop, browser }) => {
  shop.setClock(lunchDay, 11, 5)
  await setUp(shop, await shop.owner())
  await signIn(bar.context(), shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))

  const hungry = await phone(browser, shop, '/cake-and-sweets')
  await croissantsRunOut(bar, shop, hungry)
  const noor = await checkoutOf(browser, shop, { name: 'Noor', item: 'Caprese panini', menu: '/panini' })
  await tenMinutesMore(bar, shop, noor)
  await lastPlace(browser, shop, noor)

  // Nobody does anything: the next morning there are croissants.
  await expect(card(hungry, 'Butter croissant')).toHaveCount(0)
  shop.setClock('2026-03-05', 7)
  await expect(card(hungry, 'Butter croissant')).toBeVisible()
  for (const one of [hungry, noor]) await one.context().close()
})

/** Two taps, and the menu on a phone has none. */
async function croissantsRunOut(bar: Page, shop: JourneyShop, hungry: Page): Promise<void> {
  await expect(card(hungry, 'Butter croissant')).toBeVisible()
  await visit(bar, shop, '/food-edit-cake-and-sweets')
  const croissant = bar.getByRole('listitem').filter({ has: bar.getByRole('heading', { name: 'Butter croissant' }) })
  await croissant.getByText('OUT OF STOCK').click()
  await croissant.getByText('tomorrow 07:00').click()
  await expect(croissant.getByLabel('tomorrow 07:00')).toBeChecked()
  await expect(card(hungry, 'Butter croissant')).toHaveCount(0)
}

/** Every new promise is ten minutes later, as the board and the phone say, until half an hour has passed. */
async function tenMinutesMore(bar: Page, shop: JourneyShop, noor: Page): Promise<void> {
  const soonest = time(noor).locator('option').first()
  await expect(soonest).toHaveText('As soon as possible, about 11:15')
  await visit(bar, shop, '/board')
  await bar.getByRole('button', { name: '10 min', exact: true }).click()
  await bar.getByRole('dialog').getByRole('button', { name: '+10 min' }).click()
  await expect(bar.getByRole('button', { name: '+10 until 11:35' })).toBeVisible()
  await expect(soonest).toHaveText('As soon as possible, about 11:25')

  shop.setClock(lunchDay, 11, 36)
  await expect(soonest).toHaveText(/about 11:4[5-7]$/, { timeout: 15_000 })
  await expect(bar.getByRole('button', { name: '10 min', exact: true })).toBeVisible({ timeout: 40_000 })
}

/** The grill makes two panini for 12:00. One is ordered; two customers tap for the other in the same second. */
async function lastPlace(browser: Browser, shop: JourneyShop, noor: Page): Promise<void> {
  const noon = Date.parse(`${lunchDay}T12:00+01:00`)
  await shop.order({ name: 'Jan', at: noon, lines: [lunchLine('caprese-panini')] })
  const zoe = await checkoutOf(browser, shop, { name: 'Zoë', item: 'Caprese panini', menu: '/panini' })
  for (const page of [noor, zoe]) await time(page).selectOption('12:00')
  await Promise.all([pressOrder(noor), pressOrder(zoe)])

  const placed = (page: Page) => page.url().includes('#/confirm/')
  await expect.poll(() => [noor, zoe].some(placed)).toBe(true)
  const [loser, name] = placed(noor) ? [zoe, 'Zoë'] : [noor, 'Noor']
  await loser.getByRole('button', { name: 'Take 12:05' }).click()
  await expect(loser.getByLabel(/^Name/)).toHaveValue(name)
  await expect(loser.getByLabel(/^Phone/)).toHaveValue('0470 12 34 56')
  await expect(time(loser).locator('option:checked')).toHaveText('12:05')
  await pressOrder(loser)
  await expect(loser).toHaveURL(/#\/confirm\//)

  const { orders } = await shop.ask('orders.list', { branch: 'antwerpen' }, await shop.owner())
  const wanted = orders.map(({ customerName, wantedAt }) => [customerName, ((wantedAt ?? 0) - noon) / 60_000])
  expect(Object.fromEntries(wanted)).toMatchObject({ [name]: 5 })
  expect(wanted.map(([, minutes]) => minutes).sort()).toEqual([0, 0, 5])
  await zoe.context().close()
}
