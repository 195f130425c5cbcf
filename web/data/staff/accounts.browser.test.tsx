// What is read again after the owner decided about an account.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { useDismiss } from './accounts.ts'
import { type Arrivals, useArrivalsRead } from './alert-api.ts'

const server = fakeServer()
const nothing = { unseen: 0, newest: [] }
const arrivals: Arrivals = {
  at: 0,
  orders: [],
  due: [],
  alone: [],
  reservations: nothing,
  messages: nothing,
  asks: nothing,
  open: 0,
  accounts: 2,
  alerts: 0,
}

function Badge() {
  const { data } = useArrivalsRead('')
  const dismiss = useDismiss()
  return (
    <button type="button" onClick={() => dismiss.mutate({ id: 1 })}>
      {`People ${data?.accounts}`}
    </button>
  )
}

test('[J-35] the number beside People follows at once when an account is removed', async () => {
  server.answers('staff.dismiss', {})
  server.answers('arrivals.read', () => ({ ...arrivals, accounts: 2 - server.sent('staff.dismiss').length }))
  show(<Badge />)
  await page.getByRole('button', { name: 'People 2' }).click()
  await expect.element(page.getByRole('button', { name: 'People 1' })).toBeVisible()
})
