// The open cart: taking lines out and back, the ways it closes, and what it says while no order can be taken.
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'
import { addToCart, boxOf, card, holding, openCart, orderLines, touchable } from './journey-steps.ts'

test('[F-16] a finger that holds minus down to zero removes nothing else, and the line can be brought back', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  await addToCart(page, 'Espresso')
  const sheet = await openCart(page)
  const rows = sheet.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  const box = await touchable(rows.first().getByRole('button', { name: 'One less' }))
  const touch = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(sheet.getByText('Cappuccino removed.')).toBeVisible()
  // Whatever slid under the finger, lifting it must not click.
  await page.evaluate(({ x, y }) => {
    const less = [...document.querySelectorAll('dialog button')].find((one) => one.ariaLabel === 'One less')
    less?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }))
  }, at)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(sheet.getByRole('group', { name: 'Espresso' })).toContainText('1')
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Undo Cappuccino' }).click()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Cappuccino')
  await expect(sheet.getByText('Cappuccino removed.')).toBeHidden()
  await expect(sheet.getByRole('group', { name: 'Espresso' })).toContainText('1')
})

test('[OPT-2] [F-16] at the checkout a removed line comes back with its note, its glass and its place', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const line = { quantity: 1, note: '', seenPrice: 650 }
    localStorage.setItem(
      'noisette.cart',
      JSON.stringify({
        day: null,
        lines: [
          { ...line, item: 'cava', options: [{ option: 'GLASS', quantity: 1 }], note: 'cold' },
          { ...line, item: 'cappuccino', seenPrice: 320 },
        ],
      }),
    )
  })
  await visit(page, shop, '/order')
  const cards = orderLines(page)
  await cards.first().getByRole('button', { name: 'One less' }).focus()
  await page.keyboard.press('Enter')
  await expect(cards.first()).toContainText('Cava removed.')
  await expect(page.getByRole('button', { name: 'Undo Cava' })).toBeFocused()
  await cards.nth(1).getByRole('button', { name: 'One less' }).click()
  await expect(page.getByText('Your order is empty')).toBeVisible()
  await page.getByRole('button', { name: 'Undo Cappuccino' }).click()
  await page.getByRole('button', { name: 'Undo Cava' }).click()
  await expect(cards.first()).toContainText('Glass')
  await expect(cards.first().getByRole('textbox', { name: /^Note/ })).toHaveValue('cold')
  await expect(cards.nth(1)).toContainText('Cappuccino')
})

test('[F-16] a line that minus on its card took out comes back with its note', async ({ page, shop }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('noisette.cart')) return
    const line = { item: 'cappuccino', quantity: 1, note: 'oat milk', seenPrice: 320 }
    localStorage.setItem('noisette.cart', JSON.stringify({ day: null, lines: [line] }))
  })
  await visit(page, shop, '/foods')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One less' }).click()
  await expect(page.getByText('Cappuccino removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(await openCart(page)).toContainText('oat milk')
})

test('[F-16] minus before the cart’s part has come takes the line out, and still offers it with its note', async ({
  page,
  shop,
}) => {
  const { hold, letGo } = holding()
  await page.route(/\/assets\/touch-.*\.js$/, hold)
  await page.addInitScript(() => {
    const line = { item: 'cappuccino', quantity: 1, note: 'oat milk', seenPrice: 320 }
    localStorage.setItem('noisette.cart', JSON.stringify({ day: null, lines: [line] }))
  })
  await visit(page, shop, '/foods')
  await card(page, 'Cappuccino').getByRole('button', { name: 'One less' }).click()
  await expect(card(page, 'Cappuccino').getByRole('button', { name: 'One less' })).toHaveCount(0)
  letGo()
  await expect(page.getByText('Cappuccino removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(await openCart(page)).toContainText('oat milk')
})

test('[F-12] the cart icon closes the open cart, by pointer and by keyboard, 390, 1280 and 1920 wide', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 860 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    // A reload stays where the page was.
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    const icon = page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' }).first()
    await expect(icon).toHaveAttribute('aria-expanded', 'false')
    const box = await touchable(icon)
    const sheet = await openCart(page)
    const over = sheet.getByRole('button', { name: 'Cart, 1 item' })
    await expect(over).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => boxOf(over)).toEqual(box)
    // Above the veil, not under it.
    const lit = ([x, y]: readonly number[]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('[aria-expanded]')
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    const onTop = await page.evaluateHandle(lit, middle)
    expect(await onTop.asElement()?.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page)
    await page.mouse.click(...middle)
    await expect(sheet).toBeHidden()
    await expect(icon).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(over).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()
    await expect(icon).toBeFocused()
  }
})

test('[F-30] Back closes the open cart and stays; closing it leaves no step behind', async ({ page, shop }) => {
  await visit(page, shop, '/about')
  await page.goto(`${shop.url}/#/foods`)
  await addToCart(page, 'Cappuccino')
  const sheet = await openCart(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/#\/foods$/)
  await page.goForward()
  await expect(page).toHaveURL(/#\/foods$/)
  await page.goBack()

  await openCart(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await openCart(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await openCart(page)
  await sheet.getByRole('link', { name: /Place Order/ }).click()
  await expect(page).toHaveURL(/#\/order$/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/foods$/)
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/#\/about$/)
})

test('[F-20] past the cut-off the cart says so, names the next possible day and offers it', async ({ page, shop }) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  shop.setClock('2026-03-04', 12, 5)
  await page.reload()
  const sheet = await openCart(page)
  await expect(sheet).toContainText('Orders for today were taken until 12:00.')
  await expect(sheet.getByRole('link', { name: 'Place Order' })).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Order for Thursday 5 March' }).click()
  await expect(sheet).toContainText('Your order is for Thursday 5 March.')
  await expect(sheet.getByRole('link', { name: 'Place Order' })).toBeFocused()
})

test('[F-20] a branch that staff closed says so in the cart; at the checkout the button has its reason', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/foods')
  await addToCart(page, 'Cappuccino')
  const state = { open: false, date: '09/03/2026', desc: { en: 'Stocktaking' } }
  await shop.ask('shop.setState', { branches: ['antwerpen'], ...state }, await shop.owner())
  const sheet = await openCart(page)
  await expect(sheet).toContainText('Antwerpen is closed')
  await expect(sheet).toContainText('09/03/2026')
  await expect(sheet.getByRole('link', { name: 'Place Order' })).toHaveCount(0)
  await page.goto(`${shop.url}/#/order`)
  const button = page.getByRole('button', { name: 'Order with obligation to pay' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(/Antwerpen is closed/)
})
