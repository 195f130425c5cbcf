// A reader reads one remote thing once at a time, and again if that can help.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReader } from './reader.ts'

type Answer = { readonly ok: true; readonly value: number } | { readonly ok: false; readonly refusal: string }
const no: Answer = { ok: false, refusal: 'unavailable' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A reader of a server that responds on command. */
function reading(pauseAfter: (failed: Answer, failures: number) => number | undefined = () => 1000) {
  const asked: { answer: (answer: Answer) => void; signal: AbortSignal }[] = []
  const taken: Answer[] = []
  const reader = createReader<Answer>({
    read: (_lang, signal) => new Promise((answer) => asked.push({ answer, signal })),
    take: (answer) => void taken.push(answer),
    pauseAfter,
  })
  const answer = async (answer: Answer) => {
    asked.at(-1)?.answer(answer)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...reader, asked, taken, answer }
}

test('what is asked for while a read is under way is read once more afterwards, however often it was asked', async () => {
  const { readNow, asked, taken, answer } = reading()
  for (let times = 0; times < 3; times++) void readNow()
  expect(asked).toHaveLength(1)
  await answer({ ok: true, value: 1 })
  expect(asked).toHaveLength(2)
  await answer({ ok: true, value: 2 })
  expect(asked).toHaveLength(2)
  expect(taken).toEqual([
    { ok: true, value: 1 },
    { ok: true, value: 2 },
  ])
})

test('after a failure it waits as long as it is told, and counts the failures in a row', async () => {
  const pauses: number[] = []
  const { readNow, isWaiting, asked, answer } = reading((_failed, failures) => {
    pauses.push(failures)
    return 1000
  })
  void readNow()
  await answer(no)
  expect(isWaiting()).toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
  expect(isWaiting()).toBe(false)
  await answer(no)
  await vi.advanceTimersByTimeAsync(1000)
  await answer({ ok: true, value: 1 })
  expect(pauses).toEqual([1, 2])
})

test('a failure that nothing can help is read no more by itself', async () => {
  const { readNow, isWaiting, asked, taken, answer } = reading(() => undefined)
  void readNow()
  void readNow()
  await answer(no)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isWaiting()).toBe(false)
  expect([asked.length, taken.length]).toEqual([1, 1])
})

test('once stopped it takes nothing and reads nothing more', async () => {
  const { readNow, readWithin, stop, asked, taken, answer } = reading()
  void readNow()
  readWithin(500)
  stop()
  expect(asked[0]?.signal.aborted).toBe(true)
  await answer({ ok: true, value: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked.length, taken.length]).toEqual([1, 0])
})
