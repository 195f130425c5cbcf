// The customer's form at the checkout: what is missing or wrong is said at its field until it is mended, and what was
// typed stays.
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PublicBranch } from '#contract/index.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { changeCart, chooseBranch } from '#web/customer/cart/cart-store.ts'
import { useLines } from '#web/customer/cart/shown-lines.ts'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { startMenu } from '#web/data/menu/menu-state.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { useCheckout } from './use-checkout.ts'

const server = fakeServer()
const field = (name: RegExp) => page.getByRole('textbox', { name })
const name = field(/^Name/)
const phone = field(/^Phone/)
const address = field(/^Address/)
const table = page.getByRole('combobox', { name: 'Table' })
const way = (text: RegExp) => page.getByRole('radio', { name: text })
const place = page.getByRole('button', { name: 'Order with obligation to pay' })
const alert = page.getByRole('alert')

/** Asks for a telephone number at pick-up, and for an address from those who want to give it. */
const asking: PublicBranch = { ...antwerpen, phoneField: 'required', addressField: 'optional' }

function Form() {
  const branch = useBranch()
  return branch && <FormOf branch={branch} />
}

function FormOf({ branch }: { branch: MenuBranch }) {
  return <CheckoutForm checkout={useCheckout(useLines(), branch)} />
}

beforeEach(async () => {
  location.hash = '#/order'
  localStorage.clear()
  sessionStorage.clear()
  server.answers('menu.read', { ...shownMenu, branches: [asking] })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  chooseBranch('antwerpen')
  changeCart(() => ({ ...emptyCart, lines: [{ item: 'cappuccino', quantity: 1, note: '', seenPrice: 320 }] }))
})

test('[ORDER-3] what is missing is named beside the button and at each field, until it is filled in', async () => {
  show(<Form />)
  await place.click()
  await expect.element(alert).toMatchTextContent(/Please enter your name and phone number in the form above/)
  await expect.element(name).toHaveAccessibleDescription(/Please enter your name\./)
  await expect.element(phone).toHaveAccessibleDescription(/Please enter your phone number\./)
  await expect.element(address).toBeValid()

  await name.fill('Fatima')
  await expect.element(name).toBeValid()
  await expect.element(phone).toBeInvalid()
  await phone.fill('0470 12 34 56')
  await expect.element(phone).toBeValid()
  expect(server.sent('orders.place')).toEqual([])
})

test('[F-18] a telephone number that cannot be right is said on leaving its field, and is not sent', async () => {
  show(<Form />)
  await name.fill('Fatima')
  await phone.fill('12')
  await userEvent.tab()
  await expect.element(phone).toHaveAccessibleDescription(/This phone number does not look right\./)
  await place.click()
  await expect.element(alert).toMatchTextContent(/This phone number does not look right\./)
  await expect.element(phone).toHaveValue('12')
  expect(server.sent('orders.place')).toEqual([])
})

test('[ORDER-3] at a table the table is asked for, and what was typed for the pick-up is kept but not sent', async () => {
  show(<Form />)
  await name.fill('Fatima')
  await phone.fill('0470 12 34 56')
  await way(/^At a table/).click()
  await expect.element(phone).not.toBeInTheDocument()
  await place.click()
  await expect.element(alert).toMatchTextContent(/Please enter your table number in the form above/)
  await expect.element(table).toHaveAccessibleDescription(/Please choose your table\./)

  server.refuses('orders.place', 'order_refused', [{ problem: 'table_unknown', field: 'table' }])
  await table.selectOptions('Table 3')
  await expect.element(table).toBeValid()
  await place.click()
  await expect.element(table).toHaveAccessibleDescription(/We do not have this table\./)
  expect(server.sent('orders.place')).toMatchObject([{ form: 'table', name: 'Fatima', phone: '', table: 3 }])
  await way(/^Pick up/).click()
  await expect.element(phone).toHaveValue('0470 12 34 56')
})

test('[ORDER-4] [F-18] several fields that the shop refuses are each marked; mending one leaves the other, and all typing stays', async () => {
  show(<Form />)
  await name.fill('Fatima')
  await phone.fill('0470 12 34 56')
  await address.fill('Meir 1')
  server.refuses('orders.place', 'order_refused', [
    { problem: 'phone_invalid', field: 'phone' },
    { problem: 'address_too_long', field: 'address' },
  ])
  await place.click()
  await expect.element(phone).toHaveAccessibleDescription(/This phone number does not look right\./)
  await expect.element(address).toHaveAccessibleDescription(/Your address can be 200 characters at most\./)
  await expect.element(phone).toHaveValue('0470 12 34 56')
  await expect.element(address).toHaveValue('Meir 1')

  await phone.fill('0470 12 34 57')
  await expect.element(phone).toBeValid()
  await expect.element(address).toBeInvalid()
  await address.fill('Meir 2')
  await expect.element(address).toBeValid()
  await expect.element(page.getByText(/^We could not take your order as it is/)).not.toBeInTheDocument()
})

test('[ORDER-4] what no field can mend is said beside the button', async () => {
  show(<Form />)
  await name.fill('Fatima')
  await phone.fill('0470 12 34 56')
  server.refuses('orders.place', 'order_refused', [{ problem: 'shop_closed', field: 'branch' }])
  await place.click()
  await expect.element(page.getByText('This branch is closed, so we cannot take your order.')).toBeVisible()
  await expect.element(name).toBeValid()
  await expect.element(name).toHaveValue('Fatima')
})

test('[F-18] what was typed is there again after a reload; in another tab only if it is to be remembered', async () => {
  const wish = page.getByRole('combobox', { name: 'If something is sold out' })
  const remember = page.getByRole('checkbox', { name: 'Remember my details and orders on this device' })
  show(<Form />)
  await name.fill('Fatima')
  await page.getByRole('button', { name: 'A name for the cup' }).click()
  await field(/^Cup name/).fill('Fati')
  await wish.selectOptions('Leave it out')
  clear()
  show(<Form />)
  await expect.element(name).toHaveValue('Fatima')
  await expect.element(field(/^Cup name/)).toHaveValue('Fati')
  await expect.element(wish).toHaveValue('leave-out')

  clear()
  sessionStorage.clear()
  show(<Form />)
  await expect.element(name).toHaveValue('')
  await name.fill('Fatima')
  await remember.click()
  clear()
  sessionStorage.clear()
  show(<Form />)
  await expect.element(name).toHaveValue('Fatima')
  await expect.element(remember).toBeChecked()
})
