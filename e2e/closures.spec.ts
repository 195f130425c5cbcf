// The owner closes days: what was promised for them is shown first, and guests read why the shop is closed.
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[F-36] days are closed at two branches under a name, after a look at what was promised for them', async ({
  page,
  shop,
  customer,
}) => {
  const { id, token } = await shop.order({ day: '2026-03-05', name: 'Zoë' })
  await shop.order({ day: '2026-03-05', branch: 'merksem', name: 'Milan' })
  await shop.ask('reservations.place', {
    key: 'a-table-for-two-at-noon',
    branch: 'antwerpen',
    persons: 2,
    date: '2026-03-05',
    time: 720,
    name: 'Noor',
    phone: '0470 12 34 56',
  })
  await asOwner(page, shop, '/branches')
  await page.getByRole('button', { name: 'Close days' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close days at several branches' })
  await dialog.getByRole('button', { name: 'Close days' }).click()
  await expect(dialog.getByText('Choose at least one branch.')).toBeVisible()
  await dialog.getByLabel('Antwerpen').check()
  await dialog.getByLabel('Merksem').check()
  await dialog.getByLabel('First day').fill('2026-03-05')
  await dialog.getByLabel('Last day').fill('2026-03-07')
  await dialog.getByLabel('Name that customers read').fill('Painting the walls')
  await dialog.getByLabel('Easter Monday').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close at 2 branches' }).click()

  const promised = page.getByRole('dialog', { name: 'Promised for these days' })
  await expect(promised.getByText('2 orders, 1 reservation')).toBeVisible()
  await expect(promised.getByText(`Order ${id} · ${token}`)).toBeVisible()
  await expect(promised.getByRole('listitem').filter({ hasText: 'Noor' })).toContainText('Thursday 5 March, 12:00')
  await expectAccessible(page)
  await promised.getByRole('button', { name: 'Go back' }).click()
  expect((await shop.ask('menu.read', {})).branches.map(({ exceptions }) => exceptions.length)).toEqual([0, 0, 0])
  await dialog.getByRole('button', { name: 'Close at 2 branches' }).click()
  await promised.getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByText('The days are closed at 2 branches.')).toBeVisible()

  await visit(customer, shop, '/contact')
  const closed = customer.getByText(/5 March.*7 March.*closed \(Painting the walls\)/)
  await expect(closed).toHaveCount(2)
  await visit(page, shop, '/branches/antwerpen')
  await expect(page.getByLabel('Last day').first()).toHaveValue('2026-03-07')
  await expect(page.getByLabel('Name that customers read').nth(1)).toHaveValue('Easter Monday')
})

test('[F-36] a branch’s own form asks as well, and going back keeps what was typed', async ({ page, shop }) => {
  await shop.order({ day: '2026-03-05', name: 'Zoë' })
  await asOwner(page, shop, '/branches/antwerpen')
  await page.getByRole('heading', { name: 'Holidays and other days' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByLabel('First day').fill('2026-03-05')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  const promised = page.getByRole('dialog', { name: 'Promised for these days' })
  await expect(promised.getByText('1 order', { exact: true })).toBeVisible()
  await promised.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByLabel('First day')).toHaveValue('2026-03-05')
  await save.click()
  await promised.getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByText('Antwerpen is saved.')).toBeVisible()
})
