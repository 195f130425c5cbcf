// What is read again after the owner decided about an account.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { useDismiss } from './accounts.ts'
import { useArrivalsRead } from './alert-api.ts'

afterEach(() => vi.unstubAllGlobals())

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
  let accounts = 2
  vi.stubGlobal('fetch', async (_address: string, request?: RequestInit) => {
    if (request?.method === 'POST') accounts -= 1
    return Response.json({ accounts })
  })
  show(<Badge />)
  await page.getByRole('button', { name: 'People 2' }).click()
  await expect.element(page.getByRole('button', { name: 'People 1' })).toBeVisible()
})
