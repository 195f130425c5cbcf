// A reduction as the owner writes it: what is wrong with it, and its one tidy form (PRICE-1).
import { isDate, weekdays } from '#domain/shared/date.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import { isWithin } from '#domain/shared/range.ts'
import { isBlankText, tidyText, tooLongIn } from '#domain/shared/text.ts'
import { highestPrice } from '#domain/shared/typed-price.ts'
import { isFor, type Reduction, type ReductionHow, type ReductionSubject, type ReductionTimes } from './reduction.ts'
import { type CodeLimits, isCode, readReductionCode } from './reduction-code.ts'

/** A rule of the shop, with what customers do not read. */
export interface StoredReduction extends Reduction, CodeLimits {
  readonly on: boolean
  /** What customers type for it; null: it needs none. */
  readonly code: string | null
}

export interface ReductionDraft extends CodeLimits {
  readonly name: LocalText
  readonly on: boolean
  readonly what: ReductionSubject
  readonly how: ReductionHow
  readonly companion?: ReductionSubject | undefined
  readonly times?: ReductionTimes | undefined
  readonly branches?: readonly string[] | undefined
  /** As it was typed; '' for none. */
  readonly code: string
}

/** Rules of a shop, characters of a name per language, things that one rule names, and pieces of which one is free. */
export const reductionLimits = { rules: 60, name: 60, things: 200, of: 10, uses: 1_000_000 } as const

export const reductionProblemNames = [
  'reduction_name_missing',
  'reduction_name_too_long',
  'reduction_percent_invalid',
  'reduction_amount_invalid',
  'reduction_price_invalid',
  'reduction_of_invalid',
  'reduction_nothing_chosen',
  'reduction_too_many_things',
  'reduction_item_unknown',
  'reduction_category_unknown',
  'reduction_beside_itself',
  'reduction_of_beside',
  'reduction_day_invalid',
  'reduction_ends_before',
  'reduction_weekdays_missing',
  'reduction_hours_invalid',
  'reduction_nowhere',
  'reduction_branch_unknown',
  'reduction_code_invalid',
  'reduction_code_taken',
  'reduction_uses_invalid',
  'reductions_too_many',
] as const
export type ReductionProblemName = (typeof reductionProblemNames)[number]

export interface ReductionProblem {
  readonly problem: ReductionProblemName
  /** 'name', 'name.nl', 'how', 'what', 'companion', 'times.to', 'branches', 'code', 'uses' and the like. */
  readonly field: string
}

/** What a rule may name. */
export interface ReductionMenu {
  readonly items: readonly { readonly id: string; readonly category: string }[]
  readonly categories: readonly { readonly id: string }[]
  readonly branches: readonly { readonly id: string }[]
}

/**
 * Everything that is wrong with the draft; `codes` are those of the other rules. Empty if it may be saved. That rules
 * overlap is no problem: the best one counts for each piece.
 */
export function checkReduction(
  draft: ReductionDraft,
  menu: ReductionMenu,
  codes: ReadonlySet<string>,
): readonly ReductionProblem[] {
  const { name, how, what, companion, times = {}, branches, uses, usesEach } = draft
  const problems: ReductionProblem[] = []
  const wrong = (problem: ReductionProblemName, field: string) => problems.push({ problem, field })
  if (isBlankText(name)) wrong('reduction_name_missing', 'name')
  for (const locale of tooLongIn(name, reductionLimits.name)) wrong('reduction_name_too_long', `name.${locale}`)
  const wrongHow = howProblem(how)
  if (wrongHow) wrong(wrongHow, 'how')
  problems.push(...subjectProblems(what, menu, 'what'))
  if (companion) problems.push(...subjectProblems(companion, menu, 'companion'))
  if (companion && how.kind === 'nth') wrong('reduction_of_beside', 'companion')
  else if (companion && isWithinItself(what, companion, menu)) wrong('reduction_beside_itself', 'companion')
  problems.push(...timeProblems(times))
  if (branches?.length === 0) wrong('reduction_nowhere', 'branches')
  if (branches?.some((id) => !menu.branches.some((branch) => branch.id === id)))
    wrong('reduction_branch_unknown', 'branches')
  const code = readReductionCode(draft.code)
  if (code !== '' && !isCode(code)) wrong('reduction_code_invalid', 'code')
  else if (codes.has(code)) wrong('reduction_code_taken', 'code')
  if (uses !== null && !isWithin(uses, 1, reductionLimits.uses)) wrong('reduction_uses_invalid', 'uses')
  if (usesEach !== null && !isWithin(usesEach, 1, reductionLimits.uses)) wrong('reduction_uses_invalid', 'usesEach')
  return problems
}

function howProblem(how: ReductionHow): ReductionProblemName | undefined {
  switch (how.kind) {
    case 'percent':
      return isWithin(how.percent, 1, 99) ? undefined : 'reduction_percent_invalid'
    case 'amount':
      return isWithin(how.amount, 1, highestPrice) ? undefined : 'reduction_amount_invalid'
    case 'price':
      return isWithin(how.price, 0, highestPrice) ? undefined : 'reduction_price_invalid'
    case 'nth':
      return isWithin(how.of, 2, reductionLimits.of) ? undefined : 'reduction_of_invalid'
  }
}

function subjectProblems(
  { kind, ids }: ReductionSubject,
  { items, categories }: ReductionMenu,
  field: 'what' | 'companion',
): ReductionProblem[] {
  if (kind === 'everything') return []
  if (ids.length === 0) return [{ problem: 'reduction_nothing_chosen', field }]
  if (ids.length > reductionLimits.things) return [{ problem: 'reduction_too_many_things', field }]
  const known = new Set((kind === 'items' ? items : categories).map(({ id }) => id))
  const problem = kind === 'items' ? 'reduction_item_unknown' : 'reduction_category_unknown'
  return ids.every((id) => known.has(id)) ? [] : [{ problem, field }]
}

/** Whether all that may stand beside it is reduced itself: then nothing would ever be reduced. */
const isWithinItself = (what: ReductionSubject, companion: ReductionSubject, { items }: ReductionMenu): boolean =>
  what.kind === 'everything' || !items.some((item) => isFor(companion, item) && !isFor(what, item))

function timeProblems({ from, to, weekdays: days, begins = 0, ends = 1440 }: ReductionTimes): ReductionProblem[] {
  const problems: ReductionProblem[] = []
  const wrong = (problem: ReductionProblemName, field: string) => problems.push({ problem, field: `times.${field}` })
  if (from !== undefined && !isDate(from)) wrong('reduction_day_invalid', 'from')
  if (to !== undefined && !isDate(to)) wrong('reduction_day_invalid', 'to')
  else if (to !== undefined && from !== undefined && to < from) wrong('reduction_ends_before', 'to')
  if (days?.length === 0) wrong('reduction_weekdays_missing', 'weekdays')
  if (!isWithin(begins, 0, 1439) || !isWithin(ends, 1, 1440) || begins >= ends)
    wrong('reduction_hours_invalid', 'hours')
  return problems
}

/** The same draft with trimmed texts, ids once and in order, and without what limits nothing. */
export function tidyReduction({
  name,
  on,
  what,
  how,
  companion,
  times,
  branches,
  code,
  uses,
  usesEach,
}: ReductionDraft): Omit<StoredReduction, 'id'> {
  const read = readReductionCode(code)
  const when = tidyTimes(times ?? {})
  return {
    name: tidyText(name),
    on,
    what: tidySubject(what),
    how,
    ...(companion && { companion: tidySubject(companion) }),
    ...(Object.keys(when).length > 0 && { times: when }),
    ...(branches && { branches: [...new Set(branches)].sort() }),
    code: read === '' ? null : read,
    uses: read === '' ? null : uses,
    usesEach: read === '' ? null : usesEach,
  }
}

const tidySubject = ({ kind, ids }: ReductionSubject): ReductionSubject => ({
  kind,
  ids: kind === 'everything' ? [] : [...new Set(ids)].sort(),
})

function tidyTimes({ from, to, weekdays: days, begins, ends }: ReductionTimes): ReductionTimes {
  const named = days && weekdays.filter((day) => days.includes(day))
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(named && named.length < weekdays.length && { weekdays: named }),
    ...(begins && { begins }),
    ...(ends !== undefined && ends !== 1440 && { ends }),
  }
}
