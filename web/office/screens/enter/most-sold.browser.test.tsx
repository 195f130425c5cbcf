// What the tiles of a new order show: what sells most, a category, or what was searched.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { signedIn } from '#web/data/session/session.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import type { Tile } from './bill.tsx'
import { MenuTiles } from './tiles.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

const coffees = Array.from({ length: 12 }, (_, at) => itemOf(`coffee-${at}`, 'COFFEE', { name: `Coffee ${at}` }))
const waffles = ['Brussels waffle', 'Gaufre de Liège'].map((name) => itemOf(name, 'WAFFELS', { name }))
const shelves = [
  ...menuForStaff.categories,
  { id: 'WAFFELS', name: 'Waffles', desc: '', index: 1, icon: 'waffle' as const },
]

async function open(mostSold: readonly string[]) {
  signedIn(noor)
  const menu = { categories: shelves, items: [...coffees, ...waffles] }
  server.answers('menu.readAll', { ...menuForStaff, ...menu })
  server.answers('menu.read', { ...shownMenu, ...menu })
  server.answers('orders.mostSold', { items: [...mostSold] })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  menuStore.write({ ...menuStore.read(), ...menu, state: 'ready' })
  const onAdd = vi.fn<(tile: Tile) => void>()
  show(<MenuTiles branch={{ id: 'antwerpen', timeZone: 'Europe/Brussels' }} at={Date.now()} onAdd={onAdd} />)
  return onAdd
}

const items = () =>
  page
    .getByRole('list')
    .last()
    .getByRole('button')
    .elements()
    .map((tile) => tile.firstElementChild?.textContent)

test('[OFF-1] the counter begins with the ten items that the branch sold most, in that order, and the categories stand beside them', async () => {
  const most = ['Gaufre de Liège', ...coffees.slice(2, 11).map(({ id }) => id)]
  await open(most)
  const best = page.getByRole('button', { name: 'Most sold' })
  await expect.element(best).toHaveAttribute('aria-pressed', 'true')
  expect(items()).toEqual(['Gaufre de Liège', ...coffees.slice(2, 11).map(({ name }) => name)])
  await page.getByRole('button', { name: 'Waffles' }).click()
  expect(items()).toEqual(['Brussels waffle', 'Gaufre de Liège'])
  await best.click()
  expect(items()).toHaveLength(10)
})

test('[OFF-1] a branch that has not sold ten items yet begins with the first of its menu', async () => {
  await open(['Gaufre de Liège'])
  await expect
    .element(page.getByRole('button', { name: 'Coffee', exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { name: 'Most sold' }).elements()).toEqual([])
  expect(items()).toEqual(coffees.map(({ name }) => name))
})

test('[OFF-1] an item is found by a part of its name, whatever its category and accents, and a tap adds it', async () => {
  const onAdd = await open([])
  const find = page.getByRole('searchbox', { name: 'Find an item' })
  await find.fill('liege')
  await expect.poll(items).toEqual(['Gaufre de Liège'])
  await page.getByRole('button', { name: /^Gaufre de Liège/ }).click()
  expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ item: 'Gaufre de Liège' })
  // For the next item all is there again.
  await expect.element(find).toHaveValue('')
  await find.fill('unicorn')
  await expect.element(page.getByText('Nothing on the menu is called “unicorn”.')).toBeVisible()
})
