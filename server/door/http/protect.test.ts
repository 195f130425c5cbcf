// Every response has the protecting headers, and other sites cannot write.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, callNames } from '#contract/addresses.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
let shop: TestShop
let siteFolder: string
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'noisette-site-'))
  await mkdir(join(siteFolder, 'assets'))
  await writeFile(join(siteFolder, 'index.html'), '<!doctype html><html><title></title></html>')
  await writeFile(join(siteFolder, 'assets', 'main-abc.js'), 'export {}')
  shop = await openShop({ siteFolder })
})
afterAll(() => rm(siteFolder, { recursive: true, force: true }))

describe('headers', () => {
  test.each(['/', '/assets/main-abc.js', '/api/menu', '/api/orders/ABCDEFGH', '/api/nothing', '/foods', '/healthz'])(
    '%s comes with a policy that allows this site alone',
    async (url) => {
      const { headers } = await shop.inject({ url })
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
      })
    },
  )

  test('[F-89] pictures come from this site, frames from the map; the shop’s own calendar and old pictures are named', async () => {
    const of = async (url: string) => String((await shop.inject({ url })).headers['content-security-policy'])
    for (const url of ['/', '/api/menu', '/foods']) {
      expect(await of(url)).toContain(";img-src 'self' data: blob:;")
      expect(await of(url)).toContain(';frame-src https://www.openstreetmap.org;')
    }
    const { amira } = await shop.staff()
    const rules = await shop.ask('reservations.rules', {})
    const wish = {
      ...rules,
      closedWeekdays: [...rules.closedWeekdays],
      holidays: [],
      calendar: 'https://tables.example/noisette?x=1',
    }
    await shop.ask('reservations.setRules', { ...wish, accepts: 0 }, { as: amira })
    const old = { image_kind: 'url', image_ref: "https://pictures.example/a.jpg?;script-src='none'" }
    await shop.store.write(async (trx) => {
      await trx.updateTable('item').set(old).where('id', '=', 'cappuccino').execute()
      await touchCatalogue(trx)
    })
    expect(await of('/')).toContain(";img-src 'self' data: blob: https://pictures.example;")
    expect(await of('/')).toContain(';frame-src https://www.openstreetmap.org https://tables.example;')
    expect(await of('/foods')).toContain(';frame-src https://www.openstreetmap.org;')
  })

  test('answers of the API are kept by no cache, named files by every cache', async () => {
    expect((await shop.inject({ url: '/api/account' })).headers['cache-control']).toBe('no-store')
    expect((await shop.inject({ url: '/api/orders/ABCDEFGH' })).headers['cache-control']).toBe('no-store')
    expect((await shop.inject({ url: '/assets/main-abc.js' })).headers['cache-control']).toContain('immutable')
  })

  test('TLS is insisted on where the shop has a TLS address', async () => {
    const secure = await openShop({ config: { publicUrl: 'https://noisette.example' } })
    expect((await secure.inject({ url: '/api/menu' })).headers['strict-transport-security']).toContain('max-age=')
    expect((await shop.inject({ url: '/api/menu' })).headers['strict-transport-security']).toBeUndefined()
  })

  test('the document is asked for anew each time, and is in the visitor’s language', async () => {
    const { body, headers } = await shop.inject({ url: '/', headers: { cookie: 'lang=nl' } })
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<html lang="nl"')
    expect((await shop.inject({ url: '/', headers: { 'accept-language': 'fr' } })).body).toContain('<html lang="fr"')
  })

  test('no file outside of the site is served', async () => {
    for (const url of [
      '/../package.json',
      '/assets/../../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    ])
      expect([302, 400, 403, 404], url).toContain((await shop.inject({ url })).statusCode)
  })
})

describe('writes from other sites', () => {
  const place = (headers: Record<string, string>, at = shop) => at.reply('orders.place', noorsOrder(), { headers })

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:8080' }],
    [{ origin: 'http://localhost:80', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('%j is refused', async (headers) => {
    expect(await place(headers as Record<string, string>)).toMatchObject({
      status: 403,
      refusal: { refusal: 'foreign_site' },
    })
  })

  test.each([
    [{}],
    [{ host: 'shop.test', origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('%j is taken', async (headers) => {
    expect((await place(headers as Record<string, string>)).status).toBe(200)
  })

  test('every call that writes refuses them, before it looks at anything else', async () => {
    for (const name of callNames) {
      const { method, path } = addressOf(name)
      if (method === 'GET') continue
      const response = await shop.inject({
        method,
        url: path.replace(/\{\w+\}/, '1'),
        headers: { origin: 'https://evil.example' },
      })
      expect([response.statusCode, response.json().refusal], name).toEqual([403, 'foreign_site'])
    }
  })

  test('behind a proxy the public address counts as this site', async () => {
    const behind = await openShop({ config: { publicUrl: 'https://noisette.example' } })
    expect((await place({ origin: 'https://noisette.example' }, behind)).status).toBe(200)
    expect((await place({ origin: 'https://noisette.example.evil' }, behind)).status).toBe(403)
  })
})
