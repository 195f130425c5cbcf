// Setting up online payment: while it waits, without a key, with one, and when the provider or the server refuses.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { OnlinePaymentPage } from './online-payment-page.tsx'
import type { OnlineSetup } from './payment-setup-api.ts'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const none: OnlineSetup = {
  version: 'one',
  methods: [],
  branches: {},
  key: null,
  offered: [],
  problem: null,
  tried: null,
  failed: [],
  odd: [],
}
const on: OnlineSetup = {
  ...none,
  key: { mode: 'test', ends: 'x9Q2' },
  offered: [
    { id: 'bancontact', name: 'Bancontact' },
    { id: 'creditcard', name: 'Card' },
  ],
  branches: {
    antwerpen: { places: ['counter', 'online'], onlineAbove: null, onlineIfNew: false, backIfNotCollected: false },
  },
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const key = page.getByLabelText('API key')
const above = page.getByRole('textbox', { name: 'Online above this amount, in euros' })
const both = (
  <>
    <OnlinePaymentPage />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('payouts.read', {
    key: null,
    readAt: null,
    held: 0,
    payouts: [],
    before: null,
    late: [],
    chargebacks: [],
  })
})

test('[PAY-1] the page waits', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[PAY-2] without a connection that is said; without a key the other steps wait, and a refused key stays typed', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('payments.read', none)
  await button('Try again').click()
  await expect.poll(() => page.getByText('Enter the key first.').elements().length).toBe(2)
  await key.fill('test_wrong')
  server.refuses('payments.setKey', 'payment_key_refused')
  await button('Save this key').click()
  await expect.element(alert).toBeVisible()
  await expect.element(key).toHaveValue('test_wrong')
  server.answers('payments.setKey', on)
  server.answers('payments.read', on)
  await button('Save this key').click()
  await expect.element(page.getByText('Test: no real money moves.')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Bancontact' })).toBeChecked()
})

test('[PAY-1] an amount out of bounds is said at its field, refused rules stay typed', async () => {
  server.answers('payments.read', on)
  show(both)
  await above.fill('-3')
  await expect.element(above).toHaveAccessibleDescription(/From .* to .*\./)
  await button('Save').click()
  expect(server.sent('payments.save')).toEqual([])
  await above.fill('25')
  await page.getByRole('checkbox', { name: 'Bancontact' }).click()
  server.refuses('payments.save', 'unavailable')
  await button('Save').click()
  await expect.element(alert).toBeVisible()
  await expect.element(above).toHaveValue('25')
  server.answers('payments.save', { ...on, version: 'two' })
  await button('Save').click()
  await expect.element(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(server.sent('payments.save').at(-1)).toMatchObject({
    version: 'one',
    methods: ['creditcard'],
    branches: { antwerpen: { onlineAbove: 2500 } },
  })
})

test('[PAY-1] what needs the owner stands on the page: a key that is no longer accepted, odd payments, failed refunds', async () => {
  const failed = { id: 're_1', amount: 320, at: null, why: 'closed', code: 'A-47', branch: 'antwerpen', name: 'Jef' }
  const odd = { id: 'p', provider: 'tr_1', amount: 450, at: 0, code: 'A-48', name: 'Lotte' }
  server.answers('payments.read', { ...on, problem: 'key_refused', failed: [failed], odd: [odd] })
  show(both)
  await expect.element(page.getByText(/^Mollie no longer accepts the key/)).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'tr_1' })).toMatchTextContent(/€4\.50.*A-48.*Lotte/)
  server.refuses('payments.settleBack', 'unavailable')
  await button('Given back another way').click()
  await expect.element(alert).toBeVisible()
  server.answers('payments.settleBack', on)
  server.answers('payments.read', on)
  await button('Given back another way').click()
  await expect.element(page.getByText('Noted.')).toBeVisible()
  await expect.poll(() => page.getByText('Refunds that failed').elements()).toEqual([])
})

test('[PAY-1] a test payment says why it could not begin, and whether it arrived', async () => {
  const tried = { at: 0, paidAt: null, status: 'canceled', mode: 'test' } as const
  server.answers('payments.read', { ...on, tried })
  show(both)
  await expect.element(page.getByText('The last test payment did not arrive (canceled).')).toBeVisible()
  server.refuses('payments.try', 'payments_down')
  await button('Make a test payment').click()
  await expect.element(alert).toMatchTextContent(/Mollie is not responding right now\. Please try again/)
})

test('[PAY-1] rules whose reply was lost are no other person’s, however their amounts were typed', async () => {
  const { antwerpen } = on.branches
  server.answers('payments.read', on)
  show(both)
  await above.fill('25,0')
  await findsOwnSave(server, {
    save: 'payments.save',
    read: 'payments.read',
    stored: { ...on, version: 'two', branches: { antwerpen: { ...antwerpen, onlineAbove: 2500 } } } as OnlineSetup,
    press: () => button('Save').click(),
  })
})

test('[PAY-2] of a key that cannot be checked the owner reads that it is not saved, and what to do', async () => {
  server.answers('payments.read', none)
  show(both)
  server.refuses('payments.setKey', 'payments_down')
  await key.fill('test_abcdefghijklmnopqrstuvwxyz1234')
  await button('Save this key').click()
  await expect.element(alert).toMatchTextContent(/could not be checked and is not saved.*try again in a few minutes/)
  await expect.element(key).toHaveValue('test_abcdefghijklmnopqrstuvwxyz1234')
})
