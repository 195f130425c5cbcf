// Limits how many new requests an address may make. A retry under the same key is neither counted nor refused.
import type { FastifyRequest } from 'fastify'
import { no, type RefusedAnswer, type RouteAnswer } from '#server/door/http/refused.ts'
import { limitByNetwork, windowLimit } from './try-limit.ts'

export interface RequestLimit {
  /**
   * The answer to a request whose address has used up its limit: what `again` finds was already done under its key, or
   * the refusal. Undefined while the limit is not used up. Counts nothing.
   */
  whenFull<Output>(
    request: FastifyRequest,
    again: () => Promise<RouteAnswer<Output> | undefined>,
  ): Promise<RouteAnswer<Output> | undefined>
  /** Counts one new request, also if its write is run again; returns the refusal if it is one too many. */
  spend(request: FastifyRequest): RefusedAnswer | undefined
}

/**
 * At most `max` new requests per address within `timeWindow` ms, and more in the wider networks of IPv6; 0 for no
 * limit.
 * `elapsed`: milliseconds, by a clock that only goes forward.
 */
export function requestLimit(max: number, timeWindow: number, elapsed: () => number): RequestLimit {
  if (max === 0) return { whenFull: async () => undefined, spend: () => undefined }
  const limit = limitByNetwork((share) => windowLimit(max * share, timeWindow))
  const spent = new WeakMap<FastifyRequest, { readonly refusing: RefusedAnswer | undefined }>()
  const spend = ({ ip }: FastifyRequest): RefusedAnswer | undefined => {
    const wait = limit.spend(ip, elapsed())
    return wait > 0 ? tooMany(wait) : undefined
  }
  return {
    whenFull: async (request, again) => {
      const wait = limit.wait(request.ip, elapsed())
      return wait > 0 ? ((await again()) ?? tooMany(wait)) : undefined
    },
    spend: (request) => {
      const known = spent.get(request) ?? { refusing: spend(request) }
      spent.set(request, known)
      return known.refusing
    },
  }
}

/** At most `max` acts of a member within `timeWindow` ms, from wherever they are signed in. */
export function memberLimit(max: number, timeWindow: number, elapsed: () => number) {
  const limit = windowLimit(max, timeWindow)
  return {
    /** Counts one; returns the refusal if it is one too many. */
    spend: (member: number): RefusedAnswer | undefined => {
      const wait = limit.spend(String(member), elapsed())
      return wait > 0 ? tooMany(wait) : undefined
    },
  }
}

/** Several limits at once, such as one for a minute and one for a day: each request counts for all of them. */
export const eachOf = (...limits: readonly RequestLimit[]): RequestLimit => ({
  whenFull: async (request, again) => {
    for (const limit of limits) {
      const answer = await limit.whenFull(request, again)
      if (answer) return answer
    }
    return undefined
  },
  spend: (request) => {
    for (const limit of limits) {
      const refusing = limit.spend(request)
      if (refusing) return refusing
    }
    return undefined
  },
})

const tooMany = (retryAfter: number): RefusedAnswer => no('too_many', { retryAfter })
