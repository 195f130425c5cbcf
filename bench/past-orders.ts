// Fills a shop's database with past orders, directly by SQL: spread over days and branches, all served, none archived.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { instantOf, localTime } from '../domain/branch/hours.ts'
import type { NewOrder, OrderLine } from '../domain/order/order.ts'
import { seedDemo } from '../server/demo/seed-demo.ts'
import { openStore } from '../server/store/open.ts'
import { lineRowOf, orderRowOf } from '../server/store/orders/order-rows.ts'

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

/** Makes noisette.db in `folder`: the demo shop without capacity, `served` past orders and `open` of today, three lines each. */
export async function makePast(folder: string, past: Past, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'noisette.db')
  const store = await openStore({ sqlite: file }, now)
  await seedDemo(store, now, 'unlimited')
  await store.close()
  const database = new DatabaseSync(file)
  database.exec('pragma synchronous = off; pragma cache_size = -200000; pragma foreign_keys = off; begin')
  const indexes = setAsideIndexes(database)
  laySideTables(database)
  const today = Math.floor(now / day) * day
  const each = Math.max(1, Math.ceil(past.served / pastDays))
  plantOrders(database, {
    from: 1,
    to: past.served,
    status: 1,
    line: 'served',
    // The last one is yesterday's last order; each day begins at ten in the morning.
    placedAt: `${today} - ${day} * (1 + (${past.served} - n) / ${each}) + ${10 * hour} + (n % ${each}) * ${9 * hour} / ${each}`,
  })
  plantOrders(database, {
    from: past.served + 1,
    to: past.served + past.open,
    status: 0,
    line: 'received',
    placedAt: `${now} - n % 97 * 10000`,
  })
  const midnight = instantOf(localTime(now, timeZone).date, 0, timeZone)
  const served = past.served + past.open
  const servedToday = past.servedToday ?? 0
  plantOrders(database, {
    from: served + 1,
    to: served + servedToday,
    status: 1,
    line: 'served',
    placedAt: `${midnight} + (n - ${served}) * ${now - midnight} / ${servedToday + 1}`,
  })
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

/** The parts of orders, numbered from 0 so that arithmetic can choose among them. */
function laySideTables(database: DatabaseSync): void {
  database.exec(`
    create temp table dish as select row_number() over (order by id) - 1 as place, id, name, image_kind, image_ref, price
      from item where price is not null;
    create unique index temp.dish_place on dish (place);
    create temp table place as select row_number() over (order by position) - 1 as place, id from branch;`)
}

interface Planting {
  readonly from: number
  readonly to: number
  readonly status: 0 | 1
  readonly line: 'received' | 'served'
  /** SQL for the instant at which order n was placed. */
  readonly placedAt: string
}

/** The values of the seeded orders and lines, for columns that are not computed. */
const plainOrder: NewOrder = {
  branch: '',
  form: 'pick-up',
  customerName: '',
  address: '',
  phone: '',
  table: null,
  lines: [],
  total: 0,
  token: '',
  placedAt: 0,
  wantedAt: 0,
  firstPromisedAt: 0,
  making: 0,
  code: '',
  cupName: '',
  ifSoldOut: 'ask',
  source: 'web',
  course: 'accepted',
  acceptedAt: 0,
}
const plainLine: OrderLine = {
  id: 1,
  item: '',

  image: { kind: 'bundled', ref: '' },
  name: {},
  quantity: 1,
  price: 0,
  status: 'received',
  notes: '',
  making: [],
  declaration: null,
  options: [],
}

type Computed<Row> = Partial<Record<keyof Row & string, string>>

/**
 * `insert into` a table with every column of the row: computed by SQL if there is an expression for it, else unchanged.
 */
function insertInto<Row extends object>(table: string, row: Row, computed: Computed<Row>): string {
  const values = Object.entries({ ...row, ...computed }).map(([column, value]) =>
    column in computed ? String(value) : literal(value),
  )
  return `insert into ${table} (${Object.keys({ ...row, ...computed }).join(', ')}) select ${values.join(', ')}`
}

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)

function plantOrders(database: DatabaseSync, { from, to, status, line, placedAt }: Planting): void {
  if (to < from) return
  const numbers = `with recursive number (n) as (select ${from} union all select n + 1 from number where n < ${to})`
  const dish = (of: number | string) => `(n * 7 + ${of} * 13) % (select count(*) from dish)`
  const quantity = (of: number | string) => `(1 + (n + ${of}) % 2)`
  const total = [1, 2, 3]
    .map((of) => `(select price from dish where place = ${dish(of)}) * ${quantity(of)}`)
    .join(' + ')
  const token = "printf('%08X', n * 2654435761 & 4294967295)"
  const phone = "'+324701' || printf('%05d', n % 100000)"
  const order = insertInto(
    'orders',
    { id: 0, ...orderRowOf(plainOrder) },
    {
      id: 'n',
      branch: '(select id from place where place = n % (select count(*) from place))',
      customer_name: "'Customer ' || n",
      phone,
      total,
      token,
      status: String(status),
      placed_at: placedAt,
      wanted_at: `${placedAt} + 480000`,
      search: `lower(${token}) || char(10) || 'customer ' || n || char(10) || ${phone} || char(10)`,
      name_key: "'customer ' || n",
    },
  )
  const lines = insertInto('order_line', lineRowOf(0, plainLine), {
    order_id: 'n',
    line: 'line',
    item: 'dish.id',
    image_kind: 'image_kind',
    image_ref: 'image_ref',
    name: 'name',
    quantity: quantity('line'),
    price: 'price',
    status: `'${line}'`,
  })
  database.exec(`
    ${numbers}
    ${order}
    from number;
    ${numbers}
    ${lines}
    from number, (select 1 as line union all select 2 union all select 3) join dish on dish.place = ${dish('line')};
    ${numbers}
    insert into idempotency_key (call, key, body_hash, made, at)
    select 'orders.place', 'planted-' || printf('%014d', n * 7919 % 1000000007), 'planted', n, ${placedAt} from number;`)
}
