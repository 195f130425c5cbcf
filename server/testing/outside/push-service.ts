// A stand-in for the push service of browsers on a port of this machine: it makes subscriptions, decrypts what it is
// sent as their browsers would, checks who sent it, keeps the newest of each topic, and misbehaves when asked to.
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { closeHere, listenHere } from '../free-port.ts'

/** What a browser would show. */
export interface Pushed {
  readonly title: string
  readonly body: string
  readonly navigate: string
  readonly lang: string
  readonly dir: string
  readonly tag: string
}

/** `hang` never answers; `away` drops the connection. */
export type PushBehaviour = 201 | 302 | 403 | 404 | 410 | 413 | 429 | 500 | 'hang' | 'away'

/** What arrived of a message, as the service sees it. */
interface Arrived {
  readonly ttl: number
  readonly urgency: string
  readonly topic: string
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string }
}

export interface PushSubscriber {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** What the service took for it, oldest first. */
  readonly shown: readonly Pushed[]
  readonly arrived: readonly Arrived[]
}

export interface PushService {
  readonly origin: string
  behaviour: PushBehaviour
  /** What Retry-After says with 429; '' for nothing. */
  retryAfter: string
  /** Every request that came in, whatever became of it. */
  readonly asked: number
  /** The most requests that were open at the same time. */
  readonly mostAtOnce: number
  /** What was wrong with requests; nothing ever should be. */
  readonly faults: readonly string[]
  /** A browser that subscribes with the shop's public key. */
  subscribe(pushKey: string): PushSubscriber
  close(): Promise<void>
}

interface Kept {
  readonly pushKey: string
  readonly keys: ECDH
  readonly auth: Buffer
  readonly shown: Pushed[]
  readonly arrived: Arrived[]
}

/** `now`: the clock of the shop that sends. */
export async function openPushService(now: () => number): Promise<PushService> {
  const kept = new Map<string, Kept>()
  const state = { behaviour: 201 as PushBehaviour, retryAfter: '', asked: 0, mostAtOnce: 0 }
  let open = 0
  const faults: string[] = []
  const server = createServer((request, response) => {
    void serveOne(request, response).catch(() => response.destroy())
  })
  const origin = `http://127.0.0.1:${await listenHere(server)}`

  async function serveOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    state.asked += 1
    open += 1
    state.mostAtOnce = Math.max(state.mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    const body = await buffer(request)
    const { behaviour } = state
    if (behaviour === 'hang') return
    if (behaviour === 'away') return void response.destroy()
    const one = kept.get(request.url ?? '')
    if (!one) return void response.writeHead(404).end()
    if (behaviour === 201) take(one, request, body)
    const headers = {
      ...(behaviour === 429 && state.retryAfter && { 'retry-after': state.retryAfter }),
      ...(behaviour === 302 && { location: `${origin}/elsewhere` }),
    }
    response.writeHead(behaviour, headers).end('what it says does not matter')
  }

  function take(one: Kept, request: IncomingMessage, body: Buffer): void {
    const { headers } = request
    const claims = claimsIn(headers.authorization ?? '', one.pushKey)
    const complain = (isRight: boolean, fault: string) => isRight || faults.push(fault)
    complain(request.method === 'POST', 'not a POST')
    complain(headers['content-encoding'] === 'aes128gcm', 'another encoding')
    complain(headers['content-type'] === 'application/octet-stream', 'another type')
    complain(/^\d+$/.test(String(headers.ttl)), 'no TTL')
    complain(/^[\w-]{1,32}$/.test(String(headers.topic)), 'a wrong topic')
    complain(['very-low', 'low', 'normal', 'high'].includes(String(headers.urgency)), 'a wrong urgency')
    complain(body.length <= 4096, 'too long')
    if (!claims) return void faults.push('signed by somebody else')
    complain(claims.aud === origin, 'signed for another service')
    complain(claims.exp > now() / 1000 && claims.exp <= now() / 1000 + 86_400, 'a wrong expiry')
    complain(/^(mailto:|https:)/.test(claims.sub), 'no contact')
    const { web_push, notification } = JSON.parse(decrypted(one, body)) as { web_push: number; notification: Pushed }
    complain(web_push === 8030, 'not declarative')
    one.shown.push(notification)
    const { ttl, urgency, topic } = headers
    one.arrived.push({ ttl: Number(ttl), urgency: String(urgency), topic: String(topic), claims })
  }

  return Object.assign(state, {
    origin,
    faults,
    subscribe: (pushKey: string) => {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const one: Kept = { pushKey, keys, auth: randomBytes(16), shown: [], arrived: [] }
      const path = `/push/${randomBytes(12).toString('base64url')}`
      kept.set(path, one)
      return {
        endpoint: `${origin}${path}`,
        p256dh: keys.getPublicKey('base64url'),
        auth: one.auth.toString('base64url'),
        shown: one.shown,
        arrived: one.arrived,
      }
    },
    close: () => closeHere(server),
  })
}

/** Undefined if the shop that the browser subscribed with did not sign it. */
function claimsIn(header: string, pushKey: string): Arrived['claims'] | undefined {
  const [, signed = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+\.([\w-]+))\.([\w-]+), ?k=([\w-]+)$/.exec(header) ?? []
  if (key !== pushKey || signed === '') return undefined
  const point = Buffer.from(key, 'base64url')
  const x = point.toString('base64url', 1, 33)
  const y = point.toString('base64url', 33)
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(signed), proof, Buffer.from(signature, 'base64url'))) return undefined
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Arrived['claims']
}

/** As RFC 8291 has it, from the browser's side. */
function decrypted({ keys, auth }: Kept, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const theirs = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + theirs.length)
  const derive = (secret: Buffer, from: Buffer, about: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', from, secret, about, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const shared = derive(auth, keys.computeSecret(theirs), about, 32)
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opening = createDecipheriv('aes-128-gcm', key, nonce)
  opening.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}
