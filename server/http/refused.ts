// A refusal on its way out of a route, and as the body of an answer.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, type RefusalBody, type RefusalName, refusals } from '../../contract/refusals.ts'

export interface Refused {
  readonly name: RefusalName
  readonly problems?: readonly Problem[]
  readonly retryAfter?: number
  readonly token?: string
}

export type Answer<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly refusal: Refused }

/** A route's refusal by its name. */
export const no = (name: RefusalName, more: Omit<Refused, 'name'> = {}): { ok: false; refusal: Refused } => ({
  ok: false,
  refusal: { name, ...more },
})

/** The uploaded picture that was named is kept here no longer. */
export const imageGone = no('bad_input', { problems: [{ problem: 'image_missing', field: 'image' }] })

export const yes = <Output>(value: Output): { ok: true; value: Output } => ({ ok: true, value })

/** Answers with the refusal's status, name, problems and the id under which the log knows the request. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refused: Refused): FastifyReply {
  const { name, problems = [], ...more } = refused
  const body: RefusalBody = { refusal: name, problems, requestId: String(request.id), ...more }
  if (refused.retryAfter !== undefined) reply.header('retry-after', refused.retryAfter)
  return reply.code(refusals[name]).header('cache-control', 'no-store').send(body)
}
