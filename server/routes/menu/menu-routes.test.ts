// The menu as customers fetch it: language, freshness, caching and encodings.
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { publicMenu } from '#contract/menu/menu-calls.ts'
import { locales } from '#domain/shared/locale.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { pageMenuOf } from './menu-routes.ts'

onBothEngines((openShop, engine) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })
  const menu = (headers: Record<string, string> = {}, query = '') => shop.inject({ url: `/api/menu${query}`, headers })
  const outNow = async (at: TestShop) => (await at.ask('menu.read', {})).items.find(({ id }) => id === 'espresso')?.out

  test('holds every branch, category and item with its prices in cents', async () => {
    const read = publicMenu.parse((await menu()).json())
    expect(read.branches.map(({ id }) => id)).toEqual(['antwerpen', 'merksem', 'etterbeek'])
    expect(read.categories.map(({ index }) => index)).toEqual(read.categories.map((_, place) => place + 1))
    expect(read.items.find(({ id }) => id === 'cappuccino')).toEqual({
      id: 'cappuccino',
      category: 'COFFEE',
      name: 'Cappuccino',
      desc: 'Velvet foam, pinch of cacao',
      image: { kind: 'bundled', ref: 'cappuccino' },
      price: 320,
      declaration: { contains: ['wheat', 'soy', 'milk'], mayContain: [] },
    })
    expect(read.items.find(({ id }) => id === 'c3')).toMatchObject({
      price: 890,
      groups: [{ group: 'SIZES', only: ['GLASS', 'BOTTLE'], prices: { GLASS: 0, BOTTLE: 2510 } }],
    })
    expect(read.items.find(({ id }) => id === 'waffle-plate')?.groups?.[0]).toMatchObject({
      counts: { 'PERSONS-1': 2, 'PERSONS-2': 4, 'PERSONS-3': 6, 'PERSONS-4': 8 },
    })
  })

  test.each([
    ['', {}, 'en'],
    ['?lang=nl', {}, 'nl'],
    ['?lang=ar', { 'accept-language': 'fr' }, 'ar'],
    ['', { 'accept-language': 'fr-BE,fr;q=0.9,en;q=0.8' }, 'fr'],
    ['?lang=de', {}, 'en'],
    ['?lang=', {}, 'en'],
    ['?lang=nl&lang=fr', {}, 'en'],
    ['', { 'accept-language': 'hi' }, 'en'],
  ])(
    '[D-10] asked with %j and %j it answers in %s: an unknown language falls back to English',
    async (query, headers, locale) => {
      expect((await menu(headers as Record<string, string>, query)).json().locale).toBe(locale)
    },
  )

  test('[MENU-7] every change is in the menu as soon as the change was answered, on another server within a second', async () => {
    const other = engine === 'postgres' ? await shop.beside() : shop
    for (let round = 0; round < 20; round++) {
      const stock = round % 2 ? 'in' : 'out'
      const wanted = stock === 'out' ? ['antwerpen'] : undefined
      await shop.ask('stock.set', { item: 'espresso', branches: ['antwerpen'], stock }, { as: staff.jef })
      expect(await outNow(shop)).toEqual(wanted)
      await vi.waitFor(async () => expect(await outNow(other)).toEqual(wanted), { timeout: 5000, interval: 5 })
    }
  })

  test('[COST-7] [J-81] what staff tap all day changes nothing that the document shows', async () => {
    const paced = await openShop({ demo: 'paced' })
    const { amira } = await paced.staff()
    const shown = async () => pageMenuOf(await paced.store.catalogue.current(paced.store.db), 'nl')
    const before = await shown()
    const [antwerpen] = before.branches.map(({ id }) => id)
    const branches = [antwerpen ?? '']
    const out = { branches, stock: 'out' } as const
    const closed = { branches, open: false, date: '', desc: {}, until: null }
    const told = new Set<string>()
    for (const tap of [
      () => paced.ask('stock.set', { ...out, item: 'espresso' }, { as: amira }),
      () => paced.ask('options.setStock', { ...out, option: 'oat-milk' }, { as: amira }),
      () => paced.ask('pace.set', { branch: branches[0] ?? '', pause: 30, extra: 10 }, { as: amira }),
      () => paced.ask('shop.setState', closed, { as: amira }),
    ]) {
      await tap()
      told.add(JSON.stringify(await paced.ask('menu.read', {})))
      expect(await shown()).toEqual(before)
    }
    // Each was a change for the menu.
    expect(told.size).toBe(4)
    await paced.ask('shop.setMessage', { message: { nl: 'Vrolijk Pasen' } }, { as: amira })
    expect((await shown()).message).toBe('Vrolijk Pasen')
    await paced.close()
  })

  test('many changes of both servers at once all arrive', async () => {
    const other = engine === 'postgres' ? await shop.beside() : shop
    const items = ['espresso', 'lungo', 'cappuccino', 'flat-white', 'egg-bagel', 'hummus-bagel', 'c1', 'c2']
    const outAt = async (server: TestShop) =>
      (await server.ask('menu.read', {})).items.filter(({ out }) => out?.includes('merksem')).map(({ id }) => id)
    for (const stock of ['out', 'in', 'out'] as const) {
      const set = (item: string, server: TestShop) =>
        server.ask('stock.set', { item, branches: ['merksem'], stock }, { as: staff.lotte })
      await Promise.all(items.map((item, place) => set(item, place % 2 ? other : shop)))
      const wanted = new Set(stock === 'out' ? items : [])
      for (const server of [shop, other])
        await vi.waitFor(async () => expect(new Set(await outAt(server))).toEqual(wanted), {
          timeout: 5000,
          interval: 5,
        })
    }
  })

  test('[COST-7] what is out and what lasts change at once on two servers, and each sees both', async () => {
    const other = engine === 'postgres' ? await shop.beside() : shop
    for (let round = 0; round < 10; round++) {
      const stock = round % 2 ? 'in' : 'out'
      await Promise.all([
        shop.ask('shop.setMessage', { message: { en: `Round ${round}` } }, { as: staff.amira }),
        other.ask('stock.set', { item: 'espresso', branches: ['antwerpen'], stock }, { as: staff.jef }),
      ])
      for (const server of [shop, other])
        await vi.waitFor(async () => {
          expect((await server.ask('menu.read', {})).message).toBe(`Round ${round}`)
          expect((await outNow(server))?.includes('antwerpen') ?? false).toBe(stock === 'out')
        })
    }
  })

  test('an unchanged menu costs no body: its ETag is answered with 304 until something changes', async () => {
    const first = await menu()
    const etag = String(first.headers.etag)
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('accept-language'),
    })
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await menu({ 'if-none-match': asked })
      expect([again.statusCode, again.body, again.headers.etag], asked).toEqual([304, '', etag])
    }
    expect((await menu({ 'if-none-match': etag }, '?lang=nl')).statusCode).toBe(200)
    await shop.ask('stock.set', { item: 'avocado-bagel', branches: ['antwerpen'], stock: 'out' }, { as: staff.jef })
    expect((await menu({ 'if-none-match': etag })).statusCode).toBe(200)
  })

  /** Compressed as well as it is once it has stood for a while. */
  const packedBytes = async (at: TestShop, lang: string) => {
    const { body } = await at.inject({ method: 'GET', url: `/api/menu?lang=${lang}` })
    return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }

  test('[OPT-1] [ALLG-2] with all options of the demo it is still at most 7 kB compressed, in each language', async () => {
    const paced = await openShop({ demo: 'paced' })
    expect((await paced.ask('menu.read', {})).groups.length).toBeGreaterThan(5)
    for (const lang of locales) expect(await packedBytes(paced, lang), lang).toBeLessThanOrEqual(7000)
    await paced.close()
  })

  test('[ALLG-2] the menu in one language is at most 7 kB compressed, with what everything contains', async () => {
    for (const lang of locales) expect(await packedBytes(shop, lang), lang).toBeLessThan(7000)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('accepting %s it comes as %s, with the same content', async (accepted, encoding, open) => {
    const plain = await menu()
    const packed = await menu({ 'accept-encoding': accepted })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(open(packed.rawPayload).toString()).toBe(plain.body)
  })
})
