// A live resource against a server with state: its menu card changes, and it notifies its open streams.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A server with one text, which a reading returns. */
class Server {
  text = 'Soup'
  reached = true
  streams = true
  /** How long a response takes, in ms. */
  takes = 20
  readings: string[] = []
  readonly #lines = new Set<Line>()

  async read(lang: string, signal: AbortSignal): Promise<{ ok: boolean; text: string }> {
    this.readings.push(lang)
    const answer = this.reached ? { ok: true, text: `${lang} ${this.text}` } : { ok: false, text: '' }
    await new Promise((resolve) => setTimeout(resolve, this.takes))
    return signal.aborted ? { ok: false, text: '' } : answer
  }
  write(text: string): void {
    this.text = text
    this.tell('menu.changed')
  }
  tell(name: string): void {
    for (const line of this.#lines) line.bring(name)
  }
  connect(line: Line): void {
    if (this.streams) this.#lines.add(line)
    setTimeout(() => (this.streams ? line.bring('hello') : line.fail()), 5)
  }
}

/** The browser's end of a stream. */
class Line {
  static readonly CLOSED = 2
  readyState = 1
  onerror: (() => void) | undefined
  readonly #hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>()
  constructor() {
    server.connect(this)
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void): void {
    this.#hearers.set(name, hear)
  }
  bring(name: string): void {
    if (this.readyState !== Line.CLOSED) this.#hearers.get(name)?.({ data: '{"now":1772611200000}', lastEventId: '7' })
  }
  fail(): void {
    this.readyState = Line.CLOSED
    this.onerror?.()
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
}

let server: Server
let shown: string[]
let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  server = new Server()
  shown = []
  const network = new EventTarget()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en' } }))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
})
afterEach(async () => {
  stop?.()
  stop = undefined
  await pass(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function resource(staleOn: readonly string[] = ['menu.changed', 'reset', 'hello']) {
  const { liveResource } = await import('./live-resource.ts')
  const { localeStore } = await import('./page/page-locale.ts')
  const live = liveResource({
    read: (lang, signal) => server.read(lang, signal),
    take: ({ ok, text }) => void shown.push(ok ? text : 'nothing'),
    staleOn: new Set(staleOn) as ReadonlySet<'hello'>,
    pollMs: 1000,
  })
  const keepFresh = (isThere?: boolean) => {
    stop = live.keepFresh(isThere)
  }
  return { ...live, keepFresh, localeStore }
}

test('it is read at once, and again when the server says that it changed', async () => {
  const { keepFresh } = await resource()
  keepFresh()
  await pass(2000)
  server.write('Salad')
  await pass(400)
  expect(shown.at(-1)).toBe('en Salad')
})

test('what the document brought is read only once the stream is open', async () => {
  const { keepFresh } = await resource()
  keepFresh(true)
  await pass(4)
  expect(server.readings).toEqual([])
  await pass(400)
  expect(shown).toEqual(['en Soup'])
})

test('the first greeting asks once more a moment later, for what changed while the first answer was on its way', async () => {
  const { keepFresh } = await resource(['menu.changed'])
  server.takes = 1000
  keepFresh()
  await pass(2)
  server.text = 'Salad'
  await pass(1000)
  expect(shown).toEqual(['en Soup'])
  await pass(2000)
  expect(shown).toEqual(['en Soup', 'en Salad'])
})

test('news that come while it is being read are read afterwards', async () => {
  const { keepFresh } = await resource(['menu.changed'])
  keepFresh()
  await pass(2000)
  server.takes = 1000
  server.write('Salad')
  await pass(500)
  server.write('Quiche')
  await pass(3000)
  expect(shown.at(-1)).toBe('en Quiche')
})

test('many news of one moment are one reading', async () => {
  const { keepFresh } = await resource()
  keepFresh()
  await pass(2000)
  const before = server.readings.length
  for (let count = 0; count < 50; count++) server.tell('menu.changed')
  await pass(1000)
  expect(server.readings.length).toBe(before + 1)
})

test('another language is read at once, and what is on its way in the old one is dropped', async () => {
  const { keepFresh, localeStore } = await resource()
  server.takes = 500
  keepFresh()
  await pass(100)
  localeStore.write('nl')
  await pass(600)
  expect(shown).toEqual(['nl Soup'])
})

test('while the server says nothing it is asked ever more rarely, at least every half minute', async () => {
  const { readNow } = await resource()
  server.reached = false
  await Promise.all([readNow(), pass(20)])
  await pass(120_000)
  expect(shown.every((text) => text === 'nothing')).toBe(true)
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.length).toBeLessThan(10)
  server.reached = true
  await pass(30_100)
  expect(shown.at(-1)).toBe('en Soup')
})

test('news do not wait for a retry that is far off', async () => {
  const { keepFresh } = await resource()
  server.reached = false
  keepFresh()
  await pass(60_000)
  server.reached = true
  server.write('Salad')
  await pass(400)
  expect(shown.at(-1)).toBe('en Salad')
})

test('where no stream can be opened it is polled', async () => {
  const { keepFresh } = await resource()
  server.streams = false
  keepFresh()
  await pass(10_000)
  server.text = 'Salad'
  await pass(1100)
  expect(shown.at(-1)).toBe('en Salad')
})

test('nothing is asked any more once nobody wants it, and what was on its way is dropped', async () => {
  const { keepFresh } = await resource()
  server.takes = 500
  keepFresh()
  await pass(100)
  stop?.()
  const asked = server.readings.length
  await pass(60_000)
  server.write('Salad')
  await pass(60_000)
  expect(shown).toEqual([])
  expect(server.readings.length).toBe(asked)
})
