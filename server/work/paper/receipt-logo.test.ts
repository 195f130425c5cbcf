// The logo on receipts: drawn within its time, and one that cannot be drawn never keeps a receipt from being printed.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import { saveBrand } from '#server/store/shop/brand-store.ts'
import { keepPicture } from '#server/store/shop/picture-store.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { addStar, greet } from '#server/testing/paper/printers-of-shop.ts'
import { shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { demoLogoFile, dotsOf, openReceiptLogo } from './receipt-logo.ts'

const sign = (ground: string, ink: string, side = 480): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: ground } })
    .composite([
      { input: Buffer.from(`<svg width="240" height="240"><circle cx="120" cy="120" r="110" fill="${ink}"/></svg>`) },
    ])
    .webp({ lossless: true })
    .toBuffer()

const bad: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'a broken file': async () => (await sign('#ffffff', '#402010')).subarray(0, 200),
  'no picture at all': () => Buffer.from('<!doctype html><p>502</p>'),
  'an SVG that acts': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'one that is all white': () => sign('#ffffff', '#ffffff'),
  'one that is all black': () => sign('#000000', '#000000'),
  'white on nothing': () => sign('#ffffff00', '#ffffff'),
  'a huge one': () => sign('#ffffff', '#402010', 3000),
}

describe('[PAPER-1] the logo on a receipt', () => {
  let shop: TestShop
  const lines: string[] = []
  beforeAll(async () => {
    shop = await shopsOn('sqlite')({ config: { logLevel: 'info' }, logTo: { write: (line) => void lines.push(line) } })
  })

  /** As it is in the database, past the door that refuses most of these. */
  async function setLogo(name: string, file: Uint8Array): Promise<void> {
    const ref = `${name}-402010`
    await shop.store.write(async (trx) => {
      await keepPicture(trx, ref, [{ width: 480, format: 'webp', data: file }], shop.clock.now())
      await saveBrand(trx, { ...neutralBrand, logo: { kind: 'uploaded', ref } })
    })
  }

  const logos = () => {
    const errors: string[] = []
    return { errors, logoFor: openReceiptLogo({ store: shop.store, failed: (error) => errors.push(String(error)) }) }
  }

  test('is the uploaded picture, cut to what is black of it, at most 60 % as wide as the paper', async () => {
    await setLogo('a'.repeat(22), await sign('#ffffff', '#402010'))
    const { logoFor, errors } = logos()
    const wide = await logoFor(576)
    const narrow = await logoFor(384)
    // Of the picture's 144 dots the circle is 220 / 480.
    expect(wide?.height).toBe(66)
    expect(wide?.width).toBe(72)
    expect(narrow?.height).toBe(66)
    expect(errors).toEqual([])
  })

  test('is none if the owner set none', async () => {
    await shop.store.write((trx) => saveBrand(trx, neutralBrand))
    expect(await logos().logoFor(576)).toBeNull()
  })

  test('is drawn anew when it changes', async () => {
    const { logoFor } = logos()
    await setLogo('b'.repeat(22), await sign('#ffffff', '#402010'))
    expect((await logoFor(576))?.height).toBe(66)
    await setLogo(
      'c'.repeat(22),
      await sharp(await sign('#ffffff', '#402010'))
        .resize(480, 240, { fit: 'fill' })
        .webp()
        .toBuffer(),
    )
    expect((await logoFor(576))?.width).toBe(136)
  })

  test.each(Object.entries(bad))('that cannot be drawn is left out and told once: %s', async (name, file) => {
    const { logoFor, errors } = logos()
    await setLogo(name.replace(/\W/g, '-').padEnd(22, 'x').slice(0, 22), await file())
    expect([await logoFor(576), await logoFor(384), await logoFor(576)]).toEqual([null, null, null])
    expect(errors).toHaveLength(1)
  })

  test('that cannot be drawn keeps no receipt from being printed, and the log has one line, without a secret', async () => {
    const { amira } = await shop.staff()
    await setLogo('d'.repeat(22), Buffer.from('no picture'))
    const star = await addStar(shop, amira)
    await greet(star)
    lines.length = 0
    for (let receipt = 0; receipt < 2; receipt++) {
      const { id } = await shop.ask('orders.place', noorsOrder())
      await shop.ask('slips.print', { id, what: 'receipt' }, { as: amira })
      expect(await star.poll()).toBe('printed')
    }
    const told = lines.filter((line) => line.includes('the logo cannot be drawn'))
    expect(told).toHaveLength(1)
    expect(told[0]).not.toContain(star.path.split('/').at(-1))
  })

  test('takes at most 40 ms of processor time, and none once it is drawn', async () => {
    const file = await sharp(await readFile(demoLogoFile), { density: 1440 })
      .resize(960, 960)
      .webp()
      .toBuffer()
    const spent: number[] = []
    for (let time = 0; time < 7; time++) {
      const before = process.cpuUsage()
      await dotsOf(file, 576)
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1000)
    }
    expect(spent.toSorted((one, other) => one - other)[3]).toBeLessThan(40)
  })
})
