// The document: in the visitor's language from its first byte, consistent with the menu, and useful without scripts.
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localeOf } from '#domain/shared/locale.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url))
let siteFolder: string
let shop: TestShop
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'noisette-site-'))
  // The source file, not the built one: tests of the server need no build.
  await cp(pathOf('web/index.html'), join(siteFolder, 'index.html'))
  await cp(pathOf('.cache/first-views'), siteFolder, { recursive: true })
  shop = await openShop({ siteFolder })
})
afterAll(() => rm(siteFolder, { recursive: true, force: true }))

const read = async (url: string, headers: Record<string, string> = {}, at = shop) =>
  (await at.inject({ url, headers })).body
const dataOf = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '')

test.each([
  ['nl', 'ltr', 'Waar kom je afhalen?', 'Antwerpen'],
  ['fr', 'ltr', 'Où passez-vous chercher\u00a0?', 'Anvers'],
  ['ar', 'rtl', 'من أين تود استلام طلبك؟', 'أنتويرب'],
])('in %s the page reads %s and speaks that language throughout', async (locale, dir, question, town) => {
  for (const body of [
    await read('/', { cookie: `lang=${locale}` }),
    await read('/', { 'accept-language': `${locale}-BE,en;q=0.5` }),
    await read(`/?lang=${locale}`, { cookie: 'lang=en' }),
  ]) {
    expect(body).toContain(`<html lang="${locale}" dir="${dir}">`)
    expect(body).toContain(question)
    expect(dataOf(body)['@graph'][0].name).toBe(`Noisette ${town}`)
    // All food and drink, readable without scripts.
    for (const { name } of (await shop.ask('menu.read', { lang: localeOf(locale) })).items)
      expect(body).toContain(`<b itemprop="name">${name.replaceAll('&', '&amp;')}</b>`)
  }
})

test('the bare file is nobody’s page: who asks for it comes to the shop', async () => {
  const { statusCode, headers } = await shop.inject({ url: '/index.html?lang=nl' })
  expect([statusCode, headers.location]).toEqual([301, '/?lang=nl'])
  expect((await shop.inject({ url: '/index.html' })).headers.location).toBe('/')
})

test.each(['/index.html/', '/%69ndex.html', '/index.html/?x=//evil.example', '/index.htm%6C'])(
  '[F-86] %s is another way of writing it, and not found',
  async (url) => {
    const { statusCode, headers } = await shop.inject({ url })
    expect([statusCode, headers.location]).toEqual([404, undefined])
  },
)

test('a language that is not ours is not taken from the address', async () => {
  expect(await read('/?lang=de', { cookie: 'lang=fr' })).toContain('<html lang="fr" dir="ltr">')
  expect(await read('/?lang=nl&lang=fr', {})).toContain('<html lang="en" dir="ltr">')
})

test('absolute addresses are those of PUBLIC_URL, else of the request; a flood of names gets none', async () => {
  const known = await openShop({ siteFolder, config: { publicUrl: 'https://noisette.example' } })
  expect(await read('/', { host: 'evil.example' }, known)).toContain('rel="canonical" href="https://noisette.example/"')
  expect(await read('/robots.txt', {}, known)).toContain('Sitemap: https://noisette.example/sitemap.xml')
  const open = await openShop({ siteFolder })
  expect(await read('/', { host: 'shop.test' }, open)).toContain('content="http://shop.test/media/share.jpg"')
  for (let count = 0; count < 5; count++) await read('/', { host: `name-${count}.test` }, open)
  expect(await read('/', { host: 'one-more.test' }, open)).not.toContain('one-more.test')
  await read('/', { host: 'shop.test' }, open)
  expect(await read('/', { host: 'shop.test' }, open)).toContain('http://shop.test/')
  expect(await read('/', { host: '"><script>' }, open)).not.toContain('"><script>"')
})

test('what staff write cannot break out of the document, and shows as soon as it is written', async () => {
  const { amira } = await shop.staff()
  const evil = '</script><script>alert(1)</script>$& "quoted"'
  const before = await read('/')
  await shop.ask('shop.setMessage', { message: { en: evil } }, { as: amira })
  const body = await read('/')
  expect(body).not.toBe(before)
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; &quot;quoted&quot;')
})

test('the one script within the document is the one that the policy names', async () => {
  const { body, headers } = await shop.inject({ url: '/' })
  const scripts = [...body.matchAll(/<script(?: data-[a-z]+="[^"]*")*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '')
  expect(scripts).toHaveLength(1)
  const hash = createHash('sha256')
    .update(scripts[0] ?? '')
    .digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
})

test('the document is small enough for the first round trip: 13.6 kB, and 13.7 in Arabic, whose letters compress less', {
  timeout: 60_000,
}, async () => {
  for (const locale of ['en', 'nl', 'fr', 'ar']) {
    // A quickly compressed form comes first (J-116).
    const bytes = async () =>
      (await shop.inject({ url: `/?lang=${locale}`, headers: { 'accept-encoding': 'br' } })).rawPayload.length
    await expect
      .poll(bytes, { message: locale, timeout: 15_000 })
      .toBeLessThanOrEqual(locale === 'ar' ? 13_700 : 13_600)
  }
})

describe('after a deployment', () => {
  const buildIn = (body: string) => /<meta name="noisette-build" content="([\w-]+)">/.exec(body)?.[1]
  const index = () => join(siteFolder, 'index.html')
  const buildTold = async (url: string, at: TestShop, headers: Record<string, string> = {}) =>
    (await at.inject({ url, headers })).headers['noisette-build']

  test('every answer names the build that the document came from, the ready-made menu and a 304 too', async () => {
    const build = buildIn(await read('/'))
    expect(build).toBeDefined()
    const menu = await shop.inject({ url: '/api/menu?lang=nl' })
    const ways = [
      menu.headers['noisette-build'],
      await buildTold('/api/menu?lang=nl', shop, { 'if-none-match': String(menu.headers.etag) }),
      await buildTold('/api/content?lang=nl', shop),
      await buildTold('/api/orders/ABCDEFGH', shop),
    ]
    expect(ways).toEqual(ways.map(() => build))
  })

  test('another build has another name, in answers and in the document; the same build has the same', async () => {
    const before = await readFile(index(), 'utf8')
    const old = await buildTold('/api/content?lang=nl', shop)
    await writeFile(index(), before.replace('/main.tsx', '/assets/index-new.js'))
    const newer = await openShop({ siteFolder })
    await writeFile(index(), before)
    const again = await openShop({ siteFolder })
    const told = await buildTold('/api/content?lang=nl', newer)
    expect(told).not.toBe(old)
    expect(buildIn(await read('/', {}, newer))).toBe(told)
    expect(await buildTold('/api/content?lang=nl', again)).toBe(old)
  })

  test('a piece that is kept is served; one that is gone is no page, and nobody remembers that', async () => {
    await mkdir(join(siteFolder, 'assets'), { recursive: true })
    await writeFile(join(siteFolder, 'assets', 'about-old.js'), 'export {}')
    const kept = await shop.inject({ url: '/assets/about-old.js' })
    expect([kept.statusCode, kept.body]).toEqual([200, 'export {}'])
    const gone = await shop.inject({ url: '/assets/about-older.js' })
    expect(gone.statusCode).toBe(404)
    expect(String(gone.headers['cache-control'])).toContain('no-store')
  })

  test('without a website there is no build to name', async () => {
    expect(await buildTold('/api/content?lang=nl', await openShop())).toBeUndefined()
  })
})

test('the map of the site is XML with every language', async () => {
  const { body, headers } = await shop.inject({ url: '/sitemap.xml' })
  expect(headers['content-type']).toContain('application/xml')
  expect(body.match(/<loc>/g)).toHaveLength(5)
})
