// What a branch sets for its orders: days ahead, the telephone number; and a closing that ends by itself.
import { expect, test, vi } from 'vitest'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

onBothEngines((openShop) => {
  const settingsOf = async (shop: TestShop) => {
    const { amira } = await shop.staff()
    const { branches } = await shop.ask('branches.read', {}, { as: amira })
    const own = branches.find(({ id }) => id === 'antwerpen')
    if (!own) throw new Error('Antwerpen is gone')
    const { id, version, shop: _shop, hidden: _hidden, removed: _removed, ...settings } = own
    const save = (change: object) =>
      shop.reply('branches.save', { id, version, settings: { ...settings, ...change } }, { as: amira })
    return { save }
  }

  test('[F-62] the owner lets customers order for more days; the server accepts those and no other', async () => {
    const shop = await openShop()
    expect((await shop.refused('orders.place', noorsOrder({ day: '2026-03-09' }))).problems).toEqual([
      { problem: 'day_not_offered', field: 'day' },
    ])
    const { save } = await settingsOf(shop)
    for (const daysAhead of [-1, 15, 1.5])
      expect(await save({ daysAhead })).toMatchObject({
        refusal: { problems: [{ problem: 'days_ahead_invalid', field: 'daysAhead' }] },
      })
    expect((await save({ daysAhead: 5 })).ok).toBe(true)
    const order = await shop.ask('orders.place', noorsOrder({ day: '2026-03-09' }))
    expect(new Date(order.wantedAt).toISOString()).toMatch(/^2026-03-09T06/)
    expect((await shop.refused('orders.place', noorsOrder({ day: '2026-03-10' }))).problems).toEqual([
      { problem: 'day_not_offered', field: 'day' },
    ])
    expect((await shop.ask('menu.read', {})).branches[0]).toMatchObject({ daysAhead: 5 })
  })

  test('[F-63] a pick-up without a telephone number, where the branch does not need one', async () => {
    const shop = await openShop()
    const place = (phone: string) => shop.reply('orders.place', noorsOrder({ phone }))
    const missing = { refusal: { problems: [{ problem: 'phone_missing', field: 'phone' }] } }
    expect(await place('')).toMatchObject(missing)
    const { save } = await settingsOf(shop)
    expect(await save({ phoneField: 'optional' })).toMatchObject({ ok: true, value: { phoneField: 'optional' } })
    expect((await place(' ')).ok).toBe(true)
    expect(await place('12')).toMatchObject({ refusal: { problems: [{ problem: 'phone_invalid', field: 'phone' }] } })
    await changeBranch(shop, { phone_field: 'hidden' })
    // A page that still asks for it may send anything; nothing of it is kept.
    for (const phone of ['', '12', '0470 12 34 56']) expect((await place(phone)).ok).toBe(true)
    const phones = await shop.store.db.selectFrom('orders').select('phone').execute()
    expect(phones.map(({ phone }) => phone)).toEqual(['', '', '', ''])
  })

  test('[F-59] closed until Thursday: no order for those days, one for Friday; on Friday it is open by itself', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    await changeBranch(shop, { days_ahead: 5 })
    const state = { branches: ['antwerpen'], open: false, date: 'until Thursday', until: '2026-03-05' }
    await shop.ask('shop.setState', state, { as: amira })
    for (const day of ['2026-03-04', '2026-03-05'])
      expect((await shop.refused('orders.place', noorsOrder({ day }))).problems).toEqual([
        { problem: 'shop_closed', field: 'day' },
      ])
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-06' }))
    expect((await shop.refused('reservations.place', noorsTable({ date: '2026-03-05' }))).problems).toEqual([
      { problem: 'shop_closed', field: 'branch' },
    ])
    await shop.ask('reservations.place', noorsTable({ date: '2026-03-06' }))

    const stream = await listenTo(await shop.listen())
    await stream.live()
    shop.clock.set('2026-03-05 23:59:59')
    const shown = async () => (await shop.ask('menu.read', {})).branches.find(({ id }) => id === 'antwerpen')?.shop
    expect(await shown()).toMatchObject({ open: false, until: '2026-03-05', date: 'until Thursday' })
    shop.clock.set('2026-03-06 07:30')
    // At once after the clock has moved, before any look of the server's own.
    const [now] = await Promise.all([shown(), shop.ask('orders.place', noorsOrder({ day: '2026-03-06' }))])
    expect(now).toMatchObject({ open: true, until: null })
    await vi.waitFor(() => expect(stream.names).toContain('shop.changed'), { timeout: 4000 })
    stream.close()
    const row = await shop.store.db
      .selectFrom('branch')
      .select(['shop_open', 'shop_until', 'shop_date'])
      .where('id', '=', 'antwerpen')
      .executeTakeFirst()
    expect(row).toEqual({ shop_open: 1, shop_until: null, shop_date: 'until Thursday' })
  })

  test('[F-59] a closing that is over already is refused; one without a last day stays; opening forgets the day', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const set = (more: object) =>
      shop.reply('shop.setState', { branches: ['antwerpen'], open: false, ...more }, { as: amira })
    expect(await set({ until: '2026-03-03' })).toMatchObject({
      refusal: { problems: [{ problem: 'bad_input', field: 'until' }] },
    })
    expect((await set({ until: '2026-03-04' })).ok).toBe(true)
    expect((await set({ open: true, until: '2026-03-04' })).ok).toBe(true)
    const shown = async () => (await shop.ask('menu.read', {})).branches.find(({ id }) => id === 'antwerpen')?.shop
    expect(await shown()).toMatchObject({ open: true, until: null })
    await set({})
    shop.clock.set('2027-03-04 09:00')
    expect(await shown()).toMatchObject({ open: false, until: null })
  })
})
