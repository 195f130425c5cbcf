// For how long items were out of stock while their branch was open: counted once they are back, and until then computed
// from when they ran out.
import type { Branch } from '#domain/branch/branch.ts'
import { addDays, type Instant, instantOf } from '#domain/branch/hours.ts'
import { openWithin } from '#domain/branch/open-within.ts'
import type { SpanDays } from '#domain/money/figure-span.ts'
import type { Db } from '../engines/engine.ts'
import { inPieces } from '../in-pieces.ts'
import type { Trx } from '../write-queue.ts'
import { addToFigures } from './figure-store.ts'

/** `since`: null if it ran out before that was kept; then nobody knows for how long. */
export interface OutRow {
  readonly item: string
  readonly branch: string
  readonly until: Instant | null
  readonly since: Instant | null
}

/** Counts what is over at `now`. */
export async function countMinutesOut(
  trx: Trx,
  rows: readonly OutRow[],
  branches: readonly Branch[],
  now: Instant,
): Promise<void> {
  const changes = branches.flatMap((branch) =>
    rows
      .filter((row) => row.branch === branch.id)
      .flatMap((row) => openWhileOut(row, branch, now))
      .map(({ item, from, to }) => {
        const amount = Math.round((to - from) / 60_000)
        return { branch: branch.id, at: from, kind: 'minutesOut' as const, subject: item, amount }
      }),
  )
  await addToFigures(trx, changes)
}

/** Of what is out of stock at these branches: the minutes of these days until `now`, by item. */
export async function minutesStillOut(
  db: Db,
  branches: readonly Branch[],
  days: SpanDays,
  now: Instant,
): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  if (branches.length === 0) return sums
  const rows = await db
    .selectFrom('stock_out')
    .selectAll()
    .where('since', 'is not', null)
    .where(
      'branch',
      'in',
      branches.map(({ id }) => id),
    )
    .execute()
  const byBranch = Map.groupBy(rows, ({ branch }) => branch)
  const turn = inPieces()
  for (const branch of branches)
    for (const row of byBranch.get(branch.id) ?? []) {
      for (const { item, from, to } of openWhileOut(row, branch, now, days))
        sums.set(item, (sums.get(item) ?? 0) + Math.round((to - from) / 60_000))
      await turn()
    }
  return sums
}

function openWhileOut({ item, since, until }: OutRow, branch: Branch, now: Instant, days?: SpanDays) {
  if (since === null) return []
  const { timeZone } = branch
  const within = days && {
    from: instantOf(days.from, 0, timeZone),
    to: instantOf(addDays(days.to, 1), 0, timeZone),
  }
  const from = Math.max(since, within?.from ?? since)
  const to = Math.min(until ?? now, now, within?.to ?? now)
  return openWithin(branch, { from, to }).map((span) => ({ item, ...span }))
}
