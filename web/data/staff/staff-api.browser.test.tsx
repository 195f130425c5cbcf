// When a screen of staff hears how a change went: after what it made stale was read again, but a refusal at once.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { useEndSession, useSessions } from './accounts.ts'
import { refusalOf } from './staff-api.ts'

const server = fakeServer()
const here = { id: 'a', begunAt: 0, seenAt: 0, agent: 'Firefox', network: '', own: true }
const phone = { ...here, id: 'b', agent: 'Phone', own: false }

function Sessions() {
  const list = useSessions()
  const end = useEndSession()
  return (
    <>
      <button type="button" onClick={() => end.mutate({ id: 'b' })}>
        {`Sessions: ${list.data?.sessions.length}`}
      </button>
      <p>{end.error ? refusalOf(end.error) : end.isSuccess ? 'ended' : ''}</p>
    </>
  )
}

test('a refusal is said while the list is still being read again; an ending only together with the new list', async () => {
  server.answers('sessions.list', { sessions: [here, phone] })
  show(<Sessions />)
  const two = page.getByRole('button', { name: 'Sessions: 2' })
  await expect.element(two).toBeVisible()
  server.refuses('sessions.end', 'unavailable')
  server.waits('sessions.list')
  await two.click()
  await expect.element(page.getByText('unavailable')).toBeVisible()

  server.answers('sessions.end', {})
  server.answers('sessions.list', { sessions: [here] })
  await two.click()
  await expect.element(page.getByText('ended')).toBeVisible()
  expect(page.getByRole('button', { name: 'Sessions: 1' }).elements()).toHaveLength(1)
})
