// The page of the link to a till, as the owner uses it: its address and secret, a test, and what the till does not take.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { TillLinkState } from '#web/data/staff/till-link-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { TillLinkPage } from './till-link-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const at = Date.UTC(2026, 2, 4, 8, 5)

const unset: TillLinkState = {
  branch: 'antwerpen',
  url: '',
  lang: 'nl',
  last: 0,
  waiting: null,
  first: null,
  messages: [],
  linked: true,
}

const refused: TillLinkState['messages'][number] = {
  number: 18,
  kind: 'change',
  order: 7,
  code: 'A-47',
  at,
  state: 'given_up',
  tries: 1,
  next: at,
  ticket: null,
  aside: '',
  failure: { problem: 'refused', words: 'Unknown VAT class.' },
}

const stopped: TillLinkState = {
  ...unset,
  url: 'https://till.example/noisette',
  last: 19,
  waiting: { count: 2, since: at, stopped: true },
  first: refused,
  messages: [
    { ...refused, number: 19, kind: 'sale', code: 'A-52', state: 'waiting', failure: null, tries: 0 },
    refused,
    { ...refused, number: 17, kind: 'sale', state: 'done', ticket: 'T-00017', failure: null },
    {
      ...refused,
      number: 16,
      kind: 'refund',
      code: 'A-31',
      state: 'done',
      ticket: 'T-00016',
      aside: 'Ticket 81',
      failure: null,
    },
  ],
}

const both = (
  <>
    <TillLinkPage id="antwerpen" />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[REG-3] an address is checked at its field, and the secret is shown once', async () => {
  server.answers('tills.readLink', unset)
  show(both)
  const address = page.getByLabelText('Address of the till')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await address.fill('till.example')
  await save.click()
  await expect.element(page.getByText(/^The address must begin with/)).toBeVisible()
  const { branch, lang, last } = unset
  const link = { branch, lang, last, url: 'https://till.example/noisette' }
  server.answers('tills.saveLink', { link, secret: 'whsec_secret' })
  server.answers('tills.readLink', { ...unset, ...link })
  await address.fill('https://till.example/noisette')
  await save.click()
  await expect.element(page.getByLabelText('Secret')).toHaveValue('whsec_secret')
  expect(server.sent('tills.saveLink')).toMatchObject([{ url: 'https://till.example/noisette', newSecret: false }])
})

test('[REG-3] a test says what the till answered', async () => {
  server.answers('tills.readLink', { ...stopped, waiting: null, first: null })
  show(both)
  await expect.element(page.getByText('The till has everything.')).toBeVisible()
  const send = page.getByRole('button', { name: 'Send a test' })
  server.answers('tills.testLink', { ticket: null, failure: { problem: 'not-json', words: '' } })
  await send.click()
  await expect.element(page.getByText(/^The till answered, but not as agreed/)).toBeVisible()
  server.answers('tills.testLink', { ticket: 'TEST', failure: null })
  await send.click()
  await expect.element(page.getByText('The till answered: ticket TEST. The link works.')).toBeVisible()
})

test('[REG-3] a refused message is sent again, or rung up by hand with a reason', async () => {
  server.answers('tills.readLink', stopped)
  server.answers('tills.sendAgain', {})
  show(both)
  await expect.element(page.getByText(/^The till refused a message/)).toBeVisible()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => server.sent('tills.sendAgain').length).toBe(1)
  await page.getByRole('button', { name: 'It was rung up by hand' }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'It was rung up by hand' })
  await confirm.click()
  await expect.element(page.getByText('Write why it was rung up by hand.')).toBeVisible()
  await page.getByLabelText('Why, for your accountant').fill('Ticket 81 by Jef')
  await confirm.click()
  await expect
    .poll(() => server.sent('tills.sendAgain').at(-1))
    .toMatchObject({ branch: 'antwerpen', number: '18', aside: 'Ticket 81 by Jef' })
})
