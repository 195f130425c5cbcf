// The month of a page of the books, with the one before and the one after.
import { localeTags } from '#domain/shared/locale.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useBookPages } from '#web/words/books/index.ts'

type MonthChoiceProps = {
  /** Such as '2026-11'. */
  month: string
  last: string
  onChange: (month: string) => void
}

export function MonthChoice({ month, last, onChange }: MonthChoiceProps) {
  const { t, locale } = useBookPages()
  const name = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className="flex items-center rounded-control bg-card shade-card">
      <IconButton
        icon={chevronDownIcon}
        label={t.monthBefore}
        onClick={() => onChange(monthAfter(month, -1))}
        className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
      />
      <h2 className="min-w-40 text-center font-text text-base font-semibold tracking-normal">
        {name.format(Date.parse(`${month}-15T12:00:00Z`))}
      </h2>
      <IconButton
        icon={chevronDownIcon}
        label={t.monthAfter}
        disabled={month >= last}
        onClick={() => onChange(monthAfter(month, 1))}
        className="[&_svg]:-rotate-90 rtl:[&_svg]:rotate-90"
      />
    </div>
  )
}

/** The month so many months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
