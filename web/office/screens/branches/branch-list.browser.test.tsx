// The branches: while they wait, none, without a connection, hidden and removed, and when leaving is refused.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnBranch, Regions } from '#contract/index.ts'
import { antwerpen as stored } from '#domain/testing/fixtures.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { BranchList } from './branch-list.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const antwerpen: OwnBranch = {
  ...stored,
  name: { en: 'Antwerpen' },
  version: 'one',
  hidden: false,
  removed: false,
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const both = (
  <>
    <BranchList />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('boards.read', { at: 0, branches: [{ branch: 'antwerpen', live: 0, seen: null, pauses: false }] })
})

test('the branches wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('without a connection that is said; a shop without a branch is led to its first one', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('branches.read', { branches: [] })
  await button('Try again').click()
  await expect.element(page.getByRole('link', { name: 'Add a branch' }).last()).toBeVisible()
})

test('a branch that still has orders is not hidden, and says why; once it is, it can be shown again', async () => {
  server.answers('branches.read', { branches: [antwerpen] })
  show(both)
  await expect.element(page.getByText('No board is open')).toBeVisible()
  await button('Hide Antwerpen').click()
  const ask = page.getByRole('dialog', { name: 'Hide Antwerpen?' })
  server.refuses('branches.hide', 'branch_has_orders')
  await ask.getByRole('button', { name: 'Hide' }).click()
  await expect.element(alert).toMatchTextContent(/Antwerpen stays as it is/)
  server.answers('branches.hide', { ...antwerpen, hidden: true })
  server.answers('branches.read', { branches: [{ ...antwerpen, hidden: true }] })
  await button('Hide Antwerpen').click()
  await ask.getByRole('button', { name: 'Hide' }).click()
  await expect.element(page.getByText('Customers do not see this branch.')).toBeVisible()
  await expect.element(button('Show again: Antwerpen')).toBeVisible()
})

test('a removed branch stands apart, and can be brought back', async () => {
  server.answers('branches.read', { branches: [{ ...antwerpen, hidden: true, removed: true }] })
  show(both)
  await expect.element(page.getByRole('heading', { name: 'Removed branches' })).toBeVisible()
  await expect.element(page.getByText('No branch yet')).toBeVisible()
  server.refuses('branches.show', 'unavailable')
  await button('Bring back: Antwerpen').click()
  await expect.element(alert).toMatchTextContent(/Antwerpen stays as it is/)
})

const atlas = (regions: Regions['regions']): Regions => ({ version: String(regions.length), regions })
const coast = { id: 'kust', name: { en: 'Coast' }, branches: 2, members: 1, things: 0 }
const gent: OwnBranch = { ...antwerpen, id: 'gent', name: { en: 'Gent' }, region: 'kust' }

test('[CHAIN-2] a shop of three branches reads nothing of regions; a larger one makes the first in a quiet line', async () => {
  server.answers('regions.read', atlas([]))
  const four = ['gent', 'brugge', 'leuven'].map((id) => ({ ...antwerpen, id }))
  server.answers('branches.read', { branches: four })
  show(both)
  await expect.element(page.getByRole('heading', { name: 'Antwerpen' }).first()).toBeVisible()
  await expect.element(page.getByText(/region/i)).not.toBeInTheDocument()
  server.answers('branches.read', { branches: [antwerpen, ...four] })
  await staffCache.invalidateQueries({ queryKey: ['branches'] })
  await button('Group them into regions').click()
  const dialog = page.getByRole('dialog', { name: 'Regions' })
  server.answers('regions.save', atlas([{ ...coast, branches: 0, members: 0, things: 0 }]))
  server.answers('regions.read', atlas([{ ...coast, branches: 0, members: 0, things: 0 }]))
  await dialog.getByLabelText('Region 1').fill('Coast')
  await dialog.getByRole('button', { name: 'Save the regions' }).click()
  await expect.element(page.getByText('The regions are saved.')).toBeVisible()
  expect(server.sent('regions.save')).toEqual([{ version: '0', regions: [{ name: { en: 'Coast' } }] }])
  await expect.element(page.getByText('No region').first()).toBeVisible()
})

test('[CHAIN-2] a region with branches says how many and cannot be removed; what is typed stays when saving is refused', async () => {
  server.answers('branches.read', { branches: [antwerpen, gent] })
  server.answers(
    'regions.read',
    atlas([coast, { id: 'zuid', name: { en: 'South' }, branches: 0, members: 0, things: 0 }]),
  )
  show(both)
  await expect.element(page.getByText('Region: Coast')).toBeVisible()
  await button('Regions').click()
  const dialog = page.getByRole('dialog', { name: 'Regions' })
  await expect
    .element(dialog.getByText('It has 2 branches and 1 colleague. Move them first to remove it.'))
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Remove Coast' })).not.toBeInTheDocument()
  await dialog.getByLabelText('Region 2').fill(' COAST')
  await dialog.getByRole('button', { name: 'Save the regions' }).click()
  await expect.element(dialog.getByText('Another region has this name. Choose a different one.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove COAST' }).click()
  server.refuses('regions.save', 'region_in_use')
  await dialog.getByRole('button', { name: 'Save the regions' }).click()
  await expect.element(dialog.getByText(/Something still belongs to a region that you removed/)).toBeVisible()
  await expect.element(dialog.getByLabelText('Region 2')).not.toBeInTheDocument()
})
