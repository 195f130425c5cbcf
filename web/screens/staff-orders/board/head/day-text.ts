// A day as the counter says it: tomorrow, or the weekday.
import { addDays, localTime } from '../../../../../domain/branch/hours.ts'
import { localeTags } from '../../../../../domain/shared/locale.ts'
import { serverNow } from '../../../../api/http/clock.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'

export function useDayText(timeZone: string) {
  const { t, locale } = useBoardText()
  const today = localTime(serverNow(), timeZone).date
  return {
    today,
    of: (at: number): string => {
      const { date } = localTime(at, timeZone)
      if (date === addDays(today, 1)) return t.tomorrow
      const format = new Intl.DateTimeFormat(localeTags[locale], { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
      return format.format(Date.parse(`${date}T12:00:00Z`))
    },
  }
}
