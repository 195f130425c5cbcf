// A month as a calendar: what was sold on each day, whether it is closed everywhere, and what its counts differ by
// (OFF-3).
import { type ReactNode, useState } from 'react'
import type { Output } from '#contract/index.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { type CalendarWeek, weeksOfMonth } from '#domain/branch/month-weeks.ts'
import { weekdays } from '#domain/shared/date.ts'
import { localeTags } from '#domain/shared/locale.ts'
import { useMonth } from '#web/data/staff/book-api.ts'
import type { ListedPlace } from '#web/data/staff/listed-place.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { type BookPagesText, useBookPages } from '#web/words/books/index.ts'
import { formatList, formatShortWeekday, formatWeekday } from '#web/words/format-more.ts'
import { ClosingsOfDay } from './closings-of-day.tsx'
import { DayBook } from './day-book-fold.tsx'
import { MonthChoice } from './month-choice.tsx'

type MonthCardProps = {
  place: ListedPlace
  branches: readonly StaffBranch[]
  month: string
  today: DateText
  onMonth: (month: string) => void
}

export function MonthCard({ place, branches, month, today, onMonth }: MonthCardProps) {
  const { t, money } = useBookPages()
  const read = useMonth(place, month)
  const [opened, setOpened] = useState<DateText>()
  const day = opened?.startsWith(month) ? opened : undefined
  const days = read.data?.days
  const seen = days && soldIn(days)
  return (
    <Card className="p-4! max-sm:px-2!">
      <section aria-labelledby="days" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-sm:px-2">
          <MonthChoice id="days" month={month} last={today.slice(0, 7)} onChange={onMonth} />
          {seen !== undefined && seen !== null && (
            <p>
              <span className="text-sm text-ink-2">{`${t.money.sold} `}</span>
              <bdi className="text-md font-bold tabular-nums">{money(seen)}</bdi>
            </p>
          )}
        </div>
        {days ? (
          <Calendar
            month={month}
            days={days}
            today={today}
            opened={day}
            onOpen={(next) => setOpened(next === day ? undefined : next)}
          />
        ) : (
          <Unread of={read} />
        )}
        {day && (
          <ClosingsOfDay
            key={`${day} ${place}`}
            day={day}
            place={place}
            branches={branches}
            onClose={() => setOpened(undefined)}
          />
        )}
        <DayBook branches={branches} month={month} />
      </section>
    </Card>
  )
}

type MonthDay = Output<'books.readMonth'>['days'][number]

/** Null if the member may not see it. */
const soldIn = (days: readonly MonthDay[]): number | null =>
  days.reduce<number | null>((sum, { sold }) => (sum === null || sold === null ? null : sum + sold), 0)

type CalendarProps = {
  month: string
  days: readonly MonthDay[]
  today: DateText
  opened: DateText | undefined
  onOpen: (day: DateText) => void
}

function Calendar({ month, days, ...rest }: CalendarProps) {
  const { t, locale } = useBookPages()
  const byDay = new Map(days.map((one) => [one.day, one]))
  return (
    <section
      aria-label={t.money.places.days}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full min-w-[20.5rem] table-fixed">
        <thead>
          <tr className="text-start text-sm text-ink-2">
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="px-2 pb-1 text-start font-semibold max-sm:px-1">
                <span aria-hidden="true">{formatShortWeekday(weekday, locale)}</span>
                <span className="sr-only">{formatWeekday(weekday, locale)}</span>
              </th>
            ))}
            <th scope="col" className="w-20 pb-1 text-end font-semibold max-sm:hidden">
              {t.money.inEuro}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <Week key={week.number} week={week} byDay={byDay} {...rest} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type WeekProps = Omit<CalendarProps, 'month' | 'days'> & {
  week: CalendarWeek
  byDay: ReadonlyMap<DateText, MonthDay>
}

/** On a phone its sum stands below it. */
function Week({ week: { number, days }, byDay, today, opened, onOpen }: WeekProps) {
  const { t } = useBookPages()
  const euros = useEuros()
  const sold = soldIn(days.flatMap((day) => (day && byDay.get(day)) || []))
  const sum = sold === null ? '' : euros(sold)
  return (
    <>
      <tr>
        {days.map((day, place) => (
          <td key={day ?? place} className="p-0.5">
            {day && (
              <Day
                day={day}
                of={byDay.get(day)}
                isToday={day === today}
                isOpened={day === opened}
                onOpen={day > today ? undefined : onOpen}
              />
            )}
          </td>
        ))}
        <td className="text-end leading-tight tabular-nums max-sm:hidden">
          <span className="block text-sm text-ink-2">{t.money.week(number)}</span>
          <span className="font-semibold">{sum}</span>
        </td>
      </tr>
      <tr className="sm:hidden">
        <td colSpan={7} className="px-1 pb-2 text-end text-sm">
          <span className="text-ink-2">{t.money.week(number)}</span> <b className="tabular-nums">{sum}</b>
        </td>
      </tr>
    </>
  )
}

type DayProps = {
  day: DateText
  of: MonthDay | undefined
  isToday: boolean
  isOpened: boolean
  /** Absent for days to come. */
  onOpen: ((day: DateText) => void) | undefined
}

function Day({ day, of, isToday, isOpened, onOpen }: DayProps) {
  const { t, date, money, locale } = useBookPages()
  const euros = useEuros()
  const number = <span className="font-semibold text-ink-2">{Number(day.slice(8))}</span>
  if (!onOpen) return <span className="block min-h-14 px-2 py-1 text-sm max-sm:px-1">{number}</span>
  const look = isToday
    ? 'border-2 border-ink bg-card'
    : !of
      ? 'border border-line'
      : of.open > 0
        ? 'border-2 border-honey bg-honey-soft'
        : 'border border-transparent bg-latte-soft'
  return (
    <button
      type="button"
      aria-expanded={isOpened}
      onClick={() => onOpen(day)}
      className={`relative grid min-h-14 w-full min-w-11 content-between rounded-small px-2 py-1 text-sm leading-tight hover:opacity-80 aria-expanded:outline-3 aria-expanded:outline-ink max-sm:px-1 ${look}`}
    >
      <span className="sr-only">{`${date(day)}: ${formatList(factsOf(of, t.money, money), locale)}`}</span>
      <span aria-hidden="true" className="flex flex-wrap items-start justify-between gap-x-1">
        {number}
        <Mark of={of} />
      </span>
      <span aria-hidden="true" className="text-end font-bold tabular-nums sm:text-base">
        {!of ? '–' : of.sold === null ? '' : euros(of.sold)}
      </span>
    </button>
  )
}

/** A tick where the day is closed everywhere and nothing differs; else what is missing, or by how much it differs. */
function Mark({ of }: { of: MonthDay | undefined }): ReactNode {
  const { t } = useBookPages()
  const signed = useSigned()
  if (!of) return null
  const { branches, open, cash, register, differs } = of
  if (open > 0)
    return (
      <span className="text-xs font-semibold text-honey-ink">
        {branches === 1 ? t.money.open : t.money.closedOf(branches - open, branches)}
      </span>
    )
  if (differs > 0)
    return <bdi className="text-xs font-bold whitespace-nowrap text-cherry">{signed(cash || register) || '≠'}</bdi>
  return <Icon of={checkIcon} className="size-4 text-leaf" />
}

/** What the day says, one fact after the other. */
function factsOf(of: MonthDay | undefined, t: BookPagesText['money'], money: (cents: number) => string): string[] {
  if (!of) return [t.noSales]
  const { sold, branches, open, cash, register, differs } = of
  return [
    ...(sold === null ? [] : [t.soldFor(money(sold))]),
    open > 0 ? t.notClosed(open, branches) : t.isClosed,
    ...(cash === 0 ? [] : [t.cashOff(money(cash))]),
    ...(register === 0 ? [] : [t.tillOff(money(register))]),
    ...(differs > 0 && cash === 0 && register === 0 ? [t.someOff] : []),
  ]
}

/** Whole euros, as a calendar has room for. */
function useEuros(): (cents: number) => string {
  const { number } = useBookPages()
  return (cents) => number(Math.round(cents / 100))
}

/** '+1.00' for 100, and '' for nothing. */
function useSigned(): (cents: number) => string {
  const { locale } = useBookPages()
  const format = new Intl.NumberFormat(localeTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'always',
  })
  return (cents) => (cents === 0 ? '' : format.format(cents / 100))
}
