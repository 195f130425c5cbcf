// What a staff screen rings and shows, of one branch or of all that its lists show together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Arrivals } from '#web/data/staff/alert-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, jef, menuForStaff } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { chooseOwnBranch, listBranch } from '../branch/my-branches.ts'
import { Alarms } from './alarms.tsx'

const post = (branch: string) => ({ branch, role: 'barista' as const })
const tine = { ...jef, id: 7, name: 'Tine', branches: [post('antwerpen'), post('merksem')] }
const nothing = { unseen: 0, newest: [] }
const quiet: Arrivals = {
  at: 0,
  orders: [],
  due: [],
  alone: [],
  reservations: nothing,
  messages: nothing,
  asks: nothing,
  open: 0,
  accounts: 0,
  alerts: 0,
}
const server = fakeServer()

/** Somebody asks to order at Merksem. */
beforeEach(() => {
  server.answers('boards.beat', {})
  server.answers('arrivals.read', ({ branch }) =>
    branch === 'antwerpen' ? quiet : { ...quiet, asks: { unseen: 1, newest: [{ id: 1, at: 0 }] } },
  )
  server.answers('menu.readAll', {
    ...menuForStaff,
    branches: [antwerpen, { ...antwerpen, id: 'merksem', name: 'Merksem' }],
  })
  chooseOwnBranch('antwerpen')
})
afterEach(() => chooseOwnBranch(''))

const ask = page.getByRole('link', { name: '1 customer asks to order' })

test('[H-91] with all branches listed, staff see who asks at any of their branches, and are a board of each', async () => {
  listBranch('')
  show(<Alarms member={tine} forOrders />)
  await expect.element(ask).toBeVisible()
  // One beat names all of them.
  const [beat] = server.sent('boards.beat')
  expect(beat?.branches).toEqual(['antwerpen', 'merksem'])
})

test('[H-91] with one branch chosen they see that one', async () => {
  show(<Alarms member={tine} forOrders />)
  await vi.waitFor(() => expect(server.sent('arrivals.read')).not.toEqual([]))
  await new Promise((passed) => setTimeout(passed, 200))
  expect(ask.elements()).toEqual([])
})
