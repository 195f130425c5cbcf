// Fake orders: while the page waits, with nobody asking or blocked, without a connection, and the owner's rules.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Guard } from './fake-orders.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const quiet: Output<'guard.read'> = {
  asks: [],
  blocks: [],
  rules: { on: true, waiting: 3, holdMinutes: 10 },
  version: 'one',
}
const block: Output<'guard.read'>['blocks'][number] = {
  id: 5,
  branch: 'antwerpen',
  order: 47,
  code: 'A-47',
  name: '',
  wide: true,
  at: Date.UTC(2026, 2, 4, 12),
  until: Date.UTC(2026, 2, 5, 12),
  by: 'Jef',
}
const alert = page.getByRole('alert')
const both = (
  <>
    <Guard />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('guard.held', { held: [] })
})

test('[SAFE-5] the page waits', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...').first()).toBeVisible()
})

test('[SAFE-5] without a connection that is said; with nobody asking or blocked, so is that', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('guard.read', quiet)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nobody is asking.')).toBeVisible()
  await expect.element(page.getByText('Nobody is blocked.')).toBeVisible()
})

test('[SAFE-5] a block says what, by whom and until when; lifting it says why it failed; a barista sets no rules', async () => {
  signedIn(jef)
  server.answers('guard.read', { ...quiet, blocks: [block] })
  show(both)
  const row = page.getByRole('listitem').filter({ hasText: 'A-47' })
  await expect.element(row).toMatchTextContent(/Device and connection · By Jef, .*Until /)
  expect(page.getByRole('switch').elements()).toEqual([])
  server.refuses('guard.lift', 'unavailable')
  await page.getByRole('button', { name: 'Lift the block of A-47' }).click()
  await expect.element(alert).toBeVisible()
  await expect.element(row).toBeVisible()
  server.answers('guard.lift', {})
  server.answers('guard.read', quiet)
  await page.getByRole('button', { name: 'Lift the block of A-47' }).click()
  await expect.element(page.getByText('The block of A-47 is lifted.')).toBeVisible()
  await expect.element(page.getByText('Nobody is blocked.')).toBeVisible()
})

test('[SAFE-5] a rule out of bounds is said at its field, a refused one stays typed', async () => {
  server.answers('guard.read', quiet)
  show(both)
  const field = page.getByRole('textbox').last()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await field.fill('100000')
  await save.click()
  await expect.element(field).toHaveAccessibleDescription(/From \d+ to \d+\./)
  expect(server.sent('guard.setRules')).toEqual([])
  await field.fill('12')
  server.refuses('guard.setRules', 'unavailable')
  await save.click()
  await expect.element(alert).toBeVisible()
  await expect.element(field).toHaveValue('12')
  server.answers('guard.setRules', { rules: { ...quiet.rules, holdMinutes: 12 }, version: 'two' })
  await save.click()
  await expect.poll(() => server.sent('guard.setRules').length).toBe(2)
  await expect.poll(() => alert.elements()).toEqual([])
})

test('[SAFE-5] rules whose reply was lost are no other person’s, however their numbers were typed', async () => {
  server.answers('guard.read', quiet)
  show(both)
  await page.getByRole('textbox').last().fill('012')
  await findsOwnSave(server, {
    save: 'guard.setRules',
    read: 'guard.read',
    stored: { ...quiet, rules: { ...quiet.rules, holdMinutes: 12 }, version: 'two' },
    press: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  })
})
