// The VAT rates: what is typed is kept until it is saved, and meets what a colleague saved.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Input, Output } from '#contract/index.ts'
import { type SellingWay, usualVat, type VatRate } from '#domain/money/vat.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import { signedIn } from '#web/data/session/session.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { VatPage } from './vat-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

const vatAt = (version: string, foodAway: VatRate): Output<'vat.read'> => ({
  version,
  rules: {
    rates: usualVat.rates.map((row) => (row.class === 'food' && row.way === 'away' ? { ...row, rate: foodAway } : row)),
    day: 'pick-up',
    checked: true,
  },
})

const first = page.getByRole('textbox').first()

beforeEach(() => {
  signedIn(noor)
  server.answers('categories.read', { categories: [] })
  server.answers('vat.read', vatAt('1', 600))
})
afterEach(() => {
  clear()
  keepForm('vat', undefined)
})

test('[J-6] a rate that was left unsaved is there again; one that a colleague saved meanwhile is said', async () => {
  show(<VatPage />)
  await first.fill('12')
  clear()
  show(<VatPage />)
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(first).toHaveValue('12')
  server.answers('vat.read', vatAt('2', 900))
  server.refuses('vat.save', 'changed_meanwhile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Someone else saved this just now')).toBeVisible()
  await expect.element(first).toHaveValue('12')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect.element(first).toHaveValue('9')
})

test('[J-6] [VAT-1] two owners who change different rates keep both; only the rate that both changed is asked about', async () => {
  const food = page.getByLabelText('Food, Taken away')
  const alcohol = page.getByLabelText('Alcohol, Taken away')
  const { rules } = vatAt('2', 600)
  const theirs = rules.rates.map((row) =>
    isAway(row, 'alcohol') ? { ...row, rate: 2000 } : isAway(row, 'drink') ? { ...row, rate: 700 } : row,
  )
  show(<VatPage />)
  await food.fill('9')
  await page.getByLabelText('Soft drink, coffee, Taken away').fill('8')
  server.answers('vat.read', { version: '2', rules: { ...rules, rates: theirs } })
  server.refuses('vat.save', 'changed_meanwhile')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(alcohol).toHaveValue('20')
  await expect.element(food).toHaveValue('9')
  const said = page.getByRole('alert')
  await expect.element(said.getByText('Soft drink, coffee, Taken away')).toBeVisible()
  await expect.element(said.getByText('7 %')).toBeVisible()
  await expect.element(said.getByText('8 %')).toBeVisible()
  await expect.element(said.getByText('Food, Taken away')).not.toBeInTheDocument()
  await expect.element(said.getByText('Alcohol')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => server.sent('vat.save')).toHaveLength(2)
  const sent = server.sent('vat.save')[1] as Input<'vat.save'>
  const rateOf = (of: VatClass) => sent.rules.rates.find((row) => isAway(row, of))?.rate
  expect([rateOf('food'), rateOf('alcohol')]).toEqual([900, 2000])
})

const isAway = (row: { readonly class: VatClass; readonly way: SellingWay }, of: VatClass) =>
  row.class === of && row.way === 'away'
