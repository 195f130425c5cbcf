// Everything that is in a database, read without the program, to compare it before and after an upgrade.
import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { StoreAddress } from '#server/store/open.ts'

/** A row by its columns; numbers as text, because PostgreSQL's driver has large ones so, and bytes as their hash. */
export type ComparedRow = Readonly<Record<string, string | null>>

export interface Contents {
  readonly tables: ReadonlyMap<string, readonly ComparedRow[]>
  /** Everything that the schema says, a line each: columns, constraints, indexes, triggers, functions, views. */
  readonly schema: readonly string[]
}

type Ask = (text: string) => Promise<Record<string, unknown>[]>

const tablesOf = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  postgres: `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
}

const ofSqlite = (what: string) => `from sqlite_master m, ${what} where m.type = 'table' and m.name not like 'sqlite_%'`

/** Queries whose rows each have a line of the schema. The order of a table's columns means nothing. */
const schemaOf = {
  sqlite: [
    `select m.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk as line
      ${ofSqlite('pragma_table_xinfo(m.name) c')}`,
    `select m.name || ' strict ' || t.strict || ' without rowid ' || t.wr || ' counts ' || (m.sql like '%autoincrement%') as line
      ${ofSqlite('pragma_table_list(m.name) t')} and t.schema = 'main'`,
    `select m.name || '.' || f."from" || ' references ' || f."table" || '.' || f."to" || ' ' || f.on_delete as line
      ${ofSqlite('pragma_foreign_key_list(m.name) f')}`,
    `select m.name || ' unique ' || (select group_concat(i.name) from pragma_index_info(l.name) i) as line
      ${ofSqlite('pragma_index_list(m.name) l')} and l.origin <> 'c'`,
    `select lower(substr(sql, 1, 20)) || substr(sql, 21) as line from sqlite_master
      where type in ('index', 'view', 'trigger') and sql is not null`,
  ],
  postgres: [
    `select concat_ws(' ', table_name || '.' || column_name, udt_name, is_nullable, column_default, is_identity, collation_name) as line
      from information_schema.columns where table_schema = 'public'`,
    `select conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line from pg_constraint
      where connamespace = 'public'::regnamespace`,
    `select indexdef as line from pg_indexes where schemaname = 'public'`,
    `select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
    `select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace`,
    `select viewname || ' ' || definition as line from pg_views where schemaname = 'public'`,
  ],
}

export async function contentsOf(address: StoreAddress): Promise<Contents> {
  if ('postgres' in address) return await contentsOfPostgres(address.postgres)
  const database = new DatabaseSync(address.sqlite)
  try {
    return await read('sqlite', async (text) => database.prepare(text).all())
  } finally {
    database.close()
  }
}

async function contentsOfPostgres(url: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await read('postgres', async (text) => (await client.query(text)).rows as Record<string, unknown>[])
  } finally {
    await client.end()
  }
}

async function read(engine: 'sqlite' | 'postgres', ask: Ask): Promise<Contents> {
  const tables = new Map<string, ComparedRow[]>()
  for (const { name } of await ask(tablesOf[engine])) {
    const rows = await ask(`select * from "${name}"`)
    tables.set(String(name), rows.map(readable))
  }
  const lines: string[] = []
  for (const query of schemaOf[engine]) for (const { line } of await ask(query)) lines.push(String(line))
  // SQLite has no table of its checks.
  if (engine === 'sqlite')
    for (const { name, sql } of await ask(`select name, sql from sqlite_master where type = 'table'`))
      lines.push(...checksIn(String(sql)).map((check) => `${name} ${check}`))
  return { tables, schema: lines.map((line) => line.replace(/\s+/g, ' ')).sort() }
}

/** Each `check (…)` of a table's definition, with the brackets that belong to it. */
function checksIn(definition: string): string[] {
  return [...definition.matchAll(/\bcheck \(/g)].map(({ index }) => {
    let depth = 0
    let end = definition.indexOf('(', index)
    do {
      if (definition[end] === '(') depth++
      if (definition[end] === ')') depth--
      end++
    } while (depth > 0)
    return definition.slice(index, end)
  })
}

const readable = (row: Record<string, unknown>): ComparedRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))

function textOf(value: unknown): string | null {
  if (value === null) return null
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('base64url')
  return String(value)
}
