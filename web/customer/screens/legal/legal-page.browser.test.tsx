// A legal page while it waits, refused, without a connection, as a draft, and as its owner reads it.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { recordOf } from '#domain/shared/record.ts'
import { companyFields } from '#domain/shop/legal/company.ts'
import { sessionStore } from '#web/data/session/session-store.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { Legal } from './legal-page.tsx'

const server = fakeServer()
const terms: Output<'legal.read'> = {
  text: '# What you buy\n\nYou buy from {name}.\n\nVAT number: {vat}',
  version: 3,
  at: Date.UTC(2026, 2, 4, 12),
  confirmed: true,
  company: { ...recordOf(companyFields, () => ''), name: 'Noisette BV' },
}
const heading = page.getByRole('heading', { name: 'Terms of sale' })
const others = page.getByRole('navigation', { name: 'Legal pages' })
const alert = page.getByRole('alert')

beforeEach(() => sessionStore.write(null))

test('[LAW-1] while it waits, its title and the way to the other pages are there; a failure is said and tried again', async () => {
  show(<Legal page="terms" />)
  await expect.element(heading).toBeVisible()
  await expect.element(others.getByRole('link', { name: 'Privacy' })).toBeVisible()
  clear()
  server.refuses('legal.read', 'unavailable')
  show(<Legal page="terms" />)
  await expect.element(alert).toBeVisible()
  server.isLost()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.answers('legal.read', terms)
  server.comesBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Version 3 of', { exact: false })).toBeVisible()
})

test('[LAW-1] a draft says so, and only the owner sees what is missing and the way to change it', async () => {
  server.answers('legal.read', { ...terms, confirmed: false })
  show(<Legal page="terms" />)
  await expect.element(page.getByText(/^This is a draft/)).toBeVisible()
  await expect.element(page.getByText(/Noisette BV/)).toBeVisible()
  expect(page.getByText(/missing: VAT number/).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Edit' }).elements()).toEqual([])
  sessionStore.write(noor)
  await expect.element(page.getByText(/missing: VAT number/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '#/legal-edit/terms/en')
})

test('[LAW-1] a confirmed page says nothing of a draft and is printed', async () => {
  server.answers('legal.read', terms)
  show(<Legal page="terms" />)
  await expect.element(page.getByRole('heading', { name: 'What you buy' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Print or save' })).toBeVisible()
  expect(page.getByText(/^This is a draft/).elements()).toEqual([])
})
