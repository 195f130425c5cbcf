// What the service worker hands out: from the shop, as it last came, or from what is kept.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const shop = 'https://noisette.example'
type Heard = Readonly<Record<string, unknown>> & { waitUntil: (work: Promise<unknown>) => void }

let kept: Map<string, Map<string, Response>>
let heard: Map<string, (event: Heard) => void>
let told: unknown[]
const ask = vi.fn<(request: Request | string) => Promise<Response>>()
const skipWaiting = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  kept = new Map()
  heard = new Map()
  told = []
  ask.mockReset()
  const match = async (key: string, { cacheName = '' } = {}) =>
    [...kept]
      .flatMap(([name, cache]) => (cacheName === '' || cacheName === name ? (cache.get(key) ?? []) : []))[0]
      ?.clone()
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match,
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>()
      kept.set(name, cache)
      return {
        match: async (key: string) => cache.get(key)?.clone(),
        put: async (key: string, response: Response) => void cache.set(key, response),
        keys: async () => [...cache.keys()],
        matchAll: async () => [...cache.values()],
        delete: async (key: string) => cache.delete(key),
      }
    },
  })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('customerFiles', ['/assets/index-2.js', '/assets/menu.js'])
  vi.stubGlobal('self', {
    location: { origin: shop },
    registration: {},
    skipWaiting,
    clients: { claim: async () => {}, get: async () => ({ postMessage: (said: unknown) => told.push(said) }) },
    addEventListener: (name: string, act: (event: Heard) => void) => heard.set(name, act),
  })
  vi.resetModules()
  await import('./kept-site.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Sends the worker an event and waits until all that it does for it is done. */
async function send(name: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  heard.get(name)?.({ ...event, waitUntil: (one) => work.push(one) })
  await Promise.all(work)
}

/** What a page is answered; undefined if the worker leaves the request to the browser. `done`: all that follows. */
function open(path: string, more: object = {}) {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  heard.get('fetch')?.({
    request: { method: 'GET', url: shop + path, headers: new Headers(), mode: 'cors', ...more },
    clientId: 'page',
    waitUntil: (one) => work.push(one),
    respondWith: (one: Promise<Response>) => {
      answer = one
    },
  })
  return { answer, text: () => answer?.then((one) => one.text()), done: () => Promise.all(work) }
}

const says = (text: string, headers: Record<string, string> = {}) => new Response(text, { headers })
const offline = () => Promise.reject(new TypeError('no line'))

test('[APP-1] the document and the menu come from the shop, and without a connection as they last came', async () => {
  ask.mockImplementation(async () =>
    says('8:12', { 'server-timing': 'now;dur=5', date: 'Wed, 04 Mar 2026 07:12:00 GMT' }),
  )
  const visit = open('/?lang=nl', { mode: 'navigate' })
  expect(await visit.text()).toBe('8:12')
  await visit.done()
  ask.mockImplementation(offline)
  const later = await open('/', { mode: 'navigate' }).answer
  expect(await later?.text()).toBe('8:12')
  // Its clock would be taken for that of now; its date says how old it is.
  expect([later?.headers.get('server-timing'), later?.headers.get('date')]).toEqual([
    null,
    'Wed, 04 Mar 2026 07:12:00 GMT',
  ])
  await expect(open('/api/menu?lang=nl').answer).rejects.toThrow('no line')
})

test('[APP-1] a shop that fails, or says nothing within three seconds, is stood in for by what is kept', async () => {
  ask.mockImplementation(async () => says('monday'))
  await open('/api/menu?lang=nl').done()
  ask.mockImplementation(async () => new Response('bad gateway', { status: 502 }))
  expect(await open('/api/menu?lang=nl').text()).toBe('monday')

  let come: (response: Response) => void = () => {}
  ask.mockImplementation(() => new Promise((resolve) => (come = resolve)))
  const slow = open('/api/menu?lang=nl')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await slow.text()).toBe('monday')
  expect(told).toEqual([])
  come(says('tuesday', { date: 'later' }))
  await slow.done()
  // The page reads it, and finds the new one.
  expect(told).toEqual(['menu came'])
  ask.mockImplementation(offline)
  expect(await open('/api/menu?lang=nl').text()).toBe('tuesday')
})

test('[APP-1] a file comes from the shop once', async () => {
  ask.mockImplementation(async () => says('code'))
  const first = open('/assets/order.js')
  expect(await first.text()).toBe('code')
  await first.done()
  ask.mockImplementation(offline)
  expect(await open('/assets/order.js').text()).toBe('code')
})

test('[APP-2] orders, staff and streams are not answered at all; what is not whole is not kept', async () => {
  ask.mockImplementation(async () => says('no'))
  for (const path of ['/api/orders', '/api/live?token=K7QM2XPA', '/healthz']) expect(open(path).answer).toBeUndefined()
  expect(open('/', { method: 'POST', mode: 'navigate' }).answer).toBeUndefined()
  // Any other page that is opened is what the shop says, and nothing is kept of it.
  const other = open('/track/K7QM2XPA', { mode: 'navigate' })
  expect(await other.text()).toBe('no')
  await other.done()
  ask.mockImplementation(async () => new Response('gone', { status: 404 }))
  await open('/assets/gone.js').done()
  expect([...kept.values()].flatMap((cache) => [...cache.keys()])).toEqual([])
})

test('[APP-2] a new build loads only what changed, waits until it is let in, and leaves the files of the one before', async () => {
  kept.set('files 1 /assets/index-1.js', new Map([['/assets/menu.js', says('menu')]]))
  kept.set('workbox', new Map())
  ask.mockImplementation(async () => says('new'))
  await send('install')
  expect(ask.mock.calls.map(([url]) => url)).toEqual([`${shop}/assets/index-2.js`])
  expect(skipWaiting).not.toHaveBeenCalled()
  await send('message', { data: 'take over' })
  expect(skipWaiting).toHaveBeenCalledOnce()
  await send('activate')
  const names = [...kept.keys()]
  expect(names).toHaveLength(2)
  expect(names[0]).toBe('files 1 /assets/index-1.js')
  expect(names[1]).toMatch(/^files \d+ \/assets\/index-2\.js$/)
})

test('[APP-2] a build of which a file is missing is not taken', async () => {
  ask.mockImplementation(async () => new Response('gone', { status: 404 }))
  await expect(send('install')).rejects.toThrow('/assets/index-2.js: 404')
  expect(kept.size).toBe(0)
})

test('[APP-1] what the first page had loaded is kept afterwards, except what is never kept', async () => {
  ask.mockImplementation(async () => says('loaded'))
  await send('message', {
    data: {
      keep: [`${shop}/`, `${shop}/api/menu?lang=nl`, `${shop}/api/orders/K7QM2XPA`, 'https://elsewhere.example/x.js'],
    },
  })
  expect([...(kept.get('newest')?.keys() ?? [])]).toEqual(['/', '/api/menu?lang=nl'])
  expect(kept.size).toBe(1)
})
