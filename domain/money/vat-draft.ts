// The VAT rules as the owner enters them: everything that is wrong with them, and their order.
import type { DateText } from '../branch/hours.ts'
import { isDate } from '../shared/date.ts'
import { isWithin } from '../shared/range.ts'
import { highestRate, mostRates, sellingWays, type VatRow, type VatRules } from './vat.ts'
import { vatClasses } from './vat-class.ts'

export const vatProblemNames = [
  'rate_invalid',
  'rate_too_high',
  'rate_twice',
  'rate_missing',
  'rates_too_many',
  'date_invalid',
  'period_invalid',
] as const
export type VatProblemName = (typeof vatProblemNames)[number]

export interface VatProblem {
  readonly problem: VatProblemName
  /** 'rates.3.rate', 'rates.3.from', 'rates.3.between', 'rates.food.away' for one that is missing, or 'rates'. */
  readonly field: string
}

/**
 * Everything that is wrong with the rules; each class needs a rate that is in force `today`, in either way of selling.
 */
export function checkVat({ rates }: VatRules, today: DateText): readonly VatProblem[] {
  if (rates.length > mostRates) return [{ problem: 'rates_too_many', field: 'rates' }]
  return [...rates.flatMap((row, at) => rowProblems(row, `rates.${at}`, rates.slice(0, at))), ...gaps(rates, today)]
}

function rowProblems({ rate, from, between, ...row }: VatRow, at: string, others: readonly VatRow[]): VatProblem[] {
  const problems: VatProblem[] = []
  if (!Number.isInteger(rate) || rate < 0) problems.push({ problem: 'rate_invalid', field: `${at}.rate` })
  else if (rate > highestRate) problems.push({ problem: 'rate_too_high', field: `${at}.rate` })
  if (!isDate(from)) problems.push({ problem: 'date_invalid', field: `${at}.from` })
  if (between && !(isWithin(between.from, 0, 1439) && isWithin(between.to, between.from + 1, 1440)))
    problems.push({ problem: 'period_invalid', field: `${at}.between` })
  const isSame = (other: VatRow) =>
    other.class === row.class && other.way === row.way && other.from === from && overlaps(other.between, between)
  if (others.some(isSame)) problems.push({ problem: 'rate_twice', field: `${at}.from` })
  return problems
}

/** A row for the whole day and one for a part of it go together. */
function overlaps(one: VatRow['between'], other: VatRow['between']): boolean {
  if (!one || !other) return one === other
  return one.from < other.to && other.from < one.to
}

const gaps = (rates: readonly VatRow[], today: DateText): VatProblem[] =>
  vatClasses.flatMap((of) =>
    sellingWays.flatMap((way): VatProblem[] =>
      rates.some((row) => row.class === of && row.way === way && !row.between && row.from <= today)
        ? []
        : [{ problem: 'rate_missing', field: `rates.${of}.${way}` }],
    ),
  )

/** The same by class, way, day and time, so that the same rules have the same version. */
export const tidyVat = ({ rates, day, checked }: VatRules): VatRules => ({
  rates: rates
    .map(({ class: of, way, rate, from, between }): VatRow => {
      return { class: of, way, rate, from, ...(between && { between: { from: between.from, to: between.to } }) }
    })
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)),
  day,
  checked,
})

const placeOf = ({ class: of, way, from, between }: VatRow): string =>
  [vatClasses.indexOf(of), way, from, String(between?.from ?? 0).padStart(4, '0'), between ? 1 : 0].join(' ')
