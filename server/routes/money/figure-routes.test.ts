// The figures of a day follow the orders of every branch, and are those that counting the orders again gives.
import { expect, test } from 'vitest'
import { putBackInStock } from '#server/store/menu/stock-store.ts'
import { countFigures } from '#server/store/money/count-anew.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const day = '2026-03-04'
const rowsOf = (shop: TestShop) =>
  shop.store.db
    .selectFrom('figure')
    .selectAll()
    .where('amount', '<>', 0)
    .orderBy('branch')
    .orderBy('day')
    .orderBy('kind')
    .orderBy('subject')
    .execute()

onBothEngines((openShop) => {
  test('[OFFICE-7] orders, promises, refusals, best sellers and what was sold out are counted as they happen', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const read = async (input: { branch?: string; day?: string } = {}) =>
      (await shop.ask('figures.read', { span: 'day', day, ...input }, { as: amira })).of
    const place = (more = {}) => shop.ask('orders.place', noorsOrder(more))
    const step = (id: number, name: 'cancel' | 'accept' | 'refuse', more = {}) =>
      shop.ask('orders.step', { key: newKey(), id, step: name, ...more }, { as: jef })
    expect(await read()).toMatchObject({ orders: 0, hours: [], items: [] })

    const first = await place({ lines: [{ item: 'espresso', quantity: 3 }] })
    const second = await place({ lines: [{ item: 'cappuccino', quantity: 2 }] })
    await place({ branch: 'merksem', lines: [{ item: 'espresso', quantity: 1 }] })
    await place({ day: '2026-03-05' })
    expect(await read({ branch: 'antwerpen' })).toMatchObject({
      orders: 2,
      items: [
        { item: 'espresso', amount: 3, name: { en: 'Espresso' } },
        { item: 'cappuccino', amount: 2 },
      ],
    })
    expect((await read()).orders).toBe(3)
    expect((await read({ day: '2026-03-05' })).orders).toBe(1)

    await step(second.id, 'cancel', { reason: 'asked' })
    await shop.ask('orders.setLineStatus', { id: first.id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    expect(await read({ branch: 'antwerpen' })).toMatchObject({ orders: 1, cancelled: 1, kept: 1, late: 0 })

    const stock = (to: 'in' | 'out') =>
      shop.ask('stock.set', { item: 'espresso', branches: ['antwerpen'], stock: to }, { as: jef })
    await stock('out')
    await stock('out')
    await stock('in')
    await stock('out')
    expect((await read()).soldOut).toMatchObject([{ item: 'espresso', amount: 0, times: 2 }])

    const counted = await rowsOf(shop)
    await shop.store.write(countFigures)
    expect(await rowsOf(shop)).toEqual(counted)
    // A week later, it stands beside the day.
    const later = await shop.ask('figures.read', { span: 'day', day: '2026-03-11' }, { as: amira })
    expect(later.before.orders).toBe(2)
  })

  test('[OFFICE-7] closing the day takes nothing out of the figures; a barista sees none', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true, alsoLater: true }, { as: amira })
    expect((await shop.ask('figures.read', { span: 'day', day }, { as: amira })).of.orders).toBe(1)
    expect((await shop.refused('figures.read', { span: 'day', day, branch: 'antwerpen' }, { as: jef })).refusal).toBe(
      'not_allowed',
    )
  })

  test('[BOOK-5] the minutes for which something was sold out are those in which its branch was open, also while it still is', async () => {
    const shop = await openShop({ at: '2026-03-03 16:00' })
    const { jef } = await shop.staff()
    const stock = (item: string, to: 'in' | 'out', until: 'tomorrow' | null = null) =>
      shop.ask('stock.set', { item, branches: ['antwerpen'], stock: to, until }, { as: jef })
    await stock('espresso', 'out')
    await stock('cappuccino', 'out', 'tomorrow')
    shop.clock.set('2026-03-03 16:10')
    // Another end of the same lack is no second one.
    await stock('espresso', 'out', 'tomorrow')
    await stock('espresso', 'out')
    shop.clock.set('2026-03-04 09:30')
    const amira = await shop.signIn('Amira')
    const read = async (span: 'day' | 'week' | 'month', day: string) =>
      (await shop.ask('figures.read', { branch: 'antwerpen', span, day }, { as: amira })).of
    const { hours } = await shop.store.catalogue
      .current(shop.store.db)
      .then(({ branches }) => branches.find(({ id }) => id === 'antwerpen') ?? expect.fail())
    const opens = hours[3][0]?.from ?? 0
    const closes = hours[2].at(-1)?.to ?? 0
    const evening = closes - 16 * 60
    const morning = 9 * 60 + 30 - opens
    const lacking = [
      { item: 'espresso', amount: evening + morning, times: 1 },
      { item: 'cappuccino', amount: evening, times: 1 },
    ]
    expect((await read('week', '2026-03-04')).soldOut).toMatchObject(lacking)
    expect(await read('day', '2026-03-04')).toMatchObject({
      timesOut: 0,
      minutesOut: morning,
      soldOut: [{ item: 'espresso', amount: morning, times: 0 }],
    })
    await shop.store.write((trx) =>
      shop.store.catalogue.current(trx).then(({ branches }) => putBackInStock(trx, branches, shop.clock.now())),
    )
    await stock('espresso', 'in')
    await shop.store.write(countFigures)
    const { soldOut, timesOut, minutesOut } = await read('month', '2026-03-04')
    expect(soldOut).toMatchObject(lacking)
    expect({ timesOut, minutesOut }).toEqual({ timesOut: 2, minutesOut: 2 * evening + morning })
  })

  test('[BOOK-5] what sold and what fell is counted by day, week and month, and a running period beside the same part', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const place = (at: string, item: string) =>
      shop.ask('orders.place', noorsOrder({ day: at, lines: [{ item, quantity: 1 }] }))
    const refused = await place('2026-03-04', 'espresso')
    await shop.ask('orders.step', { key: newKey(), id: refused.id, step: 'cancel', reason: 'asked' }, { as: jef })
    await place('2026-03-04', 'cappuccino')
    await place('2026-03-05', 'espresso')
    shop.clock.set('2026-03-11 09:00')
    await place('2026-03-11', 'espresso')
    shop.clock.set('2026-03-11 09:05')
    const amira = await shop.signIn('Amira')
    const read = (span: 'day' | 'week' | 'month') =>
      shop.ask('figures.read', { branch: 'antwerpen', span, day: '2026-03-11' }, { as: amira })
    // The order of Thursday is in no part of the week before until Wednesday.
    expect(await read('week')).toMatchObject({
      of: { orders: 1, soFar: 0, cancelled: 0, items: [{ item: 'espresso', amount: 1, before: 0 }] },
      before: { orders: 1, cancelled: 1 },
      until: '09:05',
    })
    expect(await read('month')).toMatchObject({
      of: { orders: 3, soFar: 2, cancelled: 1, items: [{ item: 'espresso', amount: 2 }, { item: 'cappuccino' }] },
      before: { orders: 0 },
    })
  })

  test('[BOOK-5] turnover and orders until this minute stand beside those of a week before until the same minute', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const place = (at: string, quantity: number) =>
      shop.ask('orders.place', noorsOrder({ day: at.slice(0, 10), lines: [{ item: 'espresso', quantity }] }))
    const early = await place('2026-03-04', 1)
    const pay = { key: newKey(), id: early.id, step: 'pay', paidWay: 'card' } as const
    await shop.ask('orders.step', pay, { as: jef })
    shop.clock.set('2026-03-04 11:00')
    await place('2026-03-04', 2)
    shop.clock.set('2026-03-11 09:00')
    await place('2026-03-11', 4)
    shop.clock.set('2026-03-11 10:00')
    const amira = await shop.signIn('Amira')
    const read = (span: 'day' | 'week' | 'month', day = '2026-03-11') =>
      shop.ask('figures.readMoney', { branch: 'antwerpen', span, day }, { as: amira })
    expect(await read('day')).toMatchObject({
      until: '10:00',
      of: { turnover: 4 * 260, orders: 1, soFar: { turnover: 4 * 260, orders: 1 }, points: [{ at: '09', orders: 1 }] },
      before: { turnover: 3 * 260, soFar: { turnover: 260, orders: 1 }, ways: [{ way: 'card', amount: 260 }] },
    })
    const week = await read('week')
    expect(week).toMatchObject({
      of: { turnover: 4 * 260, orders: 1 },
      before: { turnover: 3 * 260, orders: 2, soFar: { turnover: 260, orders: 1 } },
    })
    expect(week.of.points).toHaveLength(7)
    // The week before is over, and so is counted whole, beside a week without any.
    expect(await read('week', '2026-03-04')).toMatchObject({
      until: null,
      of: { turnover: 3 * 260, orders: 2 },
      before: { turnover: 0, orders: 0, ways: [] },
    })
    expect((await read('month')).of).toMatchObject({
      turnover: 7 * 260,
      orders: 3,
      ways: [{ way: 'card', amount: 260 }],
    })
    const lotte = await shop.signIn('Lotte')
    const other = { branch: 'antwerpen', span: 'day', day: '2026-03-11' } as const
    expect((await shop.refused('figures.readMoney', other, { as: lotte })).refusal).toBe('not_allowed')
  })

  test('[OFF-6] any days stand beside a year before or any others, with how many days are compared', async () => {
    const shop = await openShop()
    await shop.staff()
    const place = (at: string, quantity: number) =>
      shop.ask('orders.place', noorsOrder({ day: at, lines: [{ item: 'espresso', quantity }] }))
    await place('2026-03-04', 1)
    await place('2026-03-05', 2)
    shop.clock.set('2026-03-20 09:00')
    const amira = await shop.signIn('Amira')
    const days = { branch: 'antwerpen', span: 'days', day: '2026-03-05', to: '2026-03-06' } as const
    const money = { ...days, than: 'days', thanDay: '2026-03-02', thanTo: '2026-03-04' } as const
    expect(await shop.ask('figures.readMoney', money, { as: amira })).toMatchObject({
      of: { turnover: 520, orders: 1 },
      before: { turnover: 260, orders: 1 },
      until: null,
    })
    expect(await shop.ask('figures.read', money, { as: amira })).toMatchObject({
      of: { orders: 1, compared: 2, counted: 2, items: [{ item: 'espresso', amount: 2, before: 1 }] },
      before: { orders: 1, compared: 3, days: { from: '2026-03-02', to: '2026-03-04' } },
    })
    expect((await shop.ask('figures.read', { ...days, than: 'year' }, { as: amira })).before).toMatchObject({
      orders: 0,
      days: { from: '2025-03-05', to: '2025-03-06' },
    })
    // The running month beside three days: until yesterday, by day.
    const month = { ...money, span: 'month', day: '2026-03-20' } as const
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-20' }))
    expect((await shop.ask('figures.read', month, { as: amira })).of).toMatchObject({
      orders: 3,
      soFar: 2,
      counted: 20,
      compared: 19,
    })
    expect((await shop.ask('figures.readMoney', month, { as: amira })).of.soFar).toEqual({ turnover: 780, orders: 2 })
  })

  test('[OFF-6] days that are no period are refused with their field', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const wrong = [
      [{ to: '2026-03-03' }, 'days_turned', 'to'],
      [{ to: '2027-03-06' }, 'days_too_many', 'to'],
      [{}, 'day_unknown', 'to'],
      [{ to: '2026-03-05', than: 'days' }, 'day_unknown', 'thanDay'],
      [{ to: '2026-03-05', than: 'days', thanDay: '2026-02-02', thanTo: '2026-02-01' }, 'days_turned', 'thanTo'],
    ] as const
    for (const [more, problem, field] of wrong)
      for (const call of ['figures.read', 'figures.readMoney', 'figures.readBranches', 'figures.readRegions'] as const)
        expect(
          await shop.refused(call, { span: 'days', day: '2026-03-04', ...more }, { as: amira }),
          `${call} ${problem}`,
        ).toMatchObject({ refusal: 'bad_input', problems: [{ problem, field }] })
  })

  test('[OFF-6] orders by day and hour: an open hour without any is zero, a closed one is not there', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    const amira = await shop.signIn('Amira')
    const { of } = await shop.ask('figures.read', { branch: 'antwerpen', span: 'week', day }, { as: amira })
    expect(of.grid.map((row) => row.day)).toEqual([2, 3, 4, 5, 6, 7, 8].map((one) => `2026-03-0${one}`))
    const wednesday = of.grid[2]?.hours ?? expect.fail()
    expect(wednesday.filter(({ orders }) => orders > 0)).toEqual([{ hour: 9, orders: 2 }])
    expect(wednesday.length).toBeGreaterThan(5)
    expect(wednesday.every(({ hour }) => hour > 5 && hour < 22)).toBe(true)
    expect(of).toMatchObject({ kept: 1, late: 0, notMarked: 1 })
  })

  test('[OFF-6] branches stand side by side with both periods; who does not see the takings sees their orders', async () => {
    const shop = await openShop()
    await shop.staff()
    await shop.ask('orders.place', noorsOrder({ lines: [{ item: 'espresso', quantity: 1 }] }))
    shop.clock.set('2026-03-11 20:00')
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-12', lines: [{ item: 'espresso', quantity: 3 }] }))
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem', day: '2026-03-12' }))
    shop.clock.set('2026-03-16 09:00')
    const amira = await shop.signIn('Amira')
    const asked = { span: 'week', day: '2026-03-11' } as const
    const { branches, others } = await shop.ask('figures.readBranches', asked, { as: amira })
    expect(others).toBe(0)
    expect(branches.map(({ branch, orders, turnover }) => [branch, orders, turnover])).toEqual([
      ['antwerpen', 1, 780],
      ['merksem', 1, expect.any(Number)],
      ['etterbeek', 0, 0],
    ])
    const [antwerpen] = branches
    expect(antwerpen).toMatchObject({ soFar: { orders: 1, turnover: 780 }, before: { orders: 1, turnover: 260 } })
    expect(antwerpen?.bars.map(({ at, orders, before }) => [at, orders, before])).toEqual([
      ['2026-03-09', 0, 0],
      ['2026-03-10', 0, 0],
      ['2026-03-11', 0, 1],
      ['2026-03-12', 1, 0],
      ['2026-03-13', 0, 0],
      ['2026-03-14', 0, 0],
      ['2026-03-15', 0, 0],
    ])
    await shop.ask('takings.set', { reach: 'owner' }, { as: amira })
    const lotte = await shop.signIn('Lotte')
    expect((await shop.ask('figures.readBranches', asked, { as: lotte })).branches).toMatchObject([
      { branch: 'merksem', orders: 1, turnover: null, before: { turnover: null } },
    ])
    // A week beside one day.
    const day = { ...asked, than: 'days', thanDay: '2026-03-04', thanTo: '2026-03-04' } as const
    const [besideDay] = (await shop.ask('figures.readBranches', day, { as: amira })).branches
    expect(besideDay).toMatchObject({ before: { orders: 1 } })
    expect(besideDay?.bars.map(({ orders, before }) => [orders, before])).toEqual(
      [0, 0, 0, 1, 0, 0, 0].map((orders) => [orders, null]),
    )
    // A year is by month.
    const year = { span: 'days', day: '2025-03-12', to: '2026-03-11' } as const
    const [ofYear] = (await shop.ask('figures.readBranches', year, { as: amira })).branches
    expect(ofYear?.bars).toHaveLength(13)
    expect(ofYear?.bars.at(-1)).toEqual({ at: '2026-03', orders: 1, before: 0 })
  })
})
