// Says when no orders are taken and until when they were, and offers the next opening day (D-6, SHOP-1).
import { clockText, exceptionOn } from '#domain/branch/hours.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { calendarIcon, clockIcon } from '#web/ui/icons/icons.ts'
import { useText } from '#web/words/index.tsx'
import { type DayState, useDayState } from './ordering.ts'

// They load a moment later; their space is reserved.
const space = <div className="h-12" />
const NextDayButton = lazyPart(() => import('./day-buttons.tsx').then((file) => file.NextDayButton), space)
const SitButton = lazyPart(() => import('./day-buttons.tsx').then((file) => file.SitButton), space)
const TodayButton = lazyPart(() => import('./day-buttons.tsx').then((file) => file.TodayButton))
const ClosedNotice = lazyPart(() => import('./day-buttons.tsx').then((file) => file.ClosedNotice), space)

type DayNoticeProps = {
  branch: MenuBranch
  /** The id of the sentence that says why no order is taken, to describe the button. */
  reasonId?: string
  /** Called when the order was moved to a possible day: the button that was pressed is gone then. */
  onMoved?: () => void
}

/** Nothing while orders are taken for today. */
export function DayNotice({ branch, reasonId, onMoved = () => {} }: DayNoticeProps) {
  const words = useText()
  const { t, date } = words
  const state = useDayState(branch)
  if (!state.day.ok && state.day.refusal === 'shop_closed')
    return <ClosedNotice branch={branch} reasonId={reasonId} onMoved={onMoved} />
  if (state.day.ok && state.today) return null
  if (state.day.ok) {
    return (
      <Notice icon={calendarIcon} action={<TodayButton branch={branch} onMoved={onMoved} />}>
        {t.day.orderFor(date(state.date))}
      </Notice>
    )
  }
  const { next } = state
  const sits = state.today && state.open && branch.forms.includes('table')
  return (
    <Notice kind="warning" icon={clockIcon}>
      <p id={reasonId}>{reasonOf(branch, state, words)}</p>
      {(next || sits) && (
        <div className="mt-2 mb-1 flex flex-wrap gap-2">
          {next && <NextDayButton day={next} onMoved={onMoved} />}
          {sits && <SitButton branch={branch} onMoved={onMoved} />}
        </div>
      )}
    </Notice>
  )
}

/** Why no order is taken for the day, at a branch that staff have not closed. */
function reasonOf(branch: MenuBranch, { date, day, today }: DayState, { t }: ReturnType<typeof useText>): string {
  if (!today || day.ok || day.refusal === 'day_not_offered') return t.day.notOffered
  if (day.refusal !== 'cut_off_passed' || branch.cutOff === null) {
    const name = exceptionOn(branch.exceptions, date)?.name
    return name ? `${t.day.dayClosed} (${name})` : t.day.dayClosed
  }
  return t.day.cutOffPassed(clockText(branch.cutOff))
}
