// The customers' connections, as light as a client can be: one request at a time, or one after the other.
import { connect } from 'node:net'

export interface HttpReply {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

export interface Wire {
  /** Sends a whole request; `hear` gets the response. Only after that may the next request be sent. */
  ask(request: string, hear: (heard: HttpReply) => void): void
  close(): void
}

interface WireOptions {
  readonly port: number
  /** Called once if the other side goes away. */
  readonly lost?: () => void
}

const headEnd = Buffer.from('\r\n\r\n')

export async function openWire({ port, lost }: WireOptions): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let rest: Buffer = Buffer.alloc(0)
  let hearing: ((heard: HttpReply) => void) | undefined
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = rest.indexOf(headEnd)
    if (end < 0) return
    const head = rest.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const from = end + headEnd.length
    if (rest.length < from + length) return
    const heard = { status: Number(head.slice(9, 12)), head, body: rest.subarray(from, from + length) }
    rest = rest.subarray(from + length)
    hearing?.(heard)
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.on('error', () => {})
  socket.once('close', () => lost?.())
  return {
    ask: (request, hear) => {
      hearing = hear
      socket.write(request, 'latin1')
    },
    close: () => socket.destroy(),
  }
}

/** A request as text; the body must be plain ASCII. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(text.length) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`
}

interface LoopWish extends WireOptions {
  readonly customers: number
  readonly ms: number
  /** The next request of a customer. */
  readonly request: () => string
  /** The response; called within the measured time, so it must be fast. */
  readonly heard: (heard: HttpReply) => void
}

export interface Looped {
  readonly answers: number
  readonly ms: number
  /** ms from the request to the complete response. */
  readonly p50: number
  readonly p99: number
}

/**
 * A number of customers at once, each sending its next request as soon as it has its response. Runs until the time is
 * over and every customer has its last response, or until the other side is gone.
 */
export async function loop({ customers, ms, request, heard, ...wish }: LoopWish): Promise<Looped> {
  const took: number[] = []
  let end = 0
  const customer = async (): Promise<void> => {
    const over = Promise.withResolvers<void>()
    const wire = await openWire({ ...wish, lost: over.resolve })
    const askOnce = (): void => {
      const asked = performance.now()
      wire.ask(request(), (answer) => {
        const now = performance.now()
        took.push(now - asked)
        heard(answer)
        if (now < end) askOnce()
        else over.resolve()
      })
    }
    end ||= performance.now() + ms
    askOnce()
    await over.promise
    wire.close()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: customers }, customer))
  const elapsed = performance.now() - start
  took.sort((a, b) => a - b)
  return { answers: took.length, ms: elapsed, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

/** The value below which a share of the sorted list lies; 0 for an empty list. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
