// What all cookies have in common: kept from scripts and from other sites, over TLS bound to it.
import type { FastifyRequest } from 'fastify'

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

export const cookieShape = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const
