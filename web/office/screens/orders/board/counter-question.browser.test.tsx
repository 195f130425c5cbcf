// The question whether a device is the counter, on a board with stations.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setCounter } from '#web/data/session/counter-device.ts'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { jef } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Board } from './order-board.tsx'
import '#web/ui/styles/staff.css'

const week = Array.from({ length: 7 }, () => [{ from: 0, to: 1440 }])
const answers: Readonly<Record<string, object>> = {
  '/api/staff/menu': {
    branches: [{ id: 'antwerpen', name: 'Antwerpen', timeZone: 'Europe/Brussels', week, exceptions: [], closed: null }],
    categories: [],
    items: [],
    groups: [],
  },
  '/api/staff/board': {
    orders: [],
    toSee: [],
    out: [],
    counts: { ready: 0, earlier: 0 },
    dayBegins: 0,
    soldOut: [],
    stations: ['bar'],
    stationNames: [{ id: 'bar', name: { en: 'Bar' } }],
    asksUnpaid: false,
    seesTakings: false,
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
  setCounter(undefined)
})

test('[J-35] the board asks whether this device is its counter, beside the row of stations', async () => {
  staffCache.clear()
  setCounter(undefined)
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[new URL(address, location.href).pathname]
    return answer ? Response.json(answer) : Response.json({ refusal: 'not_found', problems: [] }, { status: 404 })
  })
  await page.viewport(1024, 768)
  signedIn(jef)
  show(<Board />)
  const question = page.getByRole('region', { name: 'Is this device the counter of Antwerpen?' })
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Stations' })).toBeVisible()
  await question.getByRole('button', { name: 'No' }).click()
  await expect.element(question).not.toBeInTheDocument()
})
