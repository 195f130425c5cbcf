// The built website: one document, and files that never change under their name.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { buildMark, noWorkerMark } from '#contract/customer-addresses.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type Locale, localeOf, locales } from '#domain/shared/locale.ts'
import { bundledWidths } from '#domain/shared/picture-widths.ts'
import { type Brand, offeredLocale } from '#domain/shop/brand/brand.ts'
import { shortDigest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import { contentVersion, framesElsewhere, picturesElsewhere } from '#server/store/shop/content-store.ts'
import { documentPolicy, type OutsideSources } from '../http/protect.ts'
import { sendRefusal } from '../http/refused.ts'
import type { Hub } from '../live/hub.ts'
import { makeDocument } from '../page/document.ts'
import { robotsText, sitemapText } from '../page/head.ts'
import { documentScriptIn, firstViewsIn, homeFiles, pageStyles } from '../page/home-files.ts'
import { brandStyle } from '../page/page-brand.ts'
import { serveBrandFiles } from './brand-files.ts'
import { documentShelf } from './document-shelf.ts'
import { openOrigins } from './origins.ts'
import { pictureFormat, sendPacked } from './packed.ts'

export interface SiteOptions {
  /** The folder that the build wrote; missing if only the API is served. */
  readonly folder: string
  /** What the document shows of the menu in the visitor's language, as JSON text, and the brand of that moment. */
  readonly menu: (locale: Locale) => Promise<{ readonly text: string; readonly brand: Brand }>
  /** The shop's logo as it was uploaded, in its largest size; undefined if it is gone. */
  readonly picture: (key: string) => Promise<Uint8Array | undefined>
  /** What documents may load from other sites. */
  readonly elsewhere: () => Promise<OutsideSources>
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The site's own address, if known; else taken from each request. */
  readonly publicUrl: string | null
  /** Whether browsers are offered a service worker. */
  readonly serviceWorker: boolean
}

/** Returns the name of the build in the folder, the same on every server with that build; undefined without a build. */
export function buildOf(folder: string): string | undefined {
  const index = join(folder, 'index.html')
  return existsSync(index) ? nameOf(readFileSync(index, 'utf8')) : undefined
}

/** The document names the first files of the build, whose names change with every file that they lead to. */
const nameOf = (document: string): string => shortDigest(document)

function templateOf(index: string, hasWorker: boolean): string {
  const document = readFileSync(index, 'utf8')
  const without = hasWorker ? '' : `<meta name="${noWorkerMark}" content="">`
  return document.replace('</head>', `<meta name="${buildMark}" content="${nameOf(document)}">${without}</head>`)
}

export async function serveSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { folder, now } = options
  const index = join(folder, 'index.html')
  const worker = join(folder, workerPath)
  if (!existsSync(index)) return
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = /[/\\](assets|pictures)[/\\]/.test(path)
      // Asked for each time: a new worker, or its end, is heard of at the next visit.
      const lasts = path === worker || path.startsWith(`${worker}.`) ? 'no-cache' : 'public, max-age=86400'
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : lasts)
    },
  })
  servePictures(app, join(folder, 'pictures'))
  if (!options.serviceWorker) endWorkers(app)
  const origins = openOrigins(options.publicUrl)
  const template = templateOf(index, options.serviceWorker)
  const documents = documentShelf((parts) => makeDocument(template, parts), origins)
  const filesOfHome = homeFiles(folder)
  const stylesOfPages = pageStyles(folder)
  const firstViews = firstViewsIn(folder)
  const script = documentScriptIn(folder)

  app.get('/', { logLevel: 'warn' }, async (request, reply) => {
    const asked = localeAsked(request)
    const wish = asked ?? localeOf(request.cookies.lang ?? request.headers['accept-language'])
    const { locale, text, brand } = await menuFor(wish, options.menu)
    const served = await documents({
      locale,
      asked: asked === locale,
      menuText: text,
      brand,
      origin: origins.of(request),
      // The date in Belgium, which decides which coming holidays are shown.
      today: localTime(now(), usualTimeZone).date,
      homeFiles: filesOfHome(locale),
      pageStyles: stylesOfPages,
      firstView: firstViews[locale],
      script,
    })
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language, cookie')
      // The page's clock must be right before the first event arrives.
      .header('server-timing', `now;dur=${now()}`)
    const inline = { script, style: brandStyle(brand) }
    reply.header('content-security-policy', documentPolicy(inline, await options.elsewhere()))
    return sendPacked(request, reply, served)
  })
  // The bare file lacks the shop's texts, and names assets that a newer version no longer has.
  app.get('/index.html', { logLevel: 'warn' }, (request, reply) => {
    // Other ways of writing it, such as /%69ndex.html or /index.html/, are no addresses of this site.
    const [path, ...query] = request.url.split('?')
    if (path !== '/index.html') return sendRefusal(request, reply, { name: 'not_found' })
    return reply.redirect(['/', ...query].join('?').replace(/^\/\?$/, '/'), 301)
  })
  app.get('/robots.txt', { logLevel: 'warn' }, (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', hour)
      .send(robotsText(origins.of(request))),
  )
  app.get('/sitemap.xml', { logLevel: 'warn' }, async (request, reply) => {
    const { languages } = (await options.menu('en')).brand
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', hour)
      .send(sitemapText(origins.of(request), languages))
  })
  serveBrandFiles(app, { ...options, brand: async () => (await options.menu('en')).brand })
}

const hour = 'public, max-age=3600'

/** The menu in the wished language, or in another if the shop does not offer it. */
async function menuFor(wish: Locale, menu: SiteOptions['menu']) {
  const wished = await menu(wish)
  const locale = offeredLocale(wish, wished.brand.languages)
  return { locale, ...(locale === wish ? wished : await menu(locale)) }
}

/** The language named in the address, as in /?lang=nl. */
function localeAsked(request: FastifyRequest): Locale | undefined {
  const { lang } = request.query as { lang?: unknown }
  return locales.find((one) => one === lang)
}

/** After a commit or an event its reader sees whether the shop's pictures may have changed; an order changes none. */
export function elsewhereOf(store: Store, hub: Hub): () => Promise<OutsideSources> {
  let kept: Promise<OutsideSources> | undefined
  let last: OutsideSources & { readonly version: string } = { version: '', pictures: [], frames: [] }
  const forget = (): void => {
    kept = undefined
  }
  store.onCommit(forget)
  hub.onNews(forget)
  const read = async (): Promise<OutsideSources> => {
    const { lastingVersion } = await store.catalogue.current(store.db)
    const version = `${lastingVersion}/${await contentVersion(store.db)}`
    const pictures = version === last.version ? last.pictures : await picturesElsewhere(store.db)
    last = { version, pictures, frames: await framesElsewhere(store.db) }
    return last
  }
  return async () => {
    kept ??= read()
    try {
      return await kept
    } catch {
      // While the database is down the document is still served, with what was known last.
      forget()
      return last
    }
  }
}

/**
 * `folder` contains NAME-WIDTH.avif and NAME-WIDTH.webp. The address has a version, so a response may be cached for a
 * year. If a picture is not available in that width, the next smaller one is sent.
 */
export function servePictures(app: FastifyInstance, folder: string): void {
  // Read once: the files do not change while the server runs, and no request has to wait for the disk.
  const kept = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const widthOf = (name: string, asked: number): number | undefined =>
    bundledWidths.findLast((width) => width <= asked && kept.has(`${name}-${width}.webp`))

  app.get('/pictures/:name/:width', { logLevel: 'warn' }, (request, reply) => {
    const { name, width } = request.params as { name: string; width: string }
    // One address for each picture: without a slash behind it, and written plainly.
    const isPlain = request.url.split('?')[0] === `/pictures/${name}/${width}`
    const asked = isPlain ? bundledWidths.find((one) => String(one) === width) : undefined
    const found = asked && widthOf(name, asked)
    if (!found) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('vary', 'accept')
    return reply.sendFile(`${name}-${found}.${pictureFormat(request.headers.accept)}`, folder)
  })
}

/** The address of the built worker (web/app/worker/), and so the one at which browsers look for the next. */
const workerPath = '/sw.js'

/** Deletes all that is kept, and ends. It does not listen for requests, so from then on all go to the shop. */
const end = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name))))
.then(()=>registration.unregister())));
`

function endWorkers(app: FastifyInstance): void {
  app.get(workerPath, { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(end),
  )
}
