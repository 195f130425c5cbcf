// What is chosen of an item: a large latte with oat milk and an extra shot, from its card to the order that is tracked.
import { expect, expectAccessible, type JourneyShop, test, visit } from './journey-fixtures.ts'
import { addToCart, card, fillPickUp, openCart, pressOrder, unfold } from './journey-steps.ts'

const one = (option: string) => ({ option, quantity: 1 })

/** Sizes and milks that must be chosen, extras and things to leave out, at the caffè latte. */
async function withOptions(shop: JourneyShop): Promise<void> {
  const owner = await shop.owner()
  const option = (en: string, ar: string, price = 0, most = 1) => ({ id: '', name: { en, ar }, price, most })
  const size = {
    name: { en: 'Size', ar: 'الحجم' },
    kind: 'one',
    min: 1,
    options: [option('Small', 'صغير'), option('Medium', 'وسط', 50), option('Large', 'كبير', 90)],
  } as const
  const milk = {
    name: { en: 'Milk', ar: 'الحليب' },
    kind: 'one',
    min: 1,
    options: [
      option('Cow', 'حليب بقري'),
      option('Oat', 'حليب الشوفان', 40),
      option('Soy', 'حليب الصويا', 40),
      option('Lactose-free', 'خالٍ من اللاكتوز', 30),
    ],
  } as const
  const extras = {
    name: { en: 'Extras', ar: 'إضافات' },
    kind: 'many',
    max: 4,
    options: [
      option('Extra shot', 'جرعة إضافية', 70, 3),
      option('Vanilla syrup', 'شراب الفانيلا', 50, 2),
      option('Cacao', 'كاكاو'),
    ],
  } as const
  const leaveOut = {
    name: { en: 'Leave out', ar: 'بدون' },
    kind: 'remove',
    options: [option('Foam', 'رغوة'), option('Lid', 'غطاء')],
  } as const
  const ids: string[] = []
  for (const group of [size, milk, extras, leaveOut]) {
    const { id } = await shop.ask('groups.add', { ...group, options: [...group.options] }, owner)
    ids.push(id)
  }
  const [sizes = '', milks = '', more = '', less = ''] = ids
  const uses = [
    { group: sizes, defaults: [one('small')] },
    { group: milks, defaults: [one('cow')] },
    { group: more },
    { group: less },
  ]
  await shop.ask('groups.use', { owner: { item: 'caffe-latte' }, uses }, owner)
  await shop.ask('groups.use', { owner: { item: 'cappuccino' }, uses: [{ group: milks }] }, owner)
}

test('[OPT-3] [OPT-6] a large latte with oat milk and a shot: the price moves, it is changed from the cart, ordered and tracked with its words', {
  tag: '@main',
}, async ({ page, shop }) => {
  await withOptions(shop)
  await visit(page, shop, '/foods')
  const latte = card(page, 'Caffè latte')
  await latte.getByRole('button', { name: 'Caffè latte' }).click()
  const sheet = page.getByRole('dialog', { name: 'Caffè latte' })
  const add = sheet.getByRole('button', { name: /^Add to order/ })
  await expect(add).toContainText('€3.60')
  await sheet.getByRole('radio', { name: /^Large/ }).check()
  await expect(add).toContainText('€4.50')
  await sheet.getByRole('radio', { name: /^Oat/ }).check()
  await sheet.getByRole('button', { name: 'One more: Extra shot' }).click()
  await expect(add).toContainText('€5.60')
  await expectAccessible(page)
  await add.click()
  await expect(sheet).toBeHidden()

  // Plus adds the ordinary one at once, as a line of its own.
  await latte.getByRole('button', { name: 'One more' }).click()
  const cart = await openCart(page)
  await expect(cart.getByRole('listitem')).toHaveCount(2)
  await expect(cart).toContainText('Large, Oat, Extra shot')
  await expect(cart).toContainText('Small, Cow')
  await expect(cart).toContainText('€9.20')

  await cart.getByRole('listitem').first().getByRole('button', { name: 'Change Caffè latte' }).click()
  await expect(sheet.getByRole('radio', { name: /Oat/ })).toBeChecked()
  await sheet.getByRole('checkbox', { name: 'without foam' }).check()
  await sheet.getByRole('radio', { name: /^Soy/ }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Save choice/ }).click()
  await expect(cart.getByRole('listitem').first()).toContainText('Large, Soy, Extra shot, without foam')
  await expect(cart.getByRole('listitem').first().getByRole('button', { name: 'Change Caffè latte' })).toBeFocused()

  await cart.getByRole('link', { name: 'Place Order' }).click()
  await fillPickUp(page)
  await expect(page.getByText('Large, Soy, Extra shot, without foam').first()).toBeVisible()
  await expectAccessible(page)
  await pressOrder(page)
  await expect(page).toHaveURL(/#\/confirm\//)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await unfold(page)
  await expect(page.getByText('Large, Soy, Extra shot, without foam')).toBeVisible()
  await page
    .getByRole('link', { name: /^Track/ })
    .first()
    .click()
  await expect(page.getByText('Large, Soy, Extra shot, without foam')).toBeVisible()

  // Next time what was had is offered first.
  await visit(page, shop, '/foods')
  await latte.getByRole('button', { name: 'Caffè latte' }).click()
  await sheet.getByRole('button', { name: 'Same again' }).click()
  await expect(add).toContainText('€5.60')
})

test('[OPT-5] oat milk sells out while it lies in an open cart: the line says so and is chosen again', async ({
  page,
  shop,
}) => {
  await withOptions(shop)
  await visit(page, shop, '/foods')
  // Nothing is chosen for the milk of a cappuccino, so plus asks for it.
  await addToCart(page, 'Cappuccino')
  const sheet = page.getByRole('dialog', { name: 'Cappuccino' })
  await expect(sheet.getByRole('alert')).toContainText('Choose something for “Milk” first.')
  await sheet.getByRole('radio', { name: /^Oat/ }).check()
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  const cart = await openCart(page)
  await expect(cart).toContainText('Oat')
  await shop.ask('options.setStock', { option: 'oat', branches: ['antwerpen'], stock: 'out' }, await shop.owner())
  await expect(cart.getByText('Oat is sold out in Antwerpen right now.')).toBeVisible()
  await expectAccessible(page)
  await cart.getByRole('button', { name: 'Choose again Cappuccino' }).click()
  await expect(sheet.getByRole('radio', { name: /Oat.*Sold out/ })).toBeDisabled()
  await expect(sheet.getByRole('radio', { name: /Cow/ })).toBeFocused()
  await page.keyboard.press('Space')
  await sheet.getByRole('button', { name: /^Save choice/ }).click()
  await expect(cart.getByText('Oat is sold out')).toBeHidden()
  await expect(cart).toContainText('Cow')
})
