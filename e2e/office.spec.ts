// The office's way through its pages: who works there finds ten things by name in two clicks at most, in the navigation
// or by Find.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asOwner, expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { officeNav } from './journey-steps.ts'

/**
 * Ten things each: the group in which a person looks for it (their own account without one), its name, and where it
 * leads. What stands in no navigation is found by Ctrl K: 'Find', what one types, and the beginning of the address.
 */
const people = [
  {
    role: 'barista',
    things: [
      ['Today', 'Board', '/board'],
      ['Today', 'All Orders', '/all-orders'],
      ['Today', 'New order', '/new-order'],
      ['Menu', 'Menu', '/food-edit'],
      ['Guests', 'Reservations', '/reservations'],
      ['Guests', 'Fake orders', '/fake-orders'],
      ['Shop', 'Table cards', '/table-cards'],
      ['Find', 'Noor', '/all-orders/'],
      ['Find', 'Espresso', '/beverage-edit'],
      ['', 'Sign out', ''],
    ],
  },
  {
    role: 'manager',
    things: [
      ['Today', 'Displays', '/displays'],
      ['Find', 'Options', '/food-edit-options'],
      ['Menu', 'Prices', '/food-edit-prices'],
      ['Menu', 'Capacity and times', '/making-times'],
      ['Guests', 'Messages', '/messages'],
      ['Money', 'Money', '/money'],
      ['Find', 'Promises kept', '/promises'],
      ['Find', 'Brussels waffle', '/food-edit-item/brussels-waffle'],
      ['Find', 'message above the menu', '/food-edit'],
      ['', 'My account', '/password'],
    ],
  },
  {
    role: 'owner',
    things: [
      ['Find', 'Arrange categories', '/categories'],
      ['Menu', 'Spreadsheet', '/food-edit-sheet'],
      ['Money', 'Figures', '/figures'],
      ['Shop', 'Branches', '/branches'],
      ['Shop', 'Legal pages', '/legal-edit'],
      ['System', 'People', '/people'],
      ['System', 'Log', '/log'],
      ['Find', 'stations', '/branches/antwerpen/capacity'],
      ['Find', 'logo', '/brand'],
      ['Find', 'the archived one', '/all-orders/'],
    ],
  },
] as const

test('[OFFICE-2] [OFFICE-6] a barista, a manager and an owner each find ten things by name in two steps at most', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  test.setTimeout(120_000)
  const archived = await shop.order()
  await shop.ask(
    'orders.step',
    { key: randomUUID(), id: archived.id, step: 'refuse', reason: 'other', words: 'closed' },
    await shop.owner(),
  )
  await shop.ask('orders.clear', { branches: ['antwerpen'] }, await shop.owner())
  await shop.order()
  for (const { role, things } of people) {
    const posts = [{ branch: 'antwerpen', role: role === 'owner' ? 'manager' : role }] as const
    await context.clearCookies()
    await signIn(context, shop, role === 'owner' ? await shop.owner() : await shop.hire(role, posts))
    await visit(page, shop, '/all-orders')
    await page.reload()
    for (const [group, name, path] of things) {
      await page.evaluate(() => {
        location.hash = '#/all-orders'
      })
      await expect(page.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible()
      const steps =
        group === 'Find'
          ? await (name === 'the archived one'
              ? stepsByFind(page, archived.token, /archived/)
              : stepsByFind(page, name, name))
          : await clicksTo(page, name, group)
      expect(steps, `${role}: ${name}`).toBeLessThanOrEqual(2)
      if (path === '') {
        await expect(page.getByRole('dialog', { name: 'Sign out of your account?' })).toBeVisible()
        await page.keyboard.press('Escape')
      } else if (path.endsWith('/')) await expect.poll(() => new URL(page.url()).hash).toContain(`#${path}`)
      else await expect.poll(() => new URL(page.url()).hash, `${role}: ${name}`).toBe(`#${path}`)
    }
  }
  await visit(page, shop, '/all-orders')
  await expectAccessible(page)
})

/** Ctrl K with the name is one step, Enter the other. */
async function stepsByFind(page: Page, name: string, found: string | RegExp): Promise<number> {
  await page.keyboard.press('Control+k')
  const find = page.getByRole('dialog')
  await find.getByRole('combobox').fill(name)
  await expect(find.getByRole('option', { selected: true })).toContainText(found, { ignoreCase: true })
  await page.keyboard.press('Enter')
  return 2
}

/** Goes to it by its name, after opening its group if it is not in sight; returns the number of clicks. */
async function clicksTo(page: Page, name: string, group: string): Promise<number> {
  const thing = page
    .getByRole('link', { name, exact: true })
    // A group may have the name of a page in it.
    .or(page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-expanded])')))
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
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Orders', exact: true }) }),
  ).toContainText('2')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cappuccino' })).toContainText('2')
  await page.getByRole('button', { name: 'As a table' }).first().click()
  await expect(page.getByRole('table').first().getByRole('row').filter({ hasText: '9:00' })).toContainText('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Period after' }).click()
  await expect(page.getByText('No orders in this period')).toBeVisible()
})
