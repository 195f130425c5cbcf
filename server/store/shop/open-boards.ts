// Which boards of a branch are open, by what they last said themselves.

import type { Instant } from '#domain/branch/hours.ts'
import { watchTimes } from '#domain/shop/watch/watch-times.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { Trx } from '../write-queue.ts'
import { readSetting, writeSetting } from './setting-store.ts'

export interface BoardBeat {
  /** The random id of the board. */
  readonly board: string
  readonly staff: number
  readonly at: Instant
}

/** Boards of one member that are remembered: far more than anybody has open. */
const mostBoards = 20

/** Records that a board is there for these branches; of a member's boards the newest stay. */
export async function recordBeat(trx: Trx, branches: readonly string[], beat: BoardBeat): Promise<void> {
  await trx
    .insertInto('board_seen')
    .values(branches.map((branch) => ({ branch, ...beat })))
    .onConflict((conflict) => conflict.columns(['branch', 'board']).doUpdateSet({ staff: beat.staff, at: beat.at }))
    .execute()
  const older = trx
    .selectFrom('board_seen')
    .select('board')
    .where('staff', '=', beat.staff)
    .groupBy('board')
    .orderBy((e) => e.fn.max('at'), 'desc')
    .limit(1000)
    .offset(mostBoards)
  await trx.deleteFrom('board_seen').where('staff', '=', beat.staff).where('board', 'in', older).execute()
}

export interface BoardsOf {
  readonly seen: Instant
  /** How many boards are live. */
  readonly live: number
}

/** By branch, when a board was last heard and how many are live at `now`. A branch without any is missing. */
export async function boardsByBranch(db: Db, now: Instant): Promise<Map<string, BoardsOf>> {
  const rows = await db
    .selectFrom('board_seen')
    .select((e) => [
      'branch',
      e.fn.max('at').as('seen'),
      e.fn
        .sum<number>(
          e
            .case()
            .when('at', '>=', now - watchTimes.liveMs)
            .then(1)
            .else(0)
            .end(),
        )
        .as('live'),
    ])
    .groupBy('branch')
    .execute()
  return new Map(rows.map(({ branch, seen, live }) => [branch, { seen: Number(seen), live: Number(live) }]))
}

/** Forgets boards last heard before `before`. */
export async function forgetBoards(trx: Trx, before: Instant): Promise<void> {
  await trx.deleteFrom('board_seen').where('at', '<', before).execute()
}

/** The branches that pause by themselves. */
export async function readPausing(db: Db): Promise<string[]> {
  const kept = await readSetting(db, 'watch.pausing')
  return kept === null ? [] : fromJson<string[]>(kept)
}

export async function setPausing(trx: Trx, branch: string, pauses: boolean): Promise<void> {
  const others = (await readPausing(trx)).filter((one) => one !== branch)
  await writeSetting(trx, 'watch.pausing', toJson(pauses ? [...others, branch] : others))
}

/** By branch, until when it is paused because nobody watches. */
export type OwnPauses = Readonly<Record<string, Instant>>

export async function readOwnPauses(db: Db): Promise<OwnPauses> {
  const kept = await readSetting(db, 'watch.paused')
  return kept === null ? {} : fromJson<OwnPauses>(kept)
}

export async function writeOwnPauses(trx: Trx, pauses: OwnPauses): Promise<void> {
  await writeSetting(trx, 'watch.paused', toJson(pauses))
}
