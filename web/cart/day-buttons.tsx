// Moves the cart to the next opening day, and back to today (D-6).
import type { DateText } from '../../domain/hours.ts'
import { useNow } from '../api/clock.ts'
import type { MenuBranch } from '../api/menu.ts'
import { Button } from '../components/button.tsx'
import { useMoreText } from '../i18n/more/index.ts'
import { dayStateOf, orderForDay } from './ordering.ts'

export function NextDayButton({ day }: { day: DateText }) {
  const { t } = useMoreText()
  return <Button onClick={() => orderForDay(day)}>{t.day.nextDay}</Button>
}

/** Nothing when today is not to be had any more. */
export function TodayButton({ branch }: { branch: MenuBranch }) {
  const { t } = useMoreText()
  const today = dayStateOf(branch, { day: null }, useNow(60_000))
  if (!today.day.ok) return null
  return (
    <Button variant="text" onClick={() => orderForDay(null)}>
      {t.day.today}
    </Button>
  )
}
