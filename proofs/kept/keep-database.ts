// `npm run keep-database`: keeps a database of this version, filled by real calls, for testing later versions with. Run
// once for each release.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrations } from '#server/store/migrate.ts'
import { openStore, type Store, type StoreAddress } from '#server/store/open.ts'
import { type Desk, withOrderId } from '#server/testing/asking.ts'
import { checkedReply, injection } from '#server/testing/contract-check.ts'
import { createDatabase, startOwnPostgres } from '#server/testing/postgres/test-postgres.ts'
import { fakeClock } from '#server/testing/test-clock.ts'
import { seedDemo } from '#tools/demo/seed-demo.ts'
import { fillShop } from './fill-shop.ts'
import { folderOf, packDatabase } from './kept-databases.ts'

/** Opens a shop at the address, runs it for a while, hands its store to `keep`, and returns what was put in. */
async function lived(address: StoreAddress, keep: (store: Store) => Promise<void>) {
  const clock = fakeClock()
  const read = readConfig({ LOG_LEVEL: 'silent', ORDERS_PER_MINUTE: '0' })
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const store = await openStore(address, clock.now())
  await seedDemo(store, clock.now())
  const app = await createApp({ config: { ...read.config, store: address }, store, now: clock.now })
  const reply: Desk['reply'] = async (name, input, asking) =>
    checkedReply(name, await app.fastify.inject(injection(name, input, asking ?? {})))
  const ask: Desk['ask'] = async (name, input, asking) => {
    const answer = await reply(name, input, asking)
    if (!answer.ok) throw new Error(`${name} was refused: ${JSON.stringify(answer.refusal)}`)
    return await withOrderId(store, name, answer.value)
  }
  const kept = await fillShop({ store, clock, reply, ask, inject: (request) => app.fastify.inject(request) })
  await app.close()
  await keep(store)
  await store.close()
  return kept
}

/** The schema as the migrations make it, then every row; without the event log, whose cursors belong to its cluster. */
async function dumpPostgres({ db, engine }: Store): Promise<string> {
  const schema = migrations.flatMap(([, statements]) => statements.map(engine.ddl).filter(Boolean))
  const tables = (await db.introspection.getTables()).map(({ name }) => name).sort()
  // A migration's own work may drop what its statements made.
  const made = schema.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? [])
  const lines = [
    engine.ddl('create table migration (name text primary key, at {int} not null) {table}'),
    ...schema,
    ...made.filter((table) => !tables.includes(table)).map((table) => `drop table "${table}"`),
    'set session_replication_role = replica',
  ]
  for (const table of tables) {
    if (table === 'event') continue
    const { rows } = await sql<{ json: string }>`select json_agg(t)::text as json from ${sql.table(table)} t`.execute(
      db,
    )
    const json = rows[0]?.json
    if (!json) continue
    const target = `"${table}"`
    lines.push(
      `delete from ${target}`,
      `insert into ${target} overriding system value select * from json_populate_recordset(null::${target}, $rows$${json}$rows$)`,
    )
  }
  lines.push('set session_replication_role = default')
  const { rows: counters } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(db)
  for (const { table, column } of counters)
    lines.push(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce((select max("${column}") from "${table}"), 0) + 1, false)`,
    )
  return `${lines.join(';\n')};\n`
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const folder = folderOf(version)
if (existsSync(folder)) throw new Error(`A database of version ${version} is kept already: raise the version first.`)
const work = mkdtempSync(join(tmpdir(), 'noisette-keep-'))

const inSqlite = await lived({ sqlite: join(work, 'noisette.db') }, async ({ db }) => {
  await sql.raw(`vacuum into '${join(work, 'kept.db')}'`).execute(db)
})
const postgres = await startOwnPostgres()
const address = { postgres: await createDatabase(postgres.url, 'kept') }
let dump = ''
const inPostgres = await lived(address, async (store) => {
  dump = await dumpPostgres(store)
})
await postgres.stop()

// Written only now that both exist: an interrupted run leaves nothing that a later one would mistake for a kept
// database.
mkdirSync(folder, { recursive: true })
packDatabase(version, 'sqlite.db', readFileSync(join(work, 'kept.db')))
packDatabase(version, 'postgres.sql', Buffer.from(dump))
writeFileSync(join(folder, 'kept.json'), `${JSON.stringify({ sqlite: inSqlite, postgres: inPostgres }, null, 2)}\n`)
rmSync(work, { recursive: true, force: true })
console.log(`A database of version ${version} is kept for both engines.`)
