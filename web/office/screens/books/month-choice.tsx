// The month of a page of the books, with the one before and the one after.
import { monthAfter } from '#domain/branch/month-weeks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useBookPages } from '#web/words/books/index.ts'
import { formatMonth } from '#web/words/format-more.ts'

type MonthChoiceProps = {
  /** Of the heading. */
  id: string
  /** Such as '2026-11'. */
  month: string
  last: string
  onChange: (month: string) => void
}

export function MonthChoice({ id, month, last, onChange }: MonthChoiceProps) {
  const { t, locale } = useBookPages()
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <h2 id={id} aria-live="polite" className="me-2 scroll-mt-16 text-lg">
        {formatMonth(month, locale)}
      </h2>
      <IconButton
        icon={chevronDownIcon}
        label={t.monthBefore}
        onClick={() => onChange(monthAfter(month, -1))}
        className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
      />
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
