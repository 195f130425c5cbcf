// What protects every answer: security headers, and writes from other sites refused.
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendRefusal } from './refused.ts'

/** Everything from this site alone; maps and booking calendars are added where the owner sets them. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

export async function protect(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: config.publicUrl?.startsWith('https:')
      ? { maxAge: 15_552_000, includeSubDomains: false }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request, config))
      return sendRefusal(request, reply, { name: 'foreign_site' })
  })
}

/** A browser says where a write comes from; programs that say nothing carry no cookie of ours. */
function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') return true
  if (origin === undefined) return site === 'same-site'
  const own = config.publicUrl ?? `${request.protocol}://${request.host}`
  return origin !== own && origin !== `${request.protocol}://${request.host}`
}
