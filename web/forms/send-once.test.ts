// A form that is sent again after a lost answer: unchanged, or changed since.
import { expect, test, vi } from 'vitest'
import type { Answer } from '../api/http/client.ts'
import type { FormKey } from './draft.ts'
import { sendOnce } from './send-once.ts'

type Placed = Answer<'contact.send'>
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
