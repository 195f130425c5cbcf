// What each branch remembers of its pace, and the work that waits there (QUOTE-1).
import { sql } from 'kysely'
import type { PaceMemory } from '#domain/branch/capacity/pace-memory.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { preparedQuery } from '../prepared.ts'
import type { Trx } from '../write-queue.ts'

const minute = 60_000
/** An order is no work any more once its promise is past by so much: somebody forgot to tap it. */
const forgottenAfter = 30 * minute
/** No order is begun longer before it is wanted. */
const begunBefore = 180 * minute

/** More than these are more than the two hours that a branch promises at most. */
const mostWaiting = 100

/** How much work waits, and what was learned, in one statement: every order asks. */
const waitingRow = preparedQuery<
  { branch: string; from: Instant; until: Instant; now: Instant },
  { seconds: number | string | null; state: string | null }
>((db, { branch, from, until, now }) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom('orders')
        .select('work_left')
        .where('branch', '=', branch)
        .where('archive', '=', sql.lit(0))
        .where('status', '=', sql.lit(0))
        .where('wanted_at', '>=', from)
        .where('wanted_at', '<=', until)
        // What nobody has accepted yet is no work: else fake orders would put everybody off.
        .where('course', '=', sql.lit('accepted'))
        .where((part) => part(part('wanted_at', '-', part.ref('making')), '<=', now))
        .orderBy('wanted_at')
        .limit(sql.lit(mostWaiting))
        .as('waiting'),
    )
    .select((e) => [
      e.fn.sum<number | string | null>('work_left').as('seconds'),
      e.selectFrom('branch_pace').select('state').where('branch', '=', branch).as('state'),
    ]),
)

export interface PaceNow {
  /** Minutes of work of what was accepted, is to be made by now and is not ready. */
  readonly ahead: number
  /** null: nothing was made ready yet. */
  readonly memory: PaceMemory | null
}

export async function paceNow(db: Db, branch: string, now: Instant): Promise<PaceNow> {
  const span = { from: now - forgottenAfter, until: now + begunBefore }
  const [row] = await waitingRow(db, { branch, ...span, now })
  return { ahead: Number(row?.seconds ?? 0) / 60, memory: row?.state ? fromJson<PaceMemory>(row.state) : null }
}

/** What a branch goes by in what it learns. */
export interface LearningBranch {
  readonly prepMinutes: number
  /** The share of late orders that the owner chose. */
  readonly lateShare: number
}

const learningRow = preparedQuery<
  { branch: string },
  { prep_minutes: number; late_percent: number; state: string | null }
>((db, { branch }) =>
  db
    .selectFrom('branch')
    .leftJoin('branch_pace', 'branch_pace.branch', 'branch.id')
    .select(['prep_minutes', 'late_percent', 'state'])
    .where('id', '=', branch)
    // Where the owner says nothing of what is made, nothing is learned of it.
    .where('capacity', 'is not', null),
)

const rememberRows = preparedQuery<{ branch: string; state: string; before: string }, { branch: string }>(
  (db, { branch, state, before }) =>
    db
      .insertInto('branch_pace')
      .values({ branch, state })
      .onConflict((conflict) =>
        conflict.column('branch').doUpdateSet({ state }).where('branch_pace.state', '=', before),
      )
      .returning('branch'),
)

/** How often it is changed anew because another server changed it at the same moment. */
const mostTries = 20

/** Changes what a branch remembers. Of two servers that change it at once neither is lost. */
export async function changeMemory(
  trx: Trx,
  branch: string,
  change: (memory: PaceMemory | null, of: LearningBranch) => PaceMemory | null,
): Promise<void> {
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const [row] = await learningRow(trx, { branch })
    if (!row) return
    const before = row.state === null ? null : fromJson<PaceMemory>(row.state)
    const after = change(before, { prepMinutes: row.prep_minutes, lateShare: row.late_percent / 100 })
    if (after === null || after === before) return
    const saved = await rememberRows(trx, { branch, state: toJson(after), before: row.state ?? '' })
    if (saved.length > 0) return
  }
  throw new Error('what a branch learned was changed again and again')
}
