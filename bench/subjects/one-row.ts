// The yardstick for writing: one small row per transaction, each synced to the same disk, and nothing else.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CostTalk, costSoFar } from '../processes/cost.ts'
import { answerAs } from '../processes/talk.ts'

export type OneRowTalk = CostTalk & {
  /** Commits for `asked` ms; returns how many commits there were and how many ms they took. */
  readonly commit: { readonly asked: number; readonly answered: { readonly commits: number; readonly ms: number } }
}

const database = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'one-row.db'))
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; create table if not exists row (id integer primary key, text text)',
)
const insert = database.prepare('insert into row (text) values (?)')
const text = 'x'.repeat(100)

answerAs<OneRowTalk>({
  commit: (wantedMs) => {
    const start = performance.now()
    let commits = 0
    while (performance.now() - start < wantedMs) {
      insert.run(text)
      commits++
    }
    return { commits, ms: performance.now() - start }
  },
  cost: costSoFar,
})
