// Limits how many new requests an address may make. A retry under the same key is neither counted nor refused.
import type {} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Answer, no, type Refusing } from '../../http/refused.ts'

export interface RequestLimit {
  /**
   * The answer to a request whose address has used up its limit: what `again` finds was already done under its key, or
   * the refusal. Undefined while the limit is not used up. Counts nothing.
   */
  whenFull<Output>(
    request: FastifyRequest,
    again: () => Promise<Answer<Output> | undefined>,
  ): Promise<Answer<Output> | undefined>
  /**
   * Counts one request, once it is known to be new; returns the refusal if it is one too many. A request whose write is
   * run again counts once.
   */
  spend(request: FastifyRequest): Promise<Refusing | undefined>
}

/** At most `max` new requests per address within `timeWindow` ms; 0 for no limit. */
export function requestLimit(app: FastifyInstance, max: number, timeWindow: number): RequestLimit {
  if (max === 0) return { whenFull: async () => undefined, spend: async () => undefined }
  const count = app.createRateLimit({ max, timeWindow })
  const spent = new WeakMap<FastifyRequest, Promise<Refusing | undefined>>()
  const spend = async (request: FastifyRequest) => {
    const limit = await count(request)
    return limit.isAllowed || !limit.isExceeded ? undefined : tooMany(limit.ttlInSeconds)
  }
  return {
    whenFull: async (request, again) => {
      const limit = await count(request, { increment: false })
      if (limit.isAllowed || limit.remaining > 0) return undefined
      return (await again()) ?? tooMany(limit.ttlInSeconds)
    },
    spend: (request) => {
      const known = spent.get(request) ?? spend(request)
      spent.set(request, known)
      return known
    },
  }
}

const tooMany = (retryAfter: number): Refusing => no('too_many', { retryAfter })
