// The office's page of reductions: what each means and whether it runs, three ways to begin, and the form.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { ReductionsPage } from './reductions-page.tsx'
import '#web/ui/styles/staff.css'

type Rule = Output<'reductions.read'>['reductions'][number]

const server = fakeServer()
const happyHour: Rule = {
  id: 'happy',
  name: { en: 'Happy hour' },
  on: true,
  what: { kind: 'categories', ids: ['COFFEE'] },
  how: { kind: 'percent', percent: 50 },
  times: { weekdays: [1, 2, 3, 4, 5], begins: 1020, ends: 1140 },
  branches: ['gent'],
  code: '',
  uses: null,
  usesEach: null,
  used: 0,
  version: 'one',
}
const students: Rule = {
  ...happyHour,
  id: 'students',
  name: { en: 'Students' },
  how: { kind: 'price', price: 0 },
  times: undefined,
  branches: undefined,
  code: 'STUDENT',
  uses: 100,
  usesEach: 1,
  used: 12,
}

const dialog = page.getByRole('dialog')
const add = dialog.getByRole('button', { name: 'Add', exact: true })
const both = (
  <>
    <ReductionsPage />
    <ToastView />
  </>
)

beforeEach(() => {
  sessionStorage.clear()
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('menu.read', menuForStaff)
})

test('[PRICE-1] each reduction says in one sentence what it means, whether it runs, and how often its code was used', async () => {
  server.answers('reductions.read', {
    reductions: [happyHour, students, { ...students, id: 'off', name: { en: 'Winter' }, on: false, code: '' }],
  })
  show(both)
  await expect
    .element(page.getByText('Coffee at half price on Mondays to Fridays from 17:00 to 19:00 in Gent.'))
    .toBeVisible()
  await expect
    .element(page.getByText('Coffee free, with the code STUDENT, 100 times in all, once per customer.'))
    .toBeVisible()
  await expect.element(page.getByText('used 12 of 100 times')).toBeVisible()
  await expect.element(page.getByText('Runs now')).toBeVisible()
  await expect.element(page.getByText('Off', { exact: true })).toBeVisible()
})

test('[PRICE-1] a shop without any begins with one of three; what is wrong is said at its field, and nothing is sent', async () => {
  server.answers('reductions.read', { reductions: [] })
  show(both)
  await page.getByRole('button', { name: /^Two for one/ }).click()
  await expect.element(dialog.getByText(/two for one\.$/)).toBeVisible()
  await dialog.getByText('Per cent', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Per cent off' }).fill('100')
  await add.click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Per cent off' }))
    .toHaveAccessibleDescription(/Between 1 and 99 per cent\./)
  expect(server.sent('reductions.save')).toEqual([])
})

test('[PRICE-2] a code with its limits is sent as it is typed, and that another reduction has it is said at its field', async () => {
  server.answers('reductions.read', { reductions: [students] })
  show(both)
  await page.getByRole('button', { name: 'Add a reduction' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Opening')
  await dialog.getByText('Everything', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Per cent off' }).fill('10')
  await dialog.getByRole('textbox', { name: 'Code' }).fill('student')
  await add.click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Code' }))
    .toHaveAccessibleDescription(/Another reduction has this code\./)
  await dialog.getByRole('textbox', { name: 'Code' }).fill('opening')
  await dialog.getByRole('textbox', { name: 'Uses in all' }).fill('50')
  await expect
    .element(dialog.getByText('Everything at 10 % less, with the code OPENING, 50 times in all.'))
    .toBeVisible()
  server.answers('reductions.save', { ...students, id: 'new', name: { en: 'Opening' } })
  await add.click()
  await expect.element(page.getByText('Opening is saved.')).toBeVisible()
  expect(server.sent('reductions.save')).toMatchObject([
    { code: 'opening', uses: 50, usesEach: null, what: { kind: 'everything', ids: [] }, how: { percent: 10 } },
  ])
})

test('[PRICE-1] a save whose reply was lost is no other person’s change', async () => {
  server.answers('reductions.read', { reductions: [happyHour] })
  show(both)
  await page.getByRole('button', { name: 'Change Happy hour' }).click()
  await dialog.getByRole('textbox', { name: 'Per cent off' }).fill('040')
  await findsOwnSave(server, {
    save: 'reductions.save',
    read: 'reductions.read',
    stored: { reductions: [{ ...happyHour, how: { kind: 'percent', percent: 40 }, version: 'two' }] },
    press: () => dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  })
})
