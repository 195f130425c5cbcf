// The icons, the manifest and the shared picture under their fixed addresses, as the brand is now on every server.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '#domain/shared/locale.ts'
import { type Brand, offeredLocale } from '#domain/shop/brand/brand.ts'
import { iconVersion } from '#server/store/shop/brand-store.ts'
import { drawIcon, type IconKind, sharedPicture } from '#work/shop/images/app-icons.ts'
import { groundOf, hasBuiltIcons, manifestOf, plainMark } from '../page/page-brand.ts'
import { hasAlready } from './packed.ts'

export interface BrandFiles {
  readonly brand: () => Promise<Brand>
  readonly picture: (key: string) => Promise<Uint8Array | undefined>
}

interface Drawn {
  readonly type: string
  readonly data: Buffer
}

const icons: Readonly<Record<string, readonly [kind: IconKind, size: number]>> = {
  '/favicon.ico': ['ico', 32],
  '/mark.webp': ['mark', 128],
  '/apple-touch-icon.png': ['on ground', 180],
  '/icon-192.png': ['plain', 192],
  '/icon-512.png': ['plain', 512],
  '/icon-maskable-192.png': ['on ground', 192],
  '/icon-maskable-512.png': ['on ground', 512],
}
const types: Readonly<Record<IconKind, string>> = {
  plain: 'image/png',
  'on ground': 'image/png',
  mark: 'image/webp',
  ico: 'image/x-icon',
}
const signs = ['/mark.svg', '/favicon.svg']
const shared = '/media/share.jpg'

export function serveBrandFiles(app: FastifyInstance, options: BrandFiles): void {
  const drawn = drawnFiles(options)
  for (const path of [...Object.keys(icons), ...signs, shared])
    app.get(path, { logLevel: 'warn' }, async (request, reply) => {
      const brand = await options.brand()
      if (hasBuiltIcons(brand)) return reply.sendFile(path.slice(1))
      reply.header('etag', `"${iconVersion(brand)}"`)
      if (isFresh(request, brand)) return reply.code(304).send()
      return sendFile(request, reply, await drawn(brand, path))
    })

  app.get('/site.webmanifest', { logLevel: 'warn' }, async (request, reply) => {
    const brand = await options.brand()
    const wish = localeOf(request.cookies.lang ?? request.headers['accept-language'])
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf(brand, offeredLocale(wish, brand.languages))))
  })
}

const isFresh = (request: FastifyRequest, brand: Brand): boolean =>
  hasAlready(request.headers['if-none-match'], `"${iconVersion(brand)}"`)

/** An address with its version never changes; the bare one is asked for again each time. */
function sendFile(request: FastifyRequest, reply: FastifyReply, { type, data }: Drawn): FastifyReply {
  const versioned = (request.query as { v?: unknown }).v !== undefined
  return reply
    .type(type)
    .header('cache-control', versioned ? 'public, max-age=86400' : 'no-cache')
    .send(data)
}

function drawnFiles({ picture }: Pick<BrandFiles, 'picture'>): (brand: Brand, path: string) => Promise<Drawn> {
  let of = ''
  let files = new Map<string, Promise<Drawn>>()
  return (brand, path) => {
    const version = iconVersion(brand)
    if (of !== version) {
      of = version
      files = new Map()
    }
    const known = files.get(path)
    if (known) return known
    const mine = files
    const made = draw(brand, path, picture)
    mine.set(path, made)
    made.catch(() => mine.delete(path))
    return made
  }
}

async function draw(brand: Brand, path: string, picture: BrandFiles['picture']): Promise<Drawn> {
  if (signs.includes(path)) return { type: 'image/svg+xml', data: Buffer.from(plainMark(brand)) }
  const logo = brand.logo?.kind === 'uploaded' ? await picture(brand.logo.ref) : undefined
  const source = logo ?? Buffer.from(plainMark(brand))
  const ground = groundOf(brand)
  if (path === shared) return { type: 'image/jpeg', data: await sharedPicture(source, ground) }
  const [kind, size] = icons[path] ?? ['plain', 192]
  return { type: types[kind], data: await drawIcon(source, kind, size, ground) }
}
