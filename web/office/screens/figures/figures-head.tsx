// Which figures: the branch, the period and its day, and the file of all numbers.
import { addDays, type DateText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { dayBefore, type FigureSpan, figureDaysAround, figureSpans } from '#domain/money/figure-span.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { branchesIn } from '#web/data/staff/listed-place.ts'
import { useFigures, useMoneyFigures } from '#web/data/staff/order-api.ts'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { chevronIcon } from '#web/ui/icons/icons.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatDays, formatNearDay } from '#web/words/format-more.ts'
import { monthAndYear } from '#web/words/visit/calendar-names.ts'
import { FiguresFile } from './figures-file.tsx'

/** What the member chose; the day is today unless there is one. */
export interface ChosenFigures {
  readonly span: FigureSpan
  readonly day?: DateText
}

/** The branch and the period of the page, and what it is called beside the one before. */
export function useWhich(member: Member, { span, day: chosen }: ChosenFigures) {
  const { t, locale } = useFiguresText()
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListedPlace(branches)
  const { timeZone } = branchesIn(branch, branches)[0] ?? { timeZone: usualTimeZone }
  const { date: today, minutes } = localTime(useNow(60_000), timeZone)
  const day = chosen ?? today
  const { from, to } = figureDaysAround(span, day)
  const isRunning = from <= today && today <= to
  const named = (one: DateText): string => {
    if (span === 'day') return formatNearDay(one, locale)
    if (span === 'month') return monthAndYear(one, locale)
    return formatDays(figureDaysAround('week', one), locale)
  }
  return {
    branches,
    branch,
    span,
    day,
    isRunning,
    /** The hour, or the day, that is not over. */
    running: isRunning ? (span === 'day' ? String(Math.floor(minutes / 60)).padStart(2, '0') : today) : undefined,
    now: span === 'day' && isRunning ? t.today : named(day),
    earlier: named(dayBefore(span, day)),
    /** The last day of the period before that is compared, if that is a part of it. */
    earlierUntil: isRunning && span !== 'day' ? formatNearDay(dayBefore(span, today), locale) : '',
  }
}

function stepped(span: FigureSpan, day: DateText, by: 1 | -1): DateText {
  if (span === 'day') return addDays(day, by)
  const { from, to } = figureDaysAround(span, day)
  return by > 0 ? addDays(to, 1) : figureDaysAround(span, addDays(from, -1)).from
}

type FiguresHeadProps = { member: Member; chosen: ChosenFigures; onChoose: (chosen: ChosenFigures) => void }

export function FiguresHead({ member, chosen, onChoose }: FiguresHeadProps) {
  const { t } = useFiguresText()
  const { branches, branch, span, day, now, earlier } = useWhich(member, chosen)
  const figures = useFigures(branch, span, day)
  const money = useMoneyFigures(branch, span, day)
  return (
    <div className="flex flex-wrap items-center gap-2 md:gap-3">
      {branches.length > 1 && <PlaceSelect branches={branches} place={branch} />}
      <Segmented
        label={t.span}
        value={span}
        segments={figureSpans.map((value) => ({ value, text: t.spans[value] }))}
        onChange={(next) => onChoose({ ...chosen, span: next })}
      />
      <div className="flex min-h-14 items-center rounded-control bg-card px-1 shade-card">
        <IconButton
          icon={chevronIcon}
          label={t.spanBefore}
          onClick={() => onChoose({ span, day: stepped(span, day, -1) })}
          className="-scale-x-100 rtl:scale-x-100"
        />
        <input
          type="date"
          aria-label={t.day}
          value={day}
          onChange={({ target: { value } }) =>
            onChoose(/^\d{4}-\d\d-\d\d$/.test(value) ? { span, day: value } : { span })
          }
          className="min-h-11 min-w-0 rounded-small font-semibold"
        />
        <IconButton
          icon={chevronIcon}
          label={t.spanAfter}
          onClick={() => onChoose({ span, day: stepped(span, day, 1) })}
          className="rtl:-scale-x-100"
        />
      </div>
      <FiguresFile
        figures={figures.data}
        money={money.data}
        names={{ now, earlier }}
        file={`figures-${span}-${day}.csv`}
      />
    </div>
  )
}
