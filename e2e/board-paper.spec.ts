// The board and a printer over HTTP, on a tablet: the paper runs out and comes back, and a receipt is printed by a tap.

import { overHttp } from '#server/testing/paper/printer-line.ts'
import { openStarStandIn, type StarStandIn } from '#server/testing/paper/star-stand-in.ts'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

async function addBar(shop: JourneyShop): Promise<StarStandIn> {
  const wish = { name: 'Bar', prints: ['kitchen' as const, 'receipt' as const], leavesOut: [], station: '' }
  const { path } = await shop.ask(
    'printers.add',
    { branch: 'antwerpen', kind: 'star', ...wish, width: 576, lang: 'en', coveredBy: null },
    await shop.owner(),
  )
  const star = openStarStandIn({ line: overHttp, address: shop.url + path })
  while ((await star.poll()) !== 'idle');
  return star
}

test('[PAPER-3] the paper runs out: the board says so and since when, and after the roll is changed the ticket is printed', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const star = await addBar(shop)
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(page.context(), shop, jef)
  await visit(page, shop, '/board')
  const sign = page.getByRole('button', { name: /^Bar: no paper since \d\d:\d\d/ })
  await expect(page.getByRole('button', { name: /paper/ })).toHaveCount(0)

  star.state.paper = 'out'
  expect(await star.poll()).toBe('idle')
  await expect(sign).toBeVisible({ timeout: 15_000 })
  const placed = await shop.order()
  await shop.ask('orders.step', { key: crypto.randomUUID(), id: placed.id, step: 'accept' }, jef)
  await expect(sign).toHaveAccessibleName(/1 slip waiting$/, { timeout: 15_000 })
  await expectAccessible(page)
  await sign.click()
  await expect(page.getByRole('dialog', { name: 'Printers' })).toContainText('Put in a new roll.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Open ${placed.code}`, exact: true }).click()
  const paper = page.getByRole('dialog').first().getByRole('region', { name: 'On paper' })
  await expect(paper).toContainText('waiting for Bar: no paper')
  star.state.paper = 'enough'
  expect(await star.poll()).toBe('printed')
  await expect(paper).toContainText(/printed \d\d:\d\d, Bar/)
  await paper.getByRole('button', { name: 'Print receipt' }).dblclick()
  await expect(paper.getByRole('button', { name: 'Sent to Bar' })).toBeVisible()
  await expectAccessible(page)
  expect(await star.poll()).toBe('printed')
  expect(await star.poll()).toBe('idle')
  expect(star.prints).toHaveLength(2)
  await page.keyboard.press('Escape')
  await expect(sign).toHaveCount(0)

  await visit(page, shop, `/all-orders/${placed.token}/${placed.id}`)
  await expect(page.getByRole('heading', { name: 'On paper' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Print again: ${placed.code} Kitchen ticket` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
})
