// Buttons that move the cart to the next opening day and back to today (D-6), or seat the customer at a table; and the
// sentence that staff closed the branch (SHOP-1, F-59).
import { clockText, type DateText, periodsOn } from '#domain/branch/hours.ts'
import { localize } from '#domain/shared/locale.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { useText } from '#web/words/index.tsx'
import { dayStateOf, orderForDay, useDayState, useSeated } from './ordering.ts'
import { sitAt } from './seat.ts'

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
        sitAt({ branch: branch.id, table: '' })
        onMoved()
      }}
    >
      {t.seat.iSit}
    </Button>
  )
}

type ClosedNoticeProps = {
  branch: MenuBranch
  reasonId: string | undefined
  onMoved: () => void
}

/** With the day on which it opens again, if staff set one; orders for days after the closing are possible (F-59). */
export function ClosedNotice({ branch, reasonId, onMoved }: ClosedNoticeProps) {
  const { t, locale, date } = useText()
  const { next } = useDayState(branch)
  const opens = next && periodsOn(branch, next)[0]
  const said = [branch.shop.date, localize(branch.shop.desc, locale)].filter((text) => text !== '')
  return (
    <Notice kind="closed">
      <div id={reasonId}>
        <p className="font-semibold text-cherry">{t.day.closedTitle(branch.name)}</p>
        {said.map((text) => (
          <p key={text} className="whitespace-pre-line">
            {text}
          </p>
        ))}
        <p>{opens ? t.branch.opensOn(date(next), clockText(opens.from)) : t.day.closedText}</p>
      </div>
      {next && (
        <div className="mt-2 mb-1">
          <NextDayButton day={next} onMoved={onMoved} />
        </div>
      )}
    </Notice>
  )
}
