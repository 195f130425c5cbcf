// The fields of a reduction as they are typed, and the rule that they mean.
import type { Input } from '#contract/index.ts'
import { clockText } from '#domain/branch/hours.ts'
import { readClock } from '#domain/branch/typed-hours.ts'
import type { ReductionHow, ReductionSubject, ReductionTimes } from '#domain/money/reductions/reduction.ts'
import type { ReductionDraft } from '#domain/money/reductions/reduction-draft.ts'
import { type Weekday, weekdays } from '#domain/shared/date.ts'
import type { Locale, LocalText } from '#domain/shared/locale.ts'
import { parsePrice, priceText } from '#domain/shared/typed-price.ts'
import type { StaffReduction } from '#web/data/staff/reduction-api.ts'

export interface TypedReduction {
  readonly name: LocalText
  readonly on: boolean
  readonly what: ReductionSubject
  readonly kind: ReductionHow['kind']
  /** Per cent, euros, or of how many pieces one is free, by the kind. */
  readonly much: string
  readonly companion: ReductionSubject | null
  /** All of them: on every day. */
  readonly weekdays: readonly Weekday[]
  readonly begins: string
  readonly ends: string
  readonly first: string
  readonly last: string
  /** Null: all branches. */
  readonly branches: readonly string[] | null
  readonly code: string
  readonly uses: string
  readonly usesEach: string
}

const nothingTyped: TypedReduction = {
  name: {},
  on: true,
  what: { kind: 'categories', ids: [] },
  kind: 'percent',
  much: '',
  companion: null,
  weekdays,
  begins: '',
  ends: '',
  first: '',
  last: '',
  branches: null,
  code: '',
  uses: '',
  usesEach: '',
}

export function typedFromRule(rule: StaffReduction | undefined, locale: Locale): TypedReduction {
  if (!rule) return nothingTyped
  const { times = {}, uses, usesEach } = rule
  return {
    name: rule.name,
    on: rule.on,
    what: rule.what,
    kind: rule.how.kind,
    much: muchText(rule.how, locale),
    companion: rule.companion ?? null,
    weekdays: times.weekdays ?? weekdays,
    begins: times.begins === undefined ? '' : clockText(times.begins),
    ends: times.ends === undefined ? '' : clockText(times.ends % 1440),
    first: times.from ?? '',
    last: times.to ?? '',
    branches: rule.branches ?? null,
    code: rule.code,
    uses: uses === null ? '' : String(uses),
    usesEach: usesEach === null ? '' : String(usesEach),
  }
}

function muchText(how: ReductionHow, locale: Locale): string {
  switch (how.kind) {
    case 'percent':
      return String(how.percent)
    case 'amount':
      return priceText(how.amount, locale)
    case 'price':
      return priceText(how.price, locale)
    case 'nth':
      return String(how.of)
  }
}

/** As it is sent. What is no number becomes one that the rule refuses at its field. */
export function ruleFromTyped(
  typed: TypedReduction,
): ReductionDraft & Omit<Input<'reductions.save'>, 'id' | 'version'> {
  const { name, on, what, companion, branches, code } = typed
  return {
    name,
    on,
    what: { kind: what.kind, ids: [...what.ids] },
    how: howTyped(typed),
    ...(companion && { companion: { kind: companion.kind, ids: [...companion.ids] } }),
    times: timesTyped(typed),
    ...(branches && { branches: [...branches] }),
    code,
    uses: countTyped(typed.uses),
    usesEach: countTyped(typed.usesEach),
  }
}

function howTyped({ kind, much }: TypedReduction): ReductionHow {
  switch (kind) {
    case 'percent':
      return { kind, percent: wholeTyped(much.replace('%', '')) }
    case 'amount':
      return { kind, amount: parsePrice(much) ?? -1 }
    case 'price':
      return { kind, price: parsePrice(much) ?? -1 }
    case 'nth':
      return { kind, of: wholeTyped(much) }
  }
}

const wholeTyped = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : -1)
const countTyped = (text: string): number | null => (text.trim() === '' ? null : wholeTyped(text))

function timesTyped({ weekdays: days, begins, ends, first, last }: TypedReduction): ReductionTimes & {
  weekdays?: Weekday[]
} {
  const from = begins === '' ? undefined : readClock(begins)
  const until = ends === '' ? undefined : readClock(ends)
  return {
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(days.length < weekdays.length && { weekdays: [...days] }),
    ...(from !== undefined && { begins: from }),
    // Midnight at its end is the end of the day.
    ...(until !== undefined && { ends: until === 0 ? 1440 : until }),
  }
}
