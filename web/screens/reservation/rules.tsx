// The rules of reservations, in words (RES-1).
import type { Output } from '../../../contract/index.ts'
import { localTime } from '../../../domain/branch/hours.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { serverNow } from '../../api/http/clock.ts'
import { rangeName, weekdayNames } from '../../i18n/visit/calendar-names.ts'
import { useReservationText } from '../../i18n/visit/index.ts'

type RulesProps = { rules: Output<'reservations.rules'>; timeZone: string }

export function Rules({ rules, timeZone }: RulesProps) {
  const { t, locale } = useReservationText()
  const today = localTime(serverNow(), timeZone).date
  const names = weekdayNames(locale)
  const weekdays = rules.closedWeekdays.flatMap((day) => names[day - 1]?.long ?? [])
  const holidays = rules.holidays
    .filter(({ to }) => to >= today)
    .map((holiday) => {
      const days = rangeName(holiday, locale)
      return holiday.name ? `${days} (${localize(holiday.name, locale)})` : days
    })
  return (
    <section aria-labelledby="rules" className="mt-5 rounded-control bg-honey-soft px-5 py-3.5">
      <h2 id="rules" className="text-md">
        {t.rules.title}
      </h2>
      <ul className="mt-1 list-disc ps-5">
        <li>{t.rules.stay(rules.stayMinutes)}</li>
        {weekdays.length > 0 && <li>{t.rules.weekdays(weekdays)}</li>}
        {holidays.length > 0 && <li>{t.rules.holidays(holidays)}</li>}
        {!rules.calendar && <li>{t.rules.most(rules.mostPersons)}</li>}
        {!rules.calendar && <li>{t.rules.ahead}</li>}
      </ul>
    </section>
  )
}
