// The screen for guests: a manager adds it, an order becomes ready on the board, it shows and chimes; and is withdrawn.
import type { Page } from '@playwright/test'
import { localTime } from '#domain/branch/hours.ts'
import { expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'

/** Records the notes that the page plays. */
const listenTo = (page: Page) =>
  page.addInitScript(() => {
    const notes: number[] = []
    Object.assign(window, { notes })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      notes.push(Math.round(this.frequency.value))
      return start.call(this, when)
    }
  })

/** How often the first note of the chime was played. */
const chimes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { notes: number[] }).notes.filter((hertz) => hertz === 784).length)

/** An accepted order whose making is due. */
const accepted = async (shop: JourneyShop, name: string) => {
  const order = await shop.order({ name, cupName: 'Sam', lines: [{ item: 'cappuccino', quantity: 1 }] })
  await shop.ask('orders.step', { key: crypto.randomUUID(), id: order.id, step: 'accept' }, await shop.owner())
  const { beginsAt } = await shop.ask('orders.track', { token: order.token })
  const begins = localTime((beginsAt ?? 0) + 60_000, 'Europe/Brussels')
  shop.setClock(begins.date, 0, begins.minutes)
  return order
}

/** Adds a screen and returns its address. */
async function addScreen(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Add a screen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Where it hangs').fill('')
  await dialog.getByRole('button', { name: 'Add a screen' }).click()
  await expect(dialog.getByText('Enter where it hangs')).toBeVisible()
  await dialog.getByLabel('Where it hangs').fill('By the door')
  for (const language of ['Nederlands', 'Français', 'العربية']) await dialog.getByLabel(language).uncheck()
  await dialog.getByRole('button', { name: 'Add a screen' }).click()
  await expectAccessible(page)
  const address = await dialog.getByLabel('Address of the screen').inputValue()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('heading', { name: 'By the door' })).toBeVisible()
  return address
}

test('[CALL-2] an order that becomes ready on the board is on the screen for guests and chimes; withdrawn, it says so', {
  tag: '@tablet',
}, async ({ page, shop, context, customer: wall }) => {
  await signIn(context, shop, await shop.hire('Tine', [{ branch: 'antwerpen', role: 'manager' }]))
  await visit(page, shop, '/displays')
  const address = await addScreen(page)
  expect(address).toMatch(/\/#\/display\/[\w-]{43}$/)
  const order = await accepted(shop, 'Noor Peeters')

  await wall.setViewportSize({ width: 1920, height: 1080 })
  await listenTo(wall)
  await wall.goto(address)
  const code = wall.getByText(order.code, { exact: true })
  const making = wall.getByRole('listitem').filter({ has: code })
  await expect(making).toBeVisible()
  await expect(wall.getByText('Live', { exact: true })).toBeVisible()
  await wall.mouse.click(5, 5)
  await expectAccessible(wall)

  await page.goto(`${shop.url}/#/board`)
  await page.getByRole('button', { name: `${order.code}: all ready` }).click()
  await expect(wall.getByText('Ready, please come')).toBeVisible()
  await expect(wall.getByText('just ready')).toBeVisible()
  await expect.poll(() => chimes(wall)).toBeGreaterThan(0)
  const once = await chimes(wall)
  await expect(code).toHaveCount(1)
  await expect(wall.getByText('Sam', { exact: true })).toBeVisible()
  await expect(wall.getByText('Noor')).toHaveCount(0)

  await page.goto(`${shop.url}/#/displays`)
  await page.getByRole('button', { name: 'Withdraw By the door' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(wall.getByRole('heading', { name: 'This screen was withdrawn' })).toBeVisible({ timeout: 2000 })
  await expect(code).toHaveCount(0)
  expect(await chimes(wall)).toBe(once)
  await expectAccessible(wall)
  await expect(page.getByText(/^Withdrawn on /)).toBeVisible()
  await wall.reload()
  await expect(wall.getByRole('heading', { name: 'This screen was withdrawn' })).toBeVisible()
})

test('[CALL-2] while the shop cannot be reached the screen keeps its list and says since when; then it goes on', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest', 'stoppingServer')
  const { key } = await shop.ask(
    'displays.add',
    { branch: 'antwerpen', name: 'By the door', languages: ['en'] },
    await shop.owner(),
  )
  const { code } = await accepted(shop, 'Noor')
  await page.goto(`${shop.url}/#/display/${key}`)
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await shop.restart(async () => {
    await expect(page.getByText(/^Not live since \d\d:\d\d$/)).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText(code, { exact: true })).toBeVisible()
  })
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 })
})
