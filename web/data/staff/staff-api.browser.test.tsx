// When a screen of staff hears how a change went, and what it reads again after an event.
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { useEndSession, useSessions } from './accounts.ts'
import { usePaceNow } from './branch-api.ts'
import { refusalOf, useStaffLive } from './staff-api.ts'

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

/** The stream of the page; the test decides what arrives. */
class Line extends EventTarget {
  static opened: Line[] = []
  readyState = 1
  onerror = null
  constructor() {
    super()
    Line.opened.push(this)
  }
  close() {}
}

function WorkAhead() {
  useStaffLive(['antwerpen'])
  const { data } = usePaceNow('antwerpen')
  return <p>{`Work ahead: ${data?.next?.work ?? 0}`}</p>
}

test('[QUOTE-3] the work ahead is read once more after the last of several orders was accepted', async () => {
  vi.stubGlobal('EventSource', Line)
  const work = (minutes: number) =>
    server.answers('pace.now', {
      learns: true,
      shift: null,
      usualHands: 2,
      next: { at: 0, work: minutes },
      orders: 0,
      kept: 0,
    })
  work(0)
  show(<WorkAhead />)
  await expect.poll(() => server.sent('pace.now')).toHaveLength(1)
  const accepted = () =>
    Line.opened
      .at(-1)
      ?.dispatchEvent(new MessageEvent('orders.stepped', { data: '{"id":1,"branch":"antwerpen","step":"accept"}' }))
  for (const minutes of [3, 6, 9, 12]) {
    work(minutes)
    accepted()
  }
  await expect.element(page.getByText('Work ahead: 12')).toBeVisible()
  expect(server.sent('pace.now')).toHaveLength(2)
  work(9)
  accepted()
  await expect.element(page.getByText('Work ahead: 9')).toBeVisible()
})
