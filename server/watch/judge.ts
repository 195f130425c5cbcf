// Gathers what the server knows of a branch and asks the rule which alerts to open and to close.
import type { Branch } from '../../domain/branch/branch.ts'
import { addDays, type Instant, instantOf, localTime } from '../../domain/branch/hours.ts'
import { type Verdict, watch } from '../../domain/watch/alerts.ts'
import type { Db } from '../store/engines/engine.ts'
import { alertedOrders, type BranchAlert } from '../store/watch/alerts.ts'
import type { BoardsOf } from '../store/watch/boards.ts'
import { oldestOpen, ordersNotSeen, type UnseenOrder } from '../store/watch/waiting.ts'

export interface Judged extends Verdict {
  readonly waiting: readonly UnseenOrder[]
}

interface Known {
  /** The open alerts of the branch. */
  readonly open: readonly BranchAlert[]
  /** Of all branches. */
  readonly boards: ReadonlyMap<string, BoardsOf>
}

export async function judge(
  db: Db,
  branch: Branch,
  { open, boards }: Known,
  { now, watchingSince }: { readonly now: Instant; readonly watchingSince: Instant },
): Promise<Judged> {
  const { date } = localTime(now, branch.timeZone)
  const dayBegins = instantOf(date, 0, branch.timeZone)
  const dayEnds = instantOf(addDays(date, 1), 0, branch.timeZone)
  const waiting = await ordersNotSeen(db, branch.id, dayBegins)
  const ids = waiting.map(({ id }) => id)
  const watched = {
    branch,
    boardSeen: boards.get(branch.id)?.seen ?? null,
    openSince: await oldestOpen(db, branch.id, dayBegins, dayEnds),
    waiting,
    open,
    told: await alertedOrders(db, ids),
  }
  return { ...watch(watched, now, watchingSince), waiting }
}
