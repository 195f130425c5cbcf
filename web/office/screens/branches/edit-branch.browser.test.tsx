// One branch with all its settings: unknown, wrong at a field, saved, saved by two, and opened again.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OwnBranch } from '#contract/index.ts'
import { antwerpen as stored } from '#domain/testing/fixtures.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { toastMessage } from '#web/data/page/toast-message.ts'
import { signedIn } from '#web/data/session/session.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { EditBranch } from './edit-branch.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const saved = page.getByText('Antwerpen is saved. Customers see it now.')
const antwerpen: OwnBranch = { ...stored, version: 'one', hidden: false, removed: false }

function open(id = 'antwerpen') {
  clear()
  show(
    <>
      <EditBranch id={id} />
      <ToastView />
    </>,
  )
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('branches.read', { branches: [antwerpen] })
})
afterEach(() => {
  clear()
  keepForm('branch antwerpen', undefined)
  toastMessage.write(undefined)
})

test('a branch that there is not leads to all branches', async () => {
  open('leuven')
  await expect.element(page.getByText('We could not find this branch.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'All branches' }).last()).toBeVisible()
})

test('[OFFICE-4] what is wrong is said at its field and not sent; once it is right it is saved, and that is said', async () => {
  open()
  await field('Minutes to prepare an order').fill('soon')
  await field('Phone').fill('')
  await button('Save').click()
  await expect.element(page.getByText('2 fields are not right yet. They are marked.')).toBeVisible()
  await expect
    .element(field('Minutes to prepare an order'))
    .toHaveAccessibleDescription(/Enter whole minutes, from 0 to \d+\./)
  await expect.element(field('Phone')).toHaveAccessibleDescription(/Enter the phone number that customers can call\./)
  expect(server.sent('branches.save')).toEqual([])

  await field('Minutes to prepare an order').fill('12')
  await field('Phone').fill('03 200 00 15')
  server.answers('branches.save', { ...antwerpen, prepMinutes: 12, phone: '+3232000015', version: 'two' })
  await button('Save').click()
  await expect.element(saved).toBeVisible()
  await expect.element(page.getByText('Everything is saved')).toBeVisible()
  expect(server.sent('branches.save')).toMatchObject([
    { id: 'antwerpen', version: 'one', settings: { prepMinutes: 12, phone: '03 200 00 15', tables: 14 } },
  ])
})

test('[OFFICE-4] what only the server finds wrong is marked at its field, and stays as it was typed', async () => {
  open()
  await field('Phone').fill('+32 000 000')
  server.refuses('branches.save', 'bad_input', [{ problem: 'phone_invalid', field: 'phone' }])
  await button('Save').click()
  await expect.element(field('Phone')).toHaveAccessibleDescription(/This is no phone number that we know\./)
  await expect.element(field('Phone')).toHaveValue('+32 000 000')
  expect(saved.query()).toBeNull()
})

test('[OFFICE-4] if somebody saved it meanwhile, both values are shown, theirs joins the rest, and mine can be saved', async () => {
  const theirs: OwnBranch = { ...antwerpen, prepMinutes: 15, tables: 20, version: 'two' }
  open()
  await field('Minutes to prepare an order').fill('12')
  server.refuses('branches.save', 'changed_meanwhile')
  server.answers('branches.read', { branches: [theirs] })
  await button('Save').click()
  await expect.element(page.getByText('Someone else saved this branch just now')).toBeVisible()
  const both = page.getByRole('listitem').filter({ hasText: 'Theirs' })
  await expect.element(both).toMatchTextContent(/Minutes to prepare an order.*Theirs 15.*You 12/)
  await expect.element(field('Number of tables')).toHaveValue('20')

  server.answers('branches.save', { ...theirs, prepMinutes: 12, version: 'three' })
  await button('Save mine').click()
  await expect.element(saved).toBeVisible()
  expect(server.sent('branches.save').at(-1)).toMatchObject({
    version: 'two',
    settings: { prepMinutes: 12, tables: 20 },
  })
})

test('[OFFICE-5] what was typed is there again after the page was left, and can be given up', async () => {
  open()
  await field('Number of tables').fill('16')
  open()
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(field('Number of tables')).toHaveValue('16')
  await button('Start anew').click()
  await expect.element(field('Number of tables')).toHaveValue('14')
})

test('a closed branch says that it takes no orders, and is opened with one tap, also if the first one gets lost', async () => {
  const closed: OwnBranch = { ...antwerpen, shop: { ...antwerpen.shop, open: false } }
  server.answers('branches.read', { branches: [closed] })
  open()
  await expect.element(page.getByText('This branch is closed: no order is taken.')).toBeVisible()
  server.loses('shop.setState')
  await button('Open the branch').click()
  await expect.element(button('Try again')).toBeVisible()
  await expect.element(button('Open the branch')).toBeVisible()

  server.answers('shop.setState', {})
  server.answers('branches.read', { branches: [antwerpen] })
  await button('Try again').click()
  await expect.element(page.getByText('Antwerpen is open.')).toBeVisible()
  await expect.element(button('Open the branch')).not.toBeInTheDocument()
  expect(server.sent('shop.setState').at(-1)).toMatchObject({ branches: ['antwerpen'], open: true })
})

test('[SHOP-1] a ticked holiday is in the list at once, and out of it without its tick', async () => {
  open()
  await page.getByRole('heading', { name: 'Holidays and other days' }).click()
  await page.getByText('Belgian public holidays').click()
  const christmas = page.getByRole('checkbox', { name: /^Christmas/ })
  await christmas.click()
  const inList = page.getByRole('textbox', { name: 'Name that customers read' })
  await expect.element(christmas).toBeChecked()
  await expect.element(inList.first()).toHaveValue('Christmas Day')
  await christmas.click()
  await expect.element(christmas).not.toBeChecked()
  expect(inList.elements()).toEqual([])
})
