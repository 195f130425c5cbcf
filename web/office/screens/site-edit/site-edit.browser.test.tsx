// The words of the landing page: while they wait, without any, without a connection, moved, edited, refused and
// removed.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { SiteEntry } from '#web/data/staff/site-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { SiteEdit } from './site-edit.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const image = { kind: 'bundled', ref: 'offer-student' } as const
const offer = (id: string, title: string): SiteEntry => ({
  id,
  version: 'one',
  entry: { kind: 'offer', image, imageWords: {}, title: { en: title }, subTitle: { en: 'for students' }, details: [] },
})
const entries = [offer('drink', 'A free drink'), offer('cake', 'Apple cake')]
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const both = (
  <>
    <SiteEdit />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[HOME-5] the entries wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[HOME-5] entries that cannot be read say why, and each kind without any says so', async () => {
  server.refuses('content.readAll', 'unavailable')
  show(both)
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('content.readAll', { entries: [] })
  await button('Try again').click()
  await expect.element(page.getByText('No offers yet.')).toBeVisible()
  await page.getByText('Guests', { exact: true }).first().click()
  await expect.element(page.getByText('No guests yet.')).toBeVisible()
})

test('[HOME-5] an entry that could not be moved is said and moved with one tap; removing says why it failed', async () => {
  server.answers('content.readAll', { entries })
  show(both)
  await expect.element(page.getByRole('heading', { name: 'A free drink' })).toBeVisible()
  server.refuses('content.move', 'unavailable')
  await page.getByRole('button', { name: /Apple cake.*(up|earlier)|(up|earlier).*Apple cake/i }).click()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  server.answers('content.move', {})
  await button('Try again').click()
  await expect.poll(() => server.sent('content.move').length).toBe(2)
  expect(server.sent('content.move').at(-1)).toEqual({ kind: 'offer', id: 'cake', place: 1 })

  await page.getByRole('button', { name: /Remove.*A free drink/ }).click()
  const ask = page.getByRole('dialog', { name: 'Remove A free drink?' })
  server.refuses('content.remove', 'changed_meanwhile')
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect.element(ask.getByRole('alert')).toBeVisible()
})

test('[HOME-5] what is typed stays when it is refused, and is saved with the next tap', async () => {
  server.answers('content.readAll', { entries })
  show(both)
  await page.getByRole('button', { name: /Edit.*A free drink|A free drink.*Edit/ }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByRole('textbox', { name: /^Title/ }).first()
  await expect.element(title).toHaveValue('A free drink')
  await title.fill('Two free drinks')
  server.refuses('content.save', 'unavailable')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(title).toHaveValue('Two free drinks')
  server.answers('content.save', { ...offer('drink', 'Two free drinks'), version: 'two' })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Saved. The home page shows it now.')).toBeVisible()
  expect(server.sent('content.save').at(-1)).toMatchObject({
    id: 'drink',
    version: 'one',
    entry: { title: { en: 'Two free drinks' } },
  })
})

test('[HOME-5] a new entry whose reply was lost goes on from itself, also after another visit: nobody removed it', async () => {
  server.answers('content.readAll', { entries })
  show(both)
  const open = async () => {
    await page.getByText('Guests', { exact: true }).first().click()
    await page.getByRole('button', { name: /^Add a guest/ }).click()
  }
  await open()
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('textbox').last()
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await dialog.getByRole('textbox', { name: 'Name of the guest' }).fill('Emma ')
  await dialog.getByLabelText('Branch').selectOptions('antwerpen')
  await words.fill('Lovely.')
  server.loses('content.save')
  await save.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()

  clear()
  show(both)
  await open()
  await words.fill('Lovely coffee.')
  const [{ id, entry } = {}] = server.sent('content.save') as { id: string; entry: SiteEntry['entry'] }[]
  const emma = { id, version: 'one', entry: { ...entry, name: 'Emma' } } as SiteEntry
  server.refuses('content.save', 'changed_meanwhile')
  server.answers('content.readAll', () => {
    server.answers('content.save', { ...emma, version: 'two' })
    return { entries: [...entries, emma] }
  })
  await save.click()
  await expect.element(page.getByText('Saved. The home page shows it now.')).toBeVisible()
  expect(server.sent('content.save').at(-1)).toMatchObject({ id, version: 'one', entry: { name: 'Emma' } })
})
