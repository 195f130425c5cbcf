// The schema: made once, by whichever server comes first, with every entity, every field, and constraints that hold.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { noorsOrder } from '../testing/order-drafts.ts'
import { minute } from '../testing/test-clock.ts'
import { storeOnBothEngines, type TestShop } from '../testing/test-shop.ts'
import { type Migration, migrate, migrations } from './migrate.ts'
import { openStore } from './open.ts'
import type { Tables } from './tables.ts'

/** Section 3 of the specification: each field and the table and column that store it. */
const entities: Record<string, Record<string, `${keyof Tables}.${string}`>> = {
  'food item': {
    _id: 'item.id',
    id: 'item.position',
    name: 'item.name',
    desc: 'item.description',
    desc2: 'item.description2',
    type: 'item.type',
    'image, bundled, uploaded or URL': 'item.image_kind',
    image: 'item.image_ref',
    category: 'item.category',
    price: 'item.price',
    'stock, per branch': 'stock_out.branch',
    stock: 'stock_out.item',
    glasses: 'item.glasses',
    bottles: 'item.bottles',
    glassPrice: 'item.glass_price',
    bottlePrice: 'item.bottle_price',
    'pieces.pers': 'item_piece.persons',
    'count, pieces.count': 'item_piece.count',
    'pieces.price': 'item_piece.price',
    'multi: that there are pieces': 'item_piece.item',
    'the old _id': 'item.legacy_id',
  },
  category: { id: 'category.id', name: 'category.name', index: 'category.position', desc: 'category.description' },
  order: {
    id: 'orders.id',
    customerName: 'orders.customer_name',
    address: 'orders.address',
    phone: 'orders.phone',
    tableNumber: 'orders.table_number',
    orders: 'order_line.order_id',
    totalPrice: 'orders.total',
    token: 'orders.token',
    status: 'orders.status',
    branch: 'orders.branch',
    'when placed': 'orders.placed_at',
    'when wanted': 'orders.wanted_at',
  },
  'order line': {
    id: 'order_line.line',
    item: 'order_line.item',
    image: 'order_line.image_ref',
    name: 'order_line.name',
    quantity: 'order_line.quantity',
    'price at the time': 'order_line.price',
    status: 'order_line.status',
    notes: 'order_line.notes',
  },
  review: {
    id: 'review.id',
    food: 'review.food',
    service: 'review.service',
    value: 'review.value',
    atmosphere: 'review.atmosphere',
    userName: 'review.user_name',
    text: 'review.text',
  },
  'shop status': { shopState: 'branch.shop_open', date: 'branch.shop_date', desc: 'branch.shop_desc' },
  'delivery message': { customDeliveryMessage: 'setting.value' },
  'contact form': {
    name: 'contact_message.name',
    'e-mail': 'contact_message.email',
    message: 'contact_message.message',
    'how handing it on goes': 'contact_hand_on.state',
  },
  reservation: {
    id: 'reservation.id',
    name: 'reservation.name',
    phone: 'reservation.phone',
    person: 'reservation.persons',
    date: 'reservation.date',
    time: 'reservation.time',
  },
  'landing offer': {
    id: 'offer.id',
    img: 'offer.image_ref',
    'what it shows, in words': 'offer.image_words',
    title: 'offer.title',
    subTitle: 'offer.sub_title',
    details: 'offer.details',
  },
  post: {
    id: 'post.id',
    img: 'post.image_ref',
    'what it shows, in words': 'post.image_words',
    date: 'post.date',
    name: 'post.name',
    question: 'post.question',
    answear: 'post.answer',
  },
}

storeOnBothEngines((openShop, engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
    await shop.ask('orders.place', noorsOrder())
  })

  test.each(Object.entries(entities))(
    '[DATA-1] the entity %s has a table with all of its fields',
    async (_, fields) => {
      const tables = await shop.store.db.introspection.getTables()
      const columns = new Set(tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column.name}`)))
      for (const [field, column] of Object.entries(fields))
        expect(columns.has(column), `${field} in ${column}`).toBe(true)
    },
  )

  test('migrating again does nothing and loses nothing', async () => {
    expect(await migrate(shop.store.engine, shop.clock.now())).toEqual([])
    const again = await openStore(shop.address, shop.clock.now())
    expect(await again.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
    await again.close()
  })

  test('[CHAIN-4] what a server of the version before may go on counting is counted anew at each start within a day', async () => {
    const { engine } = shop.store
    const now = shop.clock.now()
    const counted: number[] = []
    const count: Migration = ['9000-counted', [], async (_, at) => void counted.push(at), 'repeated']
    const list = [...migrations, count]
    expect(await migrate(engine, now, list)).toEqual(['9000-counted'])
    for (const hours of [1, 23, 25]) expect(await migrate(engine, now + hours * 60 * minute, list)).toEqual([])
    expect(counted.map((at) => (at - now) / (60 * minute))).toEqual([0, 1, 23])
    await shop.store.write((trx) => trx.deleteFrom('migration').where('name', '=', '9000-counted').execute())
  })

  test('servers that start at once on an empty database make the schema once', async () => {
    const fresh = await openShop({ demo: false })
    // Its own work would read the tables meanwhile.
    await fresh.app.close()
    await wipe(fresh)
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(fresh.address, fresh.clock.now())))
    const carriedOut = (db: typeof shop.store.db) => db.selectFrom('migration').select('name').orderBy('name').execute()
    for (const store of stores) {
      expect(await carriedOut(store.db)).toEqual(await carriedOut(shop.store.db))
      await store.close()
    }
  })

  test('[SAFE-3] the schema knows no list of roles, so that a new one needs no migration', async () => {
    const { store, staff } = await openShop()
    await staff()
    await store.write((trx) => trx.updateTable('staff_branch').set({ role: 'trainee' }).execute())
    const roles = await store.db.selectFrom('staff_branch').select('role').distinct().execute()
    expect(roles).toEqual([{ role: 'trainee' }])
  })

  describe('[DATA-1] the constraints', () => {
    const refuses = (statement: string) => expect(sql.raw(statement).execute(shop.store.db)).rejects.toThrow()
    const copyOf = (columns: string) => `insert into orders
      (branch, form, customer_name, address, phone, total, token, status, placed_at, wanted_at, search)
      select ${columns} from orders limit 1`

    test.each([
      ['a token that is taken', () => copyOf(`branch, form, 'x', '', '', 1, token, 0, 0, 0, ''`)],
      ['a branch that does not exist', () => copyOf(`'atlantis', form, 'x', '', '', 1, 'AAAAAAAA', 0, 0, 0, ''`)],
      ['an unknown form', () => copyOf(`branch, 'delivery', 'x', '', '', 1, 'AAAAAAAA', 0, 0, 0, ''`)],
      ['a negative total', () => copyOf(`branch, form, 'x', '', '', -1, 'AAAAAAAA', 0, 0, 0, ''`)],
      ['an unknown status of an order', () => copyOf(`branch, form, 'x', '', '', 1, 'AAAAAAAA', 2, 0, 0, ''`)],
      ['an order without a name', () => `update orders set customer_name = null`],
      ['an unknown status of a line', () => `update order_line set status = '2'`],
      ['a line of nothing', () => `update order_line set quantity = 0`],
      ['a price below zero', () => `update item set price = -1`],
      ['a price as text', () => `update item set price = 'free'`],
      ['two categories at one place', () => `update category set position = 1`],
      ['an item of no category', () => `update item set category = 'NOTHING'`],
      ['a category that still has items taken away', () => `delete from category where id = 'COFFEE'`],
      ['a combo for five', () => `insert into item_piece (item, persons, count, price) values ('c3', 5, 1, 1)`],
      ['six stars', () => `update review set food = 6`],
      [
        'a reservation for nobody',
        () =>
          `insert into reservation (branch, name, phone, persons, date, time, at) values ('antwerpen', 'Noor', '', 0, '2026-03-05', 600, 0)`,
      ],
      ['stock of an unknown item', () => `insert into stock_out (item, branch) values ('unicorn', 'antwerpen')`],
      ['a cut-off at 25 o’clock', () => `update branch set cut_off = 1500`],
    ])('refuse %s', async (_, statement) => {
      await refuses(statement())
    })

    test('take the lines along with an order that is deleted, and its key is free again', async () => {
      const order = noorsOrder()
      const { id } = await shop.ask('orders.place', order)
      await shop.store.write((trx) => trx.deleteFrom('orders').where('id', '=', id).execute())
      const lines = shop.store.db.selectFrom('order_line').selectAll().where('order_id', '=', id)
      expect(await lines.execute()).toEqual([])
      const again = await shop.ask('orders.place', order)
      expect(again.id).not.toBe(id)
      expect(await shop.ask('orders.place', order)).toEqual(again)
    })
  })

  test('a database that a newer version has changed is refused in words, and stays as it is', async () => {
    const shop = await openShop()
    const newer = { name: '9999-of-tomorrow', at: 1 }
    await shop.store.write((trx) => trx.insertInto('migration').values(newer).execute())
    await expect(openStore(shop.address, 2)).rejects.toThrow(
      'this database was used by a newer version, which this one does not understand (9999-of-tomorrow)',
    )
    expect((await shop.ask('orders.place', noorsOrder())).token).toHaveLength(8)
  })

  /** An empty database at the same address. */
  async function wipe({ store }: TestShop): Promise<void> {
    if (engine === 'postgres') {
      await sql.raw('drop schema public cascade; create schema public').execute(store.db)
      return
    }
    await sql.raw('pragma foreign_keys = off').execute(store.db)
    for (const { name } of await store.db.introspection.getTables())
      await sql.raw(`drop table "${name}"`).execute(store.db)
  }
})
