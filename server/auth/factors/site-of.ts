// The site that a browser is on, as passkeys know it: they are bound to its name.
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'

export interface PasskeySite {
  /** Such as 'https://shop.example'. */
  readonly origin: string
  /** The name to which passkeys are bound, such as 'shop.example'. */
  readonly id: string
}

/** The address that visitors use, or the one that the browser names if it is this server's own. */
export function siteOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): PasskeySite {
  const own = `${request.protocol}://${request.host}`
  const origin = request.headers.origin === own ? own : (publicUrl ?? own)
  return { origin, id: hostIn(origin) }
}

function hostIn(origin: string): string {
  try {
    return new URL(origin).hostname
  } catch {
    return ''
  }
}
