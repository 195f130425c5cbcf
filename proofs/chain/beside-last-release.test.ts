// What a migration since the last release leaves to that release: its servers go on beside those of this version while
// they are replaced, so nothing that they read or write may be gone (CHAIN-4).
// @module-tag long
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { onServer } from '#server/testing/postgres/postgres-databases.ts'
import { keptRestorer } from '../kept/kept-restorer.ts'

const { restored } = keptRestorer()
const [, lastVersion = ''] =
  /^## (\d+\.\d+\.\d+)/m.exec(readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')) ?? []

interface Column {
  readonly name: string
  readonly type: string
  /** Whether a row may be added without it. */
  readonly optional: boolean
}

interface Schema {
  readonly columns: ReadonlyMap<string, Column>
  /** What refuses rows: constraints, unique indexes without their names, triggers; with the table of each. */
  readonly bounds: ReadonlyMap<string, string>
}

async function schemaOf(url: string): Promise<Schema> {
  const columns = await onServer<Column>(
    url,
    `select table_name || '.' || column_name as name, udt_name as type,
       is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as optional
     from information_schema.columns where table_schema = 'public'`,
  )
  const bounds = await onServer<{ place: string; line: string }>(
    url,
    `select conrelid::regclass::text as place, conrelid::regclass || ' ' || pg_get_constraintdef(oid) as line
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
     union select tablename, regexp_replace(indexdef, 'INDEX \\S+ ON', 'INDEX ON')
       from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
     union select tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  )
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    bounds: new Map(bounds.map(({ place, line }) => [line, place])),
  }
}

/** What a server that goes by `before` would miss, or be refused by, a line each. */
function inItsWay(before: Schema, after: Schema): string[] {
  const known = before.columns
  const tables = new Set([...known.keys()].map((name) => name.split('.')[0]))
  const lines: string[] = []
  for (const [name, { type, optional }] of known) {
    const now = after.columns.get(name)
    if (!now) lines.push(`${name} is gone`)
    else if (now.type !== type) lines.push(`${name} is ${now.type} and was ${type}`)
    else if (optional && !now.optional) lines.push(`${name} has to be given`)
  }
  for (const [name, { optional }] of after.columns)
    if (!known.has(name) && tables.has(name.split('.')[0]) && !optional) lines.push(`${name} has to be given`)
  // A server that knows nothing of a column leaves it empty, and what bounds such columns alone refuses none of its rows.
  const isOfNewColumns = (bound: string, table: string): boolean =>
    (/\(([^()]+)\)/.exec(bound)?.[1] ?? '')
      .split(', ')
      .every((column) => after.columns.get(`${table}.${column}`)?.optional && !known.has(`${table}.${column}`))
  for (const [bound, table] of after.bounds)
    if (!before.bounds.has(bound) && tables.has(table) && !isOfNewColumns(bound, table)) lines.push(`new: ${bound}`)
  return lines
}

async function lastReleased() {
  const address = await restored(lastVersion, 'postgres')
  const url = 'postgres' in address ? address.postgres : ''
  return { address, url, before: await schemaOf(url) }
}

test('[CHAIN-4] servers of the last release read and write on after each migration since: what goes, goes a release later', async () => {
  const { address, url, before } = await lastReleased()
  expect(before.columns.size).toBeGreaterThan(300)
  await (await openStore(address, Date.now())).close()
  expect(inItsWay(before, await schemaOf(url))).toEqual([])
})

test.each([
  ['alter table item drop column position', 'item.position is gone'],
  ['alter table item rename column position to place', 'item.position is gone'],
  ['alter table item add column weight int not null', 'item.weight has to be given'],
  ['alter table orders alter column customer_name type varchar(9)', 'orders.customer_name is varchar and was text'],
  ['alter table orders add constraint few check (total < 10)', 'new: orders CHECK ((total < 10))'],
  ['drop table review cascade', 'review.id is gone'],
])('[CHAIN-4] a migration such as “%s” is found', async (statement, line) => {
  const { url, before } = await lastReleased()
  await onServer(url, `truncate item, orders cascade; ${statement}`)
  expect(inItsWay(before, await schemaOf(url))).toContain(line)
})
