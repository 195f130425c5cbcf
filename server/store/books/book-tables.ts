// The tables of the books as Kysely sees them.
import type { Generated } from 'kysely'
import type { SealedLine } from '../../../domain/money/day-book.ts'

/** A closed business day of a branch, sealed with the one before. */
export type DayBookRow = SealedLine

/** What somebody counted and typed at the end of a day; the newest one of a day counts. */
export interface DayCountRow {
  id: Generated<number>
  branch: string
  day: string
  at: number
  staff: number | null
  staff_name: string
  /** JSON: a day count. */
  data: string
}
