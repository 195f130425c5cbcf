// Where and when something is sold, as staff of a chain with regions edit it.
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SaleRules } from '#domain/menu/sold.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { SoldFields } from './sold-fields.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const sizes = [{ size: 'AS-IT-COMES', name: '', usual: '3,20' }]

/** The fields with what they would save. */
function Edited({ first }: { first: SaleRules | null }) {
  const [sold, setSold] = useState(first)
  const [typed, setTyped] = useState({})
  return (
    <>
      <SoldFields sold={sold} onChange={setSold} problems={[]} prices={{ of: sizes, typed, onType: setTyped }} />
      <output aria-label="saved">{JSON.stringify({ ...sold, typed })}</output>
    </>
  )
}

const saved = () => JSON.parse(page.getByLabelText('saved').element().textContent ?? '')

beforeEach(async () => {
  await page.viewport(390, 800)
  signedIn({ ...noor, owner: true })
  const [antwerpen, gent] = menuForStaff.branches
  if (!antwerpen || !gent) throw new Error('the shop has two branches')
  server.answers('menu.readAll', {
    ...menuForStaff,
    branches: [{ ...antwerpen, region: 'north' }, gent],
    regions: [{ id: 'north', name: 'North' }],
  })
})

test('[CHAIN-2] a region is ticked beside branches, and its price stands in the fields of its branches', async () => {
  show(<Edited first={{ branches: [] }} />)
  await page
    .getByText(/Where and when it is sold/)
    .first()
    .click()
  const regions = page.getByRole('group', { name: 'In these regions' })
  await regions.getByRole('checkbox', { name: 'North' }).click()
  expect(saved()).toMatchObject({ branches: ['region:north'] })
  const antwerpen = page.getByRole('textbox', { name: 'Antwerpen' })
  await expect.element(antwerpen).toHaveAttribute('placeholder', '3,20')
  await expect.element(page.getByRole('textbox', { name: 'Gent' })).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Region North' }).fill('3,50')
  await expect.element(antwerpen).toHaveAttribute('placeholder', '3,50')
  expect(saved()).toMatchObject({ typed: { 'region:north': { 'AS-IT-COMES': '3,50' } } })
})
