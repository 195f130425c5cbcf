// A browser's proof that it knows a token already, and looking a token up with it or within the guess limit (decision
// 4).
import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GuessLimit, LookedUp } from '#server/door/limits/guess-limit.ts'
import type { Store } from '#server/store/open.ts'
import { cookieShape, isSameText, isSecure, readShopKey } from './shop-key.ts'

const day = 86_400
const keptSeconds = 90 * day
/** More than anybody follows at once; the cookie stays below 300 bytes. */
const mostOrders = 8
const cookieName = (secure: boolean): string => (secure ? '__Host-noisette-orders' : 'noisette-orders')

export interface OrderProofs {
  /** Whether this browser received this token before, or found it once. Takes the same time for every token. */
  holds(request: FastifyRequest, token: string): Promise<boolean>
  /** Whether this browser placed the order with this token. */
  placed(request: FastifyRequest, token: string): Promise<boolean>
  /** Gives the browser the proof of a token that it found, or received with an order that it placed. */
  give(request: FastifyRequest, reply: FastifyReply, token: string, how: 'found' | 'placed'): Promise<void>
}

/** The shop's database keeps the key: proofs outlive a restart and hold on every server. */
export function orderProofs(store: Store): OrderProofs {
  const proofOf = async (token: string, how: 'found' | 'placed'): Promise<string> => {
    return createHmac('sha256', await readShopKey(store))
      .update(how === 'found' ? token : `placed ${token}`)
      .digest('base64url')
      .slice(0, 22)
  }
  const shows = async (request: FastifyRequest, token: string, how: 'found' | 'placed'): Promise<boolean> => {
    const proof = await proofOf(token, how)
    return notesIn(request).some((note) => isSameText(note, proof))
  }
  return {
    holds: async (request, token) => {
      const placed = await shows(request, token, 'placed')
      const found = await shows(request, token, 'found')
      return placed || found
    },
    placed: (request, token) => shows(request, token, 'placed'),
    give: async (request, reply, token, how) => {
      if (how === 'found' && (await shows(request, token, 'placed'))) return
      const proof = await proofOf(token, how)
      const notes = notesIn(request)
      if (notes.includes(proof)) return
      reply.setCookie(cookieName(isSecure(request)), [proof, ...notes].slice(0, mostOrders).join('.'), {
        ...cookieShape(request),
        maxAge: keptSeconds,
      })
    },
  }
}

const notesIn = (request: FastifyRequest): string[] =>
  (request.cookies[cookieName(isSecure(request))] ?? '')
    .split('.', mostOrders)
    .filter((note) => /^[\w-]{22}$/.test(note))

export interface TokenAsked {
  readonly request: FastifyRequest
  /** As tokens are stored; '' if it cannot be a token. */
  readonly token: string
  /** Milliseconds, by a clock that only goes forward. */
  readonly now: number
}

export async function lookUpToken<Found>(
  { guessLimit, orderProofs }: { readonly guessLimit: GuessLimit; readonly orderProofs: OrderProofs },
  { request, token, now }: TokenAsked,
  find: () => Promise<Found | undefined>,
): Promise<LookedUp<Found>> {
  if (await orderProofs.holds(request, token)) return { wait: 0, found: await find() }
  return await guessLimit.lookUp({ address: request.ip, token, now }, find)
}
