// A browser that listens to the live events: opens a stream, keeps what it hears, waits for what should come.

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { get as getByTls } from 'node:https'
import { vi } from 'vitest'
import type { Person } from './test-people.ts'

export interface HeardEvent {
  readonly id: string
  readonly name: string
  readonly data: Record<string, unknown>
}

export interface LiveStream {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** Events of the contract, oldest first. */
  readonly heard: readonly HeardEvent[]
  /** 'hello' and 'reset' as they came. */
  readonly signals: readonly string[]
  /** The id from which a reconnecting browser resumes. */
  readonly lastId: string
  readonly heartbeats: number
  readonly ended: boolean
  readonly names: readonly string[]
  /** Everything that was sent, as it came. */
  readonly text: string
  /** Waits until all missed events have arrived and events come live. */
  live(): Promise<void>
  /** Waits until there are at least `count` events. */
  until(count: number, within?: number): Promise<void>
  /** Waits until the server has ended it. */
  over(): Promise<void>
  close(): void
}

export interface ListenWish {
  readonly token?: string
  /** The link of an office basket. */
  readonly basket?: string
  readonly branches?: readonly string[]
  /** The branches whose times the page shows. */
  readonly times?: readonly string[]
  /** The pass of a display. */
  readonly display?: string
  readonly as?: Person
  readonly cookie?: string
  readonly lastEventId?: string
  /** The same in the address, as a page sends it that opens a new connection itself. */
  readonly last?: string
}

/** Listens to a server's live events, as a page with an order's token or as staff of branches. */
export async function listenTo(address: string, wish: ListenWish = {}): Promise<LiveStream> {
  const query = new URLSearchParams()
  if (wish.token) query.set('token', wish.token)
  if (wish.basket) query.set('basket', wish.basket)
  for (const branch of wish.branches ?? []) query.append('branch', branch)
  for (const branch of wish.times ?? []) query.append('times', branch)
  if (wish.display !== undefined) query.set('display', wish.display)
  if (wish.last) query.set('last', wish.last)
  const request = (address.startsWith('https:') ? getByTls : get)(`${address}/api/live?${query}`, {
    agent: false,
    rejectUnauthorized: false,
    headers: {
      ...(wish.as ? { cookie: wish.as.cookie } : {}),
      ...(wish.cookie ? { cookie: wish.cookie } : {}),
      ...(wish.lastEventId ? { 'last-event-id': wish.lastEventId } : {}),
    },
  })
  request.on('error', () => {})
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return streamOf(response, () => request.destroy())
}

/**
 * How soon, in ms, the stream hears of an act; the best of several acts, one after another. The other tests share the
 * processors, and their transactions delay the log of the PostgreSQL that they share.
 */
export async function delayOf(stream: LiveStream, acts: readonly (() => Promise<unknown>)[]): Promise<number> {
  const delays: number[] = []
  for (const act of acts) {
    const heard = stream.heard.length
    const begun = performance.now()
    await act()
    await stream.until(heard + 1)
    delays.push(performance.now() - begun)
  }
  return Math.min(...delays)
}

function streamOf(response: IncomingMessage, close: () => void): LiveStream {
  const heard: HeardEvent[] = []
  const signals: string[] = []
  const wait = (what: string, met: () => boolean, timeout = 5000): Promise<void> =>
    vi.waitFor(
      () => {
        if (!met()) throw new Error(`${what}; heard: ${JSON.stringify(heard.slice(-5))}, ${heard.length} in all`)
      },
      { timeout, interval: 5 },
    )
  const stream: { -readonly [Field in keyof LiveStream]: LiveStream[Field] } = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    heard,
    signals,
    close,
    lastId: '',
    heartbeats: 0,
    ended: false,
    text: '',
    get names() {
      return heard.map(({ name }) => name)
    },
    live: () => wait('the stream is not live', () => stream.lastId !== ''),
    until: (count, within) => wait(`fewer than ${count} events came`, () => heard.length >= count, within),
    over: () => wait('the stream goes on', () => stream.ended),
  }
  response.on('data', (text: string) => (stream.text += text))
  eventsOf(response, ({ id, event, data }) => {
    if (id) stream.lastId = id
    if (event === 'beat') stream.heartbeats++
    else if (event === 'hello' || event === 'reset') signals.push(event)
    else if (event) heard.push({ id: stream.lastId, name: event, data: JSON.parse(data ?? '{}') })
  })
  response.on('close', () => (stream.ended = true))
  return stream
}

type SentFields = Readonly<Partial<Record<'event' | 'id' | 'data' | 'retry', string>>>

/** Hears every block of a stream of events, with its fields. */
export function eventsOf(response: IncomingMessage, hear: (fields: SentFields) => void): void {
  let rest = ''
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks)
      hear(
        Object.fromEntries(
          block.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
        ),
      )
  })
  response.on('error', () => {})
}
