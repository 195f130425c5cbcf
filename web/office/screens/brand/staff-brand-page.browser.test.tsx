// The brand: while it waits, without a connection, wrong fields, refused, and saved by somebody else meanwhile.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { BrandPage } from './staff-brand-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const stored = { brand: { ...neutralBrand, name: 'Noisette' }, version: 'one' } as Output<'brand.read'>
const alert = page.getByRole('alert')
const name = page.getByRole('textbox', { name: 'Name of the shop', exact: true })
const save = page.getByRole('button', { name: 'Save', exact: true })

beforeEach(() => signedIn(noor))

test('[BRAND-1] the brand waits', async () => {
  show(<BrandPage />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[BRAND-1] without a connection it says so, and comes with one tap', async () => {
  server.isLost()
  show(<BrandPage />)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('brand.read', stored)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(name).toHaveValue('Noisette')
})

test('[BRAND-1] a link that is none is said at its field; what is refused stays, and both changes are kept', async () => {
  server.answers('brand.read', stored)
  show(
    <>
      <BrandPage />
      <ToastView />
    </>,
  )
  await name.fill('Noisette & Noor')
  await page.getByRole('button', { name: /^Add/ }).last().click()
  const link = page.getByLabelText('Address 1', { exact: true })
  await link.fill('instagram')
  await save.click()
  await expect.element(link).toBeInvalid()
  expect(server.sent('brand.save')).toEqual([])
  await link.fill('https://instagram.com/noisette')

  server.refuses('brand.save', 'unavailable')
  await save.click()
  await expect.element(alert).toBeVisible()
  await expect.element(name).toHaveValue('Noisette & Noor')

  server.refuses('brand.save', 'changed_meanwhile')
  server.answers('brand.read', {
    brand: { ...stored.brand, typeface: stored.brand.typeface, languages: ['en', 'nl'] },
    version: 'two',
  })
  await save.click()
  await expect.element(page.getByRole('button', { name: 'Save mine' })).toBeVisible()
  await expect.element(name).toHaveValue('Noisette & Noor')
  server.answers('brand.save', { ...stored, version: 'three' })
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect
    .poll(() => server.sent('brand.save').at(-1))
    .toMatchObject({
      version: 'two',
      brand: { name: 'Noisette & Noor', languages: ['en', 'nl'], links: ['https://instagram.com/noisette'] },
    })
})
