// What is made ahead: an owner marks it, bakers tick and print their list, and in the evening what is left is counted.
import { addDays } from '#domain/branch/hours.ts'
import { asOwner, expect, expectAccessible, type JourneyShop, signIn, test, visit } from './journey-fixtures.ts'
import { addToCart, card, pressOrder } from './journey-steps.ts'

const ahead = ['butter-croissant', 'pain-au-chocolat', 'apple-cake', 'brownie', 'brussels-waffle', 'liege-waffle']

/** These items are made ahead, and so many of each were sold on each of the days before. */
async function baking(shop: JourneyShop, days = 90): Promise<void> {
  const owner = await shop.owner()
  for (const item of ahead) {
    const { items } = await shop.ask('items.read', {}, owner)
    const found = items.find(({ id }) => id === item)
    if (!found) throw new Error(`no ${item}`)
    const { notAt: _, ...draft } = found
    await shop.ask('items.save', { ...draft, ahead: {} }, owner)
  }
  await shop.store.write(async (trx) => {
    for (let back = 1; back <= days; back++) {
      const day = addDays('2026-03-04', -back)
      const row = (kind: string, subject: string, amount: number) => ({
        branch: 'antwerpen',
        day,
        kind,
        subject,
        amount,
      })
      const sold = ahead.map((item, at) => row('item', item, 30 - 4 * at + (back % 4)))
      await trx
        .insertInto('figure')
        .values([...sold, row('hour', '08', 20), row('hour', '12', 30)])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  })
}

test('[BAKE-1] an owner marks an item as made ahead; a cost that earns nothing is said at its field', async ({
  page,
  shop,
}) => {
  await asOwner(page, shop, '/food-edit-item/butter-croissant')
  await expect(page.getByRole('navigation', { name: 'Office' }).getByText('Bake list')).toHaveCount(0)
  await page.getByText('Made ahead').click()
  await page.getByRole('switch', { name: 'This is made before anybody orders it' }).click()
  await page.getByLabel('Cost of making one').fill('2,40')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('What it costs to make has to be less than its price.')).toBeVisible()
  await page.getByLabel('Cost of making one').fill('0,80')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Butter croissant.*saved/i).first()).toBeVisible()
  await page.goto(`${shop.url}/#/bake`)
  await expect(page.getByText('Not enough days yet').first()).toBeVisible()
  await expect(page.getByText(/The list needs 14 open days/).first()).toBeVisible()
})

test('[BAKE-2] without anything made ahead, both places say how to begin', async ({ page, shop }) => {
  await asOwner(page, shop, '/bake/left')
  await expect(page.getByRole('heading', { name: 'Nothing is made ahead yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'To the menu' })).toBeVisible()
  await page.getByRole('link', { name: 'Bake', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is made ahead yet' })).toBeVisible()
})

test('[BAKE-1] [BAKE-2] bakers tick tomorrow’s list and print it, and two taps count what is left', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await baking(shop)
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await visit(page, shop, '/bake')
  await expect(page.getByRole('heading', { name: 'Tomorrow, Thursday 5 March' })).toBeVisible()
  await expect(page.getByText(/0 of 6 done/)).toBeVisible()
  const croissant = page.getByRole('checkbox', { name: /Butter croissant/ })
  await croissant.check()
  await expect(page.getByText(/1 of 6 done/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(croissant).toBeChecked()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'left over' }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /Butter croissant/ })).toBeVisible()
  await expect(page.getByText('What is left', { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'What is left' }).click()
  await expect(page.getByText('0 of 6 counted')).toBeVisible()
  const row = page.getByRole('group', { name: 'Liège waffle' })
  await row.getByRole('button', { name: 'One more Liège waffle' }).click()
  await row.getByRole('button', { name: 'One more Liège waffle' }).click()
  await expect(row.getByRole('status')).toHaveText('2')
  await page.getByRole('group', { name: 'Brownie' }).getByRole('button', { name: 'One less Brownie' }).click()
  await expect(page.getByRole('group', { name: 'Brownie' })).toContainText('sold out')
  await expect(page.getByText('2 of 6 counted')).toBeVisible()
  await expectAccessible(page)
  const jef = await shop.owner()
  await expect
    .poll(async () => {
      const { items } = await shop.ask('bake.left', { branch: 'antwerpen' }, jef)
      return items.flatMap(({ item, left }) => (left === null ? [] : [`${item} ${left}`])).toSorted()
    })
    .toEqual(['brownie 0', 'liege-waffle 2'])
  await page.getByRole('link', { name: 'Done for today' }).click()
  await expect(page.getByRole('heading', { name: 'Tomorrow, Thursday 5 March' })).toBeVisible()
})

test('[BAKE-2] more left than was made is refused with a sentence, and nothing changes', async ({
  page,
  shop,
  context,
}) => {
  await baking(shop)
  const owner = await shop.owner()
  await shop.ask('bake.count', { branch: 'antwerpen', day: '2026-03-04', item: 'brownie', left: 3, made: 20 }, owner)
  await signIn(context, shop, owner)
  await visit(page, shop, '/bake/left')
  await page.getByText('Made more or less than the list said?').click()
  await page.getByLabel('Brownie', { exact: true }).last().fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/No more can be left than were made/)).toBeVisible()
  await expect(page.getByText('baked 20, sold 0')).toBeVisible()
})

test('[BAKE-4] the owner lets what is left go at half price; a guest sees it, orders at it, and after closing it is over', async ({
  page,
  shop,
  context,
  customer,
}) => {
  await baking(shop)
  const owner = await shop.owner()
  shop.setClock('2026-03-04', 18, 40)
  await shop.ask('bake.count', { branch: 'antwerpen', day: '2026-03-04', item: 'butter-croissant', left: 2 }, owner)
  await signIn(context, shop, owner)
  await visit(page, shop, '/bake/left')
  await page.getByRole('switch', { name: 'Sell what is left at a price of its own' }).click()
  await expect(page.getByText('from 18:45 to 19:00, then it ends by itself')).toBeVisible()
  await expect(page.getByText(/Orders for today end at 12:00/)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await shop.ask('bake.left', { branch: 'antwerpen' }, owner)).sale?.share).toBe(50)

  shop.setClock('2026-03-04', 18, 46)
  await customer.goto(`${shop.url}/foods?branch=antwerpen&table=8&lang=en`)
  const croissant = card(customer, 'Butter croissant')
  await expect(croissant).toContainText('€1.20')
  await addToCart(customer, 'Butter croissant')
  await customer.goto(`${shop.url}/#/order`)
  await customer.getByLabel('Name').fill('Noor')
  await pressOrder(customer)
  await expect(customer.getByText('Thank you for your order!')).toBeVisible()
  const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, owner)
  expect(orders.map(({ total }) => total)).toEqual([120])
  await page.reload()
  await expect(page.getByText('1 still free')).toBeVisible()
  await expectAccessible(page)

  shop.setClock('2026-03-04', 19, 1)
  await customer.goto(`${shop.url}/#/foods`)
  await customer.reload()
  await expect(croissant).toContainText('€2.40')
})
