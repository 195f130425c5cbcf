// Checks every line of every day book against its seal, the line before it and the ledger (BOOK-2).
import { type BookFault, faultOf, type SealedLine } from '../../domain/money/day-book.ts'
import {
  bookBranches,
  bookHash,
  bookLines,
  dayBalances,
  digestEntries,
  oldestEntryDay,
} from '../store/books/day-book-store.ts'
import type { Db } from '../store/engines/engine.ts'
import { invoicedOn } from '../store/invoices/invoice-store.ts'

export interface FoundFault {
  readonly branch: string
  readonly number: number
  readonly day: string
  readonly fault: BookFault
}

export interface Verified {
  /** The last line of each book; kept elsewhere, its seal shows a book that was written anew. */
  readonly books: readonly Pick<SealedLine, 'branch' | 'number' | 'day' | 'seal'>[]
  readonly faults: readonly FoundFault[]
}

/** After a fault the check goes on with what is stored, so that each changed line is named once. */
export async function verifyBooks(db: Db): Promise<Verified> {
  const books: SealedLine[] = []
  const faults: FoundFault[] = []
  for (const branch of await bookBranches(db)) {
    const oldest = await oldestEntryDay(db, branch)
    let before: SealedLine | undefined
    for await (const some of bookLines(db, branch))
      for (const line of some) {
        const kept = oldest !== undefined && line.day >= oldest
        const fault = faultOf(line, before, kept ? await ledgerDay(db, line) : undefined, bookHash)
        if (fault) faults.push({ branch, number: line.number, day: line.day, fault })
        before = line
      }
    if (before) books.push(before)
  }
  return { books, faults }
}

const ledgerDay = async (db: Db, { branch, day }: SealedLine) => ({
  entries: await digestEntries(db, branch, day),
  balances: await dayBalances(db, branch, day),
  invoiced: (await invoicedOn(db, branch, day)).rates,
})
