// Moves the cart to the next opening day, and back to today (D-6); or seats the customer at a table.
import type { DateText } from '../../domain/branch/hours.ts'
import { useNow } from '../api/http/clock.ts'
import type { MenuBranch } from '../api/menu/menu.ts'
import { Button } from '../components/controls/button.tsx'
import { useMoreText } from '../i18n/customer/index.ts'
import { dayStateOf, orderForDay, useSeated } from './ordering.ts'
import { sit } from './seat.ts'

/** `onMoved` is called after the order was moved, when the button is gone. */
type MoveProps = { onMoved: () => void }

export function NextDayButton({ day, onMoved }: MoveProps & { day: DateText }) {
  const { t, date } = useMoreText()
  return (
    <Button
      onClick={() => {
        orderForDay(day)
        onMoved()
      }}
    >
      {t.day.forDay(date(day))}
    </Button>
  )
}

/** Nothing if today is no longer possible. */
export function TodayButton({ branch, onMoved }: MoveProps & { branch: MenuBranch }) {
  const { t } = useMoreText()
  const today = dayStateOf(branch, { day: null, seated: useSeated(branch) }, useNow(60_000))
  if (!today.day.ok) return null
  return (
    <Button
      variant="text"
      onClick={() => {
        orderForDay(null)
        onMoved()
      }}
    >
      {t.day.today}
    </Button>
  )
}

/** For a customer who sits in the shop after the cut-off, if the branch serves at tables. */
export function SitButton({ branch, onMoved }: MoveProps & { branch: MenuBranch }) {
  const { t } = useMoreText()
  return (
    <Button
      variant="quiet"
      onClick={() => {
        orderForDay(null)
        sit({ branch: branch.id, table: '' })
        onMoved()
      }}
    >
      {t.seat.iSit}
    </Button>
  )
}
