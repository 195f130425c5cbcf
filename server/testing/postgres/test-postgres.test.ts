// @module-tag long
// The PostgreSQL for the tests: it starts, survives a crash with what was committed, and leaves nothing behind.
import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Postgres } from './test-postgres.ts'
import { createDatabase, startOwnPostgres } from './test-postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await startOwnPostgres()
})
afterAll(() => postgres.stop())

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('the shared server answers a question', async () => {
  expect(await ask(inject('postgresUrl'), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server of our own is PostgreSQL 15 or later and folds letters by Unicode', async () => {
  const [row] = await ask(
    postgres.url,
    `select current_setting('server_version_num')::int >= 150000 as new, lower('Ä') as ae`,
  )
  expect(row).toEqual({ new: true, ae: 'ä' })
})

test('a fresh database is empty each time it is created', async () => {
  const url = await createDatabase(postgres.url, 'fresh one')
  await ask(url, 'create table cup (id int)')
  const again = await createDatabase(postgres.url, 'fresh one')
  expect(again).toBe(url)
  expect(await ask(again, `select to_regclass('cup') as cup`)).toEqual([{ cup: null }])
})

test('what was committed is there after a crash and a restart', async () => {
  const url = await createDatabase(postgres.url, 'crash')
  await ask(url, 'create table cup (id int); insert into cup values (7)')
  const before = postgres.pid
  await postgres.crash()
  await expect(ask(url, 'select 1')).rejects.toThrow()
  await postgres.restart()
  expect(postgres.pid).not.toBe(before)
  expect(await ask(url, 'select id from cup')).toEqual([{ id: 7 }])
})

test('a stopped server leaves no process and no folder behind', async () => {
  const other = await startOwnPostgres({ fsync: false })
  const [row] = (await ask(other.url, `select current_setting('data_directory') as folder`)) as { folder: string }[]
  const { pid } = other
  await other.stop()
  expect(existsSync(row?.folder ?? '/')).toBe(false)
  expect(() => process.kill(pid, 0)).toThrow()
})
