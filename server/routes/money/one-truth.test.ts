// What is sold, taken and owed is the same on every page and in every file, whatever became of an order.
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, test } from 'vitest'
import { downloadAddress } from '#contract/addresses.ts'
import { takenSum } from '#domain/money/payment.ts'
import { countKeptPieces } from '#server/store/money/counted-sales.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { closeBooks } from '#work/money/books/close-books.ts'

afterEach(closeMollies)

const branch = 'antwerpen'

/** `again`: her session of the day before has ended. */
async function staffOf(shop: TestShop, again = false) {
  const amira = again ? await shop.signIn('Amira') : (await shop.staff()).amira
  const step = (id: number, name: 'pay' | 'cancel' | 'collectNot' | 'bringBack' | 'goodwill', more = {}) =>
    shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: amira })
  const ready = (id: number, lines = 1) =>
    shop.ask(
      'orders.setLineStatus',
      { id, changes: Array.from({ length: lines }, (_, n) => ({ line: n + 1, status: 'ready' as const })) },
      { as: amira },
    )
  const leave = async (id: number) => {
    await ready(id)
    return await step(id, 'collectNot')
  }
  return { amira, step, ready, leave }
}

const balanceOf = async ({ store }: TestShop, account: string) => {
  const row = await store.db
    .selectFrom('ledger_balance')
    .select((e) => e.fn.sum<number>('amount').as('amount'))
    .where('account', '=', account)
    .where('day', '<>', 'all')
    .executeTakeFirst()
  return Number(row?.amount ?? 0)
}

async function paidOnline(paying: PayingShop, change = {}) {
  const { id, token, payment } = await paying.placeToPay(change)
  paying.mollie.book.set(payment, 'paid')
  await paying.quiet()
  return { id, token }
}

onBothEngines((openShop) => {
  describe('an order that was paid online and that nobody collects', () => {
    test('[J-40] what is kept of it is a sale with its VAT, nothing is owed, and its customer reads so', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const { amira, leave } = await staffOf(shop)
      const { id, token } = await paidOnline(paying)
      expect(await leave(id)).toMatchObject({ due: 0, keptAt: shop.clock.now() })
      expect(await paying.track(token)).toMatchObject({ phase: 'not-collected', kept: 320, due: 0, paidWay: 'online' })
      expect([await balanceOf(shop, 'sales:600'), await balanceOf(shop, 'vat:600')]).toEqual([-302, -18])
      expect([await balanceOf(shop, 'owed:online'), await balanceOf(shop, 'receivable')]).toEqual([0, 0])
      const end = await shop.ask('books.readDay', { branch }, { as: amira })
      expect(end).toMatchObject({
        sold: [{ rate: 600, net: 302, tax: 18 }],
        toGiveBack: 0,
        orders: { notCollected: 1 },
      })
      expect(end.ways).toEqual([{ way: 'online', byRate: [{ rate: 600, gross: 320 }] }])
      const { of } = await shop.ask('figures.readMoney', { branch, span: 'day', day: '2026-03-04' }, { as: amira })
      expect(of).toMatchObject({ turnover: 320, ways: [{ way: 'online', amount: 320 }] })
    })

    test('[J-40] [BOOK-5] it is sold in every figure: turnover, orders, pieces and hours, also in an older database', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const { amira, step, leave } = await staffOf(shop)
      const { id } = await paidOnline(paying)
      const figures = async () =>
        (await shop.ask('figures.read', { branch, span: 'day', day: '2026-03-04' }, { as: amira })).of
      const sold = await figures()
      expect(sold).toMatchObject({ orders: 1, items: [{ item: 'cappuccino', amount: 1 }], hours: [{ orders: 1 }] })
      await leave(id)
      const { orders, items, hours } = sold
      expect(await figures()).toMatchObject({ orders, items, hours, notCollected: 1 })
      // An earlier version left hour and pieces out; the next start counts them, once.
      const pieces = ['hour', 'minute', 'item'] as const
      await shop.store.db.deleteFrom('figure').where('kind', 'in', pieces).execute()
      await shop.store.write(countKeptPieces)
      expect(await figures()).toMatchObject({ orders, items, hours })
      await expectAudited(shop)
      await step(id, 'goodwill')
      expect(await figures()).toMatchObject({ orders: 0, items: [], hours: [] })
      await expectAudited(shop)
    })

    test('[J-40] goes back where its branch says so, and whatever the branch says later', async () => {
      const paying = await openPayingShop(openShop, { rules: { backIfNotCollected: true } })
      const { shop } = paying
      const { amira, leave } = await staffOf(shop)
      const { id, token } = await paidOnline(paying)
      expect(await leave(id)).toMatchObject({ due: -320, keptAt: null })
      const { version, branches } = await shop.ask('payments.read', {}, { as: amira })
      const kept = Object.fromEntries(
        Object.entries(branches).map(([name, rules]) => [name, { ...rules, backIfNotCollected: false }]),
      )
      await shop.ask('payments.save', { version, methods: [], branches: kept }, { as: amira })
      expect(await paying.track(token)).toMatchObject({ kept: 0, online: { back: { amount: 320 } } })
      expect(await balanceOf(shop, 'owed:online')).toBe(-320)
    })

    test('[J-40] is a sale no more once it is brought back or the bank takes the money', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const { step, leave } = await staffOf(shop)
      const one = await paidOnline(paying)
      await leave(one.id)
      expect(await step(one.id, 'bringBack')).toMatchObject({ keptAt: null, due: 0, course: 'accepted' })
      expect(await balanceOf(shop, 'sales:600')).toBe(-302)
      await step(one.id, 'collectNot')
      const payment = [...paying.mollie.book.payments.values()].at(-1) ?? expect.fail()
      paying.mollie.book.chargeBack(payment, 320)
      await paying.quiet()
      await paying.look()
      expect([await balanceOf(shop, 'sales:600'), await balanceOf(shop, 'owed:online')]).toEqual([0, 0])
    })

    test('[J-40] paid at the counter, the money is to be given back there', async () => {
      const shop = await openShop()
      const { step, leave } = await staffOf(shop)
      const { id } = await shop.ask('orders.place', noorsOrder())
      await step(id, 'pay', { paidWay: 'card' })
      expect(await leave(id)).toMatchObject({ due: -320, keptAt: null })
    })
  })

  describe('what a day took', () => {
    test('[J-21] is the same in list, board, end of day and figures once paid orders of yesterday were not collected', async () => {
      const shop = await openShop()
      const yesterday = await staffOf(shop)
      const left = []
      for (const paidWay of ['cash', 'card', 'monizze'] as const) {
        const { id } = await shop.ask('orders.place', noorsOrder())
        await yesterday.step(id, 'pay', { paidWay })
        await yesterday.ready(id)
        left.push(id)
      }
      shop.clock.pass(day)
      const { amira, step } = await staffOf(shop, true)
      for (const id of left) await step(id, 'collectNot')
      const today = await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
      await step(today.id, 'pay', { paidWay: 'edenred' })
      const list = await shop.ask('orders.list', { branch, limit: 5 }, { as: amira })
      const board = await shop.ask('takings.today', { branch }, { as: amira })
      const end = await shop.ask('books.readDay', { branch }, { as: amira })
      const { of } = await shop.ask('figures.readMoney', { branch, span: 'day', day: '2026-03-05' }, { as: amira })
      expect(list.cash?.takings).toMatchObject({ taken: { edenred: 320, cash: 0, card: 0 }, toGiveBack: 960 })
      expect(board.takings).toEqual(list.cash?.takings)
      expect(end.taken).toEqual([{ way: 'edenred', amount: 320 }])
      expect(of.ways).toEqual(end.taken)
      expect(takenSum(board.takings?.taken ?? expect.fail())).toBe(320)
    })

    test('[J-102] the turnover of a week is the sum of its bars, and a day’s that of its hours, also after a correction of yesterday', async () => {
      const shop = await openShop()
      const first = await staffOf(shop)
      const { id } = await shop.ask('orders.place', noorsOrder())
      await first.ready(id)
      await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 3 }] }))
      shop.clock.pass(day)
      await closeBooks(shop.store, shop.clock.now())
      const { amira, step } = await staffOf(shop, true)
      await step(id, 'collectNot')
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-05', lines: [{ item: 'espresso', quantity: 2 }] }))
      await shop.ask('orders.place', noorsOrder({ day: '2026-03-06' }))
      const read = async (span: 'day' | 'week', on = '2026-03-05') =>
        (await shop.ask('figures.readMoney', { branch, span, day: on }, { as: amira })).of
      const bars = ({ points }: Awaited<ReturnType<typeof read>>) =>
        points.reduce((sum, { turnover }) => sum + turnover, 0)
      const week = await read('week')
      const today = await read('day')
      const yesterday = await read('day', '2026-03-04')
      // Wednesday stays as it ended; the order that nobody collected is taken out of Thursday.
      expect([yesterday.turnover, today.turnover, week.turnover]).toEqual([1100, 200, 1300])
      expect([yesterday, today, week].map(bars)).toEqual([1100, 200, 1300])
      const end = await shop.ask('books.readDay', { branch }, { as: amira })
      expect(end.sold.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(200)
    })

    test('[J-102] a sealed day keeps its methods, its file and its orders whatever happens on later days', async () => {
      const paying = await openPayingShop(openShop)
      const { shop } = paying
      const first = await staffOf(shop)
      const { company, version } = await shop.ask('legal.readAll', {}, { as: first.amira })
      const known = { name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }
      await shop.ask('legal.saveCompany', { company: { ...company, ...known }, version }, { as: first.amira })
      const cups = async (quantity: number, change = {}) =>
        (await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'cappuccino', quantity }], ...change }))).id
      const left = await cups(4)
      const cash = await cups(2)
      const unpaid = await cups(3)
      const moved = await cups(5)
      const card = await cups(2)
      for (const id of [left, cash, unpaid]) await first.ready(id)
      await first.step(left, 'pay', { paidWay: 'card' })
      await first.step(cash, 'pay', { paidWay: 'cash' })
      await first.step(moved, 'pay', { paidWay: 'monizze' })
      await first.step(card, 'pay', { paidWay: 'card' })
      const online = await paidOnline(paying)
      shop.clock.pass(day)
      await closeBooks(shop.store, shop.clock.now())
      const { amira, step, ready, leave } = await staffOf(shop, true)
      const read = async (on: string) => {
        const end = await shop.ask('books.readDay', { branch, day: on }, { as: amira })
        const url = downloadAddress('sales-ubl.zip', { branch, from: on, to: on, lang: 'en' })
        const { rawPayload } = await shop.inject({ method: 'GET', url, headers: { cookie: amira.cookie } })
        const ubl = new TextDecoder().decode(Object.values(unzipSync(rawPayload))[0])
        const ways = Object.fromEntries(
          end.ways.map(({ way, byRate }) => [way, byRate.reduce((sum, { gross }) => sum + gross, 0)]),
        )
        const sold = end.sold.reduce((sum, { net, tax }) => sum + net + tax, 0)
        return { end, ubl, ways, sold }
      }
      const sealed = await read('2026-03-04')
      expect(sealed.sold).toBe(5440)
      expect(sealed.ways).toEqual({ cash: 640, card: 1920, monizze: 1600, online: 320, due: 960 })
      expect(sealed.end.orders).toMatchObject({ sold: 6, notCollected: 0 })

      await step(unpaid, 'pay', { paidWay: 'cash' })
      await step(left, 'collectNot')
      await leave(online.id)
      const voucher = await cups(6, { day: '2026-03-05' })
      await step(voucher, 'pay', { paidWay: 'edenred' })
      const stands = async (id: number) => {
        const { version } = await shop.ask('orders.read', { id }, { as: amira })
        return { key: newKey(), id, version }
      }
      await shop.ask('orders.postpone', { ...(await stands(moved)), to: shop.clock.now() + day / 12 }, { as: amira })
      await shop.ask('orders.setForm', { ...(await stands(card)), table: 4 }, { as: amira })
      await ready(card)
      expect(await read('2026-03-04')).toEqual(sealed)
      const today = await read('2026-03-05')
      expect(today.sold).toBe(1920 - 1280)
      // Paid today of what was sold yesterday, and the other way round for what nobody collected.
      expect(today.ways).toEqual({ cash: 960, card: -1280, edenred: 1920, due: -960 })
      expect(today.ubl).toContain('name="Cash 9.60, Card at the counter -12.80, Edenred 19.20"')
      expect(today.ubl).toContain('<cbc:PrepaidAmount currencyID="EUR">16.00<')
      expect(today.ubl).toContain('<cbc:PayableAmount currencyID="EUR">-9.60<')
      // The one that is kept is in the count as it is in the turnover.
      expect(today.end.orders).toMatchObject({ sold: 0, notCollected: 2 })
      const { of } = await shop.ask('figures.readMoney', { branch, span: 'week', day: '2026-03-05' }, { as: amira })
      expect([of.turnover, of.orders]).toEqual([5440 + 640, 6])
      await expectAudited(shop)

      // The bank takes back what was kept: the sale of yesterday falls today.
      const payment = [...paying.mollie.book.payments.values()].at(-1) ?? expect.fail()
      paying.mollie.book.chargeBack(payment, 320)
      await paying.quiet()
      await paying.look()
      expect(await read('2026-03-04')).toEqual(sealed)
      const after = await read('2026-03-05')
      expect([after.sold, after.ways.online, after.end.orders.sold]).toEqual([640 - 320, -320, -1])
      await expectAudited(shop)
    })

    test('[J-28] turnover, orders and bars of a day that is running count the same orders, also those for later', async () => {
      const shop = await openShop()
      const { amira } = await staffOf(shop)
      await shop.ask('orders.place', noorsOrder())
      const ask = { branch, span: 'day', day: '2026-03-04' } as const
      const { of, until } = await shop.ask('figures.readMoney', ask, { as: amira })
      const counts = (await shop.ask('figures.read', ask, { as: amira })).of
      expect(until).toBe('09:00')
      // It is promised for later than now: it counts everywhere but in what is compared with the same minute.
      expect(of).toMatchObject({ turnover: 320, orders: 1, soFar: { turnover: 0, orders: 0 } })
      expect(of.points.map(({ turnover, orders }) => [turnover, orders])).toEqual([[320, 1]])
      expect(counts).toMatchObject({ orders: 1, soFar: 0, items: [{ amount: 1 }] })
      expect(counts.hours.map(({ orders }) => orders)).toEqual([1])
    })
  })

  test('[J-105] paid in two ways, its customer reads both with what each paid, and so do invoice and ticket', async () => {
    const shop = await openShop()
    const { step } = await staffOf(shop)
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    await step(id, 'pay', { paidWay: 'monizze', amount: 200 })
    await step(id, 'pay', { paidWay: 'card' })
    const paidWays = [
      { way: 'monizze', amount: 200 },
      { way: 'card', amount: 120 },
    ]
    expect(await shop.ask('orders.track', { token })).toMatchObject({ paidWays, due: 0 })
  })

  test('[J-111] two large sales under one code are two, on the day and in the day book', async () => {
    const shop = await openShop()
    const { amira } = await staffOf(shop)
    const enter = () =>
      shop.ask('orders.enter', { key: newKey(), branch, lines: [{ item: 'cappuccino', quantity: 90 }] }, { as: amira })
    const one = await enter()
    const two = await enter()
    const handedOver = { id: one.id, changes: [{ line: 1, status: 'served' as const }] }
    await shop.ask('orders.setLineStatus', handedOver, { as: amira })
    await shop.store.db.updateTable('orders').set({ code: one.code }).where('id', '=', two.id).execute()
    const large = [
      { code: one.code, gross: 28_800 },
      { code: one.code, gross: 28_800 },
    ]
    expect((await shop.ask('books.readDay', { branch }, { as: amira })).large).toEqual(large)
    shop.clock.pass(day)
    await closeBooks(shop.store, shop.clock.now())
    const again = await shop.signIn('Amira')
    expect((await shop.ask('books.readDay', { branch, day: '2026-03-04' }, { as: again })).large).toEqual(large)
  })
})
