// A form is sent once at a time, and its problems disappear as they are fixed.
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '#domain/shared/result.ts'
import type { CallRefused } from '../http/client.ts'
import { createSubmission, type SendResult, wishOrProblems } from './submission.ts'

const nameMissing = { problem: 'name_missing', field: 'name' }
const phoneInvalid = { problem: 'phone_invalid', field: 'phone' }
const refused: CallRefused = { refusal: 'order_refused', problems: [phoneInvalid] }

/** A server that responds on command. */
function slowServer() {
  const answers: ((sent: SendResult<string>) => void)[] = []
  return {
    send: () => new Promise<SendResult<string>>((answer) => answers.push(answer)),
    answers,
    answer: (sent: SendResult<string>) => answers.at(-1)?.(sent),
  }
}

describe('sending a form', () => {
  test('is busy until the answer is there', async () => {
    const { state, submit } = createSubmission()
    const server = slowServer()
    const sent = submit(accept('hello'), server.send)
    expect(state.read()).toMatchObject({ busy: true, found: [], told: [] })
    server.answer(accept('taken'))
    expect(await sent).toEqual(accept('taken'))
    expect(state.read()).toEqual({ busy: false, refused: undefined, found: [], told: [], failures: 0 })
  })

  test('a second tap in the same moment sends nothing', async () => {
    const { submit } = createSubmission()
    const server = slowServer()
    const sent = submit(accept('hello'), server.send)
    expect(await submit(accept('hello'), server.send)).toBeUndefined()
    server.answer(accept('taken'))
    await sent
    expect(server.answers).toHaveLength(1)
    void submit(accept('hello'), server.send)
    expect(server.answers).toHaveLength(2)
  })

  test('what is wrong already is said, and nothing is sent', async () => {
    const { state, submit } = createSubmission()
    const server = slowServer()
    expect(await submit(wishOrProblems('', [nameMissing]), server.send)).toBeUndefined()
    expect(server.answers).toHaveLength(0)
    expect(state.read()).toEqual({ busy: false, refused: undefined, found: [nameMissing], told: [], failures: 1 })
  })

  test('a refusal is kept with its problems until the next try', async () => {
    const { state, submit } = createSubmission()
    expect(await submit(accept('hello'), async () => refuse(refused))).toEqual(refuse(refused))
    expect(state.read()).toEqual({ busy: false, refused, found: [], told: [phoneInvalid], failures: 1 })
    const server = slowServer()
    void submit(accept('hello'), server.send)
    expect(state.read()).toMatchObject({ busy: true, refused: undefined, found: [], told: [] })
  })

  test('a refusal still stands when something is found wrong before the next try', async () => {
    const { state, submit } = createSubmission()
    await submit(accept('hello'), async () => refuse(refused))
    await submit(wishOrProblems('', [nameMissing]), async () => accept('never'))
    expect(state.read()).toMatchObject({ refused, found: [nameMissing], told: [phoneInvalid], failures: 2 })
  })

  test('a mended field is no problem any more; the others stay', async () => {
    const { state, submit, mend } = createSubmission()
    await submit(accept('hello'), async () => refuse(refused))
    await submit(wishOrProblems('', [nameMissing]), async () => accept('never'))
    mend(({ field }) => field === 'name')
    expect(state.read()).toMatchObject({ found: [], told: [phoneInvalid], failures: 2 })
    mend(({ field }) => field === 'phone')
    expect(state.read()).toMatchObject({ told: [] })
  })

  test('a refusal as a whole can be taken back without its problems', async () => {
    const { state, submit, forgive } = createSubmission()
    await submit(accept('hello'), async () => refuse(refused))
    forgive()
    expect(state.read()).toMatchObject({ refused: undefined, told: [phoneInvalid] })
  })

  test('after a reset the answer on its way changes nothing, and the next try counts', async () => {
    const { state, submit, reset } = createSubmission()
    const first = slowServer()
    const second = slowServer()
    const early = submit(accept('hello'), first.send)
    reset()
    expect(state.read().busy).toBe(false)
    const late = submit(accept('hello'), second.send)
    first.answer(refuse(refused))
    expect(await early).toBeUndefined()
    expect(state.read()).toMatchObject({ busy: true, refused: undefined })
    second.answer(accept('taken'))
    expect(await late).toEqual(accept('taken'))
  })

  test('a bug on the way leaves the form usable', async () => {
    const { state, submit } = createSubmission()
    await expect(submit(accept('hello'), () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
    expect(state.read().busy).toBe(false)
    expect(await submit(accept('hello'), async () => accept('taken'))).toEqual(accept('taken'))
  })
})
