// What the page believes about its line when the browser's word and the shop's answers cross.
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('an answer that was on its way when the line went does not hide that it went', async () => {
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
  const { connectionStore, whenReached } = await import('./connection.ts')
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
