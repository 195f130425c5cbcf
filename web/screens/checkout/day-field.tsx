// For which day the order is, where the branch takes orders for days ahead (F-62).
import { addDays, localTime } from '../../../domain/branch/hours.ts'
import { orderDays } from '../../../domain/branch/order-days.ts'
import { useNow } from '../../api/http/clock.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { SelectField } from '../../components/fields/field.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { type DayState, orderForDay } from '../../ordering/ordering.ts'

type DayFieldProps = { branch: MenuBranch; state: DayState }

/**
 * A list, not a row of buttons: fourteen days fit on no phone. Nothing where only today and the next opening day are
 * offered: there the notice and its one button say it.
 */
export function DayField({ branch, state }: DayFieldProps) {
  const { t, date } = useOrderText()
  const now = useNow(60_000)
  const days = orderDays(branch, now)
  if (!branch.daysAhead || days.length === 0) return null
  const today = localTime(now, branch.timeZone).date
  const name = (day: string) => {
    if (day === today) return t.checkout.today(date(day))
    return day === addDays(today, 1) ? t.checkout.tomorrow(date(day)) : date(day)
  }
  const taken = days.includes(state.date)
  return (
    <SelectField
      label={t.checkout.day}
      name="day"
      value={taken ? state.date : ''}
      onChange={(event) => orderForDay(event.target.value === today ? null : event.target.value)}
    >
      {!taken && (
        <option value="" disabled>
          {name(state.date)}
        </option>
      )}
      {days.map((day) => (
        <option key={day} value={day}>
          {name(day)}
        </option>
      ))}
    </SelectField>
  )
}
