// @module-tag long
// The menu as a spreadsheet over HTTP: out, in with a preview, done once and exactly; and many prices at once.
import { beforeAll, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import type { Output } from '#contract/index.ts'
import { sheetLimits } from '#domain/menu/sheet/sheet-columns.ts'
import { checkedReply } from '#server/testing/contract-check.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
  })

  let keys = 0
  const freshKey = () => `a-key-of-a-sheet-${++keys}`
  const send = async <Name extends CallName>(
    name: Name,
    path: string,
    file: string | Buffer,
    query: Record<string, string> = {},
    as: Person | undefined = staff.amira,
  ) =>
    checkedReply(
      name,
      await shop.inject({
        method: 'POST',
        url: path,
        query,
        payload: file,
        headers: { 'content-type': 'application/octet-stream', ...(as && { cookie: as.cookie }) },
      }),
    )
  const preview = async (file: string | Buffer, query?: Record<string, string>) => {
    const reply = await send('sheet.preview', '/api/staff/sheet/preview', file, query)
    if (!reply.ok) throw new Error(reply.refusal.refusal)
    return reply.value as Output<'sheet.preview'>
  }
  const apply = (file: string | Buffer, query: Record<string, string>, as?: Person) =>
    send('sheet.apply', '/api/staff/sheet/apply', file, query, as)
  const priceOf = async (id: string) => (await shop.ask('menu.read', {})).items.find((item) => item.id === id)?.price
  const logged = async () => (await shop.ask('log.list', { kind: 'menu' }, { as: staff.amira })).entries

  test('[CATG-3] the menu goes out in both formats and comes back without a change', async () => {
    for (const format of ['xlsx', 'csv'] as const)
      for (const lang of ['nl', 'ar'] as const) {
        const { file } = await shop.ask('sheet.write', { format, lang }, { as: staff.lotte })
        const seen = await preview(Buffer.from(file, 'base64'), { removes: 'yes' })
        expect(seen).toMatchObject({
          added: [],
          changed: [],
          removed: [],
          categories: [],
          mistakes: [],
          remarks: [],
          unknown: [],
          missing: 0,
          rows: seen.unchanged,
        })
        expect(seen.unchanged).toBeGreaterThan(90)
      }
  })

  test('[CATG-3] what was previewed is done at once and exactly: customers see it, the log says it, a retry does nothing', async () => {
    const file = [
      'Id;Category;Name (English);Price;Contains',
      'lungo;Coffee;;;',
      'mocha;Coffee;Mocha;4,40;milk',
      ';Soup;Tomato soup;5,50;celery, milk',
    ].join('\r\n')
    const wrong = await preview(file)
    expect(wrong.mistakes).toMatchObject([{ row: 2, column: 'price', problem: 'price_missing' }])
    const mended = file.replace('lungo;Coffee;;;\r\n', '')
    const seen = await preview(mended)
    expect(seen).toMatchObject({
      categories: [{ en: 'Soup' }],
      added: [{ row: 3, name: { en: 'Tomato soup' }, category: 'Soup' }],
      changed: [
        {
          row: 2,
          item: 'mocha',
          fields: expect.arrayContaining([{ column: 'price', from: expect.any(String), to: '4.40' }]),
        },
      ],
      mistakes: [],
    })
    const key = freshKey()
    const replies = await Promise.all([
      apply(mended, { key, plan: seen.plan }),
      apply(mended, { key, plan: seen.plan }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await apply(mended, { key, plan: seen.plan })).status).toBe(200)
    expect(await priceOf('mocha')).toBe(440)
    expect(await priceOf('tomato-soup')).toBe(550)
    expect((await shop.ask('menu.read', {})).categories.at(-1)).toMatchObject({ name: 'Soup', slug: 'soup' })
    const entries = (await logged()).filter(({ act }) => act === 'sheet.apply')
    expect(entries).toMatchObject([{ staffName: 'Amira', data: { added: 1, changed: 1, removed: 0, categories: 1 } }])
    expect(await preview(mended)).toMatchObject({ added: [], changed: [], unchanged: 2 })
  })

  test('[CATG-2] [OPT-7] [CATG-3] prices per branch and the parts of deals come in, and stay without their columns', async () => {
    const read = async (branch: string, id: string) => {
      const { items } = await shop.ask('menu.readAll', { lang: 'en' }, { as: staff.amira })
      const item = items.find((one) => one.id === id)
      return { price: item?.sold?.prices?.[branch], parts: item?.parts?.map(({ id: part, choose }) => [part, choose]) }
    }
    const take = async (file: string) => {
      const seen = await preview(file)
      expect(seen.mistakes).toEqual([])
      expect((await apply(file, { key: freshKey(), plan: seen.plan })).ok).toBe(true)
      return seen
    }
    const seen = await take(
      'Id;Price in Merksem;Price in Paris;Parts of the deal\r\nespresso;9,95;1;"Sweet: brownie +0,50"',
    )
    expect(seen.unknown).toEqual(['Price in Paris'])
    expect(await read('merksem', 'espresso')).toEqual({
      price: 995,
      parts: [['sweet', [{ item: 'brownie', extra: 50 }]]],
    })
    await take('Id;Name (English)\r\nespresso;Espresso solo')
    expect(await read('merksem', 'espresso')).toMatchObject({ price: 995, parts: [['sweet', expect.anything()]] })
    await take('Id;Name (English);branch.merksem;parts\r\nespresso;Espresso;;')
    expect(await read('merksem', 'espresso')).toEqual({})
  })

  test('[H-72] a deal and the new items that it is of come in with one sheet, by name or by the id in their rows', async () => {
    const file = [
      'Id;Category;Name (English);Price;Parts of the deal',
      ';Panini;Broth lunch;12,50;"Broth: Leek broth, beef-broth +0,50; Drink: mocha"',
      ';Panini;Leek broth;6,00;',
      'beef-broth;Panini;Beef stock;6,20;',
    ].join('\r\n')
    const { plan, mistakes, added } = await preview(file)
    expect([mistakes, added.length]).toEqual([[], 3])
    expect((await apply(file, { plan, key: freshKey() })).status).toBe(200)
    const { items } = await shop.ask('menu.read', {})
    const parts = items.find(({ id }) => id === 'broth-lunch')?.parts
    expect(parts?.map(({ choose }) => choose)).toEqual([
      [
        { item: 'leek-broth', extra: 0 },
        { item: 'beef-stock', extra: 50 },
      ],
      [{ item: 'mocha', extra: 0 }],
    ])
  })

  test('[CATG-3] what a sheet has no column for stays: prices per branch, hours, options, and the parts of a meal deal', async () => {
    const read = async () => (await shop.ask('items.read', {}, { as: staff.amira })).items
    const found = async (id: string) => {
      const item = (await read()).find((one) => one.id === id)
      if (!item) throw new Error(`${id} is not on the menu`)
      return item
    }
    const sold = { branches: ['antwerpen', 'merksem'], prices: { merksem: 480 }, times: [{ until: 15 * 60 }] }
    await shop.ask('items.save', { ...(await found('mocha')), sold }, { as: staff.amira })
    const deal = await shop.ask(
      'items.add',
      {
        category: 'PANINI',
        name: { en: 'Noon deal' },
        price: 1290,
        parts: [{ name: { en: 'Drink' }, choose: [{ item: 'mocha', extra: 50 }] }],
      },
      { as: staff.amira },
    )
    const before = await Promise.all(['mocha', deal.id].map(found))
    const file = `Id;Name (English);Price\nmocha;Mocha of the house;4,45\n${deal.id};Noon deal;13,20\n`
    const seen = await preview(file)
    expect(seen.changed.flatMap(({ fields }) => fields.map(({ column }) => column)).sort()).toEqual([
      'name.en',
      'price',
      'price',
    ])
    expect((await apply(file, { key: freshKey(), plan: seen.plan })).status).toBe(200)
    const [mocha, noon] = await Promise.all(['mocha', deal.id].map(found))
    const { version: _seen, ...stays } = before[0] as (typeof before)[number]
    expect(mocha).toMatchObject({ ...stays, price: 445, name: { ...stays.name, en: 'Mocha of the house' } })
    expect(mocha?.sold).toEqual(sold)
    const { version: _was, ...dealStays } = before[1] as (typeof before)[number]
    expect(noon).toMatchObject({ ...dealStays, price: 1320 })
    expect(noon?.parts).toHaveLength(1)
  })

  test('[CATG-3] a menu that changed since the preview refuses, and a new preview says what is so now', async () => {
    const file = 'Id,Price\nlungo,3.10\n'
    const seen = await preview(file)
    const { items } = await shop.ask('items.read', {}, { as: staff.amira })
    const lungo = items.find(({ id }) => id === 'lungo')
    await shop.ask('items.save', { ...(lungo as (typeof items)[number]), price: 305 }, { as: staff.amira })
    expect(await apply(file, { key: freshKey(), plan: seen.plan })).toMatchObject({
      status: 409,
      refusal: { refusal: 'changed_meanwhile' },
    })
    expect(await priceOf('lungo')).toBe(305)
    const again = await preview(file)
    expect(again.changed[0]?.fields).toEqual([{ column: 'price', from: '3.05', to: '3.10' }])
    // What has nothing to do with it stands in nobody's way.
    await shop.ask('stock.set', { item: 'mocha', branches: ['antwerpen'], stock: 'out' }, { as: staff.amira })
    expect((await apply(file, { key: freshKey(), plan: again.plan })).status).toBe(200)
  })

  test('[CATG-3] items that the sheet does not have go only if that was said in the preview too', async () => {
    const own = await openShop()
    const amira = (await own.staff()).amira
    const file = 'Id,Place\nlungo,1\nmocha,2\n'
    const ask = async (path: string, query: Record<string, string>) =>
      own.inject({
        method: 'POST',
        url: `/api/staff/sheet/${path}`,
        query,
        payload: file,
        headers: { 'content-type': 'application/octet-stream', cookie: amira.cookie },
      })
    const seen = (await ask('preview', { removes: 'yes' })).json() as Output<'sheet.preview'>
    expect(seen.removed.length).toBe(seen.missing)
    expect((await ask('apply', { key: 'a-key-of-a-sheet-x', plan: seen.plan })).statusCode).toBe(409)
    expect((await ask('apply', { key: 'a-key-of-a-sheet-y', plan: seen.plan, removes: 'yes' })).statusCode).toBe(200)
    expect((await own.ask('menu.read', {})).items.map(({ id }) => id)).toEqual(['lungo', 'mocha'])
  })

  test('[CATG-3] a sheet with a mistake, without rights, of 10 MB and a byte, or of another kind is refused', async () => {
    const file = 'Name,Price\nNothing,x\n'
    const { plan, mistakes } = await preview(file)
    expect(mistakes.length).toBeGreaterThan(0)
    expect(await apply(file, { key: freshKey(), plan })).toMatchObject({
      status: 400,
      refusal: { refusal: 'bad_input' },
    })
    expect((await apply(file, { key: freshKey(), plan }, staff.jef)).status).toBe(403)
    expect((await shop.refused('sheet.write', {}, { as: staff.jef })).refusal).toBe('not_allowed')
    const large = await send('sheet.preview', '/api/staff/sheet/preview', Buffer.alloc(sheetLimits.bytes + 1, 'x'))
    expect(large).toMatchObject({ status: 413, refusal: { refusal: 'sheet_too_large' } })
    expect(await send('sheet.preview', '/api/staff/sheet/preview', Buffer.from('%PDF-1.7 x'))).toMatchObject({
      status: 422,
      refusal: { refusal: 'sheet_kind_not_taken' },
    })
    expect(await send('sheet.preview', '/api/staff/sheet/preview', Buffer.alloc(0))).toMatchObject({
      refusal: { refusal: 'sheet_empty' },
    })
    expect(await send('sheet.apply', '/api/staff/sheet/apply', file, { plan })).toMatchObject({
      status: 400,
      refusal: { problems: [{ field: 'key' }] },
    })
  })

  test('[CATG-3] many prices change at once, each from what it was seen to be; sent again they stay, and the way back is the same call', async () => {
    const espresso = (await priceOf('espresso')) ?? 0
    const lungo = (await priceOf('lungo')) ?? 0
    const up = [
      { item: 'espresso', price: 'price' as const, from: espresso, to: espresso + 20 },
      { item: 'lungo', price: 'price' as const, from: lungo, to: lungo + 20 },
    ]
    expect(await shop.ask('prices.change', { items: up }, { as: staff.lotte })).toEqual({ changed: 2 })
    expect(await shop.ask('prices.change', { items: up }, { as: staff.lotte })).toEqual({ changed: 0 })
    expect(await priceOf('espresso')).toBe(espresso + 20)
    expect((await logged())[0]).toMatchObject({ act: 'prices.change', staffName: 'Lotte', data: { prices: 2 } })
    const back = up.map(({ from, to, ...one }) => ({ ...one, from: to, to: from }))
    const stale = [...back, { item: 'mocha', price: 'price' as const, from: 1, to: 2 }]
    expect((await shop.refused('prices.change', { items: stale }, { as: staff.amira })).refusal).toBe(
      'changed_meanwhile',
    )
    expect(await priceOf('espresso')).toBe(espresso + 20)
    expect(await shop.ask('prices.change', { items: back }, { as: staff.amira })).toEqual({ changed: 2 })
    expect(await priceOf('lungo')).toBe(lungo)
    const dear = [{ item: 'lungo', price: 'price' as const, from: lungo, to: 100_001 }]
    expect(await shop.refused('prices.change', { items: dear }, { as: staff.amira })).toMatchObject({
      refusal: 'bad_input',
      problems: [{ problem: 'price_too_high' }],
    })
    expect((await shop.refused('prices.change', { items: up }, { as: staff.jef })).refusal).toBe('not_allowed')
  })

  test('[CATG-3] the prices of options change with them', async () => {
    const option = { id: '', name: { en: 'Oat milk' }, price: 40, most: 1 }
    const group = await shop.ask(
      'groups.add',
      { name: { en: 'Milk for sheets' }, kind: 'one', options: [option] },
      { as: staff.amira },
    )
    const [made] = group.options
    const change = { option: made?.id ?? '', from: 40, to: 50 }
    expect(await shop.ask('prices.change', { options: [change] }, { as: staff.amira })).toEqual({ changed: 1 })
    const { groups } = await shop.ask('groups.read', {}, { as: staff.amira })
    expect(groups.find(({ id }) => id === group.id)?.options[0]?.price).toBe(50)
    expect(
      (
        await shop.refused(
          'prices.change',
          { options: [change, { option: 'unicorn', from: 1, to: 2 }] },
          { as: staff.amira },
        )
      ).refusal,
    ).toBe('changed_meanwhile')
  })

  test('[CATG-2] [CATG-3] prices of one branch change, from what was seen there, and go back to the usual one', async () => {
    const as = { as: staff.amira }
    const soldOf = async () =>
      (await shop.ask('menu.readAll', { lang: 'en' }, as)).items.find(({ id }) => id === 'caffe-latte')?.sold
    const usual = (await priceOf('caffe-latte')) ?? 0
    const change = { item: 'caffe-latte', price: 'price' as const, branch: 'merksem', from: usual, to: usual + 35 }
    expect((await shop.ask('prices.change', { items: [change] }, as)).changed).toBe(1)
    expect(await soldOf()).toEqual({ prices: { merksem: usual + 35 } })
    expect(await priceOf('caffe-latte')).toBe(usual)
    expect((await shop.ask('prices.change', { items: [change] }, as)).changed).toBe(0)
    const refused = async (more: object) =>
      (await shop.refused('prices.change', { items: [{ ...change, from: usual + 35, to: 1, ...more }] }, as)).refusal
    expect(await refused({ from: usual })).toBe('changed_meanwhile')
    expect(await refused({ branch: 'paris' })).toBe('changed_meanwhile')
    const back = { ...change, from: usual + 35, to: usual }
    expect((await shop.ask('prices.change', { items: [back] }, as)).changed).toBe(1)
    expect((await soldOf()) ?? null).toBeNull()
  })
})
