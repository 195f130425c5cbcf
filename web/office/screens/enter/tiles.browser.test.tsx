// The tiles of a new order while there is no menu: it cannot be reached, and comes with another try.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { MenuTiles } from './tiles.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

test('a menu that cannot be reached is not waited for in silence: it says so, and tries again', async () => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.refuses('menu.read', 'unavailable')
  show(<MenuTiles branch={{ id: 'antwerpen', timeZone: 'Europe/Brussels' }} at={Date.now()} onAdd={() => {}} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We cannot reach the shop/)
  expect(page.getByText(/^Please wait/).elements()).toEqual([])
  server.answers('menu.read', shownMenu)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: /Cappuccino/ })).toBeVisible()
})
