// What all cookies have in common: hidden from scripts and other sites, and bound to TLS where there is TLS.
import type { FastifyRequest } from 'fastify'

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

export const cookieShape = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const
