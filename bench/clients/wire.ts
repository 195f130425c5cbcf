// One kept-alive connection with one request at a time, as light as a client can be.
import { connect } from 'node:net'

export interface Heard {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

export interface Wire {
  /** Sends a whole request; `hear` gets the response. Only after that may the next request be sent. */
  ask(request: string, hear: (heard: Heard) => void): void
  close(): void
}

export interface WireOptions {
  readonly port: number
  /** Called once if the other side goes away. */
  readonly lost?: () => void
}

const headEnd = Buffer.from('\r\n\r\n')

export async function openWire({ port, lost }: WireOptions): Promise<Wire> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let rest: Buffer = Buffer.alloc(0)
  let hearing: ((heard: Heard) => void) | undefined
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
