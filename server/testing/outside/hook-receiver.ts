// A real receiver of web hooks on a port of this machine, which keeps what it accepts and can refuse, redirect and
// hang.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
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

interface Asked {
  readonly body: string
  readonly signature: string
  readonly host: string
  /** Those of Standard Webhooks. */
  readonly headers: IncomingHttpHeaders
}

export interface HookReceiver {
  readonly url: string
  readonly port: number
  behaviour: Behaviour
  /** Every request that came in, whatever became of it. */
  readonly asked: readonly Asked[]
  /** What it accepted, each id once, as a receiver should. */
  readonly accepted: readonly Received[]
  /** How many it accepted, repeated ones included. */
  readonly count: number
  close(): Promise<void>
}

export async function openHookReceiver(port = 0): Promise<HookReceiver> {
  const asked: Asked[] = []
  const state = { behaviour: 200 as Behaviour, accepted: [] as Received[], count: 0 }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { behaviour } = state
      const { headers } = request
      asked.push({ body, signature: String(headers['noisette-signature']), host: headers.host ?? '', headers })
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

/** As Standard Webhooks says: the HMAC of id, time in seconds and body, with the bytes of the secret. */
export function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const right = createHmac('sha256', key).update(signed).digest()
  const given = Buffer.from(String(headers['webhook-signature']).replace('v1,', ''), 'base64')
  return given.length === right.length && timingSafeEqual(given, right)
}
