// The brand over HTTP: what the owner sets reaches page, icons, manifest, mails and search engines, on every server.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, callNames } from '#contract/addresses.ts'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/index.ts'
import { locales } from '#domain/shared/locale.ts'
import { type Brand, neutralBrand } from '#domain/shop/brand/brand.ts'
import { usualColours } from '#domain/shop/brand/palette.ts'
import type { Typeface } from '#domain/shop/brand/typefaces.ts'
import { legalPages } from '#domain/shop/legal/pages.ts'
import { purgePictures } from '#server/store/shop/picture-store.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { beginEmptyShop } from '#tools/demo/seed-demo.ts'

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url))
const green = { ...usualColours, ground: '#f4faf2', accent: '#8fd19e', button: '#1f5c3a', buttonInk: '#ffffff' }
const icons = [
  ['/icon-192.png', 'png', 192],
  ['/icon-512.png', 'png', 512],
  ['/icon-maskable-192.png', 'png', 192],
  ['/icon-maskable-512.png', 'png', 512],
  ['/apple-touch-icon.png', 'png', 180],
  ['/mark.webp', 'webp', 128],
  ['/media/share.jpg', 'jpeg', 1200],
] as const

let siteFolder: string
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'brand-site-'))
  await cp(pathOf('web/index.html'), join(siteFolder, 'index.html'))
  await cp(pathOf('web/public/mark.svg'), join(siteFolder, 'mark.svg'))
  await cp(pathOf('.cache/first-views'), siteFolder, { recursive: true })
})
afterAll(() => rm(siteFolder, { recursive: true, force: true }))

onBothEngines((openShop) => {
  const open = async () => {
    const shop = await openShop({ siteFolder })
    return { shop, ...(await shop.staff()) }
  }
  const save = async (shop: TestShop, amira: Person, part: Partial<Brand>) => {
    const { brand, version } = await shop.ask('brand.read', {}, { as: amira })
    return await shop.reply('brand.save', { version, brand: { ...brand, ...part } }, { as: amira })
  }
  const upload = async (shop: TestShop, as: Person, file: Buffer) =>
    shop.inject({
      method: 'POST',
      url: '/api/staff/images',
      headers: { 'content-type': 'image/png', cookie: as.cookie },
      payload: file,
    })

  test('[BRAND-1] name, colours and icons are in the next answers of every server, and open pages hear of it', async () => {
    const { shop, amira } = await open()
    const other = await (shop.engine === 'postgres' ? shop.beside({ siteFolder }) : shop)
    const first = await other.inject({ url: '/' })
    expect(first.body).toContain('<title>Noisette · ')
    expect(first.headers['content-security-policy']).toContain("style-src 'self';")
    expect(
      (await save(shop, amira, { name: 'Koffie Noor', logo: null, colours: green, typeface: 'clear' })).status,
    ).toBe(200)
    await shop.quiet()
    const { body, headers } = await other.inject({ url: '/?lang=nl' })
    expect(body).toContain('<title>Koffie Noor · ')
    expect(body).toContain('<meta property="og:site_name" content="Koffie Noor">')
    expect(body).toContain('"name":"Koffie Noor Antwerpen"')
    expect(body).toContain('--color-paper:#f4faf2')
    expect(body).toContain('--color-on-action:#ffffff')
    expect(body).toContain("--font-brand:'Bricolage Grotesque',")
    expect(body).toContain('<link rel="stylesheet" href="/fonts/clear.css">')
    expect(first.body).not.toContain('/fonts/clear')
    expect(body).toContain('<meta name="theme-color" content="#f4faf2"')
    const style = /<style id="brand">(.*?)<\/style>/.exec(body)?.[1] ?? ''
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
    const manifest = (await other.inject({ url: '/site.webmanifest' })).json()
    expect(manifest).toMatchObject({ id: '/', name: 'Koffie Noor', background_color: '#f4faf2' })
    const menu = (await other.inject({ url: '/api/menu?lang=nl' })).json()
    expect(menu.brand).toMatchObject({
      name: 'Koffie Noor',
      palette: { honey: '#8fd19e', action: '#1f5c3a' },
      typeface: 'clear',
    })
    expect((await other.inject({ url: menu.brand.mark })).body).toContain('fill="#2b1a10"')
  })

  test('[BRAND-1] a logo becomes icons of every size and the shared picture, and is kept as long as it is the logo', async () => {
    const { shop, amira } = await open()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#0000ff"/></svg>`
    const logo = (await upload(shop, amira, Buffer.from(svg))).json().image
    expect((await save(shop, amira, { logo })).status).toBe(200)
    const { body } = await shop.inject({ url: '/' })
    const version = /apple-touch-icon\.png\?v=([\w-]+)/.exec(body)?.[1]
    expect(version).toBeDefined()
    expect(body).toContain(`/media/share.jpg?v=${version}`)
    for (const [url, format, width] of icons) {
      const { rawPayload, statusCode } = await shop.inject({ url: `${url}?v=${version}` })
      expect([url, statusCode]).toEqual([url, 200])
      const head = await sharp(rawPayload).metadata()
      expect([url, head.format, head.width]).toEqual([url, format, width])
      const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
      expect(data[middle + 2], `the middle of ${url} is blue`).toBeGreaterThan(200)
    }
    const ico = (await shop.inject({ url: '/favicon.ico' })).rawPayload
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
    await shop.store.write((trx) => purgePictures(trx, shop.clock.now() + 10 * 86_400_000))
    expect((await shop.inject({ url: `/uploads/${logo.ref}/160` })).statusCode).toBe(200)
  })

  describe('[BRAND-1] what is refused', () => {
    let shop: TestShop
    let amira: Person
    let lotte: Person
    beforeAll(async () => {
      ;({ shop, amira, lotte } = await open())
    })

    test.each([
      [{ typeface: 'comic' as Typeface }, expect.objectContaining({ field: 'brand.typeface' })],
      [{ name: 'x'.repeat(200) }, { problem: 'name_too_long', field: 'name' }],
      [{ colours: { ...usualColours, accent: 'honey' } }, { problem: 'colour_wrong', field: 'accent' }],
      [
        { colours: { ...usualColours, button: '#ffff00', buttonInk: '#ffffff' } },
        {
          problem: 'contrast_too_low',
          field: 'buttonInk',
          text: 'buttonText',
          contrast: expect.closeTo(1.07),
          nearest: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      ],
      [{ links: ['javascript:alert(1)'] }, { problem: 'link_wrong', field: 'links', line: 0 }],
      [{ languages: [] }, { problem: 'languages_none', field: 'languages' }],
      [
        { logo: { kind: 'uploaded' as const, ref: 'AAAAAAAAAAAAAAAAAAAAAA-c0ffee' } },
        { problem: 'image_missing', field: 'logo' },
      ],
      [{ logo: { kind: 'url' as const, ref: 'https://x.example/l.svg' } }, { problem: 'image_wrong', field: 'logo' }],
    ])('%j', async (part, problem) => {
      const before = await shop.ask('brand.read', {}, { as: amira })
      const reply = await save(shop, amira, part)
      expect([reply.status, reply.ok || reply.refusal.problems]).toEqual([400, [problem]])
      expect(await shop.ask('brand.read', {}, { as: amira })).toEqual(before)
    })

    test.each([
      ['with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 422],
      ['of 0 bytes', Buffer.alloc(0), 422],
    ])('a logo %s', async (_, file, status) => {
      expect((await upload(shop, amira, file)).statusCode).toBe(status)
    })

    test('a logo of 20,000 by 2,100 pixels', async () => {
      const huge = await sharp({ create: { width: 20_000, height: 2100, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer()
      const { statusCode, body } = await upload(shop, amira, huge)
      expect([statusCode, JSON.parse(body).refusal]).toEqual([422, 'image_too_many_pixels'])
    })

    test('a manager, and an owner who has not seen what another owner saved', async () => {
      expect((await shop.refused('brand.read', {}, { as: lotte })).refusal).toBe('not_allowed')
      const { brand, version } = await shop.ask('brand.read', {}, { as: amira })
      const wish = (name: string) => ({ version, brand: { ...brand, name } })
      expect((await shop.reply('brand.save', wish('Noor'), { as: amira })).status).toBe(200)
      // The answer was lost, and the form sends it again.
      expect((await shop.reply('brand.save', wish('Noor'), { as: amira })).status).toBe(200)
      expect((await shop.refused('brand.save', wish('Jef'), { as: amira })).refusal).toBe('changed_meanwhile')
    })
  })

  test('[BRAND-1] texts, links and languages reach home, about, foot and search engines', async () => {
    const { shop, amira } = await open()
    const texts = {
      ...neutralBrand.texts,
      heroTitle: { nl: 'Koffie van Noor & Jef' },
      heroLead: { nl: 'Om mee te nemen.' },
      about: { nl: 'Wij zijn Noor.\n\nEn Jef.' },
      foot: { nl: 'Tot straks.' },
    }
    const links = ['https://www.instagram.com/noor']
    expect((await save(shop, amira, { texts, links, languages: ['nl', 'fr'] })).status).toBe(200)
    const { body } = await shop.inject({ url: '/', headers: { 'accept-language': 'ar' } })
    expect(body).toMatch(/<html lang="nl" dir="ltr" data-languages="nl fr">/)
    expect(body).toContain('Koffie van Noor &amp; Jef</h1>')
    expect(body).toContain('"sameAs":["https://www.instagram.com/noor"]')
    expect(body).toContain('<meta name="description" content="Om mee te nemen.">')
    expect(body).not.toContain('hreflang="ar"')
    expect((await shop.inject({ url: '/sitemap.xml' })).body.match(/<loc>/g)).toHaveLength(3)
    const menu = await shop.ask('menu.read', { lang: 'nl' })
    expect(menu.brand).toMatchObject({
      foot: 'Tot straks.',
      links: [{ url: 'https://www.instagram.com/noor', name: 'instagram.com' }],
      languages: ['nl', 'fr'],
    })
    expect((await shop.ask('content.read', { lang: 'nl' })).words.about).toEqual(['Wij zijn Noor.', 'En Jef.'])
  })

  const emptyShop = async () => {
    const shop = await openShop({ siteFolder, demo: false })
    await beginEmptyShop(shop.store)
    return shop
  }
  const takenOver = async () => {
    const { shop, amira } = await open()
    await shop.ask('demo.takeOver', {}, { as: amira })
    return shop
  }

  test.each([
    ['an empty shop', emptyShop],
    ['a shop that was the demo', takenOver],
  ])(
    '[BRAND-1] [BRAND-2] nothing of %s says Noisette: no page, public answer, icon, manifest or map',
    async (_, opening) => {
      const shop = await opening()
      const publicCalls = callNames.filter((name) => (contract[name] as Call).access === 'anyone')
      const paths = publicCalls.map(addressOf).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
      const files = ['/', '/site.webmanifest', '/robots.txt', '/sitemap.xml', '/mark.svg', '/favicon.svg']
      const languages = locales.map((locale) => `/?lang=${locale}`)
      const inLanguages = [...paths, '/'].flatMap((path) => locales.map((locale) => `${path}?lang=${locale}`))
      const legal = legalPages.map((page) => `/api/legal/${page}`)
      for (const url of [
        ...paths,
        ...legal,
        ...files,
        ...languages,
        ...inLanguages,
        '/no-such-page',
        '/favicon.ico',
        ...icons.map(([path]) => path),
      ]) {
        const { body, statusCode, headers } = await shop.inject({ url: url.replace(/\{\w+\}/g, 'ABCDEFGH') })
        expect(statusCode, url).toBeLessThan(500)
        // Names within the program, which no reader sees: the mark of the build, and where the browser keeps things.
        const said = body.replaceAll('noisette-build', '').replaceAll('`noisette.`', '')
        expect(said, url).not.toMatch(/noisette|نوازيت/i)
        expect(JSON.stringify(headers).replaceAll('noisette-build', ''), url).not.toMatch(/noisette/i)
        // Nor does it show the demo's rooms and cups.
        expect(said, url).not.toMatch(/media\/(hero|pano)/)
      }
      expect((await shop.inject({ url: '/?lang=nl' })).body).toContain('Onze zaak')
    },
  )
})
