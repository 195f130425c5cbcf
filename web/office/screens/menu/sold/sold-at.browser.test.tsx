// Which branches sell an item: read and said on its page, and followed by the stock page.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, editableItem, gent, jef, menuForStaff, noor, shownMenu, tine } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { StockList } from '../stock-list.tsx'
import { SoldAt } from './sold-at.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const cappuccino = editableItem()
const branch = (name: string) => page.getByRole('switch', { name })
const status = page.getByRole('status')

function showItem(notAt: string[], branches = menuForStaff.branches): void {
  server.answers('menu.readAll', { ...menuForStaff, branches })
  show(<SoldAt item={{ ...cappuccino, notAt }} name="Cappuccino" />)
}

beforeEach(() => {
  server.answers('items.sellAt', {})
  server.answers('menu.readAll', menuForStaff)
})
afterEach(clear)

test('[J-83] the owner says of each branch whether it sells the item', async () => {
  signedIn(noor)
  showItem(['gent'])
  await expect.element(status).toHaveTextContent('All branches but Gent')
  await expect.element(branch('Antwerpen')).toBeChecked()
  await expect.element(branch('Gent')).not.toBeChecked()
  await branch('Gent').click()
  await expect.poll(() => server.sent('items.sellAt')).toEqual([{ item: 'cappuccino', branches: ['gent'], sold: true }])
})

test('[J-83] a manager says it of their own branch, and reads it of the others', async () => {
  signedIn(tine)
  showItem(['gent'])
  await expect.element(status).toHaveTextContent('All branches but Gent')
  await expect.element(branch('Gent')).not.toBeInTheDocument()
  await branch('Antwerpen').click()
  await expect.poll(() => server.sent('items.sellAt')[0]).toMatchObject({ branches: ['antwerpen'], sold: false })
})

const stock: Output<'stock.read'>['items'][number] = {
  id: 'cappuccino',
  category: 'COFFEE',
  name: { en: 'Cappuccino' },
  image: { kind: 'bundled', ref: 'cappuccino' },
  out: [],
  until: {},
}
const notHere = {
  ...menuForStaff,
  items: shownMenu.items.map((item) => ({ ...item, notAt: ['antwerpen'] })),
}

test('[J-83] the stock page lists for Jef only what his branch sells', async () => {
  signedIn(jef)
  const list = (menu: typeof notHere, edits = false, branches = [antwerpen]) => {
    clear()
    show(<StockList items={[stock]} menu={menu} branches={branches} edits={edits} />)
  }
  const available = page.getByRole('radio', { name: 'AVAILABLE' })
  list(notHere)
  await expect.element(page.getByText('No items found.')).toBeVisible()
  list({ ...notHere, items: [...shownMenu.items] as typeof notHere.items })
  await expect.element(available).toBeInTheDocument()
  list(notHere, false, [gent])
  await expect.element(available).toBeInTheDocument()
  // Who edits the menu finds it, without a stock to set.
  list(notHere, true)
  await expect.element(page.getByText('Not sold in Antwerpen')).toBeVisible()
  await expect.element(available).not.toBeInTheDocument()
})
