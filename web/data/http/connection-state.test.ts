// What the page believes about its line when the browser's word and the shop's answers cross.
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

test('an answer that slips through while the browser says that the connection is gone is asked for again', async () => {
  vi.useFakeTimers()
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => heard.set(name, act))
  vi.stubGlobal('navigator', { onLine: false })
  const ask = vi.fn(() => Promise.resolve(new Response('ok')))
  vi.stubGlobal('fetch', ask)
  const { connectionStore } = await import('./connection-state.ts')
  heard.get('offline')?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(connectionStore.read()).toBe(true)

  ask.mockImplementation(() => Promise.reject(new TypeError('no line')))
  await vi.advanceTimersByTimeAsync(3000)
  expect(connectionStore.read()).toBe(false)
})

test('an answer that was on its way when the connection went does not hide that it went', async () => {
  const answers: ((answer: Response | Error) => void)[] = []
  const heard = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => heard.set(name, act))
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((come, fail) =>
        answers.push((answer) => (answer instanceof Error ? fail(answer) : come(answer))),
      ),
  )
  const { connectionStore, whenReached } = await import('./connection-state.ts')
  const reached = vi.fn()
  whenReached(reached)
  heard.get('offline')?.()
  expect(answers).toHaveLength(2)

  answers[0]?.(new Response('ok'))
  await new Promise((later) => setTimeout(later))
  expect(connectionStore.read()).toBe(false)
  expect(reached).not.toHaveBeenCalled()

  heard.get('online')?.()
  answers[1]?.(new Response('ok'))
  await vi.waitFor(() => expect(connectionStore.read()).toBe(true))
  expect(reached).toHaveBeenCalledOnce()
})
