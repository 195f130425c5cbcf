// An invoice, from the checkout of an office to the owner's list (BOOK-4).
import { blankCompany } from '#domain/shop/legal/company.ts'
import { saveCompany } from '#server/store/shop/legal-text-store.ts'
import { asOwner, expect, expectAccessible, test } from './journey-fixtures.ts'
import { checkout, fillPickUp, orderIdOf, pressOrder, unfold } from './journey-steps.ts'

const noisette = {
  ...blankCompany,
  name: 'Noisette bv',
  address: 'Bredabaan 210, 2170 Merksem',
  number: '0417.497.106',
}

test('[BOOK-4] an office types its company number wrong, then right, and finds its invoice once it has collected and paid; the owner finds it by month', {
  tag: '@phone',
}, async ({ page, customer, shop }) => {
  await shop.store.write((trx) => saveCompany(trx, noisette))
  await checkout(customer, shop)
  await fillPickUp(customer)
  await customer.getByRole('checkbox', { name: 'I need an invoice' }).check()
  await customer.getByLabel('Company number').fill('0403.170.702')
  await customer.getByLabel('Company name').fill('Peeters & Zonen nv')
  await customer.getByLabel('Street and number').fill('Meir 1')
  await customer.getByLabel('Postcode').fill('2000')
  await customer.getByLabel('Town').fill('Antwerpen')
  await customer.getByLabel('E-mail for the invoice').fill('office@peeters.example')
  await pressOrder(customer)
  const number = customer.getByLabel('Company number')
  await expect(number).toHaveAccessibleDescription(/This is no Belgian company number/)
  await expectAccessible(customer)
  // What was typed is still there after a reload.
  await customer.reload()
  await expect(customer.getByLabel('Town')).toHaveValue('Antwerpen')
  await number.fill('0403.170.701')
  await pressOrder(customer)
  await expect(customer).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
  await customer.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await unfold(customer)
  await expect(customer.getByText('once your order is handed over and paid')).toBeVisible()

  const owner = await shop.owner()
  const id = await orderIdOf(shop, customer.url().slice(-8))
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, owner)
  await shop.ask('orders.step', { key: crypto.randomUUID(), id, step: 'pay', paidWay: 'card' }, owner)
  const waiting = customer.waitForEvent('download')
  await customer.getByRole('link', { name: 'Invoice 2026-00001, UBL file' }).click()
  expect((await waiting).suggestedFilename()).toBe('2026-00001.xml')
  await expectAccessible(customer)

  await asOwner(page, shop, '/invoices')
  const row = page.getByRole('row').filter({ hasText: '2026-00001' })
  await expect(row).toContainText('Peeters & Zonen nv')
  await expect(row).toContainText('€6.40')
  await expect(row.getByRole('link', { name: 'Invoice 2026-00001, Page, PDF' })).toHaveAttribute(
    'href',
    /invoice\.pdf\?id=1$/,
  )
  await expectAccessible(page)
})
