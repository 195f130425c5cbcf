// Keeps the site on the device, so that it opens without a connection: the document, the menu, the shop's own words,
// files and pictures. It touches nothing else, so no cache holds an order, a name or anything of staff.
import {
  type CacheKind,
  cacheKeyOf,
  filesName,
  keptKind,
  menuCallPath,
  ofOneSending,
  outdatedCaches,
  ownFiles,
  pageIn,
  tooManyOf,
} from './kept-rules.ts'
import { menuCame, type PageSays, takeOverWord } from './worker-words.ts'

/** What customers' pages are made of, their first file first; the build puts the list here. */
declare const customerFiles: readonly string[]

const worker = self as unknown as ServiceWorkerGlobalScope
const { origin } = worker.location
const files = customerFiles
const build = files[0] ?? ''
/** After this long without a response, what came last is shown. */
const patienceMs = 3000

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('fetch', answer)
worker.addEventListener('message', (event) => {
  const said = event.data as PageSays | null
  if (said === takeOverWord) void worker.skipWaiting()
  else if (said && 'keep' in said) event.waitUntil(Promise.all(said.keep.map(keepAtOnce)))
})

/** Loads only what changed since an earlier build. The worker then waits until no page of the old one is open. */
async function install(): Promise<void> {
  const name = filesName(build, Date.now())
  const cache = await caches.open(name)
  await Promise.all(
    files.map(async (path) => {
      const file = (await caches.match(path)) ?? (await fetch(origin + path, { priority: 'low' } as RequestInit))
      // Without one of them the site would not open, so the browser tries again at the next visit.
      if (!file.ok) throw new Error(`${path}: ${file.status}`)
      await cache.put(path, file)
    }),
  ).catch(async (error: unknown) => {
    await caches.delete(name)
    throw error
  })
}

async function begin(): Promise<void> {
  const gone = outdatedCaches(await caches.keys(), build, Date.now())
  await Promise.all(gone.map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

function answer(event: FetchEvent): void {
  const kind = keptKind(event.request, origin)
  if (kind === 'newest') event.respondWith(newestOf(event))
  else if (kind) event.respondWith(keptOf(event, kind))
  // The browser has requested it already (preload); a second request would make the shop do it twice.
  else if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(pageFrom(event))
}

const fromShop = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

/** Without a connection the document is opened instead, which has all pages behind its #. */
async function pageFrom(event: FetchEvent): Promise<Response> {
  const page = pageIn(event.request.url)
  try {
    return await fromShop(event)
  } catch (unreached) {
    if (page) return Response.redirect(page)
    throw unreached
  }
}

async function newestOf(event: FetchEvent): Promise<Response> {
  const { url } = event.request
  const came = fromShop(event)
  let late = false
  const stored = came.then(async (response) => {
    await keep(url, 'newest', response.clone())
    if (late && new URL(url).pathname === menuCallPath) await tell(event.clientId)
  })
  event.waitUntil(stored.catch(() => {}))
  const soon = came.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const first = await Promise.race([soon, new Promise<undefined>((over) => setTimeout(over, patienceMs))])
  if (first) return first
  const kept = await keptAt(url, 'newest')
  late = kept !== undefined
  return kept ?? came
}

/** A page that got the earlier menu then reads the new one. */
const tell = async (client: string): Promise<void> => (await worker.clients.get(client))?.postMessage(menuCame)

async function keptOf(event: FetchEvent, kind: CacheKind): Promise<Response> {
  const { url } = event.request
  const kept = await keptAt(url, kind)
  if (kept) return kept
  const response = await fetch(event.request)
  event.waitUntil(keep(url, kind, response.clone()).catch(() => {}))
  return response
}

/** Undefined if the device has lost it, too. */
const keptAt = (url: string, kind: CacheKind): Promise<Response | undefined> =>
  caches.match(cacheKeyOf(url, kind), { ignoreVary: true }).catch(() => undefined)

/** For what the page loaded before there was a worker; most of it comes from the browser's own cache. */
async function keepAtOnce(url: string): Promise<void> {
  const request = new Request(url)
  const kind = keptKind(request, origin)
  if (!kind || kind === 'picture') return
  if (await keptAt(request.url, kind)) return
  await fetch(request).then(
    (response) => keep(request.url, kind, response),
    () => {},
  )
}

/** Keeps a whole response of the shop under its address. */
async function keep(url: string, kind: CacheKind, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const cache = await caches.open(await cacheOf(kind))
  const key = cacheKeyOf(url, kind)
  const before = kind === 'newest' ? await cache.match(key, { ignoreVary: true }) : undefined
  // The same response, from the browser's own cache.
  if (before && before.headers.get('date') === response.headers.get('date')) return
  const headers = new Headers(response.headers)
  for (const name of ofOneSending) if (kind === 'newest') headers.delete(name)
  await cache.put(key, new Response(response.body, { headers }))
  if (kind === 'picture') await forgetOldest(cache)
}

async function cacheOf(kind: CacheKind): Promise<string> {
  if (kind !== 'file') return kind === 'picture' ? 'pictures' : kind
  return ownFiles(await caches.keys(), build) ?? filesName(build, Date.now())
}

async function forgetOldest(cache: Cache): Promise<void> {
  const [keys, all] = await Promise.all([cache.keys(), cache.matchAll()])
  const sizes = all.map(({ headers }) => Number(headers.get('content-length') ?? 0))
  await Promise.all(keys.slice(0, tooManyOf(sizes)).map((key) => cache.delete(key)))
}
