// A reduction as a row of its table, in both directions.
import type { Selectable } from 'kysely'
import type { ReductionHow, ReductionSubject, ReductionTimes } from '#domain/money/reductions/reduction.ts'
import type { StoredReduction } from '#domain/money/reductions/reduction-draft.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import type { ReductionRow } from './reduction-tables.ts'

/** As the catalogue has it. */
export interface KeptReduction extends StoredReduction {
  /** When it was saved last. */
  readonly changedAt: number
}

export const reductionFrom = (row: Selectable<ReductionRow>): KeptReduction => ({
  id: row.id,
  name: fromJson<LocalText>(row.name),
  on: row.active === 1,
  what: fromJson<ReductionSubject>(row.what),
  how: fromJson<ReductionHow>(row.how),
  ...(row.beside !== null && { companion: fromJson<ReductionSubject>(row.beside) }),
  ...(row.times !== null && { times: fromJson<ReductionTimes>(row.times) }),
  ...(row.branches !== null && { branches: fromJson<string[]>(row.branches) }),
  code: row.code,
  uses: row.uses,
  usesEach: row.uses_each,
  changedAt: row.changed_at,
})

export const reductionRow = ({ id, ...rule }: StoredReduction, now: number) => ({
  id,
  name: toJson(rule.name),
  active: rule.on ? 1 : 0,
  what: toJson(rule.what),
  how: toJson(rule.how),
  beside: rule.companion ? toJson(rule.companion) : null,
  times: rule.times ? toJson(rule.times) : null,
  branches: rule.branches ? toJson(rule.branches) : null,
  code: rule.code,
  uses: rule.uses,
  uses_each: rule.usesEach,
  changed_at: now,
})

/** All of them, in the order of their ids. */
export const readReductions = async (db: Db): Promise<KeptReduction[]> =>
  (await db.selectFrom('reduction').selectAll().orderBy('id').execute()).map(reductionFrom)
