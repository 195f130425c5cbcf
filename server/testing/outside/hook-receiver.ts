// A real receiver of web hooks on a port of this machine, which keeps what it accepts and can refuse, redirect and
// hang.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeHere, listenHere } from '../free-port.ts'

export interface Received {
  readonly id: string
  readonly event: string
  readonly title: string
  readonly message: string
  readonly branch?: { readonly id: string; readonly name: string }
  readonly alert?: { readonly kind: string; readonly ended: string | null }
  readonly orders?: readonly { readonly id: number }[]
  readonly order?: { readonly id: number }
}

/** `hang` never answers; `drop` takes it and closes the connection without an answer. */
export type Behaviour = 200 | 204 | 302 | 500 | 'hang' | 'drop'

export interface HookReceiver {
  readonly url: string
  readonly port: number
  behaviour: Behaviour
  /** Every request that came in, whatever became of it. */
  readonly asked: readonly { readonly body: string; readonly signature: string; readonly host: string }[]
  /** What it accepted, each id once, as a receiver should. */
  readonly accepted: readonly Received[]
  /** How many it accepted, repeated ones included. */
  readonly count: number
  close(): Promise<void>
}

export async function openHookReceiver(port = 0): Promise<HookReceiver> {
  const asked: { body: string; signature: string; host: string }[] = []
  const state = { behaviour: 200 as Behaviour, accepted: [] as Received[], count: 0 }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { behaviour } = state
      asked.push({ body, signature: String(request.headers['noisette-signature']), host: request.headers.host ?? '' })
      if (behaviour === 'hang') return
      if (behaviour === 200 || behaviour === 204 || behaviour === 'drop') {
        const received = JSON.parse(body) as Received
        if (!state.accepted.some(({ id }) => id === received.id)) state.accepted.push(received)
        state.count += 1
      }
      if (behaviour === 'drop') request.socket.destroy()
      else response.writeHead(behaviour, { location: '/elsewhere', connection: 'close' }).end()
    })
  })
  const bound = await listenHere(server, port)
  return Object.assign(state, {
    url: `http://127.0.0.1:${bound}/noisette`,
    port: bound,
    asked,
    close: () => closeHere(server),
  })
}

/** As docs/operations.md tells receivers to check it: the right secret, and not older than five minutes. */
export function isGenuine(secret: string, signature: string, body: string, now: number): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(signature.split(',').map((part) => part.split('='))) as {
    t?: string
    v1?: string
  }
  const right = createHmac('sha256', secret).update(`${t}.${body}`).digest()
  const given = Buffer.from(v1, 'hex')
  return given.length === right.length && timingSafeEqual(given, right) && Math.abs(now / 1000 - Number(t)) < 300
}
