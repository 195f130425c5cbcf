// What an order shows of whoever sends it, as keyed hashes: the browser by a cookie, the connection, the telephone (SAFE-5).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { seenAfterMs } from '../../domain/guard/guard.ts'
import type { Origin } from '../store/guard/origins.ts'
import type { Store } from '../store/open.ts'
import { cookieShape, isSecure } from './cookie-shape.ts'
import { markOf, readShopKey } from './shop-key.ts'

const keptSeconds = 400 * 86_400
const cookieName = (secure: boolean): string => (secure ? '__Host-visitor' : 'visitor')

export interface Visitors {
  /** Gives a browser its cookie, unless it has one. It says nothing but when the browser was first here. */
  greet(request: FastifyRequest, reply: FastifyReply, now: number): Promise<void>
  /** `phone` is the number as orders store it. */
  originOf(request: FastifyRequest, phone: string | null, now: number): Promise<Origin>
}

export function visitors(store: Store): Visitors {
  let known: Promise<string> | undefined
  const key = (): Promise<string> => {
    known ??= readShopKey(store).catch((error) => {
      known = undefined
      throw error
    })
    return known
  }
  return {
    greet: async (request, reply, now) => {
      if (read(request)) return
      const made = `${randomBytes(16).toString('base64url')}.${Math.floor(now / 1000).toString(36)}`
      reply.setCookie(cookieName(isSecure(request)), `${made}.${signed(await key(), made)}`, {
        ...cookieShape(request),
        maxAge: keptSeconds,
      })
    },
    originOf: async (request, phone, now) => {
      const secret = await key()
      const visitor = genuine(read(request), secret)
      return {
        device: visitor ? hash(secret, `visitor ${visitor.id}`) : '',
        phone: phone === null ? '' : hash(secret, `phone ${phone}`),
        askedFrom: markOf(secret, request.ip),
        kind: hash(secret, `kind ${kindOf(request)}`),
        seen: visitor !== undefined && now - visitor.since >= seenAfterMs,
      }
    },
  }
}

const hash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

const signed = (key: string, made: string): string => hash(key, `visitor cookie ${made}`)

const shape = /^([\w-]{22}\.[0-9a-z]{6,8})\.([\w-]{22})$/

const read = (request: FastifyRequest): RegExpExecArray | null =>
  shape.exec(request.cookies[cookieName(isSecure(request))] ?? '')

/** Undefined if it was not made here. */
function genuine(cookie: RegExpExecArray | null, key: string) {
  const [, made = '', signature = ''] = cookie ?? []
  if (!cookie || !timingSafeEqual(Buffer.from(signature), Buffer.from(signed(key, made)))) return undefined
  const [id = '', since = ''] = made.split('.')
  return { id, since: Number.parseInt(since, 36) * 1000 }
}

/** What every browser says of itself with each request, cut so that nobody can send much. */
const kindOf = ({ headers }: FastifyRequest): string =>
  ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform', 'sec-ch-ua-mobile']
    .map((name) => String(headers[name] ?? '').slice(0, 300))
    .join('\n')
