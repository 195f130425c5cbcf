// How much room an order takes on the disk for good, on both engines, and how much a year of a chain takes.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { onServer } from '#server/testing/postgres/postgres-databases.ts'
import { createDatabase, startOwnPostgres } from '#server/testing/postgres/test-postgres.ts'
import { askChain } from '../chain/chain-shop.ts'
import { type BenchShop, fetchMenu, openBenchShop, orderOf, signUpOwner } from './bench-shop.ts'
import type { BenchSetting, Chapter, Figure } from './figures.ts'

/** Kept for a day or for weeks: docs/data.md. All else stays for ten years. */
const passing = ['event', 'idempotency_key', 'slot_held', 'slot_load']
const perBranch = 300
const openDays = 350
const chains = [3, 300]

/** What the tables hold, in bytes with their indexes, by their names; and the log that was written. */
interface Room {
  readonly tables: ReadonlyMap<string, number>
  readonly log: number
}
interface Engine {
  readonly name: string
  readonly shop: BenchShop
  readonly room: () => Promise<Room>
}

export async function measureRoom(setting: BenchSetting): Promise<Chapter> {
  const sqlite = await openBenchShop(join(setting.folder, 'sqlite'))
  const figures = await roomOf(setting, { name: 'SQLite', shop: sqlite, room: async () => roomOfFile(sqlite.file) })
  const postgres = await startOwnPostgres()
  try {
    const url = await createDatabase(postgres.url, 'room')
    const shop = await openBenchShop(join(setting.folder, 'postgres'), { DATABASE_URL: url })
    figures.push(...(await roomOf(setting, { name: 'PostgreSQL', shop, room: () => roomOfServer(url) })))
  } finally {
    await postgres.stop()
  }
  return {
    title: 'Room on the disk',
    figures,
    notes: [
      `Each order has three lines, one of them with a note, and was accepted, made, paid and handed over. Without what is kept for days or weeks only. A year is ${perBranch} orders at each branch on ${openDays} days.`,
    ],
  }
}

async function roomOf({ quick, say }: BenchSetting, { name, shop, room }: Engine): Promise<Figure[]> {
  say(`room, ${name}`)
  const cookie = await signUpOwner(shop)
  const address = `http://127.0.0.1:${shop.port}`
  const menu = await fetchMenu(shop.port)
  const play = (orders: number) => playOrders({ address, cookie, orders, each: orderOf(menu, Date.now()) })
  // The first pages of tables and indexes are half empty.
  await play(quick ? 50 : 300)
  const before = await room()
  const orders = quick ? 100 : 1000
  await play(orders)
  const after = await room()
  await shop.child.end()
  const grown = [...after.tables]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.tables.get(table) ?? 0)) / orders }))
    .filter(({ table, bytes }) => bytes > 0 && !passing.includes(table))
    .sort((a, b) => b.bytes - a.bytes)
  const bytes = grown.reduce((sum, one) => sum + one.bytes, 0)
  const largest = grown.slice(0, 4).map((one) => `${one.table} ${kilo(one.bytes)}`)
  const log = (after.log - before.log) / orders
  return [
    { what: `${name}: an order, for good`, value: kilo(bytes), beside: `the most: ${largest.join(', ')}` },
    ...(log > 0 ? [{ what: `${name}: the log of an order, for an archive`, value: kilo(log) }] : []),
    ...chains.map((branches) => {
      const year = branches * perBranch * openDays
      const archive = log > 0 ? { beside: `its log ${giga(year * log)}` } : {}
      return {
        what: `${name}: a year of ${branches} branches, ${(year / 1e6).toFixed(1)} million orders`,
        value: giga(year * bytes),
        ...archive,
      }
    }),
  ]
}

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`
const giga = (bytes: number): string => `${Math.round(bytes / 1e8) / 10} GB`

interface Playing {
  readonly address: string
  readonly cookie: string
  readonly orders: number
  /** Without its key. */
  readonly each: object
}

const atOnce = 8

async function playOrders({ address, cookie, orders, each }: Playing): Promise<void> {
  const ask = async <Name extends CallName>(name: Name, input: Input<Name>): Promise<Output<Name>> => {
    const answer = await askChain(address, { name, input, cookie })
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refusal)}`)
    return answer.value
  }
  let left = orders
  const some = async (): Promise<void> => {
    while (left-- > 0) {
      // As staff enter one, its number comes with it.
      const { id } = await ask('orders.enter', { ...each, key: newKey() } as Input<'orders.enter'>)
      await ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'card' })
      for (const status of ['ready', 'served'] as const)
        await ask('orders.setLineStatus', { id, changes: [1, 2, 3].map((line) => ({ line, status })) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, some))
}

function roomOfFile(file: string): Room {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database
    .prepare(
      `select m.tbl_name as name, sum(s.pgsize) as bytes from dbstat s join sqlite_schema m on m.name = s.name
       where s.aggregate = true group by m.tbl_name`,
    )
    .all() as unknown as { name: string; bytes: number }[]
  database.close()
  return { tables: new Map(rows.map(({ name, bytes }) => [name, bytes])), log: 0 }
}

async function roomOfServer(url: string): Promise<Room> {
  const rows = await onServer<{ name: string; bytes: number }>(
    url,
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const [log] = await onServer<{ bytes: number }>(url, `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`)
  return { tables: new Map(rows.map(({ name, bytes }) => [name, Number(bytes)])), log: Number(log?.bytes) }
}
