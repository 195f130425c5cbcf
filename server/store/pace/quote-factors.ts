// What was learned of how long orders take at a branch, by weekday and hour (TIME-7).
import type { DateText } from '../../../domain/branch/hours.ts'
import { touchCatalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../engines/engine.ts'
import type { Trx } from '../write-queue.ts'

export interface LearnedFactor {
  readonly weekday: number
  readonly hour: number
  readonly factor: number
}

/** The last day of which each branch learned. */
export async function learnedDays(db: Db): Promise<Map<string, DateText>> {
  const rows = await db.selectFrom('quote_learned').selectAll().execute()
  return new Map(rows.map(({ branch, day }) => [branch, day]))
}

/** Whether this transaction may learn of the day: of several servers that ask, one may. */
export async function beginLearning(trx: Trx, branch: string, day: DateText): Promise<boolean> {
  const begun = await trx
    .insertInto('quote_learned')
    .values({ branch, day })
    .onConflict((conflict) => conflict.column('branch').doUpdateSet({ day }).where('quote_learned.day', '<', day))
    .returning('branch')
    .execute()
  return begun.length > 0
}

export async function saveFactors(
  trx: Trx,
  branch: string,
  day: DateText,
  factors: readonly LearnedFactor[],
): Promise<void> {
  if (factors.length === 0) return
  await trx
    .insertInto('quote_factor')
    .values(factors.map(({ weekday, hour, factor }) => ({ branch, weekday, hour, factor, day })))
    .onConflict((conflict) =>
      conflict
        .columns(['branch', 'weekday', 'hour'])
        .doUpdateSet((e) => ({ factor: e.ref('excluded.factor'), day: e.ref('excluded.day') })),
    )
    .execute()
  await touchCatalogue(trx)
}
