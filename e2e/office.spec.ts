// The office's way through its pages: who works there finds ten things by name in two clicks at most.
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { officeNav } from './journey-steps.ts'

/** Ten things each: the group in which a person looks for it (their own account without one), its name, where it leads. */
const people = [
  {
    role: 'barista',
    window: { width: 390, height: 844 },
    things: [
      ['Today', 'Board', '/board'],
      ['Today', 'All Orders', '/all-orders'],
      ['Today', 'New order', '/new-order'],
      ['Menu', 'MenuEdit', '/food-edit'],
      ['Guests', 'Reservations', '/reservations'],
      ['Guests', 'All reviews', '/review-admin'],
      ['Guests', 'Fake orders', '/fake-orders'],
      ['Shop', 'Table cards', '/table-cards'],
      ['', 'My account', '/password'],
      ['', 'Sign out', ''],
    ],
  },
  {
    role: 'manager',
    window: { width: 1024, height: 768 },
    things: [
      ['Today', 'Displays', '/displays'],
      ['Menu', 'Options', '/food-edit-options'],
      ['Menu', 'Prices', '/food-edit-prices'],
      ['Menu', 'Making times', '/making-times'],
      ['Guests', 'Messages', '/messages'],
      ['Guests', 'Customers’ data', '/persons'],
      ['Money', 'Days', '/days'],
      ['Money', 'Promises kept', '/promises'],
      ['Shop', 'Site texts', '/site-edit'],
      ['', 'The customers’ site', '/'],
    ],
  },
  {
    role: 'owner',
    window: { width: 1280, height: 800 },
    things: [
      ['Menu', 'Categories', '/categories'],
      ['Menu', 'Spreadsheet', '/food-edit-sheet'],
      ['Shop', 'Branches', '/branches'],
      ['Shop', 'Your brand', '/brand'],
      ['Shop', 'Legal pages', '/legal-edit'],
      ['System', 'People', '/people'],
      ['System', 'Alerts', '/alerts'],
      ['System', 'Log', '/log'],
      ['System', 'Set up your shop', '/begin'],
      ['', 'My account', '/password'],
    ],
  },
] as const

for (const { role, window, things } of people)
  test(`[OFFICE-2] a ${role} finds ten things by name in two clicks at most`, async ({ page, shop, context }) => {
    const posts = [{ branch: 'antwerpen', role: role === 'owner' ? 'manager' : role }] as const
    await signIn(context, shop, role === 'owner' ? await shop.owner() : await shop.hire('Jef', posts))
    await page.setViewportSize(window)
    for (const [group, name, path] of things) {
      await visit(page, shop, '/all-orders')
      await expect(officeNav(page)).toBeVisible()
      expect(await clicksTo(page, name, group), name).toBeLessThanOrEqual(2)
      if (path) await expect.poll(() => new URL(page.url()).hash).toBe(`#${path}`)
      else await expect(page.getByRole('dialog', { name: 'Sign out of your account?' })).toBeVisible()
    }
    await visit(page, shop, '/all-orders')
    await expectAccessible(page)
  })

/** Goes to it by its name, after opening its group if it is not in sight; returns the number of clicks. */
async function clicksTo(page: Page, name: string, group: string): Promise<number> {
  const thing = page
    .getByRole('link', { name, exact: true })
    .or(page.getByRole('button', { name, exact: true }))
    .filter({ visible: true })
    .first()
  const inSight = await thing.isVisible()
  if (!inSight) {
    const own = page.getByRole('button', { name: group ? new RegExp(`^${group}`) : /Account and language$/ })
    await own
      .or(officeNav(page).getByRole('button', { name: /^All( \d|$)/ }))
      .first()
      .click()
  }
  await thing.click()
  return inSight ? 1 : 2
}

test('[OFFICE-7] the owner reads the figures of a day, by hour and as a table, and steps to an empty one', async ({
  page,
  shop,
}) => {
  await shop.order({ lines: [{ item: 'cappuccino', quantity: 2 }] })
  await shop.order({ lines: [{ item: 'espresso', quantity: 1 }] })
  await asOwner(page, shop, '/figures')
  await expect(page.getByRole('listitem').filter({ hasText: 'Orders' })).toContainText('2')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cappuccino' })).toContainText('2×')
  await page.getByText('As a table').click()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Day after' }).click()
  await expect(page.getByText('No orders for this day')).toBeVisible()
})
