// The page's stream: beats keep it open, silence reopens it where it was, and a beat makes nobody read again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/live-events.ts'
import type { LiveState } from './live-stream-api.ts'

/** The browser's EventSource; the test decides what arrives. */
class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 0
  onerror: (() => void) | undefined
  readonly #hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>()
  #id = ''
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.opened.push(this)
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void): void {
    this.#hearers.set(name, hear)
  }
  bring(name: string, id = ''): void {
    this.#id = id || this.#id
    this.#hearers.get(name)?.({ data: '{"now":1772611200000}', lastEventId: this.#id })
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
}

const heard: string[] = []
const states: LiveState[] = []
let network: EventTarget
let stop: () => void

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  Line.opened = []
  heard.length = 0
  states.length = 0
  network = new EventTarget()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  const { listenLive } = await import('./live-stream-api.ts')
  stop = listenLive(
    { token: 'K7QM4TXA' },
    ({ name }: LiveEvent) => heard.push(name),
    (state) => states.push(state),
  )
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(async () => {
  stop()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const line = (): Line => {
  const last = Line.opened.at(-1)
  if (!last) throw new Error('no stream was opened')
  return last
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('[TRACK-3] a stream that beats stays, and a beat is no news', async () => {
  line().bring('hello')
  line().bring('beat', '7')
  for (let beats = 0; beats < 20; beats++) {
    await pass(15_000)
    line().bring('beat')
  }
  expect(Line.opened).toHaveLength(1)
  expect(heard).toEqual(['hello'])
  expect(states.at(-1)).toBe('live')
})

test('[TRACK-3] after 40 s of silence it is opened anew and goes on after the last event, without reading all again', async () => {
  line().bring('hello')
  line().bring('beat', '7')
  line().bring('orders.lineStatusSet', '9')
  const dead = line()
  await pass(39_000)
  expect(Line.opened).toHaveLength(1)
  await pass(1500)
  expect(dead.readyState).toBe(Line.CLOSED)
  expect(line().url).toBe('/api/live?token=K7QM4TXA&last=9')
  expect(states.at(-1)).toBe('connecting')
  line().bring('hello')
  expect(states.at(-1)).toBe('live')
  expect(heard).toEqual(['hello', 'orders.lineStatusSet', 'hello'])
})

test('[TRACK-3] where the new one brings nothing either, the page asks by itself and goes on trying', async () => {
  line().bring('hello')
  line().bring('beat', '7')
  await pass(40_500)
  await pass(4000)
  expect(states.at(-1)).toBe('polling')
  await pass(120_000)
  expect(states.at(-1)).toBe('polling')
  expect(Line.opened.length).toBeGreaterThan(3)
  line().bring('hello')
  expect(states.at(-1)).toBe('live')
})

test('a page that does not know where it was reads everything again', async () => {
  line().bring('hello')
  await pass(40_500)
  expect(line().url).toBe('/api/live?token=K7QM4TXA')
  line().bring('hello')
  expect(heard).toEqual(['hello', 'hello', 'reset'])
})

test('[STAFF-2] when the network is back the stream is opened anew, whatever the old one says', async () => {
  line().bring('hello')
  line().bring('beat', '7')
  network.dispatchEvent(new Event('online'))
  expect(line().url).toBe('/api/live?token=K7QM4TXA&last=7')
})
