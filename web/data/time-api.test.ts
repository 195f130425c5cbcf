// Times follow what is on the screen: only the branches that are shown are read, and only their news is asked for.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The browser's EventSource, which greets when it is open. */
class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readyState = 1
  onerror: (() => void) | undefined
  readonly #hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>()
  readonly url: string
  constructor(url: string) {
    this.url = url
    Line.opened.push(this)
    setTimeout(() => this.bring('hello'), 5)
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void): void {
    this.#hearers.set(name, hear)
  }
  bring(name: string): void {
    if (this.readyState !== Line.CLOSED) this.#hearers.get(name)?.({ data: '{"now":1772611200000}', lastEventId: '7' })
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
}

let read: string[]
const stops: (() => void)[] = []
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const line = () => Line.opened.at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  Line.opened = []
  read = []
  const network = new EventTarget()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en' } }))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  vi.stubGlobal('fetch', async (url: string) => {
    read.push(url)
    return Response.json({ at: 0, until: null, branches: [] })
  })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await pass(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(...branches: string[]): Promise<void> {
  const { showTimes } = await import('./time-api.ts')
  for (const branch of branches) stops.push(showTimes(branch))
  await pass(2000)
}

test('[TIME-3] a page reads the times of the branches that it shows, together, and asks for their news alone', async () => {
  await show('merksem', 'antwerpen', 'merksem')
  expect(read[0]).toBe('/api/times?branches=merksem&branches=antwerpen')
  expect(line()?.url).toBe('/api/live?times=antwerpen&times=merksem')
  const before = read.length
  line()?.bring('times.changed')
  await pass(400)
  expect(read.slice(before)).toEqual(['/api/times?branches=merksem&branches=antwerpen'])
})

test('[TIME-3] what leaves the screen is no longer asked for', async () => {
  await show('antwerpen', 'merksem')
  stops.shift()?.()
  await pass(2000)
  expect(line()?.url).toBe('/api/live?times=merksem&last=7')
  const before = read.length
  line()?.bring('times.changed')
  await pass(400)
  expect(read.slice(before)).toEqual(['/api/times?branches=merksem'])
})

test('[TIME-3] a branch that comes on the screen later is read at once', async () => {
  await show('antwerpen')
  const before = read.length
  const { showTimes } = await import('./time-api.ts')
  stops.push(showTimes('merksem'))
  await pass(0)
  expect(read.slice(before)).toEqual(['/api/times?branches=antwerpen&branches=merksem'])
})

test('[TIME-3] a long list of branches asks for all of them with one word', async () => {
  await show(...Array.from({ length: 21 }, (_, place) => `branch-${place}`))
  expect(line()?.url).toBe('/api/live?times=*')
  expect(read[0]).toBe('/api/times')
})
