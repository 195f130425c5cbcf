// A connection that dies silently: nothing closes it, and nothing gets through.

import { breakableConnection } from './breakable-connection.ts'
import { expect, signIn, test, visit } from './journey-fixtures.ts'

test('[TRACK-3] a stream that dies silently is noticed, opened anew, and has missed nothing', async ({
  page,
  shop,
}) => {
  const { id, token } = await shop.order()
  const owner = await shop.owner()
  const set = (status: 'ready' | 'served') =>
    shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status }] }, owner)
  const line = await breakableConnection(shop.url)
  await page.clock.install()
  await page.goto(`${line.url}/#/track/${token}`)
  const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cappuccino' })
  await expect(first).toBeVisible()
  await expect.poll(line.streamsOpened).toBeGreaterThan(0)

  line.fallSilent()
  const before = line.streamsOpened()
  await set('ready')
  // Only the page's own clock is moved forward; everything else is real.
  await page.clock.fastForward(41_000)
  await expect.poll(line.streamsOpened).toBeGreaterThan(before)
  await expect(first).toContainText('Ready')
  // The new stream is live: events arrive over it within a second.
  await set('served')
  await expect(first).toContainText(/Picked up|Served/, { timeout: 1000 })
  line.close()
})

test('[STAFF-2] the board hears of orders again after its line fell silent', { tag: '@tablet' }, async ({
  page,
  shop,
  context,
}) => {
  const line = await breakableConnection(shop.url)
  await signIn(context, { ...shop, url: line.url }, await shop.owner())
  await page.clock.install()
  await visit(page, { ...shop, url: line.url }, '/board')
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  line.fallSilent()
  const { code } = await shop.order()
  await page.clock.fastForward(41_000)
  await expect(page.getByRole('article', { name: code })).toBeVisible()
  line.close()
})

test('[F-57] a line that hangs is said in red within ten seconds, with the time, on the board and elsewhere; then it is live again', {
  tag: '@tablet',
}, async ({ page, shop, context, faults }) => {
  // What hangs when the line comes back is cut.
  faults.allow('cutRequest')
  const line = await breakableConnection(shop.url)
  await signIn(context, { ...shop, url: line.url }, await shop.owner())
  await page.clock.install({ time: shop.now() })
  await visit(page, { ...shop, url: line.url }, '/board')
  await expect(page.getByText('Live', { exact: true })).toBeAttached()
  line.hang()
  await page.clock.runFor(10_000)
  await expect(page.getByText(/^No (connection|line) since \d\d:\d\d\./)).toBeVisible()
  line.letGo()
  await expect(page.getByText('Live', { exact: true })).toBeAttached({ timeout: 15_000 })
  await expect(page.getByText(/^No (connection|line) since/)).toHaveCount(0)
  line.close()
})
