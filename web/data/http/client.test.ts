// How a call is sent, and how its answer is read.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { askAny } from './ask-any.ts'
import { ask } from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a request', () => {
  test('of a POST is JSON, one of a GET asks the server each time', async () => {
    const sent: [string, RequestInit][] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push([url, init])
      return Promise.resolve(new Response('{}'))
    })
    await askAny('orders.setLineStatus', { id: 7, changes: [{ line: 1, status: 'ready' }] })
    await ask('menu.read', { lang: 'nl' })
    const [[url, init] = ['', {}], read] = sent
    expect(url).toBe('/api/staff/orders/7/lines')
    expect(init).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(String(init.body))).toEqual({ changes: [{ line: 1, status: 'ready' }] })
    expect(read).toMatchObject(['/api/menu?lang=nl', { cache: 'no-cache' }])
  })
})

describe('an answer', () => {
  const answers = (status: number, body: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

  test('is the value of a success', async () => {
    answers(200, '{"member":null,"ownerMissing":false}')
    expect(await ask('account.read', {})).toEqual({ ok: true, value: { member: null, ownerMissing: false } })
  })

  test('is the named refusal with its problems', async () => {
    answers(409, '{"refusal":"key_reused","problems":[],"requestId":"r","token":"K7QM2A9X"}')
    const answer = await ask('orders.track', { token: 'x' })
    expect(answer.ok ? undefined : answer.refusal).toMatchObject({ refusal: 'key_reused', token: 'K7QM2A9X' })
  })

  test('of a stranger between us and the server is unavailable or broken, never a surprise', async () => {
    answers(502, '<html>Bad gateway</html>')
    expect(await ask('menu.read', {})).toMatchObject({ ok: false, refusal: { refusal: 'unavailable' } })
    answers(200, '<html>Welcome to the hotel</html>')
    expect(await ask('menu.read', {})).toMatchObject({ ok: false, refusal: { refusal: 'broken' } })
  })

  test('that does not come within 15 seconds is none', async () => {
    vi.useFakeTimers()
    const hang = (_: string, { signal }: RequestInit) =>
      new Promise((_done, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))))
    vi.stubGlobal('fetch', hang)
    const answer = ask('menu.read', {})
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await answer).toEqual({ ok: false, refusal: { refusal: 'unreachable', problems: [] } })
  })
})
