// A group of options: while it waits, gone, new, saved together with a colleague, and removed.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { newOne } from '#web/data/address/edit-paths.ts'
import { signedIn } from '#web/data/session/session.ts'
import type { EditableGroup } from '#web/data/staff/menu-api.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor, tine } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { GroupPage } from './group-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
/** What belongs to one option. */
const option = (name: string) => page.getByRole('group', { name, exact: true })
const alert = page.getByRole('alert')

const milk: EditableGroup = {
  id: 'milk',
  name: { en: 'Milk' },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  options: [
    { id: 'cow', name: { en: 'Cow' }, price: 0, most: 1 },
    { id: 'oat', name: { en: 'Oat' }, price: 40, most: 1 },
  ],
  version: '1',
}
/** All coffees ask for the milk. */
const groups: Output<'groups.read'> = {
  groups: [milk],
  uses: [{ owner: { category: 'COFFEE' }, uses: [{ group: 'milk' }], version: '1' }],
}
const menu: Output<'menu.readAll'> = {
  ...menuForStaff,
  items: ['cappuccino', 'latte'].map((id) => ({
    id,
    category: 'COFFEE',
    name: id,
    desc: '',
    image: { kind: 'bundled', ref: id },
    price: 320,
  })),
}

const open = (id: string) => {
  clear()
  location.hash = `#/food-edit-options/${id}`
  show(
    <>
      <GroupPage id={id} />
      <ToastView />
    </>,
  )
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  signedIn(noor)
  server.answers('menu.readAll', menu)
  server.answers('groups.read', groups)
})
afterEach(() => {
  clear()
  for (const name of ['group ', 'group milk']) keepForm(name, undefined)
})

test('[OPT-5] a group waits, says that it cannot be read without a connection, and comes with one tap', async () => {
  server.waits('groups.read')
  open('milk')
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  server.isLost()
  open('milk')
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop\. Check your connection/)
  server.comesBack()
  server.answers('groups.read', groups)
  await button('Try again').click()
  await expect.element(field('Name of the group')).toHaveValue('Milk')
  await expect.element(page.getByText('What you change here counts for 2 items.')).toBeVisible()
})

test('[OPT-5] a group that was removed leads to the others', async () => {
  open('sauces')
  await expect.element(page.getByRole('heading', { name: 'This group no longer exists' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Options' })).toHaveAttribute('href', '#/food-edit-options')
})

test('[OPT-5] what a new group lacks is said at its field; what was typed outlives a lost connection and is added once', async () => {
  open(newOne)
  await field('Name').fill('Caramel')
  await page.getByRole('textbox', { name: 'Extra price' }).fill('a lot')
  await button('Add').click()
  await expect.element(field('Name of the group')).toHaveAccessibleDescription(/Please enter a name, in one language/)
  await expect
    .element(page.getByRole('textbox', { name: 'Extra price' }))
    .toHaveAccessibleDescription(/Please type a price such as 0\.40/)
  expect(server.sent('groups.add')).toEqual([])

  await field('Name of the group').fill('Syrup')
  await page.getByRole('textbox', { name: 'Extra price' }).fill('0,50')
  server.refuses('groups.add', 'unavailable')
  await button('Add').click()
  await expect.element(alert).toBeVisible()
  open(newOne)
  await expect.element(page.getByText('You left this without saving. Here it is as you typed it.')).toBeVisible()
  await expect.element(field('Name of the group')).toHaveValue('Syrup')
  server.answers('groups.add', {
    ...milk,
    id: 'syrup',
    name: { en: 'Syrup' },
    options: [{ id: 'caramel', name: { en: 'Caramel' }, price: 50, most: 1 }],
  })
  await button('Add').click()
  await expect.element(page.getByText('Syrup is added. Now choose its items.')).toBeVisible()
  await expect.poll(() => location.hash).toBe('#/food-edit-options')
  expect(server.sent('groups.add').at(-1)).toMatchObject({
    name: { en: 'Syrup' },
    kind: 'one',
    min: 1,
    options: [{ id: '', name: { en: 'Caramel' }, price: 50 }],
  })
})

test('[OPT-5] what customers will see follows what is typed, before it is saved', async () => {
  open('milk')
  const preview = page.getByRole('region', { name: 'What customers see' })
  await expect.element(preview).toMatchTextContent(/Milk.*Cow.*Oat.*€0\.40/)
  await option('Oat').getByRole('textbox', { name: 'Extra price' }).fill('0,60')
  await option('Cow').getByRole('checkbox', { name: 'Hidden from customers' }).click()
  await expect.element(preview).toMatchTextContent(/Milk.*Oat.*€0\.60/)
  await expect.element(preview).not.toMatchTextContent(/Cow/)
  await option('Oat').getByRole('checkbox', { name: 'Hidden from customers' }).click()
  await expect.element(preview).toMatchTextContent(/A group needs at least one option that customers see\./)
  expect(server.posted()).toEqual([])
})

test('[OPT-5] if a colleague saved the group meanwhile, their option joins mine, and both are saved', async () => {
  const theirs: EditableGroup = {
    ...milk,
    options: [...milk.options, { id: 'soy', name: { en: 'Soy' }, price: 40, most: 1 }],
    version: '2',
  }
  open('milk')
  await option('Oat').getByRole('textbox', { name: 'Extra price' }).fill('0,60')
  server.refuses('groups.save', 'changed_meanwhile')
  server.answers('groups.read', { ...groups, groups: [theirs] })
  await button('Save').click()
  await expect.element(page.getByText('Someone else changed this group just now.')).toBeVisible()
  await expect.element(option('Soy')).toBeVisible()
  await expect.element(option('Oat').getByRole('textbox', { name: 'Extra price' })).toHaveValue('0,60')

  server.answers('groups.save', { ...theirs, version: '3' })
  await button('Save mine').click()
  await expect.element(page.getByText('Milk is saved.')).toBeVisible()
  expect(server.sent('groups.save')).toMatchObject([
    { id: 'milk', version: '1', options: [{ id: 'cow' }, { id: 'oat', price: 60 }] },
    { id: 'milk', version: '2', options: [{ id: 'cow' }, { id: 'oat', price: 60 }, { id: 'soy', price: 40 }] },
  ])
})

test('[OPT-5] who removes a group reads first how many items ask for it; a refusal leaves it, and is said', async () => {
  open('milk')
  await button('Remove the group').click()
  const ask = page.getByRole('dialog', { name: 'Remove Milk?' })
  await expect.element(ask).toMatchTextContent(/It is used by 2 items, which then no longer ask for it\./)
  server.refuses('groups.remove', 'not_allowed')
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect.element(ask.getByRole('alert')).toMatchTextContent(/Your account may not do this\./)
  server.answers('groups.remove', {})
  server.answers('groups.read', { groups: [], uses: [] })
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Milk is removed.')).toBeVisible()
  await expect.poll(() => location.hash).toBe('#/food-edit-options')
})

test('[J-83] who manages one branch of two neither removes nor hides what others choose, but adds to it', async () => {
  signedIn(tine)
  open('milk')
  await expect.element(page.getByText(/^Only the owner, or someone who manages every branch/).first()).toBeVisible()
  await expect.element(button('Remove the group')).not.toBeInTheDocument()
  await expect.element(option('Oat').getByRole('checkbox', { name: 'Hidden from customers' })).toBeDisabled()
  await expect.element(option('Oat').getByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  await button('Add an option').click()
  await expect.element(option('Option 3').getByRole('button', { name: /Remove/ })).toBeVisible()
})
