// The built website: one document with the menu already in it, and files that never change under their name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localeOf } from '../../domain/locale.ts'

export interface SiteOptions {
  /** The folder that the build wrote; missing when only the API is served. */
  readonly folder: string
  /** The menu in the visitor's language as JSON text, to be put into the document. */
  readonly menuText: (locale: string) => Promise<string>
}

export async function serveSite(app: FastifyInstance, { folder, menuText }: SiteOptions): Promise<void> {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path)
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400')
    },
  })
  const document = readFileSync(index, 'utf8')
  const slot = /(<script type="application\/json" id="menu">)(<\/script>)/

  app.get('/', { logLevel: 'warn' }, async (request, reply) => {
    const menu = (await menuText(localeWanted(request))).replaceAll('<', '\\u003c')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(document.replace(slot, (_, open: string, close: string) => `${open}${menu}${close}`))
  })
}

const localeWanted = (request: FastifyRequest): string =>
  localeOf(request.cookies.lang ?? request.headers['accept-language'])
