// Everything that is in a database, read without the program, to compare it before and after an upgrade.
import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { StoreAddress } from '../../store/open.ts'

/** A row by its columns; numbers as text, because PostgreSQL's driver has large ones so, and bytes as their hash. */
export type Row = Readonly<Record<string, string | null>>

export interface Contents {
  /** The rows of each table. */
  readonly tables: ReadonlyMap<string, readonly Row[]>
  /** Each column with its type, a line each. */
  readonly columns: readonly string[]
  readonly indexes: readonly string[]
}

type Ask = (text: string) => Promise<Record<string, unknown>[]>

const tablesOf = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  postgres: `select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
}

const columnsOf = {
  sqlite: `select m.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '') || ' ' || c.pk as line
    from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%' order by 1`,
  postgres: `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') || ' ' || is_identity as line
    from information_schema.columns where table_schema = 'public' order by 1`,
}

const indexesOf = {
  sqlite: `select sql as line from sqlite_master where type in ('index', 'view', 'trigger') and sql is not null order by 1`,
  postgres: `select indexdef as line from pg_indexes where schemaname = 'public' order by 1`,
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
  const tables = new Map<string, Row[]>()
  for (const { name } of await ask(tablesOf[engine])) {
    const rows = await ask(`select * from "${name}"`)
    tables.set(String(name), rows.map(readable))
  }
  const linesOf = async (text: string) => (await ask(text)).map(({ line }) => String(line).replace(/\s+/g, ' '))
  return { tables, columns: await linesOf(columnsOf[engine]), indexes: await linesOf(indexesOf[engine]) }
}

const readable = (row: Record<string, unknown>): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, textOf(value)]))

function textOf(value: unknown): string | null {
  if (value === null) return null
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('base64url')
  return String(value)
}
