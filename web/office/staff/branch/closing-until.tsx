// Until when a branch is closed: today, a last day, or further notice; after that it opens by itself (F-59).
import { addDays, type DateText, localTime } from '#domain/branch/hours.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type ClosingUntilProps = {
  branch: StaffBranch
  /** The last day of the closing; null: until further notice. */
  until: DateText | null
  onChange: (until: DateText | null) => void
}

export function ClosingUntil({ branch, until, onChange }: ClosingUntilProps) {
  const { t, date } = useStaffText()
  const { date: today } = localTime(useNow(60_000), branch.timeZone)
  const way = until === null ? 'notice' : until === today ? 'today' : 'day'
  const untilOf = { today, day: addDays(today, 1), notice: null }
  return (
    <div className="grid gap-3">
      <ChoicePills
        label={t.shop.until}
        name={`closing-${branch.id}`}
        value={way}
        choices={[
          { value: 'today', text: t.shop.untilToday },
          { value: 'day', text: t.shop.untilDay },
          { value: 'notice', text: t.shop.untilNotice },
        ]}
        onChange={(chosen) => onChange(untilOf[chosen])}
      />
      {way === 'day' && (
        <TextField
          label={t.shop.lastDay}
          type="date"
          required
          min={today}
          value={until ?? ''}
          onChange={({ target }) => target.value >= today && onChange(target.value)}
        />
      )}
      <p className="text-ink-2">{until === null ? t.shop.closeText : t.shop.closeUntilText(date(until))}</p>
    </div>
  )
}
