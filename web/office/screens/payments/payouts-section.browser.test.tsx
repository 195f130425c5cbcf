// Payouts: while they wait, without a key, none, matching and not, and when the provider or the line refuses.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { PayoutsSection } from './payouts-section.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type Now = Output<'payouts.read'>

const none: Now = {
  key: null,
  readAt: null,
  held: 0,
  payouts: [],
  before: null,
  late: [],
  chargebacks: [],
}
const withKey: Now = { ...none, key: { ends: 'x9Q2' } }
const payout: Now['payouts'][number] = {
  id: 'stl_1',
  reference: '1234567.2603.01',
  at: Date.UTC(2026, 2, 4, 12),
  gross: 10_000,
  fees: 250,
  net: 9_750,
  parts: 12,
  open: [],
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name })
const token = page.getByLabelText('Access token')
const both = (
  <>
    <PayoutsSection asked />
    <ToastView />
  </>
)

beforeEach(() => signedIn(noor))

test('[PAY-9] payouts wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[PAY-9] without a connection that is said; without a key one is asked for, and a refused one stays typed', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('payouts.read', none)
  await button('Try again').click()
  await token.fill('access_wrong')
  server.refuses('payouts.setKey', 'payment_key_refused')
  await button('Save this key').click()
  await expect.element(alert).toBeVisible()
  await expect.element(token).toHaveValue('access_wrong')
  server.answers('payouts.setKey', withKey)
  server.answers('payouts.read', withKey)
  await button('Save this key').click()
  await expect.element(page.getByText('No payouts yet')).toBeVisible()
  await expect.element(page.getByText(/^The key ending in x9Q2/)).toBeVisible()
  await expect.element(page.getByText('Not checked yet.')).toBeVisible()
})

test('[PAY-9] what matches is said in one line, what does not with both figures, and a gap is never hidden', async () => {
  const odd: Now['payouts'][number] = {
    ...payout,
    id: 'stl_2',
    reference: '1234567.2603.02',
    net: 9_700,
    open: [
      { kind: 'payment', id: 'tr_1', payment: 'tr_1', code: 'A-47', amount: 320, booked: null, state: 'unknown' },
      { kind: 'refund', id: 're_1', payment: 'tr_2', code: 'A-48', amount: -320, booked: -300, state: 'differs' },
    ],
  }
  const paid = { id: 'tr_3', code: 'A-49', branch: 'antwerpen', amount: 450, at: Date.UTC(2026, 1, 4) }
  server.answers('payouts.read', {
    ...withKey,
    held: 1_200,
    payouts: [payout, odd],
    late: [paid],
    chargebacks: [{ ...paid, back: 300 }],
  })
  show(both)
  await expect.element(page.getByText('Everything matches · 12 payments and refunds')).toBeVisible()
  await expect.element(page.getByText('The parts and the payout differ by €0.50.')).toBeVisible()
  await page.getByText(/^2 do not match/).click()
  const part = (code: string) => page.getByRole('listitem').filter({ hasText: code })
  await expect.element(part('A-47')).toMatchTextContent(/not in our books.*€3\.20.*nothing/)
  await expect.element(part('A-48')).toMatchTextContent(/a different amount from our books.*-€3\.20.*-€3\.00/)
  await expect.element(page.getByText('€12.00')).toBeVisible()
  await expect.element(page.getByText('€3.00 of €4.50')).toBeVisible()
})

test('[PAY-9] checking now says why it failed, and earlier payouts are read in turn', async () => {
  server.answers('payouts.read', { ...withKey, payouts: [payout], before: payout.at })
  show(both)
  server.refuses('payouts.look', 'payments_down')
  await button('Check now').click()
  await expect.element(alert).toMatchTextContent(/Mollie is not responding right now/)
  server.answers('payouts.look', { ...withKey, payouts: [payout] })
  await button('Check now').click()
  await expect.element(page.getByText('Everything is up to date.')).toBeVisible()
  server.refuses('payouts.read', 'unavailable')
  await button('Earlier payouts').click()
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('payouts.read', { ...withKey, payouts: [{ ...payout, reference: 'older' }] })
  await button('Try again').click()
  await expect.element(page.getByText('older')).toBeVisible()
  await expect.element(button('The newest payouts')).toBeVisible()
})
