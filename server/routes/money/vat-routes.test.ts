// VAT: the owner's rates, what orders have of them, and that they follow an order that moves.
import { expect, test } from 'vitest'
import { clockAt, wednesday } from '#domain/testing/fixtures.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines } from '#server/testing/test-shop.ts'
import { verifyBooks } from '#work/money/books/check-books.ts'

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const rates = () => shop.ask('vat.read', {}, { as: amira })
    const add = async (...more: Awaited<ReturnType<typeof rates>>['rules']['rates']) => {
      const { rules, version } = await rates()
      return await shop.ask(
        'vat.save',
        { rules: { ...rules, rates: [...rules.rates, ...more] }, version },
        { as: amira },
      )
    }
    const place = async (more = {}) => {
      const { token } = await shop.ask('orders.place', noorsOrder(more))
      const { orders } = await shop.ask('orders.list', { search: token, limit: 5 }, { as: jef })
      return { token, id: orders[0]?.id ?? 0 }
    }
    const ratesOf = async (id: number) =>
      (await shop.ask('orders.read', { id }, { as: jef })).lines.flatMap(({ vat = [] }) => vat.map(({ rate }) => rate))
    const seat = (id: number, table: number | null) =>
      shop.reply('orders.setForm', { key: newKey(), id, table }, { as: jef })
    return { shop, amira, jef, rates, add, place, ratesOf, seat }
  }
  const food = { class: 'food', way: 'away' } as const

  test('[VAT-1] a new shop has the Belgian rates, which nobody has checked; a rate to come is kept with its day', async () => {
    const { rates, add, shop, amira } = await opened()
    expect(await rates()).toMatchObject({ rules: { day: 'pick-up', checked: false } })
    const later = { ...food, rate: 1200, from: '2027-01-01', between: { from: 690, to: 840 } }
    const saved = await add(later)
    expect(saved.rules.rates).toContainEqual(later)
    const checked = { rules: { ...saved.rules, checked: true }, version: saved.version }
    expect(await shop.ask('vat.save', checked, { as: amira })).toMatchObject({ rules: { checked: true } })
  })

  test('[VAT-1] a rate of 300 % is refused with its field, and so is who saw other rates; neither changes anything', async () => {
    const { rates, add, shop, amira, jef } = await opened()
    const first = await rates()
    const wild = [...first.rules.rates, { ...food, rate: 30_000, from: '2027-01-01' }]
    const wrong = await shop.refused('vat.save', { ...first, rules: { ...first.rules, rates: wild } }, { as: amira })
    expect(wrong).toMatchObject({ problems: [{ problem: 'rate_too_high', field: 'rates.12.rate' }] })
    expect(await rates()).toEqual(first)
    const { followed, ...saved } = await add({ ...food, rate: 1200, from: '2027-01-01' })
    expect(followed).toBe(0)
    const late = { rules: { ...first.rules, checked: true }, version: first.version }
    expect(await shop.refused('vat.save', late, { as: amira })).toMatchObject({ refusal: 'changed_meanwhile' })
    expect(await rates()).toEqual(saved)
    expect(await shop.refused('vat.save', saved, { as: jef })).toMatchObject({ status: 403 })
  })

  test('[VAT-2] [VAT-4] an order keeps its shares, and its customer reads the VAT in it', async () => {
    const { place, shop, jef, ratesOf, add } = await opened()
    const { id, token } = await place()
    const order = await shop.ask('orders.read', { id }, { as: jef })
    for (const { price, vat = [] } of order.lines) expect(vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
    const { vat, total } = await shop.ask('orders.track', { token })
    expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(total)
    await add({ ...food, rate: 0, from: wednesday })
    expect(await ratesOf(id)).toEqual(order.lines.flatMap((line) => line.vat?.map(({ rate }) => rate) ?? []))
  })

  test('[VAT-3] from take-away to a table and back: the rates follow, the price stays, and the history says so', async () => {
    const { place, shop, jef, ratesOf, seat } = await opened()
    const { id } = await place()
    const before = await shop.ask('orders.read', { id }, { as: jef })
    expect(await ratesOf(id)).toEqual([600])
    expect(await seat(id, 400)).toMatchObject({ refusal: { problems: [{ problem: 'table_unknown' }] } })
    expect(await seat(id, 4)).toMatchObject({ ok: true, value: { form: 'table', table: 4, total: before.total } })
    const here = await ratesOf(id)
    expect(here.every((rate) => rate > 600)).toBe(true)
    await seat(id, null)
    expect(await ratesOf(id)).toEqual([600])
    const { steps } = await shop.ask('orders.history', { id }, { as: jef })
    expect(steps).toMatchObject([
      { step: 'setForm', data: { table: 4 } },
      { step: 'setForm', data: { table: null } },
    ])
  })

  test('[VAT-3] an order that is put off to a day with another rate gets that; a proposal does too', async () => {
    const { place, shop, jef, ratesOf, add } = await opened()
    await add(
      { ...food, rate: 1200, from: '2026-03-05' },
      { class: 'drink', way: 'away', rate: 1200, from: '2026-03-05' },
    )
    const { id } = await place()
    expect(await ratesOf(id)).toEqual([600])
    const key = newKey()
    const lines = [
      { line: 1, item: 'cappuccino', quantity: 2 },
      { item: 'cappuccino', quantity: 3 },
    ]
    const changed = await shop.ask('orders.change', { key, id, lines }, { as: jef })
    expect(changed.proposal).not.toBeNull()
    await shop.ask('orders.postpone', { key: newKey(), id, to: clockAt('2026-03-05', 10) }, { as: jef })
    expect(await ratesOf(id)).toEqual([1200])
    await shop.ask('orders.step', { key: newKey(), id, step: 'agree' }, { as: jef })
    expect(await ratesOf(id)).toEqual([1200, 1200])
  })

  test('[J-5] orders of days to come follow a rate that is entered later, with a correction in the ledger', async () => {
    const { place, shop, amira, jef, ratesOf, rates, add } = await opened()
    const today = await place()
    const later = await place()
    await shop.ask('orders.postpone', { key: newKey(), id: later.id, to: clockAt('2026-03-05', 10) }, { as: jef })
    const total = (await shop.ask('orders.read', { id: later.id }, { as: jef })).total
    const balance = async (account: string) => {
      const row = await shop.store.db
        .selectFrom('ledger_balance')
        .select('amount')
        .where('branch', '=', 'antwerpen')
        .where('day', '=', '2026-03-05')
        .where('account', '=', account)
        .executeTakeFirst()
      return Number(row?.amount ?? 0)
    }
    expect(await balance('sales:600')).toBeLessThan(0)
    const from = wednesday
    const saved = await add({ ...food, rate: 1200, from }, { class: 'drink', way: 'away', rate: 1200, from })
    expect(saved).toMatchObject({ followed: 1 })
    expect(await ratesOf(later.id)).toEqual([1200])
    expect(await ratesOf(today.id)).toEqual([600])
    expect([await balance('sales:600'), await balance('vat:600')]).toEqual([0, 0])
    expect((await balance('sales:1200')) + (await balance('vat:1200'))).toBe(-total)
    const kinds = await shop.store.db
      .selectFrom('ledger_entry')
      .select('kind')
      .where('order_id', '=', later.id)
      .execute()
    expect(kinds.at(-1)).toEqual({ kind: 'rates' })
    // Nothing that the rates do not touch is written.
    const { rules, version } = await rates()
    const again = await shop.ask('vat.save', { rules: { ...rules, checked: true }, version }, { as: amira })
    expect(again.followed).toBe(0)
    expect((await verifyBooks(shop.store.db)).sums).toEqual([])
  })

  test('[VAT-3] where the day of the payment counts, paying sets the rates, and undoing it takes them back', async () => {
    const { place, shop, amira, jef, ratesOf, rates } = await opened()
    const { rules, version } = await rates()
    const lunch = { between: { from: 690, to: 840 }, rate: 1200, from: '2026-01-01' }
    const more = (['food', 'drink'] as const).map((of) => ({ class: of, way: 'away' as const, ...lunch }))
    await shop.ask(
      'vat.save',
      { rules: { ...rules, rates: [...rules.rates, ...more], day: 'payment' }, version },
      { as: amira },
    )
    const { id } = await place({ at: clockAt(wednesday, 12) })
    expect(await ratesOf(id)).toEqual([1200])
    shop.clock.pass(minute)
    await shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' }, { as: jef })
    expect(await ratesOf(id)).toEqual([600])
    await shop.ask('orders.step', { key: newKey(), id, step: 'unpay' }, { as: jef })
    expect(await ratesOf(id)).toEqual([1200])
  })

  test('[VAT-1] [PAY-8] category, item and option say their class; what is left out stays, and a copy has the same', async () => {
    const { shop, amira } = await opened()
    const as = { as: amira }
    const { items } = await shop.ask('items.read', {}, as)
    const item = items.find(({ id }) => id === 'cappuccino')
    if (!item) throw new Error('no cappuccino')
    const { category, version, ...draft } = item
    const saved = await shop.ask('items.save', { ...draft, version, vat: 'goods', vouchers: true }, as)
    expect(saved).toMatchObject({ vat: 'goods', vouchers: true })
    const { vat: _, vouchers: __, ...older } = draft
    const renamed = await shop.ask('items.save', { ...older, name: { en: 'Cup' }, version: saved.version }, as)
    expect(renamed).toMatchObject({ vat: 'goods', vouchers: true })
    const { id: ___, version: ____, category: _____, ...copied } = renamed
    expect(await shop.ask('items.add', { ...copied, category, copyOf: item.id }, as)).toMatchObject({ vat: 'goods' })
    const { categories } = await shop.ask('categories.read', {}, as)
    const first = categories[0]
    if (!first) throw new Error('no category')
    const { items: _n, index: _i, ...shelf } = first
    const taxed = await shop.ask('categories.save', { ...shelf, vat: 'snack' }, as)
    expect(taxed.vat).toBe('snack')
    const option = { id: '', name: { en: 'Rum' }, price: 250, most: 1, vat: 'alcohol' as const }
    const group = await shop.ask('groups.add', { name: { en: 'Shots' }, kind: 'many', options: [option] }, as)
    expect(group.options).toMatchObject([{ vat: 'alcohol' }])
  })
})
