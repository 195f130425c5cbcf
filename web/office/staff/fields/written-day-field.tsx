// A day as customers read it, in any words; a calendar beside it writes one.
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { calendarIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type WrittenDayFieldProps = { value: string; onChange: (value: string) => void; 'data-autofocus'?: true }

export function WrittenDayField({ value, onChange, ...rest }: WrittenDayFieldProps) {
  const { t } = useStaffText()
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value.trim()) ?? []
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t.date}
          placeholder="XX/XX/XXXX"
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...rest}
        />
      </div>
      {/* The field itself is the button, so that a press opens the calendar of the device. */}
      <span className="relative grid size-12 shrink-0 place-items-center rounded-control border border-edge bg-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
        <Icon of={calendarIcon} className="size-5.5" />
        <input
          type="date"
          aria-label={t.shop.pickDay}
          value={year ? `${year}-${month}-${day}` : ''}
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={({ target }) => {
            const [y, m, d] = target.value.split('-')
            if (y && m && d) onChange(`${d}/${m}/${y}`)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
    </div>
  )
}
