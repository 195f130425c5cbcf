// Says that staff closed the branch, in their words, and from when on it takes orders (SHOP-1, F-59).
import { clockText, periodsOn } from '../../domain/branch/hours.ts'
import { localize } from '../../domain/shared/locale.ts'
import type { MenuBranch } from '../api/menu/menu.ts'
import { Notice } from '../components/feedback/notice.tsx'
import { useText } from '../i18n/index.tsx'
import { NextDayButton } from './day-buttons.tsx'
import { useDayState } from './ordering.ts'

type ClosedNoticeProps = {
  branch: MenuBranch
  /** The id of the words, to describe the button. */
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
