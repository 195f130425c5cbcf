// The cards for the tables: while they wait, without a connection, a branch or tables, and as they are printed.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, gent, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { TableCards } from './table-cards.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const shop: Output<'shop.read'> = {
  branches: [
    { id: 'antwerpen', name: { en: 'Antwerpen', nl: 'Antwerpen' }, shop: antwerpen.shop },
    { id: 'gent', name: { en: 'Gent' }, shop: gent.shop },
  ],
  message: {},
  messageShown: false,
  publicUrl: 'https://coffee.example',
}

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('shop.read', shop)
})

test('the cards wait, and say why they cannot be read', async () => {
  server.waits('shop.read')
  show(<TableCards branch="antwerpen" />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  clear()
  server.refuses('shop.read', 'unavailable')
  show(<TableCards branch="antwerpen" />)
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('a shop without a branch says what is missing', async () => {
  server.answers('menu.readAll', { ...menuForStaff, branches: [] })
  show(<TableCards />)
  await expect.element(page.getByText('No branch yet')).toBeVisible()
})

test('a branch without tables says so', async () => {
  server.answers('menu.readAll', { ...menuForStaff, branches: [{ ...antwerpen, tables: 0 }] })
  show(<TableCards branch="antwerpen" />)
  await expect.element(page.getByText('This branch has no tables')).toBeVisible()
})

test('each table has a card in the languages of its branch, and only the chosen tables are printed', async () => {
  show(<TableCards branch="antwerpen" />)
  await expect.element(page.getByRole('button', { name: 'Print 4 cards' })).toBeEnabled()
  await expect.element(page.getByText('The cards lead to https://coffee.example')).toBeVisible()
  const cards = page.getByRole('listitem').filter({ hasText: 'Scan to order at this table.' })
  expect(cards.elements()).toHaveLength(4)
  await expect.element(cards.first()).toMatchTextContent(/Table 1.*Tafel 1.*Scan en bestel aan deze tafel\./)
  await page.getByLabelText('From table').fill('4')
  await expect.element(page.getByRole('button', { name: 'Print 1 card' })).toBeEnabled()
  await page.getByLabelText('To table').fill('3')
  await expect.element(page.getByRole('button', { name: 'Print 0 cards' })).toBeDisabled()
})
