// A code at the checkout, and a reduction that ends while somebody checks out.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicReduction } from '#contract/index.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { changeCart, chooseBranch } from '#web/customer/cart/cart-store.ts'
import { useRegularLines } from '#web/customer/cart/shown-lines.ts'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useCheckout } from './use-checkout.ts'

const server = fakeServer()
const place = page.getByRole('button', { name: 'Order with obligation to pay' })
const link = page.getByRole('button', { name: 'I have a code' })
const code = page.getByRole('textbox', { name: 'Code' })
const use = page.getByRole('button', { name: 'Use it' })
const alert = page.getByRole('alert')

const students: PublicReduction = {
  id: 'students',
  name: 'Students',
  what: { kind: 'categories', ids: ['COFFEE'] },
  how: { kind: 'percent', percent: 50 },
}

function Form() {
  const branch = useBranch()
  return branch && <FormOf branch={branch} />
}

function FormOf({ branch }: { branch: MenuBranch }) {
  return <CheckoutForm checkout={useCheckout(useRegularLines(), branch)} />
}

async function open(more: object): Promise<void> {
  server.answers('menu.read', { ...shownMenu, ...more })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  chooseBranch('antwerpen')
  changeCart(() => ({ ...emptyCart, lines: [{ item: 'cappuccino', quantity: 1, note: '', seenPrice: 320 }] }))
}

beforeEach(() => {
  location.hash = '#/order'
  localStorage.clear()
  sessionStorage.clear()
})

test('[PRICE-2] a shop without codes asks for none', async () => {
  await open({})
  show(<Form />)
  await expect.element(place).toBeVisible()
  expect(link.elements()).toEqual([])
})

test('[PRICE-2] a code that is not known says so and stays typed; a good one takes off, is sent, and can be removed', async () => {
  await open({ codes: true })
  show(<Form />)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fatima')
  await link.click()
  server.refuses('reductions.check', 'order_refused', [{ problem: 'code_unknown', field: 'code' }])
  await code.fill('studnt')
  await use.click()
  await expect.element(code).toHaveAccessibleDescription(/We do not know this code\./)
  await expect.element(code).toHaveValue('studnt')

  server.answers('reductions.check', students)
  await code.fill('student')
  await use.click()
  await expect.element(page.getByText('“Students”: this order costs €1.60 less.')).toBeVisible()
  await place.click()
  await expect.poll(() => server.sent('orders.place')).toMatchObject([{ code: 'student', seenTotal: 160 }])
})

test('[PRICE-2] a code that nobody asked about is asked about first, so that the total is seen before the order is sent', async () => {
  await open({ codes: true })
  show(<Form />)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fatima')
  await link.click()
  server.answers('reductions.check', students)
  await code.fill('student')
  await place.click()
  await expect.element(alert).toMatchTextContent(/Please look at the total/)
  expect(server.sent('orders.place')).toEqual([])
  await place.click()
  await expect.poll(() => server.sent('orders.place')).toMatchObject([{ code: 'student', seenTotal: 160 }])
})

test('[PRICE-2] a code that was used up meanwhile is said at its field, and the total is without it before the next tap', async () => {
  await open({ codes: true })
  show(<Form />)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fatima')
  await link.click()
  server.answers('reductions.check', students)
  await code.fill('student')
  await use.click()
  await expect.element(page.getByText('€1.60', { exact: true })).toBeVisible()
  server.refuses('orders.place', 'order_refused', [{ problem: 'code_used_up', field: 'code' }])
  await place.click()
  await expect.element(code).toHaveAccessibleDescription(/This code has been used up\./)
  await expect.element(page.getByText('€3.20', { exact: true })).toBeVisible()
})

test('[PRICE-1] a reduction that ends while somebody checks out is said with the new total, and agreed to before ordering', async () => {
  await open({ reductions: [{ ...students, name: 'Happy hour' }] })
  show(<Form />)
  await page.getByRole('textbox', { name: /^Name/ }).fill('Fatima')
  await expect.element(page.getByText('€1.60', { exact: true })).toBeVisible()
  menuStore.write({ ...menuStore.read(), reductions: undefined })
  await expect.element(alert).toMatchTextContent('“Happy hour” no longer counts for this order. It now costs €3.20.')
  await place.click()
  expect(server.sent('orders.place')).toEqual([])
  await alert.getByRole('button').click()
  await place.click()
  await expect.poll(() => server.sent('orders.place')).toMatchObject([{ seenTotal: 320 }])
})
