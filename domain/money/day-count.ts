// What somebody counts and types at the end of a day at a branch (BOOK-1).
import type { DateText, Instant } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'

/** The notes and coins in a cash box, in cents. Coins of one and two cents are not given any more. */
export const cashPieces = [500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 20, 10, 5] as const

/** How many there are of each, by its value. */
export type CountedPieces = Readonly<Record<string, number | undefined>>

export const piecesTotal = (pieces: CountedPieces): Cents =>
  cashPieces.reduce((sum, value) => sum + value * (pieces[value] ?? 0), 0)

/** The total of a VAT rate, with VAT; null for what was sold before rates were known. */
export interface RegisterSum {
  readonly rate: number | null
  readonly gross: Cents
}

export interface DayCount {
  readonly pieces: CountedPieces
  /** In the cash box as the day began, and as it ends. */
  readonly float: Cents
  readonly keeps: Cents
  /** What cash should have come in by our own books. */
  readonly expected: Cents
  /** As the registered till says; empty if the branch has none. */
  readonly register: readonly RegisterSum[]
  /** What our own books said at the same time. */
  readonly ours: readonly RegisterSum[]
  readonly note: string
}

/** A count that was written down; a later one of the same day replaces it. */
export interface KeptCount extends DayCount {
  /** Its own number, which grows. */
  readonly id: number
  readonly branch: string
  readonly day: DateText
  readonly at: Instant
  readonly by: string
}

export const noteLimit = 300

/** More than should be there, or with a minus less. */
export const cashDifference = ({ pieces, float, expected }: Pick<DayCount, 'pieces' | 'float' | 'expected'>): Cents =>
  piecesTotal(pieces) - float - expected

export interface RegisterDifference extends RegisterSum {
  readonly register: Cents
  readonly difference: Cents
}

/** Of each rate that one of the two names. A rate that the register does not name is 0 there. */
export function registerDifferences(
  ours: readonly RegisterSum[],
  register: readonly RegisterSum[],
): RegisterDifference[] {
  const rates = [...new Set([...ours, ...register].map(({ rate }) => rate))]
  const of = (sums: readonly RegisterSum[], rate: number | null) => sums.find((sum) => sum.rate === rate)?.gross ?? 0
  return rates.map((rate) => {
    const gross = of(ours, rate)
    const typed = of(register, rate)
    return { rate, gross, register: typed, difference: typed - gross }
  })
}

/** What a count differs by as it was written down. */
export interface CountDifferences {
  readonly cash: Cents
  /** The rates at which the registered till says something else; empty where nobody typed what it says. */
  readonly register: readonly RegisterDifference[]
}

export function differencesOf({ register, ours, ...cash }: Omit<DayCount, 'keeps' | 'note'>): CountDifferences {
  const differing = registerDifferences(ours, register).filter(({ difference }) => difference !== 0)
  return { cash: cashDifference(cash), register: register.length === 0 ? [] : differing }
}
