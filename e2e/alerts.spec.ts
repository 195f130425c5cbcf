// Nobody watches, or a disk is full: the owner's web hook is told, and the staff concerned read it.
import { type HookReceiver, openHookReceiver } from '#server/testing/outside/hook-receiver.ts'
import { test as base, expect, expectAccessible, signIn, visit } from './journey-fixtures.ts'
import { expectScreen } from './screens.ts'

const test = base.extend<{ receiver: HookReceiver }>({
  config: async ({ config }, use) => {
    await use({ ...config, webHooks: 'anywhere' })
  },
  // biome-ignore lint/correctness/noEmptyPattern: the pattern is how Playwright reads what a fixture needs
  receiver: async ({}, use) => {
    const receiver = await openHookReceiver()
    await use(receiver)
    await receiver.close()
  },
})

test('[WATCH-1] the owner adds a web hook; it hears that nobody saw an order, the customer reads it, a board ends it', async ({
  page,
  customer,
  browser,
  shop,
  receiver,
}) => {
  const jef = await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }])
  await signIn(page.context(), shop, await shop.owner())
  await visit(page, shop, '/alerts')
  await expectScreen(page, '/alerts')

  await page.getByRole('button', { name: 'Add a web hook' }).click()
  const form = page.getByRole('dialog')
  const address = form.getByLabel('Address')
  await address.fill('ntfy.sh/noisette')
  await form.getByRole('button', { name: 'Add a web hook' }).click()
  await expect(address).toBeFocused()
  await expect(form.getByText('The address must begin with https://')).toBeVisible()
  await address.fill(receiver.url)
  await form.getByRole('button', { name: 'Add a web hook' }).click()
  await expect(form.getByLabel('Its secret')).toHaveValue(/^whsec_/)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: `Send a test to ${receiver.url}` }).click()
  await expect(page.getByText(/^Delivered .*: a test/)).toBeVisible()
  expect(receiver.accepted).toMatchObject([{ event: 'test', title: 'Test from Noisette' }])

  const { id, token, code } = await shop.order()
  await visit(customer, shop, `/track/${token}`)
  const notSeen = customer.getByText('The shop has not seen your order yet')
  await expect(customer.getByText('What you ordered')).toBeVisible()
  await expect(notSeen).toHaveCount(0)
  shop.setClock('2026-03-04', 9, 4)
  await shop.look()
  await expect(notSeen).toBeVisible()
  await expect(customer.getByRole('link', { name: /^Call Antwerpen: / })).toHaveAttribute('href', /^tel:\+32/)
  await expectAccessible(customer)
  expect(
    receiver.accepted
      .slice(1)
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Antwerpen: nobody is watching the orders', `Antwerpen: order ${code} has not been seen`])
  await expect(page.getByText(`Antwerpen: Order ${code} was not seen`)).toBeVisible()
  await expect(page.getByText('Not over yet')).toHaveCount(2)
  await expectAccessible(page)

  const tablet = await browser.newContext()
  await signIn(tablet, shop, jef)
  const board = await tablet.newPage()
  const beat = board.waitForResponse((response) => response.url().endsWith('/api/staff/boards/beat'))
  await visit(board, shop, '/board')
  expect((await beat).status()).toBe(200)
  await shop.ask('orders.step', { id, step: 'accept', key: `accept-${token}-${id}` }, jef)
  await expect(notSeen).toHaveCount(0)
  await shop.look()
  expect(
    receiver.accepted
      .slice(3)
      .map(({ alert }) => alert?.ended)
      .sort(),
  ).toEqual(['board-open', 'heard'])
  await expect(page.getByText('Not over yet')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('A board is open')).toHaveCount(1)
  await tablet.close()
})

const testWithFullDisk = test.extend({
  config: async ({ config }, use) => {
    await use({ ...config, health: { ...config.health, diskPercent: 100 } })
  },
})

testWithFullDisk(
  '[SAFE-7] the owner reads how the server is and that its disk is nearly full, as the web hook heard',
  async ({ page, shop, receiver }) => {
    const owner = await shop.owner()
    const wish = { url: receiver.url, events: ['alert.opened' as const], lang: 'en' as const }
    await shop.ask('hooks.add', { ...wish, key: 'the-hook-of-a-full-disk' }, owner)
    await shop.look()
    expect(receiver.accepted).toMatchObject([{ title: 'Noisette: the disk is nearly full', alert: { kind: 'disk' } }])
    await signIn(page.context(), shop, owner)
    await visit(page, shop, '/alerts')
    const server = page.getByRole('region', { name: 'The server' })
    await expect(server.getByRole('listitem').filter({ hasText: 'Database' })).toContainText('Well')
    await expect(server.getByRole('listitem').filter({ hasText: 'Disk' })).toContainText('Needs attention')
    await expect(server.getByText(/Once it is full, no order can be stored/)).toBeVisible()
    await expect(server.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Not set up')
    const past = page.getByRole('region', { name: 'Latest alerts' })
    await expect(past.getByText('The disk is nearly full')).toBeVisible()
    await expect(past.getByText('Not over yet')).toBeVisible()
    await expectAccessible(page)
  },
)
