// Redirects a plain path such as /foods to /#/foods and keeps the query, so that printed links work (D-20).
import type { FastifyReply, FastifyRequest } from 'fastify'

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
