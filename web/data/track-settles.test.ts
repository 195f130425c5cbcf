// How long an order is followed: until ten minutes after its last line is served, or until its day is closed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackedOrder } from '#contract/index.ts'
import type { LineStatus } from '#domain/order/line-status.ts'

/** The browser's stream; the test decides what arrives. */
class Line {
  static readonly CLOSED = 2
  static opened: Line[] = []
  readonly #hearers = new Map<string, (event: { data: string; lastEventId: string }) => void>()
  closed = false
  constructor() {
    Line.opened.push(this)
  }
  addEventListener(name: string, hear: (event: { data: string; lastEventId: string }) => void): void {
    this.#hearers.set(name, hear)
  }
  bring(name: string, data: object): void {
    this.#hearers.get(name)?.({ data: JSON.stringify(data), lastEventId: '7' })
  }
  close(): void {
    this.closed = true
  }
}

const token = 'K7QM2A9X'
const minute = 60_000
let status: LineStatus = 'received'
let shown: TrackedOrder | undefined
let refused: string | undefined
let stop: () => void

const answer = () =>
  Response.json({
    token,
    branch: 'antwerpen',
    total: 320,
    overAt: status === 'served' ? Date.now() : null,
    lines: [{ id: 1, status }],
  })
const open = () => Line.opened.filter((line) => !line.closed)
const seen = () => shown?.lines[0]?.status

/** A barista's tap. */
async function tap(next: LineStatus): Promise<void> {
  status = next
  for (const line of open()) line.bring('orders.lineStatusSet', { token, lines: [{ id: 1, status }] })
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  Line.opened = []
  status = 'received'
  const network = new EventTarget()
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('fetch', async () => answer())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  const { followOrder } = await import('./track-api.ts')
  refused = undefined
  stop = followOrder(token, (change) => {
    const next = change({ order: shown, refused: undefined, live: 'live' })
    shown = next.order ?? shown
    refused = next.refused?.refusal
  })
  await vi.advanceTimersByTimeAsync(0)
  open()[0]?.bring('hello', { now: Date.now() })
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(async () => {
  stop()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Beats that keep the stream open, as the server sends them. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 15_000) {
    await vi.advanceTimersByTimeAsync(15_000)
    for (const line of open()) line.bring('beat', { now: Date.now() })
  }
}

test('[F-43] [TRACK-5] an Undo nine minutes after the last line was out still shows', async () => {
  await tap('served')
  expect(seen()).toBe('served')
  await pass(9 * minute)
  expect(open()).toHaveLength(1)
  await tap('ready')
  expect(seen()).toBe('ready')
  await pass(12 * minute)
  expect(open()).toHaveLength(1)
})

test('[F-43] [TRACK-5] ten minutes after the last line is out the page has settled and listens no more', async () => {
  await tap('served')
  await pass(10 * minute + 15_000)
  expect(open()).toHaveLength(0)
  expect(seen()).toBe('served')
})

test('[F-51] an order that the shop archives while it is open says so at once, and is followed no longer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ refusal: 'order_archived' }, { status: 410 }))
  const asked = vi.spyOn(globalThis, 'fetch')
  open()[0]?.bring('orders.archived', { branches: ['antwerpen'], token: 'ANOTHER1' })
  await vi.advanceTimersByTimeAsync(0)
  expect([asked.mock.calls.length, refused]).toEqual([0, undefined])
  open()[0]?.bring('orders.archived', { branches: ['antwerpen'], token })
  await vi.advanceTimersByTimeAsync(0)
  expect(refused).toBe('order_archived')
  expect(open()).toEqual([])
})
