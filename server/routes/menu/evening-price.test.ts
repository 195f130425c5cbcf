// What the price of an evening does not reach: orders of other days, and what staff add to an order afterwards.
import { expect, test } from 'vitest'
import { newKey, noorsOrder, tableOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'

const today = '2026-03-04'
const branch = 'antwerpen'
const croissant = 'butter-croissant'

onBothEngines((openShop) => {
  const openEvening = async (time = '18:46') => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const { items } = await shop.ask('items.read', {}, { as: amira })
    const found = items.find(({ id }) => id === croissant)
    if (!found) throw new Error('no croissant')
    const { notAt: _, ...draft } = found
    await shop.ask('items.save', { ...draft, ahead: {} }, { as: amira })
    await shop.ask('bake.sellLeft', { branch, share: 50 }, { as: amira })
    shop.clock.set(`${today} 18:40`)
    await shop.ask('bake.count', { branch, day: today, item: croissant, left: 2 }, { as: jef })
    shop.clock.set(`${today} ${time}`)
    return { shop, jef }
  }
  const lines = [{ item: croissant, quantity: 1 }]

  test('[BAKE-4] an order for tomorrow says that the price is for orders of today; it is taken once the evening is over', async () => {
    const { shop } = await openEvening()
    const tomorrow = noorsOrder({ day: '2026-03-05', lines, seenTotal: 120 })
    expect((await shop.refused('orders.place', tomorrow)).problems).toEqual([{ problem: 'evening_alone', line: 0 }])
    const others = noorsOrder({ day: '2026-03-05', lines: [{ item: 'espresso', quantity: 1 }] })
    expect((await shop.ask('orders.place', others)).total).toBe(260)
    shop.clock.set(`${today} 19:01`)
    expect((await shop.ask('orders.place', noorsOrder({ day: '2026-03-05', lines }))).total).toBe(240)
  })

  test('[BAKE-4] staff add no more of it to an order that took some, neither while it goes so nor later; they may take away', async () => {
    const { shop, jef } = await openEvening()
    const { id } = await shop.ask('orders.place', tableOrder({ lines: [{ item: croissant, quantity: 2 }] }))
    const change = (quantity: number) => {
      const wish = { key: newKey(), id, lines: [{ line: 1, item: croissant, quantity }] }
      return shop.reply('orders.change', wish, { as: jef })
    }
    const more = await change(6)
    expect(!more.ok && more.refusal.problems).toEqual([{ problem: 'fewer_left', line: 0 }])
    shop.clock.set(`${today} 19:05`)
    await shop.quiet()
    const later = await change(6)
    expect(!later.ok && later.refusal.problems).toEqual([{ problem: 'fewer_left', line: 0 }])
    expect((await change(1)).ok).toBe(true)
  })

  const order = (quantity: number) => tableOrder({ lines: [{ item: croissant, quantity }] })

  test('[BAKE-4] whatever staff do with orders, what they hold is not sold again, and what they hold no more is', async () => {
    const { shop, jef } = await openEvening()
    const as = { as: jef }
    const free = async () =>
      (await shop.ask('bake.left', { branch }, as)).items.find((one) => one.item === croissant)?.free
    const step = (id: number, name: 'cancel' | 'bringBack') =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...(name === 'cancel' && { reason: 'closing' }) }, as)
    const change = (id: number, wished: readonly { item: string; quantity: number; line?: number }[]) =>
      shop.ask('orders.change', { key: newKey(), id, lines: [...wished] }, as)
    const { id } = await shop.ask('orders.place', order(2))
    expect(await free()).toBe(0)
    await change(id, [{ line: 1, item: croissant, quantity: 1 }])
    expect(await free()).toBe(1)
    await step(id, 'cancel')
    expect(await free()).toBe(2)
    await step(id, 'bringBack')
    expect(await free()).toBe(1)
    // Added to another order, at what it always costs.
    const other = await shop.ask('orders.place', tableOrder({ lines: [{ item: 'espresso', quantity: 1 }] }))
    await change(other.id, [
      { line: 1, item: 'espresso', quantity: 1 },
      { item: croissant, quantity: 1 },
    ])
    await shop.ask('orders.step', { key: newKey(), id: other.id, step: 'agree' }, as)
    expect(await free()).toBe(0)
    expect((await shop.refused('orders.place', order(1))).problems).toMatchObject([{ problem: 'item_out_of_stock' }])
    await step(other.id, 'cancel')
    expect(await free()).toBe(1)
  })

  test('[BAKE-4] made ahead no more and again on the same evening, it is to be counted again', async () => {
    const { shop, jef } = await openEvening()
    const { amira } = await shop.staff()
    const save = async (ahead: object | null) => {
      const { items } = await shop.ask('items.read', {}, { as: amira })
      const found = items.find(({ id }) => id === croissant)
      if (!found) throw new Error('no croissant')
      const { notAt: _, ...draft } = found
      await shop.ask('items.save', { ...draft, ahead }, { as: amira })
    }
    await save(null)
    expect((await shop.ask('orders.place', order(3))).total).toBe(720)
    await save({})
    expect((await shop.ask('orders.place', order(3))).total).toBe(720)
    await shop.ask('bake.count', { branch, day: today, item: croissant, left: 2 }, { as: jef })
    expect((await shop.ask('orders.place', order(2))).total).toBe(240)
  })

  test('[BAKE-4] of an order that was promised more than there was, the pieces that were never there go first', async () => {
    const { shop, jef } = await openEvening('18:42')
    const as = { as: jef }
    const free = async () =>
      (await shop.ask('bake.left', { branch }, as)).items.find((one) => one.item === croissant)?.free
    const { id } = await shop.ask('orders.place', order(6))
    expect(await free()).toBe(0)
    for (const [quantity, left] of [
      [4, 0],
      [2, 0],
      [1, 1],
    ] as const) {
      await shop.ask('orders.change', { key: newKey(), id, lines: [{ line: 1, item: croissant, quantity }] }, as)
      expect(await free(), `of ${quantity}`).toBe(left)
    }
  })

  test('[BAKE-4] an order of one evening that is cancelled on the next gives nothing to what was counted then', async () => {
    const { shop } = await openEvening()
    const { id } = await shop.ask('orders.place', tableOrder({ lines: [{ item: croissant, quantity: 2 }] }))
    shop.clock.set('2026-03-05 18:40')
    const jef = await shop.signIn('Jef')
    await shop.ask('bake.count', { branch, day: '2026-03-05', item: croissant, left: 3 }, { as: jef })
    const end = { key: newKey(), id, step: 'cancel', reason: 'closing' } as const
    await shop.ask('orders.step', end, { as: jef })
    const rows = await shop.store.db.selectFrom('left_sale').select('remaining').execute()
    expect(rows.map(({ remaining }) => Number(remaining))).toEqual([3])
  })
})
