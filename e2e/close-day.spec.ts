// The end of the day, on a tablet: its figures first, closing it from the board and on Money, and one order brought
// back.
import { asOwner, expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

const step = (
  shop: JourneyShop,
  as: string,
  id: number,
  name: 'accept' | 'pay',
  more: { paidWay?: 'cash' | 'card' } = {},
) => shop.ask('orders.step', { key: crypto.randomUUID(), id, step: name, ...more }, as)

async function handedOver(shop: JourneyShop, as: string, name: string, paidWay?: 'cash' | 'card') {
  const placed = await shop.order({ name, lines: [{ item: 'cappuccino', quantity: 1 }] })
  await step(shop, as, placed.id, 'accept')
  if (paidWay) await step(shop, as, placed.id, 'pay', { paidWay })
  await shop.ask('orders.setLineStatus', { id: placed.id, changes: [{ line: 1, status: 'served' }] }, as)
  return placed
}

test('[H-64] the day is closed on Money with its figures first, and one of its orders is found again and brought back alone', {
  tag: '@tablet',
}, async ({ page, shop }) => {
  const owner = await shop.owner()
  const emma = await handedOver(shop, owner, 'Emma', 'cash')
  await handedOver(shop, owner, 'Jules')
  const open = await shop.order({ lines: [{ item: 'espresso', quantity: 1 }] })

  await asOwner(page, shop, '/money')
  const today = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Antwerpen', level: 3 }) })
  await expect(today).toContainText('1 still open')
  await today.getByText('Orders and payments').click()
  for (const figure of ['Handed over2 orders · €6.40', 'Still to be handed over1 order · €2.60'])
    await expect(today.locator('details dl > div').filter({ hasText: figure })).toBeVisible()
  await expect(today.locator('details dl > div').filter({ hasText: 'Cash€3.20' })).toBeVisible()
  await expect(
    today.locator('details dl > div').filter({ hasText: 'Handed over, no payment noted€3.20' }),
  ).toBeVisible()
  await expectAccessible(page)
  await today.getByRole('button', { name: 'Close the day' }).click()
  const question = page.getByRole('dialog', { name: /^Close .*4 March.* at Antwerpen\?/ })
  await expect(question.getByText('2 orders of Antwerpen leave the list')).toBeVisible()
  await expect(question.getByRole('checkbox', { name: /Still to be handed over/ })).not.toBeChecked()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('The day is closed: 2 orders went to the archive.')).toBeVisible()
  await page.getByRole('button', { name: /^Wednesday 4 March: .*closed/ }).click()
  await expect(page.getByText('Closed by Amira')).toBeVisible()

  await visit(page, shop, '/all-orders')
  await expect(page.getByRole('row').filter({ hasText: open.code })).toBeVisible()
  const search = page.getByRole('searchbox')
  for (const text of [emma.token, emma.code, 'emma']) {
    await search.fill(text)
    await expect(page.getByRole('region', { name: 'In the archive' }).getByText(emma.code)).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: `Bring back ${emma.code}` }).click()
  await expect(page.getByText('1 order is back in the list.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'In the archive' })).toHaveCount(0)
  const { orders } = await shop.ask('orders.list', { branch: 'antwerpen' }, owner)
  expect(orders.map(({ id }) => id)).toEqual([open.id, emma.id])
})

test('[H-64] after closing time the empty board offers to close the day', { tag: '@tablet' }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const tine = await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }])
  await handedOver(shop, tine, 'Emma', 'card')
  await signIn(page.context(), shop, tine)
  await visit(page, shop, '/board')
  await expect(page.getByText('Nothing to make')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close the day' })).toHaveCount(0)
  shop.setClock('2026-03-04', 23)
  await page.reload()
  await page.getByRole('button', { name: 'Close the day' }).click()
  const question = page.getByRole('dialog', { name: /^Close .* at Antwerpen\?/ })
  await expect(question.getByText('1 order of Antwerpen leave')).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Close the day' }).click()
  await expect(page.getByText('The day is closed: 1 order went to the archive.')).toBeVisible()
  expect((await shop.ask('orders.list', { branch: 'antwerpen' }, tine)).orders).toEqual([])
})
