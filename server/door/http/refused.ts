// A refusal on its way out of a route, and as the body of a response.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RefusalBody, type RefusalName, refusals } from '#contract/refusals.ts'
import type { PromisedThing } from '#domain/branch/closure.ts'

export interface RouteRefusal extends Partial<Omit<RefusalBody, 'refusal' | 'requestId'>> {
  readonly name: RefusalName
}

export interface RefusedAnswer {
  readonly ok: false
  readonly refusal: RouteRefusal
}

export type RouteAnswer<Output> = { readonly ok: true; readonly value: Output } | RefusedAnswer

/** Makes a route's refusal from its name. */
export const no = (name: RefusalName, more: Omit<RouteRefusal, 'name'> = {}): RefusedAnswer => ({
  ok: false,
  refusal: { name, ...more },
})

/** The uploaded picture that was named no longer exists here. */
export const imageGone = no('bad_input', { problems: [{ problem: 'image_missing', field: 'image' }] })

/** What was to end by itself would have ended before now. */
export const untilPast = no('bad_input', { problems: [{ problem: 'bad_input', field: 'until' }] })

const mostListed = 200

/** Refuses a change that breaks more promises than the member has seen, and lists each, soonest first. */
export const daysPromised = (broken: readonly PromisedThing[]): RefusedAnswer =>
  no('days_promised', {
    promised: broken.slice(0, mostListed),
    promisedCount: broken.length,
  })

export const yes = <Output>(value: Output): { ok: true; value: Output } => ({ ok: true, value })

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: RouteRefusal): FastifyReply {
  const { name, problems = [], ...more } = refused
  const body: RefusalBody = { refusal: name, problems, requestId: String(request.id), ...more }
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter)
  return reply.code(refusals[name]).header('cache-control', 'no-store').send(body)
}
