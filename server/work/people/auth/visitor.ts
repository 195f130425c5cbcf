// Where an order comes from, as keyed hashes: the browser by a cookie, and the connection (SAFE-5).
import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Origin } from '#domain/order/guard/guard.ts'
import type { Store } from '#server/store/open.ts'
import { cookieShape, isSameText, isSecure, networkMarkOf, readShopKey } from './shop-key.ts'

const keptSeconds = 400 * 86_400
const cookieName = (secure: boolean): string => (secure ? '__Host-visitor' : 'visitor')

export interface Visitors {
  /** Of an order under this key. A browser without a cookie is told by the one that `give` gives it for the key. */
  originOf(request: FastifyRequest, key: string): Promise<Origin>
  /** The browser's mark, if it has a cookie of this shop. */
  deviceOf(request: FastifyRequest): Promise<string | undefined>
  /**
   * Gives a browser its cookie with its first order, unless it has one. Its id follows from the order's key: sent
   * again, the order brings the same cookie, and there are no more cookies than orders.
   */
  give(request: FastifyRequest, reply: FastifyReply, key: string): Promise<void>
}

export function visitors(store: Store): Visitors {
  const secret = () => readShopKey(store)
  const deviceOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const [, id = '', signature = ''] = shape.exec(request.cookies[cookieName(isSecure(request))] ?? '') ?? []
    const isOurs = id && isSameText(signature, signed(await secret(), id))
    return isOurs ? markedAs(await secret(), id) : undefined
  }
  return {
    deviceOf,
    originOf: async (request, key) => ({
      device: (await deviceOf(request)) ?? markedAs(await secret(), idFor(await secret(), key)),
      askedFrom: networkMarkOf(await secret(), request.ip),
    }),
    give: async (request, reply, key) => {
      if (await deviceOf(request)) return
      const id = idFor(await secret(), key)
      reply.setCookie(cookieName(isSecure(request)), `${id}.${signed(await secret(), id)}`, {
        ...cookieShape(request),
        maxAge: keptSeconds,
      })
    },
  }
}

const shape = /^([\w-]{22})\.([\w-]{22})$/

const hash = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

const idFor = (secret: string, key: string): string => hash(secret, `visitor of ${key}`)
const signed = (secret: string, id: string): string => hash(secret, `visitor cookie ${id}`)
/** What the database keeps; the cookie does not follow from it. */
const markedAs = (secret: string, id: string): string => hash(secret, `visitor ${id}`)
