// The owner says what a branch can make, and customers are promised times that it can keep.
import { formatTime } from '#web/words/format.ts'
import { asOwner, expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[TIME-1] [BOARD-4] two baristas and a grill: the owner reads what they make, and a customer whose slot is full reads a later time', {
  tag: '@tablet',
}, async ({ page, shop, customer }) => {
  await asOwner(page, shop, '/branches/antwerpen')
  await page.getByRole('link', { name: 'Capacity' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Capacity and times')
  await expect(page.getByRole('link', { name: 'Capacity of Antwerpen' })).toHaveAttribute('aria-current', 'page')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await expect(page.getByText('Customers can order as much as they like for any time.')).toBeVisible()

  await page.getByText('What the branch can make').click()
  await page.getByLabel('Orders in a slot').fill('some')
  for (const [place, name] of ['Bar', 'Grill'].entries()) {
    await page.getByRole('button', { name: 'Add a station' }).click()
    await page.getByLabel('Name of the station').nth(place).fill(name)
  }
  const bar = page.getByRole('group', { name: 'Bar', exact: true })
  await bar.getByLabel('People who work there').fill('2')
  await page.getByRole('button', { name: 'Bar: Other numbers at some hours' }).click()
  await bar.getByLabel('From').fill('14')
  await bar.getByLabel('Until').fill('9')
  await bar.getByLabel('People', { exact: true }).fill('3')
  await save.click()
  await expect(page.getByText('Type a whole number from 1 to 500, or nothing.')).toBeVisible()
  await expect(page.getByText('The end has to come after the beginning.')).toBeVisible()
  await expect(page.getByLabel('Orders in a slot')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Orders in a slot').fill('2')
  await bar.getByLabel('From').fill('9')
  await bar.getByLabel('Until').fill('14')
  await expect(page.getByText('In each 10 minutes at most 2 orders.')).toBeVisible()
  await expect(page.getByText('Nothing on the menu is made at Bar yet, so it limits nothing.')).toBeVisible()
  await page.getByLabel('Orders are accepted automatically').check()
  await save.click()
  await expect(page.getByText('Saved. New orders follow it now.')).toBeVisible()
  await expect(save).toBeDisabled()

  await page.getByRole('link', { name: 'Preparation times' }).click()
  await page.getByLabel('Cappuccino at Bar').fill('soon')
  await page.getByLabel('Espresso at Bar').fill('0:30')
  await save.click()
  await expect(page.getByText('Type minutes and seconds such as 1:30, at most 10 hours.')).toBeVisible()
  await page.getByLabel('Cappuccino at Bar').fill('1')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText('The times of 2 items are saved.')).toBeVisible()
  await expect(page.getByLabel('Cappuccino at Bar')).toHaveValue('1:00')

  await visit(page, shop, '/branches/antwerpen/capacity')
  await expect(page.getByText('In each 10 minutes, Bar makes 40 × Espresso or 20 × Cappuccino.')).toBeVisible()
  await page.getByLabel('For online orders at most, in %').fill('50')
  await expect(page.getByText('In each 10 minutes, Bar makes 20 × Espresso or 10 × Cappuccino.')).toBeVisible()

  const first = await shop.order()
  const second = await shop.order()
  const third = await shop.order()
  expect((await shop.ask('orders.track', { token: first.token })).course).toBe('accepted')
  expect(second.wantedAt).toBeGreaterThanOrEqual(first.wantedAt)
  expect(third.wantedAt).toBeGreaterThan(second.wantedAt)
  await visit(customer, shop, `/track/${third.token}`)
  await expect(customer.getByText(formatTime(third.wantedAt, 'Europe/Brussels')).first()).toBeVisible()
})

test('[TIME-1] another owner’s change of the capacity is shown, and what was typed stays', async ({ page, shop }) => {
  await asOwner(page, shop, '/branches/merksem/capacity')
  await page.getByLabel('Letter of the codes').fill('x')
  await expect(page.getByLabel('Letter of the codes')).toHaveValue('X')
  const owner = await shop.owner()
  const { branches } = await shop.ask('pace.read', {}, owner)
  const own = branches.find(({ branch }) => branch === 'merksem')
  if (own) await shop.ask('pace.save', { ...own, autoAccept: true }, owner)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/saved this at .*, while you were typing/)).toBeVisible()
  await expect(page.getByLabel('Letter of the codes')).toHaveValue('X')
  await expect(page.getByLabel('Orders are accepted automatically')).toBeChecked()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText('Saved. New orders follow it now.')).toBeVisible()
})

test.describe('in the demo of a first start', () => {
  test.use({ pace: 'paced' })

  test('[TIME-1] [DATA-2] it is a real shop: three stations, a time for every item, a lunch that fills the grill, and a board by station', {
    tag: '@sizes',
  }, async ({ page, shop, customer }) => {
    shop.setClock('2026-03-04', 11, 30)
    await asOwner(page, shop, '/branches/antwerpen/capacity')
    await expect(page.getByLabel('Letter of the codes')).toHaveValue('A')
    for (const station of ['Bar', 'Kitchen', 'Grill'])
      await expect(page.getByRole('group', { name: station, exact: true })).toBeVisible()
    await expect(page.getByText(/In each 10 minutes, Bar makes 64 × .* or 10 × /)).toBeVisible()
    await expect(page.getByText(/In each 10 minutes, Grill makes 4 × /)).toBeVisible()
    await visit(page, shop, '/making-times')
    await expect(page.getByLabel('Cappuccino at Bar')).toHaveValue('0:45')
    await page.getByRole('link', { name: 'Panini' }).click()
    await expect(page.getByLabel('Caprese panini at Grill')).toHaveValue('2:00')

    const lunch = (quantity: number) => ({
      lines: [
        { item: 'caprese-panini', quantity },
        { item: 'cappuccino', quantity },
      ],
    })
    const first = await shop.order(lunch(4))
    const second = await shop.order(lunch(4))
    const third = await shop.order(lunch(1))
    const clock = ({ wantedAt }: typeof first) => formatTime(wantedAt, 'Europe/Brussels')
    // Of little work, which is after much.
    expect(clock(first)).toMatch(/11:4[4-6]/)
    expect(second.wantedAt).toBeGreaterThanOrEqual(first.wantedAt)
    await visit(customer, shop, `/track/${third.token}`)
    await expect(customer.getByText(clock(third)).first()).toBeVisible()

    await visit(page, shop, '/board')
    await page.getByRole('button', { name: /New order.*Accept/s }).click()
    await page.getByRole('button', { name: /^Grill \d/ }).click()
    await expect(page.getByRole('button', { name: /Cappuccino/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Bar \d/ }).click()
    await expect(page.getByRole('button', { name: /Cappuccino/ }).first()).toBeVisible()
  })
})
