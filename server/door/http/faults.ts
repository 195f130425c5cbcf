// Turns whatever fails below a route into one of the named refusals, and a plain path such as /foods into /#/foods
// (D-20).
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '#server/store/open.ts'
import { Unavailable } from '#server/store/write-queue.ts'
import { QueueFull } from '#work/people/auth/password.ts'
import { type RouteRefusal, sendRefusal } from './refused.ts'

/** Seconds after which a client should try again when the database is down. */
const retryAfter = 2

export function answerFaults(app: FastifyInstance, store: Store): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusalOf(error, store)
    if (refused.name === 'broken') request.log.error({ err: error }, 'a request broke')
    else if (refused.name === 'unavailable')
      request.log.warn({ reason: error.message }, 'the database is not available')
    return sendRefusal(request, reply, refused)
  })
  app.setNotFoundHandler((request, reply) =>
    isPlainPath(request) ? toHash(request, reply) : sendRefusal(request, reply, { name: 'not_found' }),
  )
}

/** Logs a failure, of a request or in the background: an outage with its reason, anything else with its stack. */
export function logFault(log: FastifyBaseLogger, store: Store, error: unknown, what: string): void {
  if (isOutage(error, store)) log.warn({ reason: String(error) }, what)
  else log.error({ err: error }, what)
}

const isOutage = (error: unknown, store: Store): boolean =>
  error instanceof Unavailable || store.engine.isUnavailable(error)

function refusalOf(error: FastifyError, store: Store): RouteRefusal {
  if (isOutage(error, store)) return { name: 'unavailable', retryAfter }
  if (error instanceof QueueFull) return { name: 'too_many', retryAfter }
  if (error.statusCode === 413) return { name: 'too_large' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { name: 'bad_input', problems: [{ problem: 'bad_input', field: 'body' }] }
  return { name: 'broken' }
}

const plainPath = /^\/[a-z][a-z-]*(\/[A-Za-z0-9-]+){0,2}\/?$/

export function isPlainPath(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const path = pathOf(request)
  return (
    !path.startsWith('/api/') && plainPath.test(path) && /html|\*\/\*/.test(String(request.headers.accept ?? '*/*'))
  )
}

export const toHash = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/#${request.url}`, 302)

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'
