// Where and when something is sold, as two people changed it at once.
import type { SaleRules } from '#domain/menu/sold.ts'
import { rebaseEach, rebaseTicks, sameValue } from '#web/data/forms/rebase.ts'

type Sold = SaleRules | null | undefined

/** Places and times apart, and each branch apart where all three name some. */
export function mergedSold(base: Sold, mine: Sold, theirs: Sold): SaleRules | null {
  const merged: SaleRules = rebaseEach<unknown>({ ...base }, { ...mine }, { ...theirs })
  const branches =
    base?.branches && mine?.branches && theirs?.branches
      ? { branches: rebaseTicks(base.branches, mine.branches, theirs.branches) }
      : {}
  const all = { ...merged, ...branches }
  return sameValue(all, { ...theirs }) ? (theirs ?? null) : all
}
