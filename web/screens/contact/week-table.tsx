// A branch's opening hours: equal days together, today marked, and the exceptions of the next two weeks in words.
import { Fragment } from 'react'
import { type DateText, localTime } from '../../../domain/branch/hours.ts'
import {
  type DateGroup,
  type DayGroup,
  exceptionsAhead,
  isInGroup,
  periodsText,
  weekOf,
} from '../../../domain/branch/week.ts'
import { useNow } from '../../api/http/clock.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { formatWeekday } from '../../i18n/format-more.ts'
import { type ContactText, useContactText } from '../../i18n/visit/index.ts'

const daysAhead = 14

export function WeekTable({ branch }: { branch: MenuBranch }) {
  const { t, locale, date } = useContactText()
  const words = t.hours
  const today = localTime(useNow(60_000), branch.timeZone).date
  const ahead = exceptionsAhead(branch, today, daysAhead)
  const dayName = (group: DayGroup) => {
    if (group.from === 1 && group.to === 7) return words.everyDay
    const from = formatWeekday(group.from, locale)
    return group.from === group.to ? from : words.range(from, formatWeekday(group.to, locale))
  }
  return (
    <div>
      <table className="w-full">
        <caption className="sr-only">{words.caption(branch.name)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.open}</th>
          </tr>
        </thead>
        <tbody>
          {weekOf(branch).map((group) => {
            const current = isInGroup(group, today)
            return (
              <tr key={group.from} className={`border-t border-line ${current ? 'font-semibold' : ''}`}>
                <th
                  scope="row"
                  className={`py-2.5 pe-3 text-start align-top ${current ? 'font-semibold' : 'font-normal'}`}
                >
                  <span className="inline-block first-letter:uppercase">{dayName(group)}</span>
                  {current && <Today text={words.today} />}
                </th>
                <td className="py-2.5 text-end align-top">
                  {group.periods.length > 0 ? <Periods periods={group.periods} /> : words.closed}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {ahead.length > 0 && (
        <div className="mt-2 rounded-control bg-honey-soft px-4 py-3 text-honey-ink">
          <p className="text-sm font-semibold">{words.ahead}</p>
          <ul className="text-ink">
            {ahead.map((group) => (
              <li key={group.from}>{aheadWords(group, words, { today, date })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** A line may break between two periods, but not within one. */
const Periods = ({ periods }: Pick<DayGroup, 'periods'>) =>
  periods.map((period, at) => (
    <Fragment key={period.from}>
      {at > 0 && ', '}
      <span className="inline-block">{periodsText([period])}</span>
    </Fragment>
  ))

const Today = ({ text }: { text: string }) => (
  <span className="ms-2 rounded-small bg-honey-soft px-2 py-0.5 text-sm font-semibold text-honey-ink">{text}</span>
)

type Dates = { readonly today: DateText; readonly date: (date: DateText) => string }

/** 'Saturday 7 March – Sunday 8 March: closed'. */
function aheadWords(
  { from, to, periods, name }: DateGroup,
  words: ContactText['hours'],
  { today, date }: Dates,
): string {
  const first = from === today ? words.todayIs : capital(date(from))
  const when = from === to ? first : words.range(first, date(to))
  const said = periods.length === 0 ? words.isClosed(when) : words.differs(when, periodsText(periods))
  return name ? `${said} (${name})` : said
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
