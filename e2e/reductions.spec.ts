// A happy hour and a code for students on a phone, from the menu to the page of the order.
import { expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { addToCart, card, fillPickUp, openCart, pressOrder, unfold } from './journey-steps.ts'

async function makeRules(shop: JourneyShop): Promise<void> {
  const owner = await shop.owner()
  const happyHour = {
    name: { en: 'Happy hour' },
    on: true,
    what: { kind: 'categories' as const, ids: ['WAFFELS'] },
    how: { kind: 'percent' as const, percent: 50 },
  }
  await shop.ask('reductions.save', { ...happyHour, times: { begins: 10 * 60, ends: 11 * 60 } }, owner)
  const students = {
    name: { en: 'Students' },
    on: true,
    what: { kind: 'categories' as const, ids: ['COFFEE'] },
    how: { kind: 'price' as const, price: 0 },
    companion: { kind: 'categories' as const, ids: ['PANINI'] },
    code: 'STUDENT',
    uses: 1,
  }
  await shop.ask('reductions.save', students, owner)
}

test('[PRICE-1] [PRICE-2] a happy hour is announced, counts for the time of the order, and a code makes a coffee free', async ({
  page,
  shop,
}) => {
  await makeRules(shop)
  shop.setClock('2026-03-04', 9, 30)
  await visit(page, shop, '/foods')
  const bars = page.getByRole('region', { name: 'Reductions today' })
  await expect(bars.getByText('Happy hour')).toBeVisible()
  await expect(bars.getByText('Waffles · today from 10:00 to 11:00')).toBeVisible()
  await expect(bars).not.toContainText('Students')
  await expect(card(page, 'Brussels waffle').getByText('€2.60 at 10:00')).toBeVisible()
  await expectAccessible(page)
  await addToCart(page, 'Brussels waffle')
  await addToCart(page, 'Cappuccino')
  await addToCart(page, 'Caprese panini')

  shop.setClock('2026-03-04', 10, 5)
  await page.reload()
  await expect(card(page, 'Brussels waffle').getByText('was €5.20, now €2.60')).toBeAttached()
  const cart = await openCart(page)
  await expect(cart.getByText('Happy hour: −€2.60')).toBeVisible()
  await expect(cart.getByText('€12.70')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(`${shop.url}/#/order`)
  await fillPickUp(page)
  await page.getByRole('button', { name: 'I have a code' }).click()
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await code.fill('STUDNT')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('We do not know this code. Please look at it again.')).toBeVisible()
  await code.fill('stu dent')
  await page.getByRole('button', { name: 'Use it' }).click()
  await expect(page.getByText('“Students”: this order costs €3.20 less.')).toBeVisible()
  await expectAccessible(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  const { total, lines } = await shop.ask('orders.track', { token: page.url().slice(-8) })
  expect(total).toBe(950)
  expect(lines.flatMap(({ reduction }) => (reduction ? [[reduction.name.en, reduction.off]] : []))).toEqual([
    ['Happy hour', 260],
    ['Students', 320],
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(page)
  await expect(page.getByText('Happy hour: −€2.60')).toBeVisible()
  await expect(page.getByText('Students: −€3.20')).toBeVisible()
})
