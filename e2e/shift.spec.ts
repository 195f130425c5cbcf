// Who is on shift, and what customers read of the work ahead: on the board's tablet and on a phone.
import { asOwner, expect, test } from './journey-fixtures.ts'
import { checkoutOf, lunchDay, lunchLine, setUp } from './lunch-scene.ts'

test('[QUOTE-3] [QUOTE-4] one tap says who is on shift, the next times follow, and customers read the work ahead of them', {
  tag: '@tablet',
}, async ({ page, shop, browser }) => {
  test.slow()
  await setUp(shop, await shop.owner())
  for (let n = 0; n < 4; n++)
    await shop.order({ day: lunchDay, name: `Guest ${n}`, lines: [lunchLine('caffe-latte', 3)] })
  await page.setViewportSize({ width: 1024, height: 768 })
  await asOwner(page, shop, '/board')
  await page.getByRole('button', { name: /Accept all 4/ }).click()
  const shift = page.getByRole('group', { name: 'On shift' })
  await expect(shift.getByRole('button', { name: '2 on shift' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('12 min of work ahead')).toBeVisible()
  const guest = await checkoutOf(browser, shop, { name: 'Noor', item: 'Caffè latte', menu: '/foods' })
  await expect(guest.getByText('12 minutes of work ahead of you')).toBeVisible()
  await expect(guest.getByLabel('Pick-up time')).toContainText(/about 09:1[4-6]/)
  await shift.getByRole('button', { name: '1 on shift' }).click()
  await expect(shift.getByRole('button', { name: '1 on shift' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('24 min of work ahead')).toBeVisible()
  await expect(guest.getByText('24 minutes of work ahead of you')).toBeVisible()
  await expect(guest.getByLabel('Pick-up time')).toContainText(/about 09:2\d/)
})
