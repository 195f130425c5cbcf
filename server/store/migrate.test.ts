// The schema: made once, by whichever server comes first, with every entity, every field, and constraints that hold.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { oldPricesOf } from '../../domain/menu/old-prices.ts'
import { takeOver } from '../legacy/testing/taking-over.ts'
import { erasePersonal } from '../retention/erase-personal.ts'
import { noorsOrder, tableOrder } from '../testing/order-drafts.ts'
import { onBothEngines, type Shop } from '../testing/shop.ts'
import { migrate } from './migrate.ts'
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

onBothEngines((openShop, engine) => {
  let shop: Shop
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

  test('[CONTACT-1] the branches of a shop from before they had pictures of their own keep those that they began with', async () => {
    const older = await openShop()
    const { db, engine: own } = older.store
    for (const column of ['image_kind', 'image_ref', 'image_words'])
      await sql.raw(`alter table branch drop column ${column}`).execute(db)
    await db.deleteFrom('migration').where('name', '=', '0009-branch-images').execute()
    expect(await migrate(own, older.clock.now())).toEqual(['0009-branch-images'])
    const rows = await db.selectFrom('branch').select(['id', 'image_kind', 'image_ref', 'image_words']).execute()
    expect(rows).toHaveLength(3)
    for (const row of rows)
      expect(row).toMatchObject({ image_kind: 'bundled', image_ref: `branch-${row.id}`, image_words: '{}' })
  })

  test('[F-6] orders from before the list sorted all of them are sorted by the same keys as new ones', async () => {
    const older = await openShop()
    const { db, engine: own } = older.store
    for (const change of [
      { name: 'Zoë Ångström', address: 'Élysée-laan 5' },
      { name: 'Noor', address: '' },
      { name: 'ﷺ'.repeat(60), address: '' },
    ])
      await older.ask('orders.place', noorsOrder(change))
    await older.ask('orders.place', tableOrder())
    const keys = () => db.selectFrom('orders').select(['name_key', 'address_key']).orderBy('id').execute()
    const fresh = await keys()
    for (const column of ['name', 'address', 'phone', 'token', 'total'])
      await sql.raw(`drop index orders_by_${column}`).execute(db)
    const undo = engine === 'postgres' ? ['drop index orders_cash', 'alter table orders drop column tx'] : []
    for (const statement of [
      ...undo,
      ...['name_key', 'address_key'].map((column) => `alter table orders drop column ${column}`),
      'create index orders_cash on orders (branch, archive, placed_at, total)',
    ])
      await sql.raw(statement).execute(db)
    await db.deleteFrom('migration').where('name', '=', '0012-order-list').execute()
    expect(await migrate(own, older.clock.now())).toEqual(['0012-order-list'])
    expect(await keys()).toEqual(fresh)
    const { amira } = await older.staff()
    expect((await older.ask('orders.list', {}, { as: amira })).cash).toMatchObject({ total: 4 * 320, orders: 4 })
  })

  test('[F-42] orders that were taken over before are known by it, and lose the time that they never had', async () => {
    const older = await openShop()
    const { db, engine: own } = older.store
    const { token } = await older.ask('orders.place', noorsOrder())
    await takeOver(older.store, {
      orders: [
        {
          ...{ id: 0, customerName: 'Zoë', totalPrice: '3.20', token: 'OLD00001', status: 0 },
          orders: [{ id: 0, item: 'cap', name: 'Cappuccino', quantity: 1, status: 0, notes: '' }],
        },
      ],
    })
    await sql.raw('alter table orders drop column wanted_known').execute(db)
    if (engine === 'sqlite')
      await sql.raw('create view checkout as select key, made as order_id from idempotency_key').execute(db)
    await db.deleteFrom('migration').where('name', '=', '0013-wanted-time').execute()
    expect(await migrate(own, older.clock.now())).toEqual(['0013-wanted-time'])
    expect((await older.ask('orders.track', { token })).wantedAt).toBeGreaterThan(0)
    expect((await older.ask('orders.track', { token: 'OLD00001' })).wantedAt).toBeNull()
  })

  test('[SAFE-4] a shop of before the clock looked at every order forgets who ordered, archived or not', async () => {
    const older = await openShop()
    const { db, engine: own } = older.store
    await older.ask('orders.place', noorsOrder())
    for (const statement of [
      'alter table orders drop column erased_at',
      'alter table archive add column erased_at bigint',
      'drop table erasure',
      `insert into setting (key, value) values ('names.erased', '12')`,
      `delete from migration where name = '0045-erasing'`,
    ])
      await sql.raw(engine === 'sqlite' ? statement.replace('bigint', 'integer') : statement).execute(db)
    expect(await migrate(own, older.clock.now())).toEqual(['0045-erasing'])
    await erasePersonal(older.store, older.clock.now() + 31 * 86_400_000)
    expect(await db.selectFrom('orders').select('customer_name').execute()).toEqual([{ customer_name: '' }])
  })

  test('[LIFE-7] the log of a shop of before becomes append only, and keeps its entries', async () => {
    const older = await openShop()
    await older.staff()
    const { db, engine: own } = older.store
    for (const statement of engine === 'sqlite'
      ? ['drop trigger staff_log_stays', 'drop trigger staff_log_never_changes']
      : [
          'drop trigger staff_log_stays on staff_log',
          'drop trigger staff_log_not_emptied on staff_log',
          'drop function staff_log_stays',
        ])
      await sql.raw(statement).execute(db)
    await sql.raw(`update staff_log set staff_name = 'Amira'`).execute(db)
    await db.deleteFrom('migration').where('name', '=', '0046-append-only-log').execute()
    expect(await migrate(own, older.clock.now())).toEqual(['0046-append-only-log'])
    expect(await db.selectFrom('staff_log').select('id').execute()).not.toEqual([])
    await expect(sql.raw('delete from staff_log').execute(db)).rejects.toThrow('append only')
  })

  test('[OPT-2] glass, bottle and people of before become sizes at the same prices, and lines say what they said', async () => {
    const older = await openShop()
    const { db, engine: own } = older.store
    const { amira } = await older.staff()
    const white = (choice: 'glass' | 'bottle') => ({ item: 'house-white-wine', choice, quantity: 1 })
    const { token, total } = await older.ask('orders.place', noorsOrder({ lines: [white('glass'), white('bottle')] }))
    const { items } = await older.ask('items.read', {}, { as: amira })
    const both = { espresso: [{ size: 'GLASS', price: 260 }], lungo: [{ size: 'GLASS', price: 400 }] }
    for (const [id, sizes] of Object.entries(both)) {
      const item = items.find((one) => one.id === id)
      if (item) await older.ask('items.save', { ...item, sizes }, { as: amira })
    }
    const pricesIn = async () => {
      const store = await openStore(older.address, older.clock.now())
      const { items: all } = await store.catalogue.current(store.db)
      await store.close()
      return all.map(({ id, price, sizes, groups }) => ({ id, price, ...(sizes && { sizes }), groups }))
    }
    const now = await pricesIn()

    // As the program wrote it before.
    for (const { id, ...item } of now) {
      const { price, glassPrice, bottlePrice, pieces = [] } = oldPricesOf(item)
      const columns = { price, glass_price: glassPrice ?? null, bottle_price: bottlePrice ?? null }
      await db.updateTable('item').set(columns).where('id', '=', id).execute()
      for (const piece of pieces)
        await db
          .insertInto('item_piece')
          .values({ item: id, ...piece })
          .execute()
    }
    await db.updateTable('order_line').set({ options: '[]' }).execute()
    await db.deleteFrom('option_group').where('id', '=', 'SIZES').execute()
    await db.deleteFrom('migration').where('name', '=', '0038-sizes').execute()

    expect(await migrate(own, older.clock.now())).toEqual(['0038-sizes'])
    expect(await pricesIn()).toEqual(now)
    const tracked = await older.ask('orders.track', { token })
    expect(tracked.total).toBe(total)
    expect(tracked.lines).toMatchObject([
      { choice: 'glass', price: 480, options: [{ group: 'SIZES', option: 'GLASS', name: { en: 'Glass' } }] },
      { choice: 'bottle', price: 2200, options: [{ group: 'SIZES', option: 'BOTTLE', name: { fr: 'Bouteille' } }] },
    ])
  })

  test('servers that start at once on an empty database make the schema once', async () => {
    const fresh = await openShop({ demo: false })
    await wipe(fresh)
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(fresh.address, fresh.clock.now())))
    const carriedOut = (db: typeof shop.store.db) => db.selectFrom('migration').select('name').orderBy('name').execute()
    for (const store of stores) {
      expect(await carriedOut(store.db)).toEqual(await carriedOut(shop.store.db))
      await store.close()
    }
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
  async function wipe({ store }: Shop): Promise<void> {
    if (engine === 'postgres') {
      await sql.raw('drop schema public cascade; create schema public').execute(store.db)
      return
    }
    await sql.raw('pragma foreign_keys = off').execute(store.db)
    for (const { name } of await store.db.introspection.getTables())
      await sql.raw(`drop table "${name}"`).execute(store.db)
  }
})
