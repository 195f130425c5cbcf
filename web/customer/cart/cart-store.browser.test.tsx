// Two tabs, one of them with a newer version of the page, share the cart that the browser keeps.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { loadAnewReason } from '#web/data/http/load-anew.ts'
import { show } from '#web/testing/show.ts'
import { changeCart, changeQuantity, useCartCount } from './cart-store.ts'

const cappuccino = { item: 'cappuccino', quantity: 2, note: 'oat milk', seenPrice: 320 }
const newer = { item: 'cake', pieces: { small: 2 } }
const gift = { item: 'bagel', quantity: 1, note: '', seenPrice: 790, since: 2, gift: 'Noor' }

const kept = () => JSON.parse(localStorage.getItem('noisette.cart') ?? '')
/** What another tab writes. */
function writeElsewhere(lines: readonly unknown[], more: object = {}) {
  localStorage.setItem('noisette.cart', JSON.stringify({ day: null, lines, ...more }))
  dispatchEvent(new StorageEvent('storage', { key: 'noisette.cart' }))
}

function Count() {
  return <p>{useCartCount()} in the cart</p>
}

beforeEach(() => {
  loadAnewReason.write(undefined)
  show(<Count />)
  writeElsewhere([cappuccino])
})

test('[CART-1] [F-26] a line of a newer version brings the bar of the newer version, and is never overwritten', async () => {
  await expect.element(page.getByText('2 in the cart')).toBeVisible()
  expect(loadAnewReason.read()).toBeUndefined()
  writeElsewhere([cappuccino, newer, gift], { voucher: 'SPRING' })
  expect(loadAnewReason.read()).toBe('newer')
  await expect.element(page.getByText('2 in the cart')).toBeVisible()
  changeQuantity({ item: 'espresso' }, 1, 250)
  const espresso = { item: 'espresso', quantity: 1, note: '', seenPrice: 250 }
  expect(kept()).toEqual({ day: null, voucher: 'SPRING', lines: [cappuccino, espresso, newer, gift] })
  changeCart(() => emptyCart)
  expect(kept().lines).toEqual([newer, gift])
})

test('[CART-1] what the newer version takes out is gone', async () => {
  writeElsewhere([cappuccino, newer])
  writeElsewhere([cappuccino])
  changeQuantity(cappuccino, 3, 320)
  expect(kept().lines).toEqual([{ ...cappuccino, quantity: 3 }])
})
