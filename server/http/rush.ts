// Keeps a flood of requests from being parsed at all: a ceiling for each address, far above what people send (F-74).
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallName } from '../../contract/addresses.ts'
import { failureLimit, limitByNetwork } from '../auth/limits/failure-limit.ts'
import { isKnown } from '../guard/is-known.ts'
import type { Deps } from './deps.ts'
import { sendRefusal } from './refused.ts'

const minute = 60_000

/**
 * The calls of strangers that cost the most, with how many one address may send in a minute: ten times what their own
 * limits let through, so that refused ones and retries of a whole shop's Wi-Fi fit in.
 */
const perMinute = (ordersPerMinute: number): Partial<Record<CallName, number>> => ({
  'orders.place': Math.max(600, 5 * ordersPerMinute),
  'reservations.place': 200,
  'reservations.days': 300,
  'reviews.submit': 200,
  'contact.send': 200,
})

/** A hook for before the body is read; undefined for a call without a ceiling. It stops nobody who is known here. */
export function rushOf(deps: Deps, name: CallName) {
  const { config, elapsed, now } = deps
  const most = config.ordersPerMinute === 0 ? undefined : perMinute(config.ordersPerMinute)[name]
  if (most === undefined) return undefined
  const limit = limitByNetwork((share) => failureLimit(most * share, minute))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const wait = limit.spend(request.ip, elapsed())
    if (wait === 0 || (await isKnown(deps, request, now()))) return undefined
    // What is left of the body is not waited for.
    return sendRefusal(request, reply.header('connection', 'close'), { name: 'too_many', retryAfter: wait })
  }
}
