// VAT rates: while they wait, without a connection, unchecked, and as they are set, beside the classes of the menu.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { usualVat } from '#domain/money/vat.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { VatPage } from './vat-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const failed = page.getByRole('alert')
const tryAgain = page.getByRole('button', { name: 'Try again' })

beforeEach(() => signedIn(noor))

test('[VAT-1] rates and classes wait, each for itself', async () => {
  show(<VatPage />)
  await expect.poll(() => page.getByText('Please wait some seconds ...').elements().length).toBe(2)
})

test('[VAT-1] without a connection both say so; the rates of a new shop are to be checked, and its menu has no class yet', async () => {
  server.isLost()
  show(<VatPage />)
  await expect.poll(() => failed.elements().length).toBe(2)
  server.comesBack()
  server.answers('vat.read', { rules: { ...usualVat, checked: false }, version: 'one' })
  server.answers('categories.read', { categories: [] })
  await tryAgain.first().click()
  await tryAgain.click()
  await expect.element(page.getByText('Check with your accountant')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'What your menu is' })).toBeVisible()
  expect(failed.elements()).toEqual([])
})

test('[VAT-1] each class has a rate for each way, in per cent, and nothing changes without a later one', async () => {
  server.answers('vat.read', { rules: { ...usualVat, checked: true }, version: 'one' })
  show(<VatPage />)
  await expect.element(page.getByRole('textbox', { name: 'Food, Taken away' })).toHaveValue('6')
  await expect.element(page.getByRole('textbox', { name: 'Alcohol, Eaten here' })).toHaveValue('21')
  await expect.element(page.getByText('Nothing changes.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Checked with our accountant' })).toBeChecked()
  expect(page.getByText('Check with your accountant').elements()).toEqual([])
})
