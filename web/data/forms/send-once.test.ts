// A form that is sent again after a lost answer: unchanged, or changed since.
import { describe, expect, test, vi } from 'vitest'
import type { ServerAnswer } from '../http/client.ts'
import type { FormKey } from './draft.ts'
import { sendOnce } from './send-once.ts'

type Placed = ServerAnswer<'contact.send'>
const taken: Placed = { ok: true, value: {} }
const reused: Placed = { ok: false, refusal: { refusal: 'key_reused', problems: [] } }
const full: Placed = { ok: false, refusal: { refusal: 'too_many', problems: [] } }

const sending = (...answers: Placed[]) => {
  const sent: FormKey[] = []
  const send = async (form: FormKey) => {
    sent.push(form)
    return answers.shift() ?? taken
  }
  return { sent, send }
}

test('a form that is taken or refused is sent once and keeps its key', async () => {
  for (const answer of [taken, full]) {
    const { sent, send } = sending(answer)
    const renew = vi.fn()
    expect(await sendOnce({ key: 'first key' }, renew, send)).toBe(answer)
    expect(sent).toEqual([{ key: 'first key' }])
    expect(renew).not.toHaveBeenCalled()
  }
})

test('[REVIEW-1] [RES-1] what was changed after a lost answer takes the place of what arrived, under a new key', async () => {
  const { sent, send } = sending(reused, full)
  const renew = vi.fn()
  expect(await sendOnce({ key: 'first key' }, renew, send)).toBe(full)
  const [, again] = sent
  expect(again).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), replaces: 'first key' })
  expect(renew).toHaveBeenCalledWith(again)
})

test('a key that is renewed twice replaces the one that arrived last', async () => {
  const { sent, send } = sending(reused)
  await sendOnce({ key: 'second key', replaces: 'first key' }, () => undefined, send)
  expect(sent[0]).toEqual({ key: 'second key', replaces: 'first key' })
  expect(sent[1]).toMatchObject({ replaces: 'second key' })
})

describe('[ORDER-5] while no answer comes', () => {
  const lost: Placed = { ok: false, refusal: { refusal: 'unreachable', problems: [] } }

  async function attempt(...answers: Placed[]) {
    const keys: string[] = []
    const waits: number[] = []
    const send = async ({ key }: FormKey) => {
      keys.push(key)
      return answers[keys.length - 1] ?? lost
    }
    const answer = await sendOnce({ key: 'first key' }, null, send, {
      retrying: () => {},
      stop: new AbortController().signal,
      wait: async (ms) => void waits.push(ms),
    })
    return { answer, keys, waits }
  }

  test('sends the same key again', async () => {
    const { answer, keys } = await attempt(lost, lost, taken)
    expect(answer).toBe(taken)
    expect(keys).toEqual(['first key', 'first key', 'first key'])
  })

  test('gives up after some attempts, each after a longer pause', async () => {
    const { answer, waits } = await attempt()
    expect(answer).toBe(lost)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  test('[F-26] stops when the customer wants it, also in the middle of a pause', async () => {
    const stop = new AbortController()
    let sent = 0
    const send = async () => {
      sent += 1
      return lost
    }
    const retry = { retrying: () => {}, stop: stop.signal, wait: async () => stop.abort() }
    expect(await sendOnce<'contact.send'>({ key: 'first key' }, null, send, retry)).toBe(lost)
    expect(sent).toBe(1)
  })

  test('waits as long as the server asks for, and repeats no refusal', async () => {
    const busy: Placed = { ok: false, refusal: { refusal: 'unavailable', problems: [], retryAfter: 5 } }
    expect((await attempt(busy, taken)).waits).toEqual([5000])
    expect((await attempt(full, taken)).keys).toHaveLength(1)
  })

  test('without a way to renew the key, it is the customer who says what a changed order means', async () => {
    const { answer, keys } = await attempt(lost, reused, taken)
    expect(answer).toBe(reused)
    expect(keys).toHaveLength(2)
  })
})
