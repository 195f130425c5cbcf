// What is left before closing, sold at a price of its own: from when to when, how many, and to whom.
import { afterEach, expect, test, vi } from 'vitest'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, tableOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

const today = '2026-03-04'
const branch = 'antwerpen'
const croissant = 'butter-croissant'
const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
const wish = (quantity = 1, more: object = {}) => tableOrder({ lines: [{ item: croissant, quantity }], ...more })

onBothEngines((openShop) => {
  const openEvening = async (left: number, share: number | null = 50, on?: TestShop) => {
    const shop = on ?? (await openShop())
    const { amira, jef, lotte } = await shop.staff()
    const setAhead = async (ahead: object | null) => {
      const { items } = await shop.ask('items.read', {}, { as: amira })
      const found = items.find(({ id }) => id === croissant)
      if (!found) throw new Error('no croissant')
      const { notAt: _, ...draft } = found
      await shop.ask('items.save', { ...draft, ahead }, { as: amira })
    }
    await setAhead({})
    if (share !== null) await shop.ask('bake.sellLeft', { branch, share }, { as: amira })
    shop.clock.set(`${today} 18:40`)
    await shop.ask('bake.count', { branch, day: today, item: croissant, left }, { as: jef })
    return { shop, amira, jef, lotte, setAhead }
  }
  const shown = async (shop: TestShop) => {
    const { items } = await shop.ask('menu.read', {})
    const item = items.find(({ id }) => id === croissant)
    return { price: item?.sold?.prices?.[branch] ?? item?.price, out: item?.out ?? [] }
  }
  const remaining = async (shop: TestShop) =>
    (await shop.store.db.selectFrom('left_sale').select('remaining').execute()).map((row) => Number(row.remaining))

  test('[BAKE-4] from a quarter of an hour before closing the menu, the order and its receipt have the price, and then no more', async () => {
    const { shop, jef } = await openEvening(4)
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    expect((await shop.ask('orders.place', wish())).total).toBe(240)
    shop.clock.set(`${today} 18:45`)
    expect(await shown(shop)).toEqual({ price: 120, out: [] })
    const { id, total } = await shop.ask('orders.place', wish(2))
    expect(total).toBe(240)
    expect((await shop.ask('orders.read', { id }, { as: jef })).lines).toMatchObject([{ price: 120, quantity: 2 }])
    expect(await remaining(shop)).toEqual([1])
    // Another branch goes on as always.
    const { items } = await shop.ask('menu.read', {})
    expect(items.find((one) => one.id === croissant)?.sold?.prices).toEqual({ [branch]: 120 })
    shop.clock.set(`${today} 19:00`)
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    await vi.waitFor(async () => expect(await remaining(shop)).toEqual([]), { timeout: 4000 })
  })

  test('[BAKE-4] a total from before the price began, or after it ended, is said to have changed', async () => {
    const { shop } = await openEvening(3)
    shop.clock.set(`${today} 18:45`)
    const refused = await shop.refused('orders.place', wish(1, { seenTotal: 240 }))
    expect(refused.problems).toMatchObject([{ problem: 'total_changed', field: 'seenTotal', total: 120 }])
    expect((await shop.ask('orders.place', wish(1, { seenTotal: 120 }))).total).toBe(120)
  })

  test('[BAKE-4] more than are left is refused at its line; the last one is out of stock, until one comes back, once', async () => {
    const { shop, jef } = await openEvening(3)
    shop.clock.set(`${today} 18:50`)
    const refused = await shop.refused('orders.place', wish(4))
    expect(refused.problems).toEqual([{ problem: 'fewer_left', line: 0 }])
    const { id } = await shop.ask('orders.place', wish(2))
    await shop.ask(
      'orders.enter',
      { key: newKey(), branch, table: 2, form: 'table', lines: [{ item: croissant, quantity: 1 }] },
      { as: jef },
    )
    expect(await shown(shop)).toEqual({ price: 240, out: [branch] })
    const soldOut = await shop.refused('orders.place', wish())
    expect(soldOut.problems).toEqual([{ problem: 'item_out_of_stock', line: 0 }])
    const cancel = () => shop.reply('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: jef })
    expect((await cancel()).ok).toBe(true)
    await cancel()
    expect(await remaining(shop)).toEqual([2])
    expect(await shown(shop)).toEqual({ price: 120, out: [] })
  })

  test('[BAKE-4] a meal deal takes its piece at its price', async () => {
    const { shop, amira } = await openEvening(3)
    shop.clock.set(`${today} 18:50`)
    const choose = [{ item: croissant, extra: 0 }]
    const deal = { category: 'PANINI', name: { en: 'Deal' }, price: 490, parts: [{ name: { en: 'Pastry' }, choose }] }
    const { id } = await shop.ask('items.add', deal, { as: amira })
    const lines = [{ item: id, quantity: 2, parts: [{ part: 'pastry', item: croissant }] }]
    expect((await shop.ask('orders.place', tableOrder({ lines }))).total).toBe(980)
    expect(await remaining(shop)).toEqual([1])
    expect((await shop.refused('orders.place', tableOrder({ lines }))).problems).toEqual([
      { problem: 'fewer_left', line: 0 },
    ])
  })

  test('[BAKE-4] an order that waits for its payment holds its pieces; given up, it gives them back, and paid late it takes them anew', async () => {
    const paying = await openPayingShop(openShop)
    const { shop } = paying
    await openEvening(4, 50, paying.shop)
    const atTable = { form: 'table', phone: '', table: 4, lines: [{ item: croissant, quantity: 2 }] } as const
    const early = await paying.placeToPay(atTable)
    expect(early.payment.cents).toBe(480)
    shop.clock.set(`${today} 18:46`)
    const { token, payment } = await paying.placeToPay(atTable)
    expect(payment.cents).toBe(240)
    expect(await remaining(shop)).toEqual([0])
    await shop.ask('payments.giveUp', { token })
    expect(await remaining(shop)).toEqual([2])
    // Ordered before, which took two; lapsed since, which gave them back; paid now, which takes both anew.
    shop.clock.set(`${today} 18:57`)
    await paying.look()
    expect((await paying.track(early.token)).phase).toBe('lapsed')
    expect(await remaining(shop)).toEqual([4])
    paying.mollie.book.set(early.payment, 'paid')
    await paying.quiet()
    expect((await paying.track(early.token)).phase).toBe('placed')
    expect(await remaining(shop)).toEqual([2])
  })

  test('[BAKE-4] none counted is out of stock before closing, a count that is taken back sells as always', async () => {
    const { shop, jef } = await openEvening(0)
    shop.clock.set(`${today} 18:50`)
    expect((await shown(shop)).out).toEqual([branch])
    await shop.ask('bake.count', { branch, day: today, item: croissant, left: null }, { as: jef })
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
  })

  test('[BAKE-4] what is sold between the count and the price is not sold again at it; an order gives back what it really took', async () => {
    const { shop, amira, jef } = await openEvening(5)
    await shop.ask('orders.place', wish(2))
    const enter = { key: newKey(), branch, table: 2, form: 'table', lines: [{ item: croissant, quantity: 1 }] } as const
    await shop.ask('orders.enter', enter, { as: jef })
    const choose = [{ item: croissant, extra: 0 }]
    const deal = { category: 'PANINI', name: { en: 'Deal' }, price: 490, parts: [{ name: { en: 'Pastry' }, choose }] }
    const { id: dealId } = await shop.ask('items.add', deal, { as: amira })
    await shop.ask(
      'orders.place',
      wish(1, { lines: [{ item: dealId, quantity: 1, parts: [{ part: 'pastry', item: croissant }] }] }),
    )
    expect(await remaining(shop)).toEqual([1])
    // More than were counted as left, before the price: somebody miscounted, and the guest is not told no.
    const { id } = await shop.ask('orders.place', wish(3))
    expect(await remaining(shop)).toEqual([0])
    const { id: none } = await shop.ask('orders.place', wish(1))
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    const cancel = (id: number) =>
      shop.ask('orders.step', { key: newKey(), id, step: 'cancel', reason: 'asked' }, { as: jef })
    await cancel(none)
    expect(await remaining(shop)).toEqual([0])
    shop.clock.set(`${today} 18:46`)
    expect((await shown(shop)).out).toEqual([branch])
    await cancel(id)
    expect(await remaining(shop)).toEqual([1])
    expect(await shown(shop)).toEqual({ price: 120, out: [] })
    expect((await shop.refused('orders.place', wish(2))).problems).toEqual([{ problem: 'fewer_left', line: 0 }])
  })

  test('[BAKE-4] once an item is made ahead no more, it costs what it always does and is refused to nobody', async () => {
    const { shop, jef, amira, setAhead } = await openEvening(1)
    shop.clock.set(`${today} 18:46`)
    expect(await shown(shop)).toEqual({ price: 120, out: [] })
    await setAhead(null)
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    expect((await shop.ask('orders.place', wish(3))).total).toBe(720)
    expect(await shop.ask('bake.left', { branch }, { as: jef })).toMatchObject({
      any: false,
      items: [],
      sale: { share: 50 },
    })
    await shop.ask('bake.sellLeft', { branch, share: null }, { as: amira })
    await setAhead({})
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
  })

  test('[BAKE-4] the page has how many are still free, and the times at which the price really runs', async () => {
    const { shop, amira, jef } = await openEvening(5)
    const read = () => shop.ask('bake.left', { branch }, { as: jef })
    const before = await read()
    expect(before.items).toMatchObject([{ left: 5, free: 5 }])
    await shop.ask('orders.place', wish(2))
    expect((await read()).items).toMatchObject([{ left: 5, free: 3, sold: 2 }])
    await shop.store.db
      .updateTable('left_sale')
      .set((e) => ({ from_at: e('from_at', '+', 60_000), until: e('until', '+', 60_000) }))
      .execute()
    const { sale, closes } = await read()
    expect(closes).toBe(before.closes)
    expect(sale).toEqual({
      share: 50,
      from: (before.sale?.from ?? 0) + 60_000,
      until: (before.sale?.until ?? 0) + 60_000,
    })
    await shop.ask('bake.count', { branch, day: today, item: croissant, left: null }, { as: jef })
    expect(await read()).toMatchObject({ items: [{ left: null, free: null }], sale: before.sale })
    const nowhere = await shop.refused('bake.sellLeft', { branch: 'atlantis', share: 30 }, { as: amira })
    expect(nowhere).toMatchObject({ status: 403, refusal: 'not_allowed' })
    expect(await shop.store.db.selectFrom('left_rule').select('branch').execute()).toEqual([{ branch }])
  })

  test('[BAKE-4] the same count sent again, also with what was made, never sells more than were counted; another one starts anew', async () => {
    const { shop, jef } = await openEvening(6)
    shop.clock.set(`${today} 18:46`)
    const count = { branch, day: today, item: croissant, left: 6 }
    let placed = 0
    for (const number of numbers(20)) {
      if ((await shop.reply('orders.place', wish())).ok) placed += 1
      const again = await shop.ask('bake.count', { ...count, ...(number > 9 && { made: 40 + number }) }, { as: jef })
      expect(again.left).toBe(6)
    }
    expect(placed).toBe(6)
    expect(await remaining(shop)).toEqual([0])
    await shop.ask('bake.count', { ...count, left: 2 }, { as: jef })
    expect(await remaining(shop)).toEqual([2])
  })

  test('[BAKE-4] it is off until the owner or a manager of the branch turns it on, and can be turned off in the middle', async () => {
    const { shop, amira, jef, lotte } = await openEvening(3, null)
    shop.clock.set(`${today} 18:50`)
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    for (const as of [jef, lotte])
      expect((await shop.refused('bake.sellLeft', { branch, share: 40 }, { as })).refusal).toBe('not_allowed')
    await shop.ask('bake.sellLeft', { branch, share: 40 }, { as: amira })
    expect(await shown(shop)).toEqual({ price: 96, out: [] })
    expect((await shop.ask('bake.left', { branch }, { as: jef })).sale).toMatchObject({ share: 40 })
    await shop.ask('bake.sellLeft', { branch, share: null }, { as: amira })
    expect(await shown(shop)).toEqual({ price: 240, out: [] })
    expect((await shop.ask('orders.place', wish(2))).total).toBe(480)
    await shop.ask('bake.sellLeft', { branch, share: 30 }, { as: amira })
    expect(await remaining(shop)).toEqual([1])
    expect(await shown(shop)).toEqual({ price: 72, out: [] })
    await shop.ask('bake.sellLeft', { branch, share: null }, { as: amira })
    expect((await shop.ask('orders.place', wish(5))).total).toBe(1200)
    await shop.ask('bake.sellLeft', { branch, share: 30 }, { as: amira })
    expect((await shown(shop)).out).toEqual([branch])
    await shop.ask('bake.sellLeft', { branch, share: null }, { as: amira })
    const wrong = await shop.refused('bake.sellLeft', { branch, share: 95 }, { as: amira })
    expect(wrong.problems).toEqual([{ problem: 'bad_input', field: 'share' }])
    shop.clock.set(`${today} 19:00`)
    await vi.waitFor(async () => expect(await remaining(shop)).toEqual([]), { timeout: 4000 })
  })

  test('[BAKE-4] orders at two servers at once before the price take each counted piece once, and all are placed', async () => {
    const { shop } = await openEvening(37)
    const beside = await shop.beside()
    await Promise.all(numbers(30).map((number) => (number % 2 ? shop : beside).ask('orders.place', wish(2))))
    expect(await remaining(shop)).toEqual([0])
    const taken = await shop.store.db.selectFrom('left_taken').select('pieces').execute()
    expect(taken.reduce((sum, { pieces }) => sum + Number(pieces), 0)).toBe(37)
  }, 60_000)

  test('[BAKE-4] of two hundred orders at two servers exactly as many get one as were counted', async () => {
    const { shop } = await openEvening(37)
    const beside = await shop.beside()
    shop.clock.set(`${today} 18:46`)
    const replies = await Promise.all(
      numbers(200).map((number) => (number % 2 ? shop : beside).reply('orders.place', wish())),
    )
    const placed = replies.filter(({ ok }) => ok)
    expect(placed).toHaveLength(37)
    expect(await remaining(shop)).toEqual([0])
    const sold = await shop.store.db.selectFrom('order_line').select('price').where('item', '=', croissant).execute()
    expect(sold.map(({ price }) => Number(price))).toEqual(numbers(37).map(() => 120))
    for (const reply of replies)
      if (!reply.ok) expect(['item_out_of_stock', 'fewer_left']).toContain(reply.refusal.problems[0]?.problem)
  }, 60_000)
})
