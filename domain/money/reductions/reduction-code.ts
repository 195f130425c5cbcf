// The code of a reduction: how it is read, what it is limited to, and why it gives nothing (PRICE-2).
import type { DateText, LocalTime } from '#domain/branch/hours.ts'
import { normalForm } from '#domain/shared/normal-form.ts'
import { europeanDigits } from '#domain/shared/typed-price.ts'
import { isHere, isOnDay, type Reduction, runsAt } from './reduction.ts'

/** Characters of a code, as it is read. */
export const codeLength = { least: 4, most: 24 } as const

/** A code as it is stored and compared: in capitals, without blanks and invisible characters. */
export const readReductionCode = (typed: string): string =>
  europeanDigits(normalForm(typed, 'NFKC'))
    .replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()

export const isCode = (code: string): boolean =>
  code.length >= codeLength.least && code.length <= codeLength.most && /^[\p{L}\p{N}-]+$/u.test(code)

/** How often a code counts; null: as often as it is typed. */
export interface CodeLimits {
  /** In all. */
  readonly uses: number | null
  /** By one customer: by their browser, and by their telephone number where they leave one. */
  readonly usesEach: number | null
}

export const codeProblems = [
  'code_unknown',
  'code_over',
  'code_not_here',
  'code_not_then',
  'code_used_up',
  'code_used_before',
  'code_nothing',
] as const
export type CodeProblem = (typeof codeProblems)[number]

/** A code that a customer typed. */
export interface TypedCode {
  /** Undefined if no rule has it. */
  readonly rule: (Reduction & { readonly on: boolean }) | undefined
  /** That it was used as often as it may be. */
  readonly spent?: 'code_used_up' | 'code_used_before' | undefined
}

/** Why a code cannot count there at that time of the branch's clock; undefined: nothing is against it. */
export function codeProblem({ rule, spent }: TypedCode, branch: string, time: LocalTime): CodeProblem | undefined {
  if (!rule) return 'code_unknown'
  if (!rule.on || isPast(rule, time.date)) return 'code_over'
  if (!isHere(rule, branch)) return 'code_not_here'
  return runsAt(rule, time) ? spent : 'code_not_then'
}

/** Whether its last day is over. */
export const isPast = ({ times }: Pick<Reduction<unknown>, 'times'>, today: DateText): boolean =>
  times?.to !== undefined && times.to < today

type ReductionState = 'off' | 'over' | 'later' | 'today' | 'otherDay'

/** What the office says of a rule on a day; by the hour, `isOnDay` and `runsAt` say more. */
export function stateOn(
  rule: Pick<Reduction<unknown>, 'times'> & { readonly on: boolean },
  today: DateText,
): ReductionState {
  if (!rule.on) return 'off'
  if (isPast(rule, today)) return 'over'
  if (rule.times?.from && rule.times.from > today) return 'later'
  return isOnDay(rule, today) ? 'today' : 'otherDay'
}
