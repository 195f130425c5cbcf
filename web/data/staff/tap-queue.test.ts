// Changes of line statuses on their way to the server.
import { afterEach, expect, test, vi } from 'vitest'
import type { StaffOrder } from '#contract/index.ts'
import { type Member, sessionStore } from '../session/session-store.ts'
import { noorsStaffLine, noorsStaffOrder } from '../testing/api-fixtures.ts'
import { rebasedTap, type TappedChange, tapsIn } from './tap.ts'
import { changesTo, conflictStore, queueTap, resendTaps, takenBack, tapStore } from './tap-queue.ts'

const line = (id: number, status: 'received' | 'ready' | 'served') => ({ ...noorsStaffLine, id, status })
const lines = [line(1, 'received'), line(2, 'ready')]
const order = (id: number): StaffOrder => ({ ...noorsStaffOrder, id, version: 3, lines })
const part = (id: string) => ({
  part: id,
  item: id,
  name: { en: id },
  options: [],
  price: 0,
  declaration: null,
  making: [],
})
const noor = order(7)
const setLineStatus = (of: StaffOrder, changes: readonly TappedChange[]) => queueTap(of, { kind: 'lines', changes })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStore.write('loading')
})

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

const signIn = (name: string, id: number) => sessionStore.write({ id, name } as Member)
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

test('[OPT-7] of a meal deal only the parts that are not ready yet are made so, and undo leaves the others', () => {
  const deal = { ...line(1, 'received'), parts: [part('panini'), { ...part('drink'), ready: true }] }
  const changes = changesTo([deal], 'ready')
  expect(changes).toEqual([{ line: 1, status: 'ready', from: 'received', parts: ['panini'] }])
  expect(takenBack(changes)).toEqual([{ line: 1, status: 'received', from: 'ready', parts: ['panini'] }])
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
  resendTaps()
  await vi.waitFor(() => expect(asked).toEqual([ready]))
})

test('[STAFF-5] a tap on what somebody else changed meanwhile is dropped', async () => {
  serverThatAnswers(no('changed_meanwhile'))
  expect(await setLineStatus(order(9), changesTo(noor.lines, 'ready'))).toBe('refused')
  const asked = serverThatAnswers(yes())
  resendTaps()
  expect(asked).toEqual([])
})

test('[J-23] a payment by meal vouchers that is refused says how much they may pay', async () => {
  const problems = [{ problem: 'vouchers_pay_less', field: 'amount', most: 320 }]
  serverThatAnswers(
    Response.json({ refusal: 'vouchers_pay_less', problems }, { status: 409 }),
    Response.json({ steps: [] }),
  )
  expect(await queueTap(order(12), { kind: 'step', step: 'pay', paidWay: 'edenred', version: 3 })).toBe('refused')
  await vi.waitFor(() => expect(conflictStore.read().at(-1)).toMatchObject({ order: 12, vouchersMost: 320 }))
})

test('[BOARD-5] taps that wait are in the tab’s storage until they are sent, in their order', async () => {
  const store = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, text: string) => void store.set(name, text),
    removeItem: (name: string) => void store.delete(name),
  })
  serverThatAnswers('nothing', 'nothing')
  const ready = changesTo(noor.lines, 'ready')
  expect(await setLineStatus(order(11), ready)).toBe('kept')
  const kept = tapsIn(JSON.parse(store.get('noisette.staff.taps') ?? ''))
  expect(kept.map(({ order: id, code, state }) => [id, code, state])).toEqual([[11, 'A-47', 'kept']])
  const asked = serverThatAnswers(yes(), yes())
  const back = setLineStatus(order(11), takenBack(ready))
  expect(await back).toBe('saved')
  expect(asked).toEqual([ready, takenBack(ready)])
  expect(store.has('noisette.staff.taps')).toBe(false)
})

test('[BOARD-5] a colleague’s tap that still waits neither holds up one’s own nor goes out under one’s name', async () => {
  const ready = changesTo(noor.lines, 'ready')
  signIn('Amira', 1)
  serverThatAnswers('nothing')
  expect(await setLineStatus(order(13), ready)).toBe('kept')
  signIn('Jef', 2)
  const asked = serverThatAnswers(yes())
  expect(await setLineStatus(order(13), takenBack(ready))).toBe('saved')
  expect(asked).toEqual([takenBack(ready)])
  const later = serverThatAnswers(yes())
  signIn('Amira', 1)
  await vi.waitFor(() => expect(later).toEqual([ready]))
})

const sessionOver = () => Response.json({ refusal: 'not_signed_in', problems: [] }, { status: 401 })

test('[BOARD-5] taps on their way when the session ends are kept, and sent once the same member signs in again', async () => {
  const told = conflictStore.read().length
  const ready = changesTo(noor.lines, 'ready')
  signIn('Amira', 1)
  serverThatAnswers(sessionOver(), Response.json({ member: null, ended: 'expired' }))
  const taps = [setLineStatus(order(14), ready), setLineStatus(order(14), takenBack(ready))]
  expect(await Promise.all(taps)).toEqual(['kept', 'kept'])
  const waiting = tapStore.read().filter(({ order: id }) => id === 14)
  expect(waiting.map(({ memberName, state }) => [memberName, state])).toEqual([
    ['Amira', 'kept'],
    ['Amira', 'kept'],
  ])
  expect(conflictStore.read()).toHaveLength(told)
  const ofJef = serverThatAnswers(yes())
  signIn('Jef', 2)
  expect(ofJef).toEqual([])
  const again = serverThatAnswers(yes(), yes())
  signIn('Amira', 1)
  await vi.waitFor(() => expect(again).toEqual([ready, takenBack(ready)]))
  await vi.waitFor(() => expect(tapStore.read()).toEqual([]))
})

test('[BOARD-5] a tap that waits its turn when the session ends is kept, too', async () => {
  signIn('Amira', 1)
  const ready = changesTo(noor.lines, 'ready')
  serverThatAnswers(yes())
  const taps = [setLineStatus(order(15), ready), setLineStatus(order(15), takenBack(ready))]
  sessionStore.write(null)
  expect(await Promise.all(taps)).toEqual(['saved', 'kept'])
  const again = serverThatAnswers(yes())
  signIn('Amira', 1)
  await vi.waitFor(() => expect(again).toEqual([takenBack(ready)]))
})

test('[BOARD-5] money whose tap is dropped is named as not noted', async () => {
  const last = { number: 4, step: 'pay', actor: 'staff', staffName: 'Bea', at: 0, data: {} }
  const unpaid = { ...order(16), total: 325, due: 325 }
  serverThatAnswers(no('changed_meanwhile'), Response.json({ steps: [last] }))
  const payment = queueTap(unpaid, { kind: 'step', step: 'pay', paidWay: 'card', version: 3 })
  expect(await Promise.all([payment, setLineStatus(unpaid, changesTo(noor.lines, 'served'))])).toEqual([
    'refused',
    'refused',
  ])
  await vi.waitFor(() =>
    expect(conflictStore.read().at(-1)).toMatchObject({ order: 16, notNoted: [{ way: 'card', amount: 325 }] }),
  )
})

test('[BOARD-5] money whose tap is dropped together with its undoing is not named: it is with the customer', async () => {
  const unpaid = { ...order(17), total: 325, due: 325 }
  const tap = (step: 'pay' | 'unpay', paidWay?: 'cash' | 'card') =>
    queueTap(unpaid, { kind: 'step', step, version: 3, ...(paidWay && { paidWay }) })
  const dropped = async (...taps: Promise<unknown>[]) => {
    const told = conflictStore.read().length
    expect(new Set(await Promise.all(taps))).toEqual(new Set(['refused']))
    await vi.waitFor(() => expect(conflictStore.read()).toHaveLength(told + 1))
    return conflictStore.read().at(-1)?.notNoted
  }
  serverThatAnswers(no('changed_meanwhile'))
  expect(await dropped(tap('pay', 'cash'), tap('unpay'))).toEqual([])
  serverThatAnswers(no('changed_meanwhile'))
  expect(await dropped(tap('pay', 'cash'), tap('unpay'), tap('pay', 'card'))).toEqual([{ way: 'card', amount: 325 }])
})

test('[BOARD-5] a step after an own step of the same order is based on what that step made', () => {
  const accepted = {
    key: 'k',
    member: 1,
    memberName: 'Amira',
    order: 7,
    code: 'A-47',
    at: 0,
    state: 'sending',
  } as const
  const pay = { ...accepted, wish: { kind: 'step', step: 'pay', paidWay: 'cash', version: 3 } } as const
  expect(rebasedTap(pay, 4).wish).toMatchObject({ version: 4 })
  // Somebody else's step in between is a conflict.
  expect(rebasedTap(pay, 5).wish).toMatchObject({ version: 3 })
})

test('[BOARD-5] a tap that came too late says who had done what, and nothing is overwritten', async () => {
  const last = { number: 4, step: 'setLines', actor: 'staff', staffName: 'Jef', at: 0, data: {} }
  serverThatAnswers(no('step_not_allowed'), Response.json({ steps: [last] }))
  expect(await setLineStatus(order(12), changesTo(noor.lines, 'ready'))).toBe('refused')
  await vi.waitFor(() => expect(conflictStore.read().at(-1)).toMatchObject({ order: 12, last: { staffName: 'Jef' } }))
})
