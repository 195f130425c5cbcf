// What the site shows beside the menu over HTTP: a logo changes none of it, and the owner chooses for each place.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filmLimit, type Media } from '#domain/shop/brand/media.ts'
import { purgePictures } from '#server/store/shop/picture-store.ts'
import { halves } from '#server/testing/picture-files.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { importOldSite } from '#tools/legacy/testing/taking-over.ts'

const mp4 = (bytes: number): Buffer => {
  const file = Buffer.alloc(bytes, 7)
  file.write('ftypisom', 4, 'latin1')
  return file
}
const everyPlace = { hero: 'demo', story: 'demo', panorama: 'demo', about: 'demo', account: 'demo' }

onBothEngines((openShop) => {
  const send = async (shop: TestShop, as: Person, url: string, type: string, payload: Buffer) =>
    shop.inject({ method: 'POST', url, payload, headers: { 'content-type': type, cookie: as.cookie } })
  const picture = async (shop: TestShop, as: Person, file: Buffer, use = 'picture') =>
    send(shop, as, `/api/staff/images?use=${use}`, 'image/png', file)
  const film = async (shop: TestShop, as: Person, file: Buffer) => send(shop, as, '/api/staff/films', 'video/mp4', file)
  const set = async (shop: TestShop, amira: Person, part: Partial<Media>, logo?: null) => {
    const { brand, version } = await shop.ask('brand.read', {}, { as: amira })
    const changed = { ...brand, ...(logo === null && { logo }), media: { ...brand.media, ...part } }
    return await shop.reply('brand.save', { version, brand: changed as typeof brand }, { as: amira })
  }
  const shown = async (shop: TestShop) => (await shop.ask('menu.read', {})).brand

  test('[H-90] a new logo changes nothing but the logo; taking over the demo takes its film and pictures too', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    expect((await shown(shop)).media).toEqual(everyPlace)
    expect((await set(shop, amira, {}, null)).status).toBe(200)
    expect(await shown(shop)).toMatchObject({ media: everyPlace, mark: expect.stringMatching(/^\/mark\.svg\?v=/) })
    await shop.ask('demo.takeOver', {}, { as: amira })
    expect((await shown(shop)).media).toEqual({})
  })

  test('[H-90] a shop that was imported shows the demo’s, one begun with nothing none', async () => {
    const imported = await openShop({ demo: false })
    expect((await shown(imported)).media).toEqual({})
    await importOldSite(imported.store, { food: [{ _id: '5e1', name: 'Cappuccino', category: 'COFFEE', price: 3.2 }] })
    expect((await shown(imported)).media).toEqual(everyPlace)
  })

  test('[H-90] [D-42] own pictures, a film, the demo’s or none for each place; what is hidden is kept', {
    tags: ['long'],
  }, async () => {
    const shop = await openShop()
    const { amira, lotte } = await shop.staff()
    const wide = (await picture(shop, amira, await halves(2000, 1000).png().toBuffer(), 'hero')).json().image
    const around = (await picture(shop, amira, await halves(4200, 2100).png().toBuffer(), 'panorama')).json().image
    const bar = (await picture(shop, amira, await halves(800, 700).png().toBuffer())).json().image
    const refusedShape = await picture(shop, amira, await halves(800, 700).png().toBuffer(), 'panorama')
    expect([refusedShape.statusCode, refusedShape.json().refusal]).toEqual([422, 'panorama_not_two_to_one'])
    expect((await film(shop, lotte, mp4(1000))).statusCode).toBe(403)
    const { film: key } = (await film(shop, amira, mp4(700_000))).json()

    const own = (image: typeof wide) => ({
      shows: 'own' as const,
      pictures: [{ image, imageWords: { en: 'Our bar' } }],
    })
    expect(
      (await set(shop, amira, { hero: own(wide), film: key, panorama: own(around), about: own(bar) })).status,
    ).toBe(200)
    expect((await set(shop, amira, { account: { shows: 'none', pictures: [] } })).status).toBe(200)
    const words = 'Our bar'
    expect(await shown(shop)).toMatchObject({
      media: {
        hero: [{ image: wide, words }],
        panorama: [{ image: around, words }],
        about: [{ image: bar, words }],
        story: 'demo',
      },
      film: `/uploads/films/${key}`,
    })
    expect((await shown(shop)).media.account).toBeUndefined()
    const widthOf = async (ref: string, width: number) =>
      (await sharp((await shop.inject({ url: `/uploads/${ref}/${width}` })).rawPayload).metadata()).width
    expect([await widthOf(wide.ref, 1600), await widthOf(around.ref, 4096), await widthOf(bar.ref, 1600)]).toEqual([
      1600, 4096, 800,
    ])

    // It shows none now, and may show them again.
    const { brand } = await shop.ask('brand.read', {}, { as: amira })
    expect((await set(shop, amira, { hero: { ...brand.media.hero, shows: 'none' } })).status).toBe(200)
    expect(await shown(shop)).not.toHaveProperty('film')
    await shop.store.write((trx) => purgePictures(trx, shop.clock.now() + 10 * 86_400_000))
    expect((await shop.inject({ url: `/uploads/${wide.ref}/640` })).statusCode).toBe(200)
    expect((await shop.inject({ url: `/uploads/films/${key}` })).statusCode).toBe(200)
    expect((await set(shop, amira, { film: null })).status).toBe(200)
    await shop.store.write((trx) => purgePictures(trx, shop.clock.now() + 10 * 86_400_000))
    expect((await shop.inject({ url: `/uploads/films/${key}` })).statusCode).toBe(404)
  })

  test.each([
    [{ hero: { shows: 'own' as const, pictures: [] } }, 'picture_missing', 'media.hero'],
    [{ film: 'a film' }, 'film_wrong', 'media.film'],
    [{ film: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'image_missing', 'media.film'],
    [
      {
        about: {
          shows: 'own' as const,
          pictures: [{ image: { kind: 'bundled' as const, ref: 'bar' }, imageWords: {} }],
        },
      },
      'image_wrong',
      'media.about',
    ],
  ])('[H-90] refused by name: %j', async (part, problem, field) => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const reply = await set(shop, amira, part)
    expect([reply.status, reply.ok || reply.refusal.problems?.[0]]).toMatchObject([400, { problem, field }])
  })

  test('[H-90] a film is told by its content, bounded, and sent whole or by range', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const refusal = async (file: Buffer) => (await film(shop, amira, file)).json().refusal
    expect(await refusal(await halves(20, 10).png().toBuffer())).toBe('film_kind_not_taken')
    expect(await refusal(Buffer.from('<html><script>alert(1)</script>'))).toBe('film_kind_not_taken')
    expect(await refusal(mp4(filmLimit + 1))).toBe('film_too_large')
    const file = mp4(700_000)
    file.write('here', 262_142, 'latin1')
    const { film: key } = (await film(shop, amira, file)).json()
    // The answer was lost, and it is sent again.
    expect((await film(shop, amira, file)).json().film).toBe(key)
    const url = `/uploads/films/${key}`
    const whole = await shop.inject({ url })
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': '700000',
    })
    expect(whole.rawPayload.equals(file)).toBe(true)
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await shop.inject({ url, headers: { range } })
      return [statusCode, headers['content-range'], rawPayload.length]
    }
    expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/700000', 2])
    expect(await part('bytes=699990-')).toEqual([206, 'bytes 699990-699999/700000', 10])
    expect(await part('bytes=-5')).toEqual([206, 'bytes 699995-699999/700000', 5])
    expect(await part('bytes=700000-')).toEqual([416, 'bytes */700000', 0])
    const across = await shop.inject({ url, headers: { range: 'bytes=262142-262145' } })
    expect(across.payload).toBe('here')
  })
})
