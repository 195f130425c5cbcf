// Many customers as one process: each holds the event stream of its own order; some hear what staff tap meanwhile.
import { connect } from 'node:net'
import { answerAs } from '../processes/talk.ts'
import { openWire, requestText } from './wire.ts'

/** An order that is watched, and from which address. */
export interface Watched {
  readonly id: number
  readonly token: string
  readonly from: string
}

export interface TapWish {
  readonly port: number
  /** The owner's session. */
  readonly cookie: string
  readonly perSecond: number
  readonly ms: number
}

export type WatchersTalk = {
  /** Opens a stream for each order; answers how many are live. */
  readonly watch: {
    readonly asked: { readonly port: number; readonly orders: readonly Watched[] }
    readonly answered: number
  }
  /** Taps at a steady pace; answers for each tap the ms until its customer heard of it, -1 where one never did. */
  readonly tap: { readonly asked: TapWish; readonly answered: readonly number[] }
}

const watched: Watched[] = []
/** By order: what to do when its customer hears. */
const waiting = new Map<number, () => void>()
let lost = 0
/** Taps so far, and those of each order: none is set to the status that it has. */
let tapped = 0
const tapsOf = new Map<number, number>()

answerAs<WatchersTalk>({
  watch: async ({ port, orders }) => {
    const open = orders.values()
    const some = async (): Promise<void> => {
      for (const order of open) await watch(port, order)
    }
    await Promise.all(Array.from({ length: 20 }, some))
    watched.push(...orders)
    return watched.length - lost
  },
  tap: async ({ port, cookie, perSecond, ms }) => {
    if (lost > 0) throw new Error(`${lost} streams were lost`)
    const count = Math.round((perSecond * ms) / 1000)
    const taps = Array.from({ length: count }, (_, place) =>
      tap(port, cookie, tapped + place, (place / perSecond) * 1000),
    )
    tapped += count
    return await Promise.all(taps)
  },
})

/** Resolves when the stream is live: its place in the log was sent. */
async function watch(port: number, { id, token, from }: Watched): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
  const live = Promise.withResolvers<void>()
  const hear = (chunk: Buffer): void => {
    if (chunk.includes('event: orders.lineStatusSet')) waiting.get(id)?.()
    else if (chunk.includes('\nid: ')) live.resolve()
    else if (chunk.includes('HTTP/1.1 4')) live.reject(new Error(chunk.toString()))
  }
  socket.on('data', hear)
  socket.once('close', () => {
    lost++
    live.reject(new Error('a stream was closed'))
  })
  socket.on('error', live.reject)
  socket.write(requestText('GET', `/api/live?token=${token}`, { accept: 'text/event-stream' }))
  await live.promise
}

/** One tap at its time, whether or not earlier ones are done, so that a stall counts for everyone whom it holds up. */
async function tap(port: number, cookie: string, place: number, due: number): Promise<number> {
  // A prime step spreads the taps over all customers, each once or a few times.
  const order = watched[(place * 7919) % watched.length] as Watched
  const earlier = tapsOf.get(order.id) ?? 0
  tapsOf.set(order.id, earlier + 1)
  const status = statuses[earlier % statuses.length]
  await new Promise((passed) => setTimeout(passed, due))
  const wire = free.pop() ?? (await openWire({ port }))
  const heard = Promise.withResolvers<number>()
  const start = performance.now()
  waiting.set(order.id, () => heard.resolve(performance.now() - start))
  setTimeout(() => heard.resolve(-1), 5000).unref()
  wire.ask(
    requestText(
      'POST',
      `/api/staff/orders/${order.id}/lines`,
      { cookie },
      { id: order.id, changes: [{ line: 1, status }] },
    ),
    ({ status, body }) => {
      free.push(wire)
      if (status !== 200) heard.reject(new Error(`a tap was answered ${status}: ${body}`))
    },
  )
  return await heard.promise
}

const statuses = ['ready', 'served', 'received'] as const
const free: Awaited<ReturnType<typeof openWire>>[] = []
