// Many customers in one process: each holds the event stream of its own order; some hear what staff tap meanwhile.
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type HttpReply, openWire, requestText, type Wire } from './bench-wire.ts'
import { answerAs } from './child-process.ts'

/** An order that is watched, and from which address. */
export interface WatchedOrder {
  readonly id: number
  readonly token: string
  readonly from: string
}

interface TapWish {
  readonly port: number
  /** Of Node's own HTTP server, which gets a request between the taps. */
  readonly plainPort: number
  /** The owner's session. */
  readonly cookie: string
  readonly perSecond: number
  readonly ms: number
}

export interface Tapped {
  /** For each tap, the ms until its customer heard of it; -1 if it never did. */
  readonly heard: readonly number[]
  /** At the same pace, the ms of a whole round trip to the bare server. What is slow here is the machine. */
  readonly plain: readonly number[]
}

const watched: WatchedOrder[] = []
/** ms after which a tap counts as never heard. */
const patience = 5000
/** By order: the callback for when its customer hears. */
const waiting = new Map<number, () => void>()
let lost = 0
/** All taps so far, and those of each order: no tap sets the status that an order already has. */
let tapped = 0
const tapsOf = new Map<number, number>()

const answers = {
  /** Opens a stream for each order; returns how many are live. */
  watch: async ({ port, orders }: { readonly port: number; readonly orders: readonly WatchedOrder[] }) => {
    const open = orders.values()
    const some = async (): Promise<void> => {
      for (const order of open) await watch(port, order)
    }
    await Promise.all(Array.from({ length: 20 }, some))
    watched.push(...orders)
    return watched.length - lost
  },
  tap: async (wish: TapWish): Promise<Tapped> => {
    if (lost > 0) throw new Error(`${lost} streams were lost`)
    const step = 1000 / wish.perSecond
    const places = Array.from({ length: Math.round(wish.ms / step) }, (_, place) => place)
    const first = tapped
    tapped += places.length
    const [heard, plain] = await Promise.all([
      Promise.all(places.map((place) => tap(wish, first + place, place * step))),
      Promise.all(places.map((place) => roundTrip(wish.plainPort, (place + 0.5) * step))),
    ])
    return { heard, plain }
  },
}
export type WatchersAnswers = typeof answers
answerAs(answers)

/** Resolves when the stream is live: its cursor was sent. */
async function watch(port: number, { id, token, from }: WatchedOrder): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, noDelay: true })
  const live = Promise.withResolvers<void>()
  let rest = ''
  const hear = (chunk: Buffer): void => {
    // The text may arrive in two pieces.
    const text = rest + chunk.toString('latin1')
    rest = text.slice(-40)
    if (text.includes('event: orders.lineStatusSet')) {
      rest = ''
      waiting.get(id)?.()
    } else if (text.includes('\nid: ')) live.resolve()
    else if (text.startsWith('HTTP/1.1 4')) live.reject(new Error(text))
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

const statuses = ['ready', 'served', 'received'] as const

/** One tap at its scheduled time, even if earlier ones are not done: a stall counts for everyone it delays. */
async function tap({ port, cookie }: TapWish, place: number, wait: number): Promise<number> {
  // A prime step spreads the taps over all customers.
  const order = watched[(place * 7919) % watched.length] as WatchedOrder
  const earlier = tapsOf.get(order.id) ?? 0
  tapsOf.set(order.id, earlier + 1)
  const change = { line: 1, status: statuses[earlier % statuses.length] }
  const request = requestText('POST', `/api/staff/orders/${order.id}/lines`, { cookie }, { changes: [change] })
  await pause(wait)
  const heard = Promise.withResolvers<number>()
  const asking = ask(port, request, () => {
    const start = performance.now()
    waiting.set(order.id, () => heard.resolve(performance.now() - start))
  })
  void asking.catch(heard.reject)
  return await Promise.race([heard.promise, pause(patience).then(() => -1)])
}

async function roundTrip(port: number, wait: number): Promise<number> {
  await pause(wait)
  let start = 0
  await ask(port, requestText('GET', '/'), () => {
    start = performance.now()
  })
  return performance.now() - start
}

/** Idle kept-alive connections, by port. */
const free = new Map<number, Wire[]>()

/** `sending` is called just before the request goes out. */
async function ask(port: number, request: string, sending: () => void): Promise<void> {
  const idle = free.get(port) ?? []
  free.set(port, idle)
  const answer = Promise.withResolvers<HttpReply>()
  const wire = idle.pop() ?? (await openWire({ port, lost: () => free.delete(port) }))
  setTimeout(() => answer.reject(new Error('a request was never answered')), patience).unref()
  sending()
  wire.ask(request, answer.resolve)
  const { status, body } = await answer.promise
  idle.push(wire)
  if (status !== 200) throw new Error(`answered ${status}: ${body}`)
}
