// The yardstick for writing to PostgreSQL: one small row per transaction over one connection, and nothing else.
import pg from 'pg'
import { costSoFar } from '../processes/cost.ts'
import { answerAs } from '../processes/talk.ts'
import type { OneRowTalk } from './one-row.ts'

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query('create table if not exists one_row (id bigint generated always as identity primary key, text text)')
const text = 'x'.repeat(100)

answerAs<OneRowTalk>({
  commit: async (wantedMs) => {
    const start = performance.now()
    let commits = 0
    while (performance.now() - start < wantedMs) {
      await client.query({ name: 'one', text: 'insert into one_row (text) values ($1)', values: [text] })
      commits++
    }
    return { commits, ms: performance.now() - start }
  },
  cost: costSoFar,
})
