// An import into an empty shop brings the owner's own shop and no invented data, on both engines.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { openPictureFolder } from './import/import-pictures.ts'
import { reportInWords } from './import-report.ts'
import { everything, importOldSite, writtenOut } from './testing/taking-over.ts'

const food = (name: string, more: object = {}) => ({
  _id: name,
  name,
  category: 'COFFEE',
  price: 3.2,
  stock: 'in',
  image: '',
  desc: '',
  ...more,
})
const old = {
  food: [
    food('Cappuccino', { image: 'My-Capp.PNG' }),
    food('Ramen', { category: 'NOODLES & CO', image: 'ramen_bowl' }),
    food('Udon', { category: 'noodles & co' }),
    food('Nothing known', { category: {} }),
    food('رز', { category: 'أرز' }),
  ],
  shopstatus: { shopState: 'in', date: '', desc: '' },
  categories: [
    { id: 'DRINKS', name: 'Drinks', index: 1 },
    { id: 'COFFEE', name: 'Coffee', index: 2 },
    { id: 'MARS', name: 'Mars', index: 3 },
  ],
}
const owner = async (shop: TestShop) => ({ as: (await shop.staff()).amira })

onBothEngines((openShop) => {
  describe('[F-5] into an empty shop', () => {
    test('there are the named branches, closed, the old menu, and nothing invented', async () => {
      const shop = await openShop({ demo: false })
      const report = await importOldSite(shop.store, old, { branches: ['Café Noor', 'Kaai 5'], noCocktails: false })
      const menu = await shop.ask('menu.read', {})
      expect(menu.branches.map(({ id, name, shop: { open } }) => [id, name, open])).toEqual([
        ['cafe-noor', 'Café Noor', false],
        ['kaai-5', 'Kaai 5', false],
      ])
      const content = await shop.ask('content.read', {})
      expect([content.offers, content.posts, content.testimonials]).toEqual([[], [], []])
      expect((await shop.ask('reviews.summary', {})).count).toBe(0)
      expect(menu.categories.slice(0, 3).map(({ id }) => id)).toEqual(['DRINKS', 'COFFEE', 'ICECOFFEE'])
      expect(menu.items.filter(({ category }) => category === 'COCKTAILS')).toHaveLength(14)
      expect(menu.items.filter(({ category }) => category !== 'COCKTAILS').map(({ name }) => name)).toEqual([
        'Cappuccino',
      ])
      const words = reportInWords(report).join('\n')
      expect(words).toContain('Created the branches "Café Noor", "Kaai 5".')
      expect(words).toContain('takes no orders yet')
      expect(words).toContain('14 cocktails')
    })

    test('without a name for the branch it is refused in a sentence, and nothing is written', async () => {
      const shop = await openShop({ demo: false })
      const before = await everything(shop.store)
      for (const [branches, why] of [
        [[], 'name your own branch'],
        [[' '], 'a name of 1 to 60'],
        [['x'.repeat(61)], 'a name of 1 to 60'],
        [['a\u001b[2J'], 'a name of 1 to 60'],
        [['Kaai', 'kaai'], 'the same name'],
      ] as const)
        await expect(importOldSite(shop.store, old, { branches })).rejects.toThrow(why)
      expect(await everything(shop.store)).toEqual(before)
    })

    test('an unknown category is a hidden one of its name: staff see it and move its items, customers do not', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old)
      const asOwner = await owner(shop)
      const all = await shop.ask('menu.readAll', { lang: 'en' }, asOwner)
      const hidden = all.categories.filter((category) => category.hidden)
      expect(hidden.map(({ name }) => name)).toEqual(['NOODLES & CO', 'Without a category', 'أرز'])
      const inHidden = all.items.filter(({ category }) => hidden.some(({ id }) => id === category))
      expect(inHidden.map(({ name }) => name).sort()).toEqual(['Nothing known', 'Ramen', 'Udon', 'رز'].sort())
      expect(JSON.stringify(await shop.ask('menu.read', {}))).not.toContain('amen')
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: true, date: '', desc: {} }, asOwner)
      const order = (item: string) => noorsOrder({ branch: 'antwerpen', lines: [{ item, quantity: 1, note: '' }] })
      expect(await shop.refused('orders.place', order('ramen'))).toMatchObject({
        problems: [{ problem: 'item_unknown' }],
      })
      const moved = await shop.ask('items.move', { items: ['ramen', 'udon'], category: 'SPECIALS' }, asOwner)
      expect(moved.moved).toEqual(['ramen', 'udon'])
      expect((await shop.ask('menu.read', {})).items.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['ramen', 'udon']),
      )
      await shop.ask('orders.place', order('ramen'))
      expect(await shop.refused('items.move', { items: ['ramen', 'gone'], category: 'COFFEE' }, asOwner)).toMatchObject(
        {
          refusal: 'item_unknown',
        },
      )
    })

    test('the export says the same again, old picture names and hidden categories too', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old, { noCocktails: false })
      const file = await writtenOut(shop.store)
      expect(file).toContain('"image":"My-Capp.PNG"')
      expect(file).toContain('"category":"NOODLES & CO"')
      const elsewhere = await openShop({ demo: false })
      await importOldSite(elsewhere.store, JSON.parse(file), { noCocktails: false })
      expect(await writtenOut(elsewhere.store)).toBe(file)
      const before = await everything(shop.store)
      await importOldSite(shop.store, old)
      expect(await everything(shop.store)).toEqual(before)
    })

    test('a thousand unknown categories are few hidden ones, and no item is lost', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, {
        food: Array.from({ length: 1000 }, (_, n) => food(`i${n}`, { category: `k${n}` })),
      })
      const all = await shop.ask('menu.readAll', {}, await owner(shop))
      expect(all.items).toHaveLength(1000)
      expect(all.categories.filter(({ hidden }) => hidden).length).toBeLessThanOrEqual(41)
    })
  })

  describe('[F-5] pictures', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-pictures-'))
    afterAll(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'food'))
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#804020' } })
      .jpeg()
      .toBuffer()
    await writeFile(join(folder, 'food', 'my-capp.png'), picture)
    await writeFile(join(folder, 'Ramen_Bowl.JPG'), picture)
    await writeFile(join(folder, 'broken.png'), 'no picture')
    await writeFile(join(folder, 'huge.png'), Buffer.alloc(13 * 1024 * 1024))
    await symlink('/etc/passwd', join(folder, 'passwd'))
    const opened = await openPictureFolder(folder)
    const pictures = opened.ok ? opened.value : undefined
    const images = async (shop: TestShop) =>
      Object.fromEntries(
        (await shop.ask('menu.readAll', {}, await owner(shop))).items.map(({ id, image }) => [id, image.kind]),
      )

    test('[J-57] the address of a picture without encryption is kept, goes out again, and finds its file', async () => {
      const shop = await openShop({ demo: false })
      const address = 'http://old.example/food/my-capp.png?size=large'
      await importOldSite(shop.store, { food: [food('Cappuccino', { image: address })] })
      expect(await images(shop)).toMatchObject({ cappuccino: 'bundled' })
      expect(await writtenOut(shop.store)).toContain(`"image":"${address}"`)
      await importOldSite(shop.store, { reviews: [] }, { pictures })
      expect(await images(shop)).toMatchObject({ cappuccino: 'uploaded' })
    })

    test('with the folder the old names are uploads, at once or later, and the names are kept', async () => {
      const shop = await openShop({ demo: false })
      await importOldSite(shop.store, old)
      expect(await images(shop)).toMatchObject({ cappuccino: 'bundled', ramen: 'bundled' })
      const later = await importOldSite(shop.store, { reviews: [] }, { pictures })
      expect(later.pictures).toBe(2)
      expect(await images(shop)).toMatchObject({ cappuccino: 'uploaded', ramen: 'uploaded', udon: 'bundled' })
      expect(await writtenOut(shop.store)).toContain('"image":"ramen_bowl"')
      const atOnce = await openShop({ demo: false })
      await importOldSite(atOnce.store, old, { pictures })
      expect(await images(atOnce)).toEqual(await images(shop))
      const { image } = (await shop.ask('menu.read', {})).items[0] ?? {}
      expect((await shop.inject({ url: `/uploads/${image?.ref}/160` })).statusCode).toBe(200)
    })

    test('hostile names lead nowhere, and a file that is no picture costs its item nothing else', async () => {
      const shop = await openShop({ demo: false })
      const names = ['../../etc/passwd', 'passwd', 'broken.png', 'HUGE.png', '..', '/', 'a\u0000b', '\ud800']
      const report = await importOldSite(
        shop.store,
        { food: names.map((image, n) => food(`Item ${n}`, { image })) },
        { pictures },
      )
      expect(Object.values(await images(shop))).toEqual(names.map(() => 'bundled'))
      const said = reportInWords(report).join('\n')
      expect(said).toContain('broken.png cannot be read as a picture (not_an_image); shown without it')
      expect(said).toContain('huge.png is larger than 12 MB')
    })
  })
})

test('[F-5] a folder of pictures that is none is refused in a sentence', async () => {
  expect(await openPictureFolder('/no/such/folder')).toMatchObject({
    ok: false,
    refusal: expect.stringContaining('--pictures'),
  })
})
