// Adding a web hook: what is typed is kept, and a retry after a lost reply adds it once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { staffCache } from '#web/data/staff/staff-api.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { clear, show } from '#web/testing/show.ts'
import { AddHook } from './add-hook.tsx'
import '#web/ui/styles/staff.css'

const address = page.getByLabelText('Address')
const add = page.getByRole('button', { name: 'Add a web hook' })

beforeEach(() => staffCache.clear())
afterEach(() => {
  clear()
  keepForm('web hook', undefined)
  vi.unstubAllGlobals()
})

test('[WATCH-1] an address whose reply was lost is there again, is sent under the same key, and then shows its secret', async () => {
  const sent: { readonly key: string; readonly url: string }[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json({ hooks: [], mailTo: [] })
    sent.push(JSON.parse(String(init.body)))
    if (sent.length === 1) throw new Error('the line is down')
    return Response.json({ id: 1, secret: 'whsec_secret' })
  })
  show(<AddHook onClose={() => {}} />)
  await address.fill('ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByText(/^The address must begin with/)).toBeVisible()
  await address.fill('https://ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByText('We do not know whether this arrived.')).toBeVisible()
  clear()
  show(<AddHook onClose={() => {}} />)
  await expect.element(address).toHaveValue('https://ntfy.sh/noisette')
  await add.click()
  await expect.element(page.getByLabelText('Its secret')).toHaveValue('whsec_secret')
  expect(sent[1]).toEqual(sent[0])
})
