// Reads what stands by branch and day in parts: a year of a large chain holds nobody up (OFF-6).
import type { DateText } from '#domain/branch/hours.ts'
import { inPieces } from '../in-pieces.ts'

interface DaysOfBranches {
  readonly branches: readonly string[]
  /** Without a gap. */
  readonly days: readonly DateText[]
}

/** All rows that `read` returns, for blocks of at most `most` days of a branch, one after the other. */
export async function inBlocks<Row>(
  { branches, days }: DaysOfBranches,
  most: number,
  read: (block: DaysOfBranches) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const turn = inPieces()
  const rows: Row[] = []
  for (const some of parts(branches, most))
    for (const these of parts(days, Math.max(1, Math.floor(most / some.length)))) {
      for (const row of await read({ branches: some, days: these })) rows.push(row)
      await turn()
    }
  return rows
}

const parts = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) => all.slice(place * size, (place + 1) * size))
