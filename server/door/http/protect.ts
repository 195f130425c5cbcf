// What protects every response: security headers, and a refusal of writes from other sites.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildMark } from '#contract/customer-addresses.ts'
import type { Config } from '#server/config.ts'
import { sendRefusal } from './refused.ts'

/** What a document may load besides what comes from this site. */
export interface OutsideSources {
  /** The hosts of pictures of an earlier version that still stand by their address (D-16). */
  readonly pictures: readonly string[]
  /** The host of the booking calendar, if the owner set one (D-17). */
  readonly frames: readonly string[]
}

/** Of the maps that a visitor agrees to. */
const mapSite = 'https://www.openstreetmap.org'

/** What stands in a document itself: its script, and the style of the shop's own colours. */
export interface Inline {
  readonly script?: string | undefined
  readonly style?: string | undefined
}

/**
 * The policy of a document: everything comes from this site, except the map in its frame and what the shop itself has
 * set. What stands in the document is named by its hash.
 */
export const documentPolicy = ({ script, style }: Inline, { pictures, frames }: OutsideSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashOf(script)].join(' '),
    ["style-src 'self'", ...hashOf(style)].join(' '),
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ['frame-src', mapSite, ...frames].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')

const hashOf = (text: string | undefined): string[] =>
  text ? [`'sha256-${createHash('sha256').update(text).digest('base64')}'`] : []

/** Of every other response. */
const policy = documentPolicy({}, { pictures: [], frames: [] })

/** The same for every response, made once. By `build` an open page notices a newer website. */
export function protectionHeaders(config: Config, build?: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(build ? { [buildMark]: build } : {}),
    ...(config.publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=15552000' } : {}),
  }
}

export function protectAnswers(app: FastifyInstance, config: Config, headers = protectionHeaders(config)): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (request.method !== 'GET' && request.method !== 'HEAD' && isForeign(request, config))
      sendRefusal(request, reply, { name: 'foreign_site' })
    else next()
  })
}

/** A browser says where a write comes from; a program that does not say so has no cookie of ours. */
function isForeign(request: FastifyRequest, config: Config): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') return true
  if (origin === undefined) return site === 'same-site'
  const own = config.publicUrl ?? `${request.protocol}://${request.host}`
  return origin !== own && origin !== `${request.protocol}://${request.host}`
}
