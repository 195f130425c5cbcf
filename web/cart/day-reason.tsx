// Why no order can be placed for the cart's day, with the day that can be had, right where the order would be placed.
import type { MenuBranch } from '../api/menu.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { clockIcon } from '../components/icons.ts'
import { useText } from '../i18n/index.tsx'
import { useMoreText } from '../i18n/more/index.ts'
import { reasonOf } from './day-notice.tsx'
import { type DayState, orderForDay } from './ordering.ts'

type DayReasonProps = { branch: MenuBranch; state: DayState; id: string; onMoved?: () => void }

/** `id` is that of the sentence, for what it is the reason of; `onMoved` is called when the cart moved to the next day. */
export function DayReason({ branch, state, id, onMoved }: DayReasonProps) {
  const words = useText()
  const { t, date } = useMoreText()
  if (state.day.ok) return null
  const { next } = state
  const closed = [words.t.day.closedTitle(branch.name), branch.shop.date].filter(Boolean).join(' · ')
  return (
    <div className="grid gap-3">
      <p id={id} className="flex items-start gap-2 rounded-control bg-honey-soft px-4 py-2.5">
        <Icon of={clockIcon} className="size-5.5 text-honey-ink" />
        <span>{branch.shop.open ? reasonOf(branch, state, words) : `${closed}. ${words.t.day.closedText}`}</span>
      </p>
      {next && (
        <Button
          wide
          onClick={() => {
            orderForDay(next)
            onMoved?.()
          }}
        >
          {t.day.forDay(date(next))}
        </Button>
      )}
    </div>
  )
}
