// What is kept how long: every column of the schema is in the table, and the clock leaves nothing of a person behind.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { columnsKept, everyColumn, keptTables } from '#domain/guests/retention/retained-columns.ts'
import { tidyShop } from '#server/housekeeping.ts'
import { daysKept, noteErasures, saveDaysKept } from '#server/store/guests/erasures.ts'
import { noorsOrder, noorsTable } from '#server/testing/order-drafts.ts'
import { day } from '#server/testing/test-clock.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'
import { erasePersonal } from './erase-personal.ts'
import { readErasedList, writeErasedList } from './erased-list.ts'

describe('the list of what was erased', () => {
  const openShop = shopsOn('sqlite')
  test('[J-66] written by thirty erasures at once on two servers it has all of them, and nothing unfinished beside it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'noisette-erased-'))
    const one = await openShop()
    const other = await openShop()
    const erase = async (id: number) => {
      const shop = id % 2 ? one : other
      // Both read the same database, as two servers do.
      const store = { ...shop.store, db: one.store.db }
      await one.store.write((trx) => noteErasures(trx, [{ kind: 'order', id, madeAt: 1, at: id }]))
      await writeErasedList(store, folder)
    }
    await Promise.all(Array.from({ length: 30 }, (_, id) => erase(id + 1)))
    expect((await readErasedList(folder)).map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, id) => id + 1))
    expect(await readdir(folder)).toEqual(['erased.jsonl'])
    await rm(folder, { recursive: true })
  })
})

describe('the table', () => {
  test('[SAFE-4] names each column once', () => {
    const columns = everyColumn().map(([column]) => column)
    expect(columns.filter((column, place) => columns.indexOf(column) !== place)).toEqual([])
  })
})

/** Everything that the database holds, as one text for each table. */
async function everything({ store: { db } }: TestShop): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const table of Object.keys(keptTables)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    all[table] = JSON.stringify(rows)
  }
  return all
}

const person = /nightingale|470\s?99|kelder|vleermuis/i
const tablesWith = async (shop: TestShop, mark: RegExp) =>
  Object.entries(await everything(shop)).flatMap(([table, text]) => (mark.test(text) ? [table] : []))

const hers = { name: 'Noor Nightingale', phone: '0470 99 88 77', address: 'Kelderstraat 9', cupName: 'Nightingale' }
const lines = [{ item: 'cappuccino', quantity: 2, note: 'for the vleermuis' }]

/** An order in every state in which something of a person may stand, a reservation, a message and a review. */
async function leaveTraces(shop: TestShop) {
  const { amira } = await shop.staff()
  const asked = { as: amira }
  const place = () => shop.ask('orders.place', noorsOrder({ ...hers, lines }))
  const open = await place()
  const refused = await place()
  const changed = await place()
  const archived = await place()
  const words = { key: crypto.randomUUID(), reason: 'other', words: 'Nightingale never came' } as const
  await shop.ask('orders.step', { id: refused.id, step: 'refuse', ...words }, asked)
  await shop.store.write((trx) =>
    trx
      .updateTable('orders')
      .set({ proposal: '{"lines":[{"notes":"vleermuis"}]}', changed_from: '{"lines":[{"notes":"vleermuis"}]}' })
      .where('id', '=', changed.id)
      .execute(),
  )
  await shop.ask('reservations.place', noorsTable({ name: hers.name, phone: hers.phone }))
  const key = crypto.randomUUID()
  await shop.ask('contact.send', { key, name: hers.name, email: 'n@nightingale.example', message: 'Is Noor there?' })
  await shop.ask('reviews.submit', { key: crypto.randomUUID(), food: 5, name: 'Noor', text: 'Warm waffle.' })
  return { asked, open, archived }
}

onBothEngines((openShop, engine) => {
  test('[SAFE-4] every column of the real schema is in the table, and the table names no other', async () => {
    const { store } = await openShop({ demo: false })
    const tables = (await store.db.introspection.getTables()).filter(
      ({ name, isView }) => name !== 'sqlite_sequence' && !isView,
    )
    const real = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    const kept = everyColumn().map(([column]) => column)
    expect(kept.sort(), 'say in domain/guests/retention/retained-columns.ts how long it is kept').toEqual(real.sort())
  })

  test('[SAFE-4] 30 days after the pick-up nothing of a person is left in any table, and the amounts are', async () => {
    const shop = await openShop()
    const { asked, open, archived } = await leaveTraces(shop)
    await shop.ask('orders.clear', { branches: ['antwerpen'], alsoOpen: true }, asked)
    const archive = (await shop.ask('archives.list', {}, asked)).archives[0]
    expect(archive?.orders).toBe(4)
    expect((await tablesWith(shop, person)).sort()).toEqual([
      'contact_message',
      'order_line',
      'order_step',
      'orders',
      'reservation',
    ])
    shop.clock.pass(29 * day)
    await tidyShop(shop.store, shop.clock.now())
    expect(await tablesWith(shop, person)).toContain('orders')

    shop.clock.pass(3 * day)
    await tidyShop(shop.store, shop.clock.now())
    expect(await tablesWith(shop, person)).toEqual([])
    const orders = shop.store.db.selectFrom('orders').select(['id', 'total', 'token', 'erased_at', 'search'])
    const rows = await orders.orderBy('id').execute()
    expect(rows.map(({ total }) => total)).toEqual([640, 640, 640, 640])
    expect(rows.at(-1)).toMatchObject({ id: archived.id, erased_at: shop.clock.now() })
    expect(rows[0]).toMatchObject({ id: open.id, search: open.token.toLowerCase() })
    const amira = await shop.signIn('Amira')
    const log = await shop.ask('log.list', { kind: 'clock' }, { as: amira })
    expect(log.entries.map(({ act, staff, data }) => [act, staff, data])).toEqual([
      ['clock.erase', 0, { messages: 1 }],
      ['clock.erase', 0, { reservations: 1 }],
      ['clock.erase', 0, { orders: 4 }],
    ])
  })

  test('[SAFE-4] the days are those that the owner set', async () => {
    const shop = await openShop()
    expect(await daysKept(shop.store.db)).toBe(30)
    await shop.ask('orders.place', noorsOrder(hers))
    await shop.store.write((trx) => saveDaysKept(trx, 60))
    await erasePersonal(shop.store, shop.clock.now() + 59 * day)
    expect(await tablesWith(shop, person)).toEqual(['orders'])
    await shop.store.write((trx) => saveDaysKept(trx, 7))
    await erasePersonal(shop.store, shop.clock.now() + 8 * day)
    expect(await tablesWith(shop, person)).toEqual([])
  })

  test('[SAFE-4] an order for much later holds up none of those after it, and each is erased once', async () => {
    const shop = await openShop()
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push((await shop.ask('orders.place', noorsOrder(hers))).id)
    const now = shop.clock.now()
    const set = (place: number, wanted: number) =>
      shop.store.write((trx) =>
        trx
          .updateTable('orders')
          .set({ wanted_at: wanted })
          .where('id', '=', ids[place] ?? 0)
          .execute(),
      )
    await set(1, now + 40 * day)
    const erasedAt = async () => {
      const rows = await shop.store.db.selectFrom('orders').select('erased_at').orderBy('id').execute()
      return rows.map(({ erased_at }) => erased_at && (erased_at - now) / day)
    }
    await erasePersonal(shop.store, now + 31 * day)
    await erasePersonal(shop.store, now + 32 * day)
    expect(await erasedAt()).toEqual([31, null, 31, 31])
    await erasePersonal(shop.store, now + 71 * day)
    expect(await erasedAt()).toEqual([31, 71, 31, 31])
  })

  test('[SAFE-4] who orders while thousands are erased does not wait for the end of it', async () => {
    const shop = await openShop()
    await shop.ask('orders.place', noorsOrder(hers))
    const columns = [
      ...columnsKept('orders', 'personal'),
      'branch',
      'form',
      'total',
      'status',
      'placed_at',
      'wanted_at',
    ]
    const copied = sql.raw(columns.join(', '))
    const numbers = sql.raw(
      engine === 'postgres'
        ? 'select n from generate_series(1, 3000) n'
        : 'with recursive c(n) as (select 1 union all select n + 1 from c where n < 3000) select n from c',
    )
    await shop.store.write((trx) =>
      sql`insert into orders (${copied}, token) select ${copied}, 'COPY' || n from orders, (${numbers}) numbers`.execute(
        trx,
      ),
    )
    shop.clock.pass(31 * day)
    const done: string[] = []
    const erasing = erasePersonal(shop.store, shop.clock.now()).then(() => done.push('erased'))
    const placing = shop.ask('orders.place', noorsOrder({ day: '2026-04-04' })).then(() => done.push('ordered'))
    await Promise.all([erasing, placing])
    expect(done).toEqual(['ordered', 'erased'])
    expect(await tablesWith(shop, person)).toEqual([])
  })
})
