// The search box of the order list.
import { Icon } from '../../components/icons/icon.tsx'
import { searchIcon } from '../../components/icons/icons.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** On Enter, as a scanner types it. */
  onEnter: (value: string) => void
}

export function SearchField({ value, onChange, onEnter }: SearchFieldProps) {
  const { t } = useStaffText()
  return (
    <search className="relative flex min-w-0 flex-[1_1_14rem] items-center max-sm:basis-full">
      <Icon of={searchIcon} className="pointer-events-none absolute start-4 size-5 text-ink-2" />
      <input
        type="search"
        aria-label={t.list.search}
        placeholder={t.list.searchHint}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter(event.currentTarget.value)
        }}
        className="min-h-14 w-full min-w-0 rounded-control border border-edge bg-card ps-11.5 pe-4 placeholder:text-ink-2"
      />
    </search>
  )
}
