// How a display stays right: it reads when it hears of a change, polls without a stream, and says since when it is not
// live.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GuestsList } from '#contract/index.ts'
import type { Showing } from './guest-display-api.ts'

/** The browser's stream; the test decides what arrives. */
class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 0
  onerror: (() => void) | undefined
  readonly #hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>()
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.opened.push(this)
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void): void {
    this.#hearers.set(name, hear)
  }
  bring(name: string): void {
    this.#hearers.get(name)?.({ data: JSON.stringify({ now: Date.now() }), lastEventId: '' })
  }
  /** The server is gone: the browser has given up, or tries by itself. */
  break(closed = false): void {
    if (closed) this.readyState = Line.CLOSED
    this.onerror?.()
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
}

const noon = Date.UTC(2026, 2, 4, 11)
const list: GuestsList = {
  branch: { en: 'Merksem' },
  timeZone: 'Europe/Brussels',
  languages: ['en'],
  pass: '7.pass',
  making: [],
  asks: [],
  ready: [],
}
let ready: GuestsList['ready'] = []
let answer: () => Response
let reads = 0
let showing: Showing
let stop: () => void

const line = () => Line.opened.filter(({ readyState }) => readyState !== Line.CLOSED).at(-1)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const shown = () => showing.list?.ready.map(({ code }) => code)
const gone = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(async () => {
  vi.useFakeTimers({ now: noon })
  vi.resetModules()
  Line.opened = []
  reads = 0
  ready = []
  answer = () => Response.json({ ...list, ready })
  const network = new EventTarget()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('fetch', async (url: string) => {
    if (url !== '/api/display') return Response.json({})
    reads += 1
    return answer()
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  const { followDisplay } = await import('./guest-display-api.ts')
  showing = { list: undefined, refused: undefined, notLiveSince: undefined }
  stop = followDisplay('the-key', (change) => {
    showing = { ...showing, ...change }
  })
  await pass(0)
  line()?.bring('hello')
  await pass(0)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[CALL-2] its stream is opened with the pass alone, and the key is in no address', () => {
  expect(Line.opened.map(({ url }) => url)).toEqual(['/api/live?display=7.pass'])
})

test('[CALL-2] what it hears of makes it read at once', async () => {
  const before = reads
  ready = [{ code: 'M-33', cupName: '', readyAt: noon }]
  line()?.bring('display.changed')
  await pass(0)
  expect(reads).toBe(before + 1)
  expect(shown()).toEqual(['M-33'])
})

test('[CALL-2] it says since when it is not live, and is live again by itself', async () => {
  await pass(10_000)
  answer = gone
  line()?.break()
  await pass(0)
  expect(showing.notLiveSince).toBe(noon + 10_000)
  await pass(60_000)
  expect(showing).toMatchObject({ notLiveSince: noon + 10_000, list: { pass: '7.pass' } })
  answer = () => Response.json({ ...list, ready })
  await pass(10_000)
  expect(showing.notLiveSince).toBeUndefined()
})

test('[CALL-2] where no stream gets through, it reads each second and is as live', async () => {
  line()?.break(true)
  await pass(5_000)
  const before = reads
  ready = [{ code: 'M-74', cupName: '', readyAt: noon }]
  await pass(3_000)
  expect(reads).toBe(before + 3)
  expect(shown()).toEqual(['M-74'])
  expect(showing.notLiveSince).toBeUndefined()
})

test('[CALL-2] once withdrawn it says so and asks no more', async () => {
  answer = () => Response.json({ refusal: 'display_withdrawn', problems: [] }, { status: 410 })
  line()?.bring('display.changed')
  await pass(0)
  expect(showing.refused?.refusal).toBe('display_withdrawn')
  const before = reads
  await pass(600_000)
  expect(reads).toBe(before)
  expect(line()).toBeUndefined()
})

test('[CALL-2] an order for later comes without an event: the list is read each minute', async () => {
  const before = reads
  for (let beat = 0; beat < 6; beat++) {
    await pass(10_000)
    line()?.bring('beat')
  }
  expect(reads).toBe(before + 1)
})
