// What the document's script shows, keeps and loads, and when: the built text, in a document that is still being read.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const file = new URL('../.cache/first-views/.vite/document-script.js', import.meta.url)
const documentScript = readFileSync(file, 'utf8')

const poster = { srcset: '/a.avif 1w', sizes: '50vw', media: 'all' }
const pages = {
  '/': { at: 'home', posters: [poster], files: ['/home.js'] },
  '/foods': { at: 'menu', posters: [poster] },
  '/bagel': { at: 'menu' },
  '/order': { at: 'page', styles: ['/order.css'] },
  '/order+': { at: 'page' },
  '/account': { at: 'bare' },
  '/account+': { at: 'bare' },
}

/** Runs the document's script with this hash, in a document that is still being parsed. */
function runScript(hash: string, kept: Record<string, string> = {}, hostname = 'shop.example') {
  const put: Record<string, unknown>[] = []
  const heard = new Map<string, (event: unknown) => void>()
  const painted: (() => void)[] = []
  const root = { dataset: {} as Record<string, string>, lang: 'en', style: { setProperty: () => {} } }
  const document = {
    documentElement: root,
    createElement: (tag: string) => ({ tag }),
    getElementById: (id: string) =>
      id === 'early' ? { textContent: JSON.stringify({ main: '/main.js', pages }) } : { querySelector: () => null },
    querySelector: () => null,
    head: { append: (one: Record<string, unknown>) => put.push(one) },
    hidden: false,
  }
  class PerformanceObserver {
    private readonly told: (list: unknown, observer: PerformanceObserver) => void
    constructor(told: (list: unknown, observer: PerformanceObserver) => void) {
      this.told = told
    }
    disconnect() {}
    observe() {
      painted.push(() => this.told([], this))
    }
  }
  const globals = {
    document,
    location: { hash, search: '', hostname },
    localStorage: Object.fromEntries(Object.entries(kept).map(([name, text]) => [`noisette.${name}`, text])),
    window: { isSecureContext: true },
    addEventListener: (name: string, run: (event: unknown) => void) => heard.set(name, run),
    requestAnimationFrame: () => 0,
    PerformanceObserver,
    globalThis: {},
    fetch: (url: string) => put.push({ tag: 'fetch', url }),
    AbortSignal,
  }
  new Function(...Object.keys(globals), documentScript)(...Object.values(globals))
  const scripts = () => put.filter(({ tag }) => tag === 'script').length
  return { dataset: root.dataset, put, scripts, read: () => heard.get('DOMContentLoaded')?.({}), painted }
}

test.each(['', '#/foods', '#/order', '#/staff-orders'])(
  'at %s no script starts before the document is read',
  (hash) => {
    const { scripts, read, painted } = runScript(hash)
    expect(scripts()).toBe(0)
    read()
    for (const run of painted) run()
    expect(scripts()).toBe(1)
  },
)

test('the landing page asks for its picture at once, and for its scripts once it is painted', () => {
  const { dataset, put, scripts, read, painted } = runScript('#/')
  expect([dataset.at, put.map(({ rel }) => rel)]).toEqual(['home', ['preload']])
  expect(put[0]).toMatchObject({ as: 'image', imageSrcset: '/a.avif 1w', imageSizes: '50vw', media: 'all' })
  read()
  expect(scripts()).toBe(0)
  for (const run of painted) run()
  expect(put.slice(1).map(({ tag, rel }) => rel ?? tag)).toEqual(['fetch', 'script', 'modulepreload'])
})

test('the menu without a branch asks for its first dish’s picture at once; with one it is not shown', () => {
  const { dataset, put } = runScript('#/foods')
  expect([dataset.at, put.map(({ rel }) => rel)]).toEqual(['choice', ['preload']])
  const chosen = runScript('#/foods', { branch: 'gent' })
  expect([chosen.dataset.at, chosen.put]).toEqual(['shelf', []])
})

test('[PAINT-1] every page of customers has a first view, in the form that this browser knows to be right', () => {
  const at = (hash: string, kept?: Record<string, string>, host?: string) => runScript(hash, kept, host)
  expect(at('#/order').dataset.at).toBe('page')
  expect(at('#/order').put).toMatchObject([{ rel: 'preload', href: '/order.css' }])
  expect(at('#/order', { cart: '{"lines":[{"item":"espresso"}]}' }).put).toEqual([])
  expect(at('#/bagel').dataset.at).toBe('choice')
  expect(at('#/account', {}, '127.0.0.1').dataset.at).toBe('bare')
  expect(at('#/order', { locale: 'fr' }).dataset.at).toBe('other')
})

test('a page’s own style sheet comes after that of the site; one that does not come is taken away', async () => {
  const { dataset, put, read } = runScript('#/order')
  read()
  const sheet = put.find(({ rel }) => rel === 'stylesheet') as {
    onload: () => void
    onerror: () => void
    remove?: () => void
  }
  expect([sheet, dataset.late]).toMatchObject([{ href: '/order.css' }, ''])
  sheet.onload()
  await vi.waitFor(() => expect(dataset.late).toBeUndefined())
  let gone = false
  sheet.remove = () => {
    gone = true
  }
  sheet.onerror()
  expect(gone).toBe(true)
})

test.each([
  ['', 'en'],
  ['fr', 'fr'],
])('the menu is asked for with the first script, in the language of the visitor: %s', (locale, lang) => {
  const { put, read } = runScript('#/staff-orders', locale ? { locale } : {})
  read()
  expect(put).toContainEqual({ tag: 'fetch', url: `/api/menu?lang=${lang}` })
})

test('a page of which nothing is drawn first has its script under way at once', () => {
  const { dataset, put } = runScript('#/staff-orders')
  expect([dataset.at, put]).toEqual(['other', [{ tag: 'link', rel: 'modulepreload', href: '/main.js' }]])
})

test('an address that no page has is no fault: its script starts like that of any other', () => {
  const { dataset, scripts, read } = runScript('#/"\\')
  read()
  expect([dataset.at, scripts()]).toEqual(['other', 1])
})
