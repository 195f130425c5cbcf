// What reductions took off the prices of a period, by rule: read from counts, a row or so for each day and rule.
import type { SpanDays } from '#domain/money/figure-span.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Db } from '../engines/engine.ts'

interface ReductionGiven {
  readonly reduction: string
  readonly pieces: number
  readonly off: Cents
}

/** On the days of the promise, of what was sold at these branches together; the most first. */
export async function readReductionsGiven(
  db: Db,
  branches: readonly string[],
  days: SpanDays,
): Promise<ReductionGiven[]> {
  const rows = await db
    .selectFrom('figure')
    .select(['kind', 'subject'])
    .select((e) => e.fn.sum<number>('amount').as('amount'))
    .where('branch', 'in', branches)
    .where('kind', 'in', ['reduced', 'reducedPieces'])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy(['kind', 'subject'])
    .execute()
  const given = new Map<string, ReductionGiven>()
  for (const { kind, subject, amount } of rows) {
    const before = given.get(subject) ?? { reduction: subject, pieces: 0, off: 0 }
    const field = kind === 'reduced' ? 'off' : 'pieces'
    given.set(subject, { ...before, [field]: Number(amount) })
  }
  return [...given.values()].filter(({ pieces }) => pieces > 0).sort((one, other) => other.off - one.off)
}
