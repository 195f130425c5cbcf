// The staff log: while it waits, with nothing in it or found, with acts as sentences, and without a connection.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LogEntry } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { LogPage } from './log.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const entry: LogEntry = {
  id: 9,
  at: Date.UTC(2026, 2, 4, 12),
  staff: 2,
  staffName: 'Jef',
  act: 'hooks.add',
  branch: null,
  branchName: {},
  name: {},
  data: { hook: 3 },
}
const search = page.getByRole('searchbox')

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[LIFE-7] the log waits, may be empty, and says why it cannot be read', async () => {
  show(<LogPage />)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  await expect.element(search).toBeVisible()
  server.refuses('log.list', 'unavailable')
  clear()
  show(<LogPage />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/This did not come through\./)
  server.answers('log.list', { entries: [], more: false })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing here yet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Download as a spreadsheet' }).elements()).toEqual([])
})

test('[LIFE-7] acts are sentences by day, and one that this version does not know stands under its name', async () => {
  const entries = [entry, { ...entry, id: 8, act: 'moon.fly', at: Date.UTC(2026, 2, 3, 12) }]
  server.answers('log.list', { entries, more: false })
  show(<LogPage />)
  await expect.element(page.getByText(/Jef.* added web hook 3/)).toBeVisible()
  await expect.element(page.getByRole('region')).toHaveLength(2)
  await expect.element(page.getByText(/Jef.*: moon\.fly/)).toBeVisible()
})

test('[LIFE-7] a search that finds nothing leads back to everything', async () => {
  server.answers('log.list', { entries: [entry], more: false })
  show(<LogPage />)
  await expect.element(page.getByText(/added web hook 3/)).toBeVisible()
  server.answers('log.list', { entries: [], more: false })
  await search.fill('latte')
  await expect.element(page.getByRole('button', { name: 'Show everything' })).toBeVisible()
  expect(server.sent('log.list').at(-1)).toMatchObject({ search: 'latte' })
  server.answers('log.list', { entries: [entry], more: false })
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect.element(page.getByText(/added web hook 3/)).toBeVisible()
  await expect.element(search).toHaveValue('')
})

test('[LIFE-7] a file that could not be made without a connection says so', async () => {
  server.answers('log.list', { entries: [entry], more: false })
  show(
    <>
      <LogPage />
      <ToastView />
    </>,
  )
  await expect.element(page.getByText(/added web hook 3/)).toBeVisible()
  server.refuses('log.list', 'unavailable')
  await page.getByRole('button', { name: 'Download as a spreadsheet' }).click()
  await expect.element(page.getByText(/^The file could not be made/)).toBeVisible()
})
