// Changes of line statuses on their way to the server.
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffOrder } from '../../../contract/index.ts'
import { changesTo, resendLineStatuses, setLineStatus, takenBack } from './line-statuses.ts'

const line = (id: number, status: 'received' | 'ready' | 'served') => ({ id, status })
const lines: readonly object[] = [line(1, 'received'), line(2, 'ready')]
const order = (id: number) =>
  ({ id, branch: 'antwerpen', code: 'A-47', token: 'NOOR0000', version: 3, lines }) as unknown as StaffOrder
const noor = order(7)

afterEach(() => vi.unstubAllGlobals())

/** A server that gives these answers in turn, and records its requests. */
function serverThatAnswers(...answers: (Response | 'nothing')[]) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'POST') asked.push(JSON.parse(String(init.body)).changes)
    const answer = answers.shift()
    if (!answer || answer === 'nothing') throw new TypeError('no connection')
    return answer
  })
  return asked
}

const yes = () => Response.json(noor)
const no = (refusal: string) => Response.json({ refusal, problems: [] }, { status: 409 })

test('only lines that have another status are changed, each from the status on the screen', () => {
  expect(changesTo(noor.lines, 'ready')).toEqual([{ line: 1, status: 'ready', from: 'received' }])
})

test('undo asks for the earlier status, and only if nobody changed it meanwhile', () => {
  expect(takenBack([{ line: 1, status: 'ready', from: 'received' }])).toEqual([
    { line: 1, status: 'received', from: 'ready' },
  ])
})

test('two quick taps on one order are sent one after the other', async () => {
  const asked = serverThatAnswers(yes(), yes())
  const ready = changesTo(noor.lines, 'ready')
  expect(await Promise.all([setLineStatus(noor, ready), setLineStatus(noor, takenBack(ready))])).toEqual([
    'saved',
    'saved',
  ])
  expect(asked).toEqual([ready, takenBack(ready)])
})

test('[D-15] a tap that could not be sent is kept, and goes out when tried again', async () => {
  const ready = changesTo(noor.lines, 'ready')
  serverThatAnswers('nothing')
  expect(await setLineStatus(order(8), ready)).toBe('kept')
  const asked = serverThatAnswers(yes())
  resendLineStatuses()
  await vi.waitFor(() => expect(asked).toEqual([ready]))
})

test('[STAFF-5] a tap on what somebody else changed meanwhile is dropped', async () => {
  serverThatAnswers(no('changed_meanwhile'))
  expect(await setLineStatus(order(9), changesTo(noor.lines, 'ready'))).toBe('refused')
  const asked = serverThatAnswers(yes())
  resendLineStatuses()
  expect(asked).toEqual([])
})
