// The Belgian public holidays of the coming year, to be ticked.
import { holidaysAhead, type PublicHoliday } from '#domain/branch/belgian-holidays.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { localize } from '#domain/shared/locale.ts'
import { useClosureText } from '#web/words/staff/index.ts'

type PicksProps = {
  today: DateText
  chosen: readonly string[]
  onChange: (dates: readonly DateText[]) => void
  /** Days that are already in the list cannot be chosen. */
  inList?: (date: DateText) => boolean
}

export function HolidayTicks({ today, chosen, onChange, inList = () => false }: PicksProps) {
  const { t, date, locale } = useClosureText()
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {holidaysAhead(today).map((holiday) => {
        const there = inList(holiday.date)
        return (
          <li key={holiday.date}>
            <label className="flex h-full min-h-control items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 has-checked:border-leaf has-checked:bg-leaf-soft has-disabled:border-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
              <input
                type="checkbox"
                className="size-5.5 shrink-0 outline-none"
                checked={chosen.includes(holiday.date)}
                disabled={there}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, holiday.date] : chosen.filter((one) => one !== holiday.date))
                }
              />
              <span className="leading-tight">
                <span className="font-medium">{localize(holiday.name, locale)}</span>
                <span className="block text-sm text-ink-2">
                  {there ? t.inList : `${date(holiday.date)} ${holiday.date.slice(0, 4)}`}
                </span>
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}

export const holidaysOf = (today: DateText, dates: readonly DateText[]): PublicHoliday[] =>
  holidaysAhead(today).filter(({ date }) => dates.includes(date))

/** Folded away until it is needed. A tick is the day in the list, so that none waits to be added. */
export function HolidayPicks(picks: PicksProps) {
  const { t } = useClosureText()
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-12 items-center rounded-control px-4 font-medium">{t.holidays}</summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        <p className="text-sm text-ink-2">{t.holidaysHint}</p>
        <HolidayTicks {...picks} />
      </div>
    </details>
  )
}
