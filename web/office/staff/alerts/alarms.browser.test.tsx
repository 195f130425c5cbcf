// What a staff screen rings and shows, of one branch or of all that its lists show together.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { jef } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { chooseOwnBranch, listBranch } from '../branch/my-branches.ts'
import { Alarms } from './alarms.tsx'

const post = (branch: string) => ({ branch, role: 'barista' as const })
const tine = { ...jef, id: 7, name: 'Tine', branches: [post('antwerpen'), post('merksem')] }
const nothing = { unseen: 0, newest: [] }
let calls: URL[]

/** Somebody asks to order at Merksem. */
beforeEach(() => {
  staffCache.clear()
  calls = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const url = new URL(address, location.href)
    if (typeof body === 'string' && url.pathname.includes('board')) url.search = `?branch=${JSON.parse(body).branch}`
    calls.push(url)
    if (url.pathname.endsWith('/arrivals')) {
      const asks = url.searchParams.get('branch') === 'antwerpen' ? nothing : { unseen: 1, newest: [{ id: 1, at: 0 }] }
      return Response.json({ at: 0, orders: [], due: [], alone: [], reservations: nothing, messages: nothing, asks })
    }
    const branches = ['antwerpen', 'merksem'].map((id) => ({ id, name: id, timeZone: 'Europe/Brussels' }))
    return Response.json({ branches, categories: [], items: [], groups: [] })
  })
  chooseOwnBranch('antwerpen')
})
afterEach(() => {
  chooseOwnBranch('')
  vi.unstubAllGlobals()
})

const ask = page.getByRole('link', { name: '1 customer asks to order' })

test('[H-91] with all branches listed, staff see who asks at any of their branches, and are a board of each', async () => {
  listBranch('')
  show(<Alarms member={tine} forOrders />)
  await expect.element(ask).toBeVisible()
  const beats = calls
    .filter(({ pathname }) => pathname.includes('board'))
    .map(({ searchParams }) => searchParams.get('branch'))
  expect(new Set(beats)).toEqual(new Set(['antwerpen', 'merksem']))
})

test('[H-91] with one branch chosen they see that one', async () => {
  show(<Alarms member={tine} forOrders />)
  await vi.waitFor(() => expect(calls.some(({ pathname }) => pathname.endsWith('/arrivals'))).toBe(true))
  await new Promise((passed) => setTimeout(passed, 200))
  expect(ask.elements()).toEqual([])
})
