// Uploads: what is accepted and how it is served, what is refused and how, and when a picture is deleted.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { isUploadKey, uploadLimits } from '#domain/shared/picture.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { checkedReply } from '#server/testing/contract-check.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { halves, phonePhoto } from '#server/testing/picture-files.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const day = 86_400_000

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  const send = async (file: Buffer, as: Person | undefined = staff.amira, type = 'image/png') => {
    const headers = { 'content-type': type, ...(as ? { cookie: as.cookie } : {}) }
    return checkedReply(
      'images.upload',
      await shop.inject({ method: 'POST', url: '/api/staff/images', payload: file, headers }),
    )
  }
  const upload = async (file: Buffer, as?: Person): Promise<string> => {
    const reply = await send(file, as)
    if (!reply.ok) throw new Error(`refused: ${reply.refusal.refusal}`)
    expect(reply.value.image.kind).toBe('uploaded')
    return reply.value.image.ref
  }
  const refusal = async (file: Buffer, type?: string) => {
    const reply = await send(file, staff.amira, type)
    return reply.ok ? 'taken' : [reply.status, reply.refusal.refusal]
  }
  const fetched = (key: string, width: number, accept = 'image/avif,image/webp,*/*') =>
    shop.inject({ url: `/uploads/${key}/${width}`, headers: { accept } })

  test('[EDIT-2] a photo from a phone comes back upright, smaller, in the format that the browser takes, without its metadata', async () => {
    const key = await upload(await phonePhoto())
    expect(isUploadKey(key)).toBe(true)
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
    ] as const) {
      const answer = await fetched(key, 320, accept)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': format === 'heif' ? 'image/avif' : 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept',
        'x-content-type-options': 'nosniff',
      })
      const picture = await sharp(answer.rawPayload).metadata()
      expect(picture).toMatchObject({ format, width: 320, height: 427 })
      expect([picture.exif, picture.orientation ?? 1, picture.icc]).toEqual([undefined, 1, undefined])
      // Stored sideways it was red on the left; upright it is red at the top.
      const { dominant } = await sharp(
        await sharp(answer.rawPayload).extract({ left: 0, top: 0, width: 320, height: 200 }).png().toBuffer(),
      ).stats()
      expect(dominant.r).toBeGreaterThan(150)
      expect(dominant.b).toBeLessThan(100)
    }
  })

  test('a browser that has it is not sent it again, and HEAD answers like GET', async () => {
    const key = await upload(await halves(400, 300).png().toBuffer())
    const { headers } = await fetched(key, 160)
    const again = await shop.inject({
      url: `/uploads/${key}/160`,
      headers: { accept: 'image/avif', 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await shop.inject({ method: 'HEAD', url: `/uploads/${key}/160`, headers: { accept: 'image/avif' } })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, headers['content-length']])
  })

  test('[F-86] a picture has one address', async () => {
    const key = await upload(await halves(400, 300).png().toBuffer())
    for (const more of ['/anything', '/', '//', '/..'])
      expect((await shop.inject({ url: `/uploads/${key}/160${more}` })).statusCode, more).toBe(404)
  })

  test('[D-16] PNG, GIF (its first picture), WebP, AVIF and TIFF are taken; a small one is never blown up', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const key = await upload(gif)
    const shown = await sharp((await fetched(key, 960, 'image/webp')).rawPayload).metadata()
    expect(shown).toMatchObject({ width: 40, height: 30 })
    expect(key.slice(-6, -2)).toBe('ff00')
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await sharp((await fetched(await upload(clear), 160)).rawPayload).metadata()).hasAlpha).toBe(true)
    for (const format of ['webp', 'avif', 'tiff'] as const)
      expect(isUploadKey(await upload(await halves(50, 50).toFormat(format).toBuffer())), format).toBe(true)
    expect(isUploadKey(await upload(await halves(2, 3000).greyscale().jpeg().toBuffer()))).toBe(true)
  })

  test('the same picture twice, also at once, is kept once', async () => {
    const file = await halves(77, 77).png().toBuffer()
    const keys = await Promise.all([upload(file), upload(file, staff.lotte), upload(file)])
    expect(new Set(keys).size).toBe(1)
    const kept = await shop.store.db.selectFrom('picture').select('key').where('key', '=', String(keys[0])).execute()
    expect(kept).toHaveLength(1)
  })

  test('more pictures at once than fit into memory are asked to wait, and taken after that', async () => {
    // Small ones wait behind a large one.
    const files = await Promise.all([2400, 61, 62, 63, 64, 65].map((side) => halves(side, 1600).png().toBuffer()))
    const replies = await Promise.all(files.map((file) => send(file)))
    expect(replies.some((reply) => !reply.ok && reply.refusal.refusal === 'too_many')).toBe(true)
    for (const file of files) await upload(file)
  })

  describe('[EDIT-4] refused by its name, whatever it calls itself:', () => {
    test.each([
      ['a text named .png', () => Buffer.from('this is not a picture'), [422, 'not_an_image']],
      ['nothing at all', () => Buffer.alloc(0), [422, 'not_an_image']],
      ['a page', () => Buffer.from('<!doctype html><svg onload="alert(1)">'), [422, 'not_an_image']],
      ['an SVG that acts', () => Buffer.from('<svg xmlns="x"><script/></svg>'), [422, 'image_svg_not_plain']],
      [
        'an SVG behind comments',
        () => Buffer.from('<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg xmlns="x" onload="x"/>'),
        [422, 'image_svg_not_plain'],
      ],
      ['a BMP of zeros', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), [422, 'image_broken']],
      ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), [422, 'image_heic_unreadable']],
      ['a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), [422, 'not_an_image']],
      ['a PNG of 100 million pixels in a few bytes', () => hugePng(10_000, 10_000), [422, 'image_too_many_pixels']],
      [
        'an interlaced PNG of 25 million pixels with 16 bits a colour, which must be unpacked whole',
        () => hugePng(5000, 5000, { depth: 16, interlaced: true }),
        [422, 'image_too_many_pixels'],
      ],
      ['a PNG that is nothing behind its head', () => hugePng(100, 100), [422, 'image_broken']],
      ['a file of more than 12 MB', () => Buffer.alloc(uploadLimits.bytes + 1, 1), [413, 'image_too_large']],
    ] as const)('%s', async (_, file, refused) => {
      expect(await refusal(file())).toEqual(refused)
    })

    test('a photo that is cut off', async () => {
      const whole = await phonePhoto()
      expect(await refusal(whole.subarray(0, whole.length / 2), 'image/jpeg')).toEqual([422, 'image_broken'])
    })

    test('a form or a JSON body', async () => {
      const reply = await shop.reply('images.upload', { file: 'x' }, { as: staff.amira })
      expect(reply.ok ? 'taken' : reply.refusal.refusal).toBe('not_an_image')
    })
  })

  test('a body without a length is stopped at the limit', async () => {
    const url = await shop.listen()
    const body = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent <= 13; sent++) controller.enqueue(new Uint8Array(1024 * 1024))
        controller.close()
      },
    })
    const answer = await fetch(`${url}/api/staff/images`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', cookie: staff.amira.cookie },
      body,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, ((await answer.json()) as { refusal: string }).refusal]).toEqual([413, 'image_too_large'])
  })

  test('[ROUTE-3] only who edits the menu or the texts may upload', async () => {
    const file = await halves(20, 20).png().toBuffer()
    const asJef = await send(file, staff.jef)
    expect([asJef.status, asJef.ok ? '' : asJef.refusal.refusal]).toEqual([403, 'not_allowed'])
    const nobody = checkedReply(
      'images.upload',
      await shop.inject({
        method: 'POST',
        url: '/api/staff/images',
        payload: file,
        headers: { 'content-type': 'image/png' },
      }),
    )
    expect(nobody.status).toBe(401)
    expect((await send(file, staff.lotte)).ok).toBe(true)
  })

  test('a key, a width or a path that is not ours is not found', async () => {
    const key = await upload(await halves(30, 30).png().toBuffer())
    for (const path of [`${key}/161`, `${key}/0`, `${key}`, `${key.replace(/^../, '__')}/160`, `x'--/160`])
      expect((await shop.inject({ url: `/uploads/${path}` })).statusCode, path).toBe(404)
  })

  test('a picture is thrown away after a day when nothing shows it, and kept while anything does', async () => {
    const { store, clock } = shop
    const show = async (table: 'item' | 'offer' | 'post', id: string, ref: string) =>
      store.write((trx) =>
        trx.updateTable(table).set({ image_kind: 'uploaded', image_ref: ref }).where('id', '=', id).execute(),
      )
    const keyOf = async (side: number) => upload(await halves(side, 9).png().toBuffer())
    const keys: string[] = []
    for (const side of [90, 91, 92, 93, 94, 95, 96]) keys.push(await keyOf(side))
    const [unused, ofItem, ofRemoved, ofOffer, ofPost, ofOpenOrder, ofPastOrder] = keys
    const first = async (table: 'offer' | 'post') =>
      (await store.db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
    await show('item', 'espresso', String(ofItem))
    await show('item', 'lungo', String(ofRemoved))
    await store.write((trx) => trx.updateTable('item').set({ removed_at: 1 }).where('id', '=', 'lungo').execute())
    await show('offer', await first('offer'), String(ofOffer))
    await show('post', await first('post'), String(ofPost))
    for (const [key, status] of [
      [ofOpenOrder, 0],
      [ofPastOrder, 1],
    ] as const) {
      const { id } = await shop.ask('orders.place', noorsOrder())
      await store.write(async (trx) => {
        const image = { image_kind: 'uploaded', image_ref: String(key) }
        await trx.updateTable('order_line').set(image).where('order_id', '=', id).execute()
        await trx.updateTable('orders').set({ status }).where('id', '=', id).execute()
      })
    }
    const stillThere = async (keys: readonly (string | undefined)[]) =>
      Promise.all(keys.map(async (key) => (await fetched(String(key), 160)).statusCode))
    await tidyShop(store, clock.now() + day - 60_000)
    expect(await stillThere([unused, ofRemoved, ofPastOrder])).toEqual([200, 200, 200])
    await tidyShop(store, clock.now() + day + 60_000)
    expect(await stillThere([ofItem, ofOffer, ofPost, ofOpenOrder])).toEqual([200, 200, 200, 200])
    expect(await stillThere([unused, ofRemoved, ofPastOrder])).toEqual([404, 404, 404])
    const files = await store.db
      .selectFrom('picture_file')
      .select('picture')
      .where('picture', '=', String(unused))
      .execute()
    expect(files).toEqual([])
  })
})

/** A PNG whose header claims this many pixels, with next to no data after it. */
function hugePng(width: number, height: number, { depth = 8, interlaced = false } = {}): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([head, body, check])
  }
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([depth, 2, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
