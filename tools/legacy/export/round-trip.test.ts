// The export of a shop, taken over elsewhere and exported again, is the same file.
import { expect, test } from 'vitest'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { importOldSite, writtenOut } from '../testing/taking-over.ts'
import { leftUnsaid } from './export-shop.ts'

interface OldFile {
  readonly orders: { orders: { name: string; image: string; choice?: string; price?: number }[] }[]
  readonly shopstatus: { shopState: string }
}
const fileOf = async (shop: TestShop) => JSON.parse(await writtenOut(shop.store)) as OldFile

onBothEngines((openShop) => {
  test('[H-94] glass, bottle and persons come through, and a demo is the same again, open as it was', async () => {
    const shop = await openShop()
    const { items } = await shop.ask('menu.read', {})
    const inSize = (size: string) =>
      items.find(({ groups }) => groups?.some(({ only }) => only?.includes(size)))?.id ?? ''
    const sizes = ['GLASS', 'BOTTLE', 'PERSONS-2']
    const lines = sizes.map((size) => ({ item: inSize(size), quantity: 1, options: [{ option: size, quantity: 1 }] }))
    await shop.ask('orders.place', noorsOrder({ lines }))
    const first = await writtenOut(shop.store)
    const { orders } = JSON.parse(first) as OldFile
    expect(orders.at(-1)?.orders.map(({ choice }) => choice)).toEqual(['glass', 'bottle', 'persons-2'])

    const elsewhere = await openShop({ demo: false })
    await importOldSite(elsewhere.store, JSON.parse(first))
    expect(await writtenOut(elsewhere.store)).toBe(first)
    const { amira } = await elsewhere.staff()
    const branches = (await elsewhere.ask('menu.read', {})).branches.map(({ id, shop: { open } }) => {
      expect(open).toBe(false)
      return id
    })
    await elsewhere.ask('shop.setState', { branches, open: false, date: '', desc: {} }, { as: amira })
    expect((await fileOf(elsewhere)).shopstatus.shopState).toBe('out')
  })

  test('[J-54] a line whose item is gone keeps the name of its picture, also in the export after the next import', async () => {
    const shop = await openShop({ demo: false })
    const line = { id: 0, item: 'gone', name: 'Ramen', image: 'ramen_bowl.jpg', quantity: 1, status: 0, price: 9 }
    const plain = { ...line, id: 1, name: 'Soup', image: 'http://old.example/soup.jpg' }
    const order = { customerName: 'Noor', token: 'ABCD2345', totalPrice: 18, orders: [line, plain] }
    await importOldSite(shop.store, { food: [], orders: [order] })
    const images = async (of: TestShop) => (await fileOf(of)).orders[0]?.orders.map(({ image }) => image)
    expect(await images(shop)).toEqual(['ramen_bowl.jpg', 'http://old.example/soup.jpg'])
    const elsewhere = await openShop({ demo: false })
    await importOldSite(elsewhere.store, JSON.parse(await writtenOut(shop.store)))
    expect(await images(elsewhere)).toEqual(['ramen_bowl.jpg', 'http://old.example/soup.jpg'])
  })

  test('[H-94] a line of the old site keeps the name of its picture, and what is left out is said', async () => {
    const shop = await openShop({ demo: false })
    const capp = { _id: 'c', name: 'Cappuccino', category: 'COFFEE', price: 3.2, stock: 'in', image: 'cappuccino.png' }
    const own = { _id: 'r', name: 'Ramen', category: 'COFFEE', price: 9, stock: 'in', image: 'ramen_bowl.jpg' }
    const line = ({ _id, name, image }: typeof capp, id: number) => ({
      id,
      item: _id,
      name,
      image,
      quantity: 1,
      status: 0,
    })
    const order = { customerName: 'Noor', token: 'ABCD2345', totalPrice: 12.2, orders: [line(capp, 0), line(own, 1)] }
    await importOldSite(shop.store, { food: [capp, own], orders: [order] })
    const { orders } = await fileOf(shop)
    expect(orders[0]?.orders.map(({ image }) => image)).toEqual(['cappuccino.png', 'ramen_bowl.jpg'])
    const said = await leftUnsaid(shop.store, { lang: 'en', publicUrl: null, now: Date.now() })
    expect(said.at(-1)).toMatch(/Options, deals, allergens/)
  })
})
