// Adding a web hook: what is typed is kept, and a retry after a lost reply adds it once.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { AddHook } from './add-hook.tsx'
import '#web/ui/styles/staff.css'

const address = page.getByLabelText('Address')
const add = page.getByRole('button', { name: 'Add a web hook' })

const server = fakeServer()
afterEach(() => {
  clear()
  keepForm('web hook', undefined)
})

test('[WATCH-1] an address whose reply was lost is there again, is sent under the same key, and then shows its secret', async () => {
  server.loses('hooks.add')
  show(<AddHook onClose={() => {}} />)
  await address.fill('ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByText(/^The address must begin with/)).toBeVisible()
  await address.fill('https://ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  clear()
  const hook = { id: 1, url: 'https://ntfy.sh/noisette', events: [], lang: 'en' as const, at: 0 }
  server.answers('hooks.add', { hook, secret: 'whsec_secret' })
  show(<AddHook onClose={() => {}} />)
  await expect.element(address).toHaveValue('https://ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByLabelText('Its secret')).toHaveValue('whsec_secret')
  const [first, second] = server.sent('hooks.add')
  expect(second).toEqual(first)
})
