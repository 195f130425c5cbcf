// A reduction in one sentence, as the office says it.
import { clockText, type DateText } from '#domain/branch/hours.ts'
import type { ReductionSubject, ReductionTimes } from '#domain/money/reductions/reduction.ts'
import type { ReductionDraft } from '#domain/money/reductions/reduction-draft.ts'
import type { Weekday } from '#domain/shared/date.ts'
import { useAllBranches, useShopMenu } from '#web/data/staff/shop-api.ts'
import { formatList, formatWeekday } from '#web/words/format-more.ts'
import type { ReductionEditText } from '#web/words/reduction-edit/en.ts'
import { useReductionEditText } from '#web/words/reduction-edit/index.ts'

/** So many names are said; of more things only the count would be, which says less than the name of the rule. */
const mostNamed = 4

type SaidRule = Pick<
  ReductionDraft,
  'name' | 'what' | 'how' | 'companion' | 'times' | 'branches' | 'uses' | 'usesEach'
> & {
  readonly code: string
}

/** Undefined as long as what, or by how much, is not said. */
export function useRuleSentence(): (rule: SaidRule) => string | undefined {
  const { t, locale, money, date } = useReductionEditText()
  const menu = useShopMenu(locale).data
  const branches = useAllBranches(locale)
  const { say } = t

  function namesOf({ kind, ids }: ReductionSubject): string {
    if (kind === 'everything') return say.everything
    const all: readonly { readonly id: string; readonly name: string }[] =
      (kind === 'items' ? menu?.items : menu?.categories) ?? []
    const names = ids.flatMap((id) => all.find((one) => one.id === id)?.name ?? [])
    const shown = names.length > mostNamed ? [...names.slice(0, mostNamed - 1), '…'] : names
    return formatList(shown, locale)
  }

  function much(how: SaidRule['how'], what: string): string | undefined {
    switch (how.kind) {
      case 'percent':
        return how.percent > 0 ? say.percent(what, how.percent) : undefined
      case 'amount':
        return how.amount > 0 ? say.amount(what, money(how.amount)) : undefined
      case 'price':
        if (how.price === 0) return say.free(what)
        return how.price > 0 ? say.price(what, money(how.price)) : undefined
      case 'nth':
        return how.of > 1 ? say.nth(what, how.of) : undefined
    }
  }

  return ({ what, how, companion, times = {}, branches: at, code, uses, usesEach }) => {
    const named = namesOf(what)
    const first = named && much(how, named)
    if (!first) return undefined
    const there = branches.filter(({ id }) => at?.includes(id)).map(({ name }) => name)
    const beside = companion && namesOf(companion)
    const parts = [
      first,
      daysSaid(times.weekdays, say, (day) => formatWeekday(day, locale), locale),
      hoursSaid(times, say),
      datesSaid(times, say, date),
      at &&
        at.length > 0 &&
        (there.length > mostNamed ? say.branches(there.length) : say.where(formatList(there, locale))),
    ]
    const more = [
      beside && say.beside(beside),
      code && say.code(code),
      code && uses !== null && say.uses(uses),
      code && usesEach !== null && say.perCustomer(usesEach),
    ]
    return `${[parts.filter(Boolean).join(' '), ...more].filter(Boolean).join(say.comma)}.`
  }
}

type Say = ReductionEditText['say']

/** 'on Mondays to Fridays', 'on Mondays and on Saturdays'. */
function daysSaid(
  days: readonly Weekday[] | undefined,
  say: Say,
  name: (day: Weekday) => string,
  locale: Parameters<typeof formatList>[1],
): string {
  if (!days || days.length === 0) return ''
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const said = runs.flatMap((run) => {
    const [first] = run
    const last = run.at(-1)
    const isLong = run.length > 2 && first !== undefined && last !== undefined
    return isLong ? say.run(name(first), name(last)) : run.map((day) => say.day(name(day)))
  })
  return formatList(said, locale)
}

function hoursSaid({ begins, ends = 1440 }: ReductionTimes, say: Say): string {
  const until = ends < 1440 && clockText(ends)
  if (begins && until) return say.between(clockText(begins), until)
  if (begins) return say.from(clockText(begins))
  return until ? say.until(until) : ''
}

function datesSaid({ from, to }: ReductionTimes, say: Say, date: (day: DateText) => string): string {
  if (from && to) return say.dates(date(from), date(to))
  if (from) return say.firstDay(date(from))
  return to ? say.lastDay(date(to)) : ''
}
