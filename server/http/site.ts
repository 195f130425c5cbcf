// The built website: one document with the menu already in it, and files that never change under their name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf, locales } from '../../domain/locale.ts'
import { type Packed, pack, sendPacked } from './packed.ts'

export interface SiteOptions {
  /** The folder that the build wrote; missing when only the API is served. */
  readonly folder: string
  /** The menu in the visitor's language as JSON text, to be put into the document. */
  readonly menuText: (locale: string) => Promise<string>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export async function serveSite(app: FastifyInstance, { folder, menuText, now }: SiteOptions): Promise<void> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })
  const documents = documentShelf(readFileSync(index, 'utf8'))

  app.get('/', { logLevel: 'warn' }, async (request, reply) => {
    const served = await documents(await menuText(localeWanted(request)))
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      // The page's clock, which must be right before the first event has come.
      .header('server-timing', `now;dur=${now()}`)
    return sendPacked(request, reply, served)
  })
}

/** The document with a menu in it, packed once for each menu; at most as many are kept as there are languages. */
function documentShelf(document: string): (menu: string) => Promise<Packed> {
  const slot = /(<script type="application\/json" id="menu">)(<\/script>)/
  const kept = new Map<string, Promise<Packed>>()
  return (menu) => {
    let packed = kept.get(menu)
    if (!packed) {
      if (kept.size >= locales.length) kept.clear()
      const safe = menu.replaceAll('<', '\\u003c')
      packed = pack(document.replace(slot, (_, open: string, close: string) => `${open}${safe}${close}`))
      kept.set(menu, packed)
    }
    return packed
  }
}

const localeWanted = (request: FastifyRequest): string =>
  localeOf(request.cookies.lang ?? request.headers['accept-language'])
