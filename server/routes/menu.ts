// The menu as customers read it: one buffer per language, made once per change, compressed ahead.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../contract/addresses.ts'
import type { PublicBranch, PublicItem, PublicMenu } from '../../contract/index.ts'
import type { Branch } from '../../domain/branch.ts'
import { type Locale, locales, localeOf, say } from '../../domain/locale.ts'
import type { Item } from '../../domain/menu.ts'
import type { Parts } from '../http/parts.ts'
import type { Catalogue } from '../store/catalogue.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

interface Served {
  readonly etag: string
  readonly text: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

export interface MenuShelf {
  /** The menu in a language as it is to be sent now. */
  of(locale: Locale): Promise<Served>
}

/** Keeps the made menus until a public event says that they are stale. */
export function menuShelf(parts: Parts): MenuShelf {
  let shelf = new Map<Locale, Promise<Served>>()
  parts.hub.onEvent(({ name }) => {
    if (name === 'menu.changed' || name === 'shop.changed') shelf = new Map()
  })
  return {
    of: (locale) => {
      let served = shelf.get(locale)
      if (!served) {
        served = make(parts, locale)
        shelf.set(locale, served)
        const kept = shelf
        served.catch(() => kept.delete(locale))
      }
      return served
    },
  }
}

async function make(parts: Parts, locale: Locale): Promise<Served> {
  const text = JSON.stringify(publicMenu(await parts.store.catalogue.current(parts.store.db), locale))
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ])
  return { etag, text, plain, br, gzip: gzipped }
}

export function menuRoutes(app: FastifyInstance, shelf: MenuShelf): void {
  const { path } = addressOf('menu.read')
  app.get(path, { logLevel: 'warn' }, async (request, reply) => {
    const lang = (request.query as { lang?: unknown }).lang
    const locale = locales.find((one) => one === lang) ?? localeOf(request.headers['accept-language'])
    const served = await shelf.of(locale)
    reply.header('etag', served.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language')
    if (request.headers['if-none-match'] === served.etag) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(encoding ? served[encoding] : served.plain)
  })
}

export function publicMenu(catalogue: Catalogue, locale: Locale): PublicMenu {
  return {
    locale,
    branches: catalogue.branches.map((branch) => publicBranch(branch, locale)),
    categories: catalogue.categories.map(({ id, name, desc, index }) => ({ id, name: say(name, locale), desc: say(desc, locale), index })),
    items: catalogue.items.map((item) => publicItem(item, locale, catalogue.outOfStock.get(item.id))),
    message: say(catalogue.message, locale),
  }
}

const publicBranch = (branch: Branch, locale: Locale): PublicBranch => ({
  ...branch,
  name: say(branch.name, locale),
  address: say(branch.address, locale),
  hours: branch.hours as PublicBranch['hours'],
  exceptions: branch.exceptions as PublicBranch['exceptions'],
  forms: [...branch.forms],
  shop: { ...branch.shop },
})

const publicItem = (item: Item, locale: Locale, out: ReadonlySet<string> | undefined): PublicItem => ({
  id: item.id,
  category: item.category,
  name: say(item.name, locale),
  desc: say(item.desc, locale),
  ...(item.desc2 ? { desc2: say(item.desc2, locale) } : {}),
  image: item.image,
  price: item.price,
  ...(item.glassPrice === undefined ? {} : { glassPrice: item.glassPrice }),
  ...(item.bottlePrice === undefined ? {} : { bottlePrice: item.bottlePrice }),
  ...(item.pieces ? { pieces: item.pieces.map((piece) => ({ ...piece })) } : {}),
  ...(out?.size ? { out: [...out] } : {}),
})
