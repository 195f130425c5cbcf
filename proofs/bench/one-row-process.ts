// The yardstick for writing: one small row per transaction, each synced, and nothing else. With DATABASE_URL on
// PostgreSQL, else on SQLite in DATA_DIR.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { answerAs } from './child-process.ts'

const text = 'x'.repeat(100)

async function onPostgres(url: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table one_row (id bigint generated always as identity primary key, text text)')
  return () => client.query({ name: 'one', text: 'insert into one_row (text) values ($1)', values: [text] })
}

function onSqlite(folder: string): () => unknown {
  const database = new DatabaseSync(join(folder, 'one-row.db'))
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table row (id integer primary key, text text)',
  )
  const insert = database.prepare('insert into row (text) values (?)')
  return () => insert.run(text)
}

const { DATABASE_URL, DATA_DIR = '.' } = process.env
const commit = DATABASE_URL ? await onPostgres(DATABASE_URL) : onSqlite(DATA_DIR)

const answers = {
  /** Commits for so many ms; returns how many commits there were in a second. */
  commit: async (wantedMs: number) => {
    const start = performance.now()
    let commits = 0
    for (; performance.now() - start < wantedMs; commits++) await commit()
    return (commits / (performance.now() - start)) * 1000
  },
}
export type OneRowAnswers = typeof answers
answerAs(answers)
