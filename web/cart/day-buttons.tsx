// Moves the cart to the next opening day, and back to today (D-6).
import type { DateText } from '../../domain/hours.ts'
import type { MenuBranch } from '../api/menu.ts'
import { Button } from '../components/button.tsx'
import { useText } from '../i18n/index.tsx'
import { orderForDay, useOrdersToday } from './ordering.ts'

export function NextDayButton({ day }: { day: DateText }) {
  const { t } = useText()
  return <Button onClick={() => orderForDay(day)}>{t.day.nextDay}</Button>
}

/** Nothing when today is not to be had any more. */
export function TodayButton({ branch }: { branch: MenuBranch }) {
  const { t } = useText()
  const today = useOrdersToday(branch)
  if (!today) return null
  return (
    <Button variant="text" onClick={() => orderForDay(null)}>
      {t.day.today}
    </Button>
  )
}
