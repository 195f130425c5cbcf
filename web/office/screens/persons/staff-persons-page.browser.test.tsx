// One person's data: nothing typed, waiting, nothing found, found, erased or refused, and for how long names are kept.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { ShownPersonRecord } from '#web/data/staff/guest-api.ts'
import { soughtPerson } from '#web/office/staff/find/sought-person.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Persons } from './staff-persons-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const search = page.getByRole('searchbox')
const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')
const ofEmma: ShownPersonRecord = {
  kind: 'order',
  id: 12,
  branch: 'antwerpen',
  at: Date.UTC(2026, 2, 4, 12),
  for: Date.UTC(2026, 2, 4, 12, 30),
  day: null,
  time: null,
  persons: null,
  name: 'Emma Janssens',
  phone: '+32470123456',
  email: '',
  address: '',
  words: ['extra hot'],
  token: 'K7QM2A9X',
  lines: [{ quantity: 1, name: { en: 'Cappuccino' }, price: 320 }],
  total: 320,
  isOpen: false,
}
const both = (
  <>
    <Persons />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  soughtPerson.write('')
  server.answers('menu.readAll', menuForStaff)
  server.answers('persons.readDays', { days: 30, version: 'one' })
})

test('[SAFE-4] too short a search asks nothing, one that waits says so, and nothing found is said', async () => {
  show(both)
  await search.fill('em')
  await button('Search').click()
  await expect.element(search).toHaveAccessibleDescription(/Type at least three characters\./)
  expect(server.sent('persons.find')).toEqual([])
  await search.fill('emma')
  await button('Search').click()
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  server.refuses('persons.find', 'unavailable')
  await search.fill('emma j')
  await button('Search').click()
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('persons.find', { records: [], more: false })
  await button('Try again').click()
  await expect.element(page.getByText(/^What was erased, by the clock or by you/)).toBeVisible()
})

test('[SAFE-4] what is found is ticked and erased; refused, it stays ticked and says why', async () => {
  const coming = { ...ofEmma, id: 13, isOpen: true }
  server.answers('persons.find', { records: [ofEmma, coming], more: true })
  soughtPerson.write('emma')
  show(both)
  await expect.element(page.getByText('2 entries found')).toBeVisible()
  await expect.element(page.getByText(/^There is more than is shown/)).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Order 12' })
  await expect.element(first).toMatchTextContent(/Emma Janssens.*extra hot/)
  await expect.element(button('Download to read')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Tick all' }).click()
  server.refuses('persons.erase', 'unavailable')
  await button('Erase 1 entry').click()
  const ask = page.getByRole('dialog', { name: 'Erase 1 entry for good?' })
  await ask.getByRole('button', { name: 'Erase' }).click()
  await expect
    .element(ask.getByRole('alert'))
    .toMatchTextContent(/^The shop’s computer is busy for a moment\. Please try again\./)
  server.answers('persons.erase', { erased: 1, open: [] })
  server.answers('persons.find', { records: [coming], more: false })
  await ask.getByRole('button', { name: 'Erase' }).click()
  await expect.element(page.getByText('1 entry found')).toBeVisible()
  expect(server.sent('persons.erase').at(-1)).toEqual({ records: [{ kind: 'order', id: 12 }] })
})

test('[SAFE-4] a file that cannot be made says why', async () => {
  server.answers('persons.find', { records: [ofEmma], more: false })
  soughtPerson.write('emma')
  show(both)
  await page.getByRole('checkbox', { name: 'Tick all' }).click()
  server.refuses('persons.takeOut', 'unavailable')
  await button('Download as JSON').click()
  await expect.element(page.getByText(/^The shop’s computer is busy for a moment\./)).toBeVisible()
  server.isLost()
  await button('Download as JSON').click()
  await expect.element(page.getByText(/^We cannot reach the shop\./)).toBeVisible()
})

test('[SAFE-4] how long names are kept says why it cannot be read, and keeps what is typed when it is refused', async () => {
  server.refuses('persons.readDays', 'unavailable')
  show(both)
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('persons.readDays', { days: 30, version: 'one' })
  await button('Try again').click()
  const days = page.getByRole('spinbutton')
  await expect.element(days).toHaveValue(30)
  await days.fill('3')
  await button('Save').click()
  await expect.element(days).toHaveAccessibleDescription(/Choose a whole number from 7 to 365\./)
  await days.fill('60')
  server.refuses('persons.setDays', 'unavailable')
  await button('Save').click()
  await expect.element(alert).toBeVisible()
  await expect.element(days).toHaveValue(60)
  server.answers('persons.setDays', { days: 60, version: 'two' })
  server.answers('persons.readDays', { days: 60, version: 'two' })
  await button('Save').click()
  await expect.element(page.getByText(/60 days after the pick-up/)).toBeVisible()
})

test('[SAFE-4] days whose reply was lost are no other person’s, however they were typed', async () => {
  show(both)
  await page.getByRole('spinbutton').fill('060')
  await findsOwnSave(server, {
    save: 'persons.setDays',
    read: 'persons.readDays',
    stored: { days: 60, version: 'two' },
    press: () => button('Save').click(),
  })
})
