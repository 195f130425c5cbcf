// The day book of a branch: a line for each business day, sealed together with the line before it (BOOK-2).
import { addDays, type DateText, type Instant } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import { lessRates, type RateSum, ratesOf } from './rate-sums.ts'

/** A sale above this has a line of its own: Belgian Royal Decree 1, Art. 14. */
export const largeSale: Cents = 250_00

export interface LargeSale {
  readonly order: number
  readonly code: string
  readonly sales: readonly RateSum[]
}

export interface DayBookLine {
  readonly branch: string
  /** 1 to n within the book of the branch, without gaps. */
  readonly number: number
  readonly day: DateText
  readonly closedAt: Instant
  /** What the accounts of the ledger came to on the day, in the order of their names; a debit is positive. */
  readonly balances: Readonly<Record<string, Cents>>
  readonly large: readonly LargeSale[]
  /** What was sold with an invoice: it is in the balances, and not in the day book. */
  readonly invoiced: readonly RateSum[]
  /** The entries of the ledger that were made on the day: how many, and a digest of all their bytes. */
  readonly entries: EntriesDigest
  /** The invoices that the day leaves out, whole; the oldest lines know only their sums. */
  readonly invoices?: EntriesDigest
  /** What was counted at the branch since the line before, up to the count with this number; so too. */
  readonly counts?: EntriesDigest & { readonly upTo: number }
}

/** The days of a book, from the first to the last one that is closed. */
export interface ClosedDays {
  readonly from: DateText
  readonly to: DateText
}

/** What belongs to a day that is closed counts on the first open one, as when a clock was set back. */
export const openDay = (day: DateText, closed: ClosedDays | undefined): DateText =>
  closed && day >= closed.from && day <= closed.to ? addDays(closed.to, 1) : day

export interface EntriesDigest {
  readonly count: number
  readonly digest: string
}

/** What was sold on the day and is not on a line of its own, by rate. */
export const usualSales = ({ balances, large, invoiced }: DayBookLine): RateSum[] =>
  lessRates(ratesOf(Object.entries(balances)), [...large.flatMap(({ sales }) => sales), ...invoiced])

/** What the book says of the day: what was sold without an invoice, by rate. */
export const bookSales = ({ balances, invoiced }: DayBookLine): RateSum[] =>
  lessRates(ratesOf(Object.entries(balances)), invoiced)

/** Two texts that differ come to two values that differ; the caller knows which function is safe. */
export type Hash = (text: string) => string

/** A line as it is stored. The text is what is sealed; the other columns repeat what it says, to find it by. */
export interface SealedLine {
  readonly branch: string
  readonly number: number
  readonly day: DateText
  readonly text: string
  readonly seal: string
}

export const readBookLine = ({ text }: Pick<SealedLine, 'text'>): DayBookLine => JSON.parse(text) as DayBookLine

/** What the first line of a book follows. */
const noSeal = ''

const sealOf = (text: string, before: string, hash: Hash): string => hash(`${before}\n${text}`)

/** `before`: the line before it; none for the first. */
export function sealLine(line: DayBookLine, before: Pick<SealedLine, 'seal'> | undefined, hash: Hash): SealedLine {
  const text = JSON.stringify(line)
  const seal = sealOf(text, before?.seal ?? noSeal, hash)
  return { branch: line.branch, number: line.number, day: line.day, text, seal }
}

/**
 * `seal`: the line, its seal or the line before was changed. `place`: a line is missing, or its columns say something
 * else than its text. `entries`, `balances`: those of the ledger are no longer what they were when the day was closed;
 * `invoices`, `counts`: nor is what was invoiced or counted. `removed`: a line is gone, or another stands in its place.
 */
export const bookFaults = ['seal', 'place', 'entries', 'balances', 'invoices', 'counts', 'removed'] as const
export type BookFault = (typeof bookFaults)[number]

/** What the ledger says today about the day of a line. */
export type LedgerDay = Pick<DayBookLine, 'entries' | 'balances' | 'invoiced' | 'invoices' | 'counts'>

/**
 * The first thing that is wrong with a line; undefined if nothing is. `ledger`: undefined once it keeps the day no
 * more.
 */
export function faultOf(
  line: SealedLine,
  before: Pick<SealedLine, 'number' | 'day' | 'seal'> | undefined,
  ledger: LedgerDay | undefined,
  hash: Hash,
): BookFault | undefined {
  if (line.seal !== sealOf(line.text, before?.seal ?? noSeal, hash)) return 'seal'
  const said = readBookLine(line)
  if (said.branch !== line.branch || said.number !== line.number || said.day !== line.day) return 'place'
  if (line.number !== (before?.number ?? 0) + 1 || (before && line.day <= before.day)) return 'place'
  if (!ledger) return undefined
  if (!isSame(said.entries, ledger.entries)) return 'entries'
  if (JSON.stringify(said.balances) !== JSON.stringify(ledger.balances)) return 'balances'
  if (JSON.stringify(said.invoiced) !== JSON.stringify(ledger.invoiced)) return 'invoices'
  if (said.invoices && !isSame(said.invoices, ledger.invoices)) return 'invoices'
  return said.counts && !isSame(said.counts, ledger.counts) ? 'counts' : undefined
}

const isSame = (one: EntriesDigest, other: EntriesDigest | undefined): boolean =>
  one.count === other?.count && one.digest === other.digest
