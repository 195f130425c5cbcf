// Checks every line of every day book against its seal, the line before it and the ledger (BOOK-2).
import { type BookFault, faultOf, type LedgerDay, readBookLine, type SealedLine } from '#domain/money/day-book.ts'
import type { Db } from '#server/store/engines/engine.ts'
import {
  bookBranches,
  bookHash,
  bookLines,
  countsSince,
  dayBalances,
  digestEntries,
  digestInvoices,
  linesMissingFromSeals,
  oldestEntryDay,
} from '#server/store/money/day-book-store.ts'
import { invoicedOn } from '#server/store/money/invoice-store.ts'
import { type WrongSum, wrongSums } from '#server/store/money/ledger-store.ts'

export interface FoundFault {
  readonly branch: string
  readonly number: number
  /** '' if the line is gone. */
  readonly day: string
  readonly fault: BookFault
}

export interface VerifiedBooks {
  /** The last line of each book; kept elsewhere, its seal shows a book that was written anew. */
  readonly books: readonly Pick<SealedLine, 'branch' | 'number' | 'day' | 'seal'>[]
  readonly faults: readonly FoundFault[]
  /** The sums of all days that are not those of the days, by branch and account. */
  readonly sums: readonly WrongSum[]
}

/** After a fault the check goes on with what is stored, so that each changed line is named once. */
export async function verifyBooks(db: Db): Promise<VerifiedBooks> {
  const books: SealedLine[] = []
  const faults: FoundFault[] = []
  for (const branch of await bookBranches(db)) {
    const oldest = await oldestEntryDay(db, branch)
    let before: SealedLine | undefined
    for await (const some of bookLines(db, branch))
      for (const line of some) {
        const kept = oldest !== undefined && line.day >= oldest
        const fault = faultOf(line, before, kept ? await ledgerDay(db, line, before) : undefined, bookHash)
        if (fault) faults.push({ branch, number: line.number, day: line.day, fault })
        before = line
      }
    if (before) books.push(before)
    faults.push(...(await removedFrom(db, branch, faults)))
  }
  return { books, faults, sums: await wrongSums(db) }
}

/** The part of the ledger that a line says something about; `before`: the line before it. */
async function ledgerDay(db: Db, line: SealedLine, before: SealedLine | undefined): Promise<LedgerDay> {
  const { branch, day } = line
  const { counts } = readBookLine(line)
  return {
    entries: await digestEntries(db, branch, day),
    balances: await dayBalances(db, branch, day),
    invoiced: (await invoicedOn(db, branch, day)).rates,
    invoices: await digestInvoices(db, branch, day),
    ...(counts && { counts: await countsSince(db, branch, before && readBookLine(before).counts?.upTo, counts.upTo) }),
  }
}

/** Lines that are gone, or that were written anew, unless something is known to be wrong with them. */
async function removedFrom(db: Db, branch: string, known: readonly FoundFault[]): Promise<FoundFault[]> {
  const removed = await linesMissingFromSeals(db, branch)
  const isKnown = (number: number) => known.some((one) => one.branch === branch && one.number === number)
  return removed.filter((number) => !isKnown(number)).map((number) => ({ branch, number, day: '', fault: 'removed' }))
}
