// What the list on the screen and the one on paper say alike: their day, and where the numbers come from (BAKE-1).
import { addDays } from '#domain/branch/hours.ts'
import { usualEnough } from '#domain/menu/bake/made-ahead.ts'
import { localize } from '#domain/shared/locale.ts'
import type { BakeList } from '#web/data/staff/bake-api.ts'
import { useBakeText } from '#web/words/bake/index.ts'
import { formatShare } from '#web/words/format-more.ts'

/** 'Tomorrow, Tuesday 1 December'. */
export function dayTitle(
  day: string,
  today: string,
  { t, date }: Pick<ReturnType<typeof useBakeText>, 't' | 'date'>,
): string {
  if (day === today) return t.today(date(day))
  return day === addDays(today, 1) ? t.tomorrow(date(day)) : date(day)
}

/** The rule in plain words, and how the evenings ended so far. */
export function BakeWhy({ past }: Pick<BakeList, 'past'>) {
  const { t, locale } = useBakeText()
  const made = past.left + past.sold
  return (
    <details className="rounded-card border border-line px-4 text-sm print:hidden">
      <summary className="flex min-h-11 items-center font-semibold">{t.why}</summary>
      <div className="grid gap-2 pb-4 text-ink-2">
        {t.whyText.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-ink">
          {made > 0 ? t.past(past.evenings, formatShare(past.left / made, locale), past.soldOut) : t.pastNone}
        </p>
      </div>
    </details>
  )
}

/** Where the numbers come from, and what is out of the ordinary. */
export function BakeNotes({ list }: { list: BakeList }) {
  const { t, locale } = useBakeText()
  const { holiday, items, needed } = list
  const name = holiday && localize(holiday, locale)
  const share = formatShare(usualEnough, locale)
  return (
    <div className="grid break-inside-avoid gap-2 px-1 text-sm text-ink-2">
      {holiday && <p className="font-semibold text-ink">{name ? t.holiday(name) : t.ownHours}</p>}
      {items.some(({ advice }) => advice) && <p>{holiday ? t.sourceHoliday : t.source}</p>}
      {items.some(({ advice }) => !advice) && <p>{t.notYetHint(needed)}</p>}
      {items.some(({ advice, cost }) => advice && !cost) && <p>{t.usual(share)}</p>}
    </div>
  )
}
