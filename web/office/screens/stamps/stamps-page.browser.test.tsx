// The stamp card for staff: checking a voucher with every answer, and the owner's rules.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { jef, menuForStaff, noor, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { StampsPage } from './stamps-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const stored: Output<'stamps.read'> = {
  rules: { on: true, every: 10, worth: 450, offline: 2000, categories: ['COFFEE'] },
  version: 'one',
  key: 'key',
  copied: 0,
}
const voucher = page.getByRole('textbox', { name: 'Voucher' })
const check = page.getByRole('button', { name: 'Check', exact: true })
const alert = page.getByRole('alert')
const both = (
  <>
    <StampsPage />
    <ToastView />
  </>
)

beforeEach(async () => {
  signedIn(jef)
  server.answers('menu.readAll', menuForStaff)
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[STAMP-1] the page waits; a voucher can be checked also while the rules wait or fail', async () => {
  server.waits('menu.readAll')
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  clear()
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.refuses('stamps.read', 'unavailable')
  show(both)
  await expect.element(check).toBeEnabled()
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('stamps.read', { ...stored, copied: 2 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^2 vouchers were given twice/)).toBeVisible()
})

test('[STAMP-1] every answer about a voucher is a sentence, and one that was not decided stays in the field', async () => {
  server.answers('stamps.read', stored)
  show(both)
  const checked = async (text: string, said: string | RegExp) => {
    await voucher.fill(text)
    await check.click()
    await expect.element(alert).toMatchTextContent(said)
  }
  server.answers('stamps.spend', { state: 'given', worth: 450 })
  await checked('ABCD2345', 'Good: one is free, up to €4.50.')
  await expect.element(voucher).toHaveValue('')
  server.answers('stamps.spend', { state: 'used', worth: 450 })
  await checked('ABCD2345', 'This voucher has already been used.')
  server.refuses('stamps.spend', 'voucher_foreign')
  await checked('ABCD2346', 'This voucher is not from this shop.')
  server.refuses('stamps.spend', 'not_allowed')
  await checked('ABCD2347', 'Your account may not do this.')
  await expect.element(voucher).toHaveValue('ABCD2347')
  server.isLost()
  await checked('ABCD2347', /^Without a connection, a voucher can only be scanned/)
  await expect.element(voucher).toHaveValue('ABCD2347')
  server.comesBack()
  server.answers('stamps.spend', { state: 'given', worth: 450 })
  await check.click()
  await expect.element(alert).toMatchTextContent('Good: one is free, up to €4.50.')
  const keys = server.sent('stamps.spend').map((wish) => JSON.stringify(wish))
  expect(new Set(keys).size).toBe(keys.length)
  expect(page.getByText('The card', { exact: true }).elements()).toEqual([])
})

test('[STAMP-1] rules that are out of bounds are said at their field, refused ones stay typed, saved ones are said', async () => {
  signedIn(noor)
  server.answers('stamps.read', stored)
  show(both)
  const every = page.getByRole('textbox', { name: 'One free in every' })
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await every.fill('0')
  await save.click()
  await expect.element(every).toHaveAccessibleDescription(/^From \d+ to \d+\.$/)
  expect(server.sent('stamps.save')).toEqual([])
  await every.fill('8')
  server.refuses('stamps.save', 'unavailable')
  await save.click()
  await expect.element(alert).toBeVisible()
  await expect.element(every).toHaveValue('8')
  const rules = { ...stored.rules, every: 8 }
  server.answers('stamps.save', { rules, version: 'two' })
  server.answers('stamps.read', { ...stored, rules, version: 'two' })
  await save.click()
  await expect.element(page.getByText('The stamp card is saved.')).toBeVisible()
})

test('[STAMP-1] rules whose reply was lost are no other person’s, however their numbers were typed', async () => {
  signedIn(noor)
  server.answers('stamps.read', stored)
  show(both)
  await page.getByRole('textbox', { name: 'One free in every' }).fill('08')
  await findsOwnSave(server, {
    save: 'stamps.save',
    read: 'stamps.read',
    stored: { ...stored, rules: { ...stored.rules, every: 8 }, version: 'two' },
    press: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
  })
})
