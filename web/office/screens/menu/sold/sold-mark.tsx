// Where and when something is sold, in words and as a mark beside its name.

import { clockText } from '#domain/branch/hours.ts'
import { soldByBranch } from '#domain/menu/region-sold.ts'
import type { SaleRules, SaleTime, YearDay } from '#domain/menu/sold.ts'
import { tidySold } from '#domain/menu/sold-draft.ts'
import type { Weekday } from '#domain/shared/date.ts'
import { type Locale, localeTags } from '#domain/shared/locale.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { SoldEditWords } from '#web/words/editor/en.ts'
import { useSoldEditText } from '#web/words/editor/index.ts'

type SoldMarkProps = {
  sold: SaleRules | null | undefined
  branches: readonly StaffBranch[]
  /** Says so where nothing limits it. */
  always?: boolean
}

export function SoldMark({ sold, branches, always = false }: SoldMarkProps) {
  const { t, locale } = useSoldEditText()
  const { branches: chosen, times = [] } = soldByBranch(tidySold(sold) ?? {}, branches)
  const prices = ownPrices(sold)
  const there = branches.filter(({ id }) => chosen?.includes(id))
  const [one] = there
  const words = [
    chosen && (there.length === 1 && one ? one.name : t.inBranches(there.length)),
    prices > 0 && t.ownPrices(prices),
    times.length > 1 ? t.severalTimes(times.length) : times.map((time) => timeWords(time, t, locale)).join(''),
  ].filter(Boolean)
  if (words.length === 0) return always ? <span>{t.unlimited}</span> : null
  return <span>{words.join(' · ')}</span>
}

/** How many prices branches have of their own, of the item as it comes and of its sizes. */
const ownPrices = (sold: SaleRules | null | undefined): number =>
  [sold?.prices ?? {}, ...Object.values(sold?.sizes ?? {})].reduce((sum, own) => sum + Object.keys(own).length, 0)

const format = (locale: Locale, options: Intl.DateTimeFormatOptions, year: number, month: number, day: number) =>
  new Intl.DateTimeFormat(localeTags[locale], { ...options, timeZone: 'UTC' }).format(Date.UTC(year, month - 1, day))

/** 'Mon' for 1. The first of January 2024 was a Monday. */
export const weekdayName = (day: Weekday, locale: Locale): string => format(locale, { weekday: 'short' }, 2024, 1, day)

/** 'October' for 10, or 'Oct'. */
export const monthOfYear = (month: number, locale: Locale, length: 'long' | 'short' = 'long'): string =>
  format(locale, { month: length }, 2024, month, 1)

/** 'Mon–Fri, Sun · until 15:00 · Oct–Mar'; '' if nothing limits it. */
const timeWords = ({ weekdays, from, until, season }: SaleTime, t: SoldEditWords, locale: Locale): string =>
  [
    weekdays &&
      runsOf(weekdays)
        .map((run) => runText(run.map((day) => weekdayName(day, locale))))
        .join(', '),
    hoursWords(from, until, t),
    season && seasonWords(season, locale),
  ]
    .filter(Boolean)
    .join(' · ')

function hoursWords(from: number | undefined, until: number | undefined, t: SoldEditWords): string {
  // Isolated, so that the earlier time comes first in Arabic too.
  if (from !== undefined && until !== undefined) return `\u2066${clockText(from)}–${clockText(until)}\u2069`
  if (until !== undefined) return t.untilTime(clockText(until))
  return from === undefined ? '' : t.fromTime(clockText(from))
}

/** Days in a row. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

const runText = (names: readonly string[]): string =>
  names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ')

/** 'Oct–Mar' where whole months are meant, or else '15 Oct – 3 Mar'. */
function seasonWords({ from, to }: { from: YearDay; to: YearDay }, locale: Locale): string {
  const [fromMonth, fromDay, toMonth, toDay] = [...from.split('-'), ...to.split('-')].map(Number)
  if (!fromMonth || !fromDay || !toMonth || !toDay) return ''
  const last = new Date(Date.UTC(2024, toMonth, 0)).getUTCDate()
  if (fromDay === 1 && toDay === last) {
    const names = [...new Set([fromMonth, toMonth].map((month) => monthOfYear(month, locale, 'short')))]
    return names.join('–')
  }
  const day = (month: number, on: number) => format(locale, { day: 'numeric', month: 'short' }, 2024, month, on)
  return [...new Set([day(fromMonth, fromDay), day(toMonth, toDay)])].join(' – ')
}
