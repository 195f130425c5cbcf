// The running sums to which acts add: the ledger with its balances, what the list of each branch holds, and the figures
// of the days. What a commit adds waits for its end, so that many orders together cost one statement for each sum.
import type { LastOfCommit, Trx } from '../write-queue.ts'
import { writeFigureRows } from './figure-rows.ts'
import { balanced, type LedgerEntry, lockBalances, writeEntries } from './ledger-store.ts'
import type { FigureRow } from './ledger-tables.ts'
import { addToListCounts, type ListChange } from './list-counts.ts'

/** What an act adds. */
interface Additions {
  readonly entries?: readonly LedgerEntry[]
  readonly listChanges?: readonly ListChange[]
  readonly figures?: readonly FigureRow[]
}

/** Adds at once, or with all else that a commit adds which holds it. Throws if an entry does not balance. */
export async function addToSums(trx: Trx, { entries = [], listChanges = [], figures = [] }: Additions): Promise<void> {
  const added = { entries: balanced(entries), listChanges, figures }
  const others = held.get(trx)
  if (others) others.push(added)
  else await writeSums(trx, [added])
}

const held = new WeakMap<Trx, Additions[]>()

export const heldSums: LastOfCommit = {
  hold: (trx) => {
    const additions: Additions[] = []
    held.set(trx, additions)
    return additions
  },
  write: (trx) => writeSums(trx, held.get(trx)?.splice(0) ?? []),
}

/** Always in this order, so that two servers do not wait for each other in a circle. */
async function writeSums(trx: Trx, additions: readonly Additions[]): Promise<void> {
  const booked = await writeEntries(
    trx,
    additions.flatMap(({ entries = [] }) => entries),
  )
  await addToListCounts(
    trx,
    additions.flatMap(({ listChanges = [] }) => listChanges),
  )
  await writeFigureRows(trx, [...booked, ...additions.flatMap(({ figures = [] }) => figures)])
}

/** All that was added stands, and nobody else writes an entry of the branch until the transaction ends. */
export async function lockLedger(trx: Trx, branch: string): Promise<void> {
  await heldSums.write(trx)
  await lockBalances(trx, branch)
}
