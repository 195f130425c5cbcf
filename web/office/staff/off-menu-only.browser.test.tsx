// What a manager of one branch of several reads before trying to take something off the menu of all.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Member, signedIn } from '#web/data/session/session.ts'
import { SoldFields } from '#web/office/screens/menu/sold/sold-fields.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor, tine } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { OffMenuOnly } from './off-menu-only.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const hint = page.getByText(/^Only the owner, or someone who manages every branch,/)
const button = page.getByRole('button', { name: 'Remove' })

function showAs(member: Member, branches = menuForStaff.branches): void {
  signedIn(member)
  server.answers('menu.readAll', { ...menuForStaff, branches })
  clear()
  show(
    <OffMenuOnly>
      <button type="button">Remove</button>
    </OffMenuOnly>,
  )
}

beforeEach(() => server.answers('menu.readAll', menuForStaff))
afterEach(clear)

test('[J-83] who manages one branch of two reads who removes things, in the place of the button', async () => {
  showAs(tine)
  await expect.element(hint).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})

test('[J-83] who manages both, and the owner, has the button', async () => {
  const both = [...tine.branches, { branch: 'gent', role: 'manager' as const }]
  for (const member of [noor, { ...tine, branches: both }]) {
    showAs(member)
    await expect.element(button).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
  }
})

test('[J-83] who manages one branch takes the item off its menu, and leaves the other as it is', async () => {
  signedIn(tine)
  const stored = { sold: null }
  const sold = { branches: ['gent', 'antwerpen'] }
  show(<SoldFields sold={sold} stored={stored} onChange={() => {}} problems={[]} />)
  await page.getByText(/^Where and when it is sold/).click()
  await expect.element(page.getByRole('checkbox', { name: 'Gent' })).toBeDisabled()
  await expect.element(page.getByRole('checkbox', { name: 'Antwerpen' })).toBeEnabled()
  await expect.element(hint).toBeVisible()
})
