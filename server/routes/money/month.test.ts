// A month of the books by day: what was sold, where the day is not closed, what counts differ by, and which month the
// accountant has.
import { expect, test } from 'vitest'
import type { Person } from '#server/testing/asking.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const month = '2026-03'
const pay = (shop: TestShop, id: number, as: Person) =>
  shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'cash' }, { as })
const close = (shop: TestShop, branch: string, as: Person) =>
  shop.ask('orders.clear', { branches: [branch], alsoOpen: true }, { as })

/** Counts what is there, and some cents more or less; `till`: what the registered till says of 6 %. */
const count = (shop: TestShop, as: Person, { cash, till }: { cash: number; till?: number }) =>
  shop.ask(
    'books.count',
    {
      branch: 'antwerpen',
      day: '2026-03-04',
      version: 0,
      pieces: { 5: cash / 5 },
      float: 0,
      keeps: 0,
      register: till === undefined ? [] : [{ rate: 600, gross: till }],
      note: '',
    },
    { as },
  )

onBothEngines((openShop) => {
  test('[OFF-3] a day is open until it or a later one is closed at each branch that sold something', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const read = async (as: Person = amira, more = {}) =>
      (await shop.ask('books.readMonth', { month, ...more }, { as })).days
    expect(await read()).toEqual([])
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    const nothing = { cash: 0, register: 0, differs: 0 }
    const wednesday = { day: '2026-03-04', sold: 640, branches: 2, open: 2, openAt: 'antwerpen', ...nothing }
    expect(await read()).toEqual([wednesday])
    await close(shop, 'antwerpen', amira)
    expect(await read()).toEqual([{ ...wednesday, open: 1, openAt: 'merksem' }])
    expect(await read(amira, { branch: 'antwerpen' })).toEqual([
      { ...wednesday, sold: 320, branches: 1, open: 0, openAt: null },
    ])

    shop.clock.pass(day)
    const owner = await shop.signIn('Amira')
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem', day: '2026-03-05' }))
    expect(await read(owner)).toMatchObject([
      { day: '2026-03-04', open: 1, openAt: 'merksem' },
      { day: '2026-03-05', sold: 320, branches: 1, open: 1 },
    ])
    await close(shop, 'merksem', owner)
    expect((await read(owner)).map(({ open }) => open)).toEqual([0, 0])
  })

  test('[OFF-3] the month says what was sold by rate until today, and nothing of orders for later days', async () => {
    const shop = await openShop()
    const { amira, lotte } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.place', noorsOrder({ day: '2026-03-05' }))
    const read = (as: Person) => shop.ask('books.readMonth', { month }, { as })
    const { days, rates } = await read(amira)
    expect(days.map((one) => one.sold)).toEqual([320])
    expect(rates?.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(320)
    // Lotte manages Merksem alone.
    expect(await read(lotte)).toEqual({ days: [], rates: [], takenOver: null })
    expect((await shop.refused('books.readMonth', { month, branch: 'antwerpen' }, { as: lotte })).refusal).toBe(
      'not_allowed',
    )
  })

  test('[OFF-3] who may not see the takings learns which days are closed, and no amount', async () => {
    const shop = await openShop()
    const { amira, lotte } = await shop.staff()
    await shop.ask('orders.place', noorsOrder({ branch: 'merksem' }))
    const { version } = await shop.ask('takings.read', {}, { as: amira })
    await shop.ask('takings.set', { reach: 'owner', version }, { as: amira })
    expect(await shop.ask('books.readMonth', { month }, { as: lotte })).toEqual({
      days: [
        { day: '2026-03-04', sold: null, branches: 1, open: 1, openAt: 'merksem', cash: 0, register: 0, differs: 0 },
      ],
      rates: null,
      takenOver: null,
    })
  })

  test('[OFF-3] what a count differs by stands on its day and on the card of today, at the rate of the registered till', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await pay(shop, id, amira)
    const first = await count(shop, amira, { cash: 320 })
    const today = async () => (await shop.ask('days.now', { branches: 'antwerpen,merksem' }, { as: amira })).days
    expect(await today()).toMatchObject([
      { branch: 'antwerpen', closed: null, count: { counted: 320, cash: 0, register: [] } },
      { branch: 'merksem', closed: null, count: null },
    ])
    // The newest count of the day is the one that is valid.
    shop.clock.pass(60_000)
    await shop.ask(
      'books.count',
      {
        branch: 'antwerpen',
        day: '2026-03-04',
        version: first.version,
        pieces: { 5: 63 },
        float: 0,
        keeps: 0,
        register: [{ rate: 600, gross: 300 }],
        note: '',
      },
      { as: amira },
    )
    expect((await today())[0]?.count).toEqual({
      at: shop.clock.now(),
      counted: 315,
      cash: -5,
      register: [{ rate: 600, difference: -20 }],
    })
    const { days } = await shop.ask('books.readMonth', { month }, { as: amira })
    expect(days).toMatchObject([{ cash: -5, register: -20, differs: 1 }])
    await close(shop, 'antwerpen', amira)
    expect((await today())[0]?.closed).toEqual({ at: shop.clock.now(), by: 'Amira', taken: 320 })
    const ofDay = async (of: string) => (await shop.ask('days.list', { day: of }, { as: amira })).days.length
    expect([await ofDay('2026-03-04'), await ofDay('2026-03-05')]).toEqual([1, 0])
  })

  test('[OFF-3] who sees all takings notes that the accountant has a month, once, and can take it back', async () => {
    const shop = await openShop()
    const { amira, lotte } = await shop.staff()
    const note = (of: string, taken: boolean, as: Person = amira) =>
      shop.ask('books.takeOver', { month: of, taken }, { as })
    expect((await shop.refused('books.takeOver', { month, taken: true }, { as: lotte })).refusal).toBe('not_allowed')
    const january = { month: '2026-01', at: shop.clock.now(), by: 'Amira' }
    expect(await note('2026-01', true)).toEqual({ takenOver: january })
    shop.clock.pass(60_000)
    expect(await note('2026-01', true)).toEqual({ takenOver: january })
    const february = { month: '2026-02', at: shop.clock.now(), by: 'Amira' }
    expect(await note('2026-02', true)).toEqual({ takenOver: february })
    const seen = async (of: string) => (await shop.ask('books.readMonth', { month: of }, { as: amira })).takenOver
    expect([await seen('2025-12'), await seen('2026-01'), await seen('2026-03')]).toEqual([null, january, february])
    expect(await note('2026-02', false)).toEqual({ takenOver: january })
    const running = await shop.refused('books.takeOver', { month, taken: true }, { as: amira })
    expect(running.problems).toEqual([{ problem: 'bad_input', field: 'month' }])
  })

  test('[OFF-3] two servers that note two months at once keep both', async () => {
    const shop = await openShop()
    const { amira } = await shop.staff()
    const other = shop.engine === 'postgres' ? await shop.beside() : shop
    const months = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02']
    await Promise.all(
      months.map((of, place) =>
        (place % 2 ? other : shop).ask('books.takeOver', { month: of, taken: true }, { as: amira }),
      ),
    )
    for (const of of months)
      expect((await shop.ask('books.readMonth', { month: of }, { as: amira })).takenOver?.month).toBe(of)
  })
})
