// The order list over all orders: sorted by each column, page by page, while new orders come in.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input, Output } from '#contract/index.ts'
import { orderSortings, sortDirections } from '#domain/order/order-sorting.ts'
import { fillDay } from '#proofs/growth/busy-day.ts'
import { noorsOrder, type PlaceWish, tableOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Wish = Input<'orders.list'>
type Row = Output<'orders.list'>['orders'][number]

const people: readonly Partial<PlaceWish>[] = [
  { name: 'Noor', address: 'Élysée-laan 5' },
  { name: 'jef', address: '' },
  { name: 'Émile', address: 'Abdijstraat 1', branch: 'merksem' },
  { name: 'Zoë', address: 'meir 12', phone: '+31 6 12345678' },
  { name: 'نور', address: '' },
  { name: 'Ørjan 🦊', address: '中山路', branch: 'merksem' },
  { name: 'ｆox', address: 'Ångström 3', phone: '03 200 00 14' },
  { name: 'émile', address: 'abdijstraat 1', lines: [{ item: 'espresso', quantity: 2 }] },
  { name: 'noor', address: 'Élysée-laan 5', branch: 'merksem' },
]

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  const ids: number[] = []
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    for (const wish of people) ids.push((await shop.ask('orders.place', noorsOrder(wish))).id)
    ids.push((await shop.ask('orders.place', tableOrder({ name: 'Amira', table: 12 }))).id)
    ids.push((await shop.ask('orders.place', tableOrder({ name: 'Lotte', table: 4 }))).id)
    for (const id of [ids[0], ids[6]] as number[])
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, { as: staff.amira })
  })

  const page = (wish: Wish) => shop.ask('orders.list', wish, { as: staff.amira })
  async function pages(wish: Wish, between?: () => Promise<unknown>): Promise<Row[]> {
    const rows: Row[] = []
    for (let next: Output<'orders.list'>['next'] | undefined; next !== null; await between?.()) {
      const one: Output<'orders.list'> = await page({ limit: 2, ...wish, ...next })
      rows.push(...one.orders)
      next = one.next
    }
    return rows
  }
  const placesOf = (rows: readonly Row[]) => rows.map(({ id }) => ids.indexOf(id))

  test('[F-6] names stand as people sort them, without regard to accents and capitals, over all orders and branches', async () => {
    const ascending = [9, 2, 7, 6, 1, 10, 0, 8, 5, 3, 4]
    const rows = await pages({ sort: 'customerName', direction: 'ascending' })
    expect(placesOf(rows)).toEqual(ascending)
    const back = await pages({ sort: 'customerName', direction: 'descending' })
    expect(placesOf(back)).toEqual(ascending.toReversed())
  })

  test('[F-6] tables stand by their number before addresses, and what is empty stands last in both directions', async () => {
    const rows = await pages({ sort: 'address', direction: 'ascending' })
    expect(placesOf(rows)).toEqual([10, 9, 2, 7, 6, 0, 8, 3, 5, 1, 4])
    const back = await pages({ sort: 'address', direction: 'descending' })
    expect(placesOf(back)).toEqual([5, 3, 8, 0, 6, 7, 2, 9, 10, 4, 1])
  })

  test('[F-6] totals and what is out are sorted over all orders, equal ones by their id', async () => {
    const rows = await pages({ sort: 'totalPrice', direction: 'descending' })
    expect(placesOf(rows)).toEqual([7, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0])
    expect(placesOf(await pages({ sort: 'order', direction: 'ascending' })).slice(-2)).toEqual([0, 6])
    expect(placesOf(await pages({})).slice(0, 2)).toEqual([10, 9])
    expect(placesOf(await pages({ direction: 'ascending' })).slice(0, 2)).toEqual([0, 1])
  })

  describe.each(orderSortings)('by %s', (sort) => {
    test.each(sortDirections)('[F-6] pages are those of one long page, %s', async (direction) => {
      const whole = await page({ sort, direction })
      expect(whole.next).toBeNull()
      expect(whole.orders).toHaveLength(ids.length)
      for (const limit of [1, 3]) expect(await pages({ sort, direction, limit })).toEqual(whole.orders)
    })

    test('[F-6] a search and one branch keep the order', async () => {
      const whole = (await page({ sort, direction: 'ascending' })).orders
      const found = await pages({ sort, direction: 'ascending', search: 'noor', limit: 1 })
      expect(found).toEqual(whole.filter(({ customerName }) => customerName.toLowerCase() === 'noor'))
      const merksem = await pages({ sort, direction: 'ascending', branch: 'merksem', limit: 1 })
      expect(merksem).toEqual(whole.filter(({ branch }) => branch === 'merksem'))
    })
  })

  test('[F-6] [H-10] behind 2,000 newer orders one is found by how its name, address, phone or token begins, or by its number', async () => {
    const own = await openShop({ demo: 'paced' })
    const { amira } = await own.staff()
    const wish = { name: 'Zoë Peeters', address: 'Quellinstraat 4', phone: '0470 98 76 54' }
    const { id, token } = await own.ask('orders.place', noorsOrder(wish))
    const found = async (search: string) =>
      (await own.ask('orders.list', { search }, { as: amira })).orders.map((order) => order.id)
    expect(await found('peeters')).toEqual([id])
    await fillDay(own, 2400)
    for (const search of ['zoe p', 'QUELLIN', '0470 98', '+32470987654', token.slice(0, 7).toLowerCase(), `#${id}`])
      expect(await found(search), search).toContain(id)
    expect(await found('peeters')).toEqual([])
    expect(await found('zoe%')).toEqual([])
  })

  test.each(orderSortings)(
    '[F-6] orders that come in meanwhile move nobody to another page, sorted by %s',
    async (sort) => {
      const busy = await openShop()
      const { amira } = await busy.staff()
      for (let n = 0; n < 6; n++) await busy.ask('orders.place', noorsOrder({ name: `Guest ${n % 3}`, address: '' }))
      const all = (await busy.ask('orders.list', { sort }, { as: amira })).orders.map(({ id }) => id)
      const seen: number[] = []
      for (let next: Output<'orders.list'>['next'] | undefined; next !== null; ) {
        const one: Output<'orders.list'> = await busy.ask('orders.list', { sort, limit: 2, ...next }, { as: amira })
        seen.push(...one.orders.map(({ id }) => id))
        next = one.next
        for (const name of ['Aaron', 'Guest 1', 'Zita'])
          if (seen.length < 5) await busy.ask('orders.place', noorsOrder({ name, address: '' }))
      }
      expect(new Set(seen).size).toBe(seen.length)
      expect(seen.filter((id) => all.includes(id))).toEqual(all)
    },
  )

  test('[H-10] a page carries what its rows show, in the language of the screen alone', async () => {
    const own = await openShop({ demo: 'paced' })
    const { amira } = await own.staff()
    const options = [
      { option: 'oat-milk', quantity: 1 },
      { option: 'size-large', quantity: 1 },
    ]
    await own.ask('orders.place', noorsOrder({ name: 'Latte', lines: [{ item: 'caffe-latte', quantity: 2, options }] }))
    const page = async (lang?: 'nl' | 'ar') => {
      const { orders } = await own.ask('orders.list', { search: 'latte', ...(lang && { lang }) }, { as: amira })
      return orders[0]
    }
    const row = await page()
    expect(row?.items).toEqual([
      { quantity: 2, name: 'Caffè latte L', changes: [{ kind: 'one', name: 'oat', quantity: 1 }] },
    ])
    expect((await page('ar'))?.items[0]?.name).toMatch(/[\u0600-\u06ff]/)
    expect((await page('nl'))?.items[0]?.name).toMatch(/^[A-Z]/)
    expect(row).not.toHaveProperty('proposal')
    expect(row).not.toHaveProperty('changedFrom')
    expect(JSON.stringify(row).length).toBeLessThan(400)
  })
})
