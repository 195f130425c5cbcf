// When pages were last told that the times of a branch changed.
import type { Instant } from '#domain/branch/hours.ts'
import type { Trx } from '../write-queue.ts'

/** Which of these branches may be announced now: those that nobody announced within the last `pause` ms. */
export async function tellTimes(trx: Trx, branches: readonly string[], now: Instant, pause: number): Promise<string[]> {
  const told = await trx
    .insertInto('times_told')
    .values([...branches].sort().map((branch) => ({ branch, at: now })))
    .onConflict((conflict) =>
      conflict
        .column('branch')
        .doUpdateSet({ at: now })
        // A clock that was set back must not silence a branch.
        .where((e) => e.or([e('times_told.at', '<=', now - pause), e('times_told.at', '>', now)])),
    )
    .returning('branch')
    .execute()
  return told.map(({ branch }) => branch)
}
