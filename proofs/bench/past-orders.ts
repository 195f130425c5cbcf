// Fills a shop's database with past orders, directly: spread over days and branches, all served, none archived.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { instantOf, localTime } from '#domain/branch/hours.ts'
import type { OrderLine } from '#domain/order/order.ts'
import { totalOf } from '#domain/shared/money.ts'
import { openStore } from '#server/store/open.ts'
import { lineRowOf, orderRowOf } from '#server/store/order/order-rows.ts'
import type { DemoItem } from '#tools/demo/demo-item.ts'
import { demo } from '#tools/demo/index.ts'
import { seedDemo } from '#tools/demo/seed-demo.ts'

export interface Past {
  /** Orders that were served on the days before today. */
  readonly served: number
  readonly open: number
  /** Orders that were served today already. */
  readonly servedToday?: number
}

/** The number of days over which the served orders are spread. */
export const pastDays = 700

const hour = 3_600_000
const day = 24 * hour
/** Of the demo shop's branches. */
const timeZone = 'Europe/Brussels'

/**
 * Makes noisette.db in `folder`: the demo shop without capacity, `served` past orders and `open` of today, three lines
 * each.
 */
export async function makePast(folder: string, { served, open, servedToday = 0 }: Past, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'noisette.db')
  const store = await openStore({ sqlite: file }, now)
  await seedDemo(store, now, 'unlimited')
  await store.close()
  const database = new DatabaseSync(file)
  database.exec('pragma synchronous = off; pragma cache_size = -200000; pragma foreign_keys = off; begin')
  const indexes = setAsideIndexes(database)
  const plant = planter(database)
  const today = Math.floor(now / day) * day
  const each = Math.max(1, Math.ceil(served / pastDays))
  // The last one is yesterday's last order; each day begins at ten in the morning.
  for (let n = 1; n <= served; n++) {
    const daysAgo = 1 + Math.floor((served - n) / each)
    plant('served', today - day * daysAgo + 10 * hour + Math.floor(((n % each) * 9 * hour) / each))
  }
  for (let n = 1; n <= open; n++) plant('received', now - (n % 97) * 10_000)
  const midnight = instantOf(localTime(now, timeZone).date, 0, timeZone)
  for (let n = 1; n <= servedToday; n++)
    plant('served', midnight + Math.floor((n * (now - midnight)) / (servedToday + 1)))
  for (const index of indexes) database.exec(index)
  // The server sums up again when it starts.
  database.exec("delete from setting where key = 'till.summed'")
  database.exec('commit; pragma wal_checkpoint(truncate)')
  database.close()
  return file
}

/** The token of the n-th seeded order, 1 first: because the factor is odd, no two are equal within 32 bits. */
export const plantedToken = (id: number): string =>
  (Number((BigInt(id) * 2_654_435_761n) & 0xffff_ffffn) >>> 0).toString(16).toUpperCase().padStart(8, '0')

/** Building an index at the end costs a fraction of maintaining it row by row. */
function setAsideIndexes(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      "select name, sql from sqlite_schema where type = 'index' and sql is not null and tbl_name in ('orders', 'order_line', 'idempotency_key')",
    )
    .all() as unknown as { name: string; sql: string }[]
  for (const { name } of rows) database.exec(`drop index ${name}`)
  return rows.map(({ sql }) => sql)
}

/** Puts in one order after the other, with the ids 1, 2, 3 … */
function planter(database: DatabaseSync): (status: 'received' | 'served', placedAt: number) => void {
  const statements = new Map<string, StatementSync>()
  const insert = (table: string, row: object): void => {
    const columns = Object.keys(row)
    const text = `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`
    const statement = statements.get(table) ?? database.prepare(text)
    statements.set(table, statement)
    statement.run(...(Object.values(row) as SQLInputValue[]))
  }
  let id = 0
  return (status, placedAt) => {
    id++
    const lines = [1, 2, 3].map((line): OrderLine => {
      const { id: item, image, name, price } = demo.items[(id * 7 + line * 13) % demo.items.length] as DemoItem
      const quantity = 1 + ((id + line) % 2)
      const plain = { notes: '', making: [], declaration: null, options: [] }
      return { id: line, item, image, name, price, quantity, status, ...plain }
    })
    const order = orderRowOf({
      branch: demo.branches[id % demo.branches.length]?.id ?? '',
      form: 'pick-up',
      source: 'web',
      customerName: `Customer ${id}`,
      phone: `+324701${String(id % 100_000).padStart(5, '0')}`,
      address: '',
      table: null,
      lines,
      total: totalOf(lines),
      token: plantedToken(id),
      code: '',
      cupName: '',
      ifSoldOut: 'ask',
      placedAt,
      wantedAt: placedAt + 480_000,
      firstPromisedAt: 0,
      making: 0,
      quoted: null,
      course: 'accepted',
      acceptedAt: 0,
    })
    insert('orders', { id, ...order })
    for (const line of lines) insert('order_line', lineRowOf(id, line))
    const key = `planted-${String((id * 7919) % 1_000_000_007).padStart(14, '0')}`
    insert('idempotency_key', { call: 'orders.place', key, body_hash: 'planted', made: id, at: placedAt })
  }
}
