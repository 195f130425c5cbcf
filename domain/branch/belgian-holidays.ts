// The public holidays of Belgium in a year, computed.

import type { LocalText } from '../shared/locale.ts'
import { addDays, type DateText } from './hours.ts'

export interface PublicHoliday {
  readonly id: string
  readonly date: DateText
  readonly name: LocalText
}

/** The ten days of the Act of 4 January 1974 and the royal decree of 18 April 1974, in order. */
export function belgianHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year)
  return [
    day('new-year', `${year}-01-01`, 'New Year’s Day', 'Nieuwjaar', 'Nouvel An', 'رأس السنة'),
    day('easter-monday', addDays(easter, 1), 'Easter Monday', 'Paasmaandag', 'Lundi de Pâques', 'اثنين الفصح'),
    day('labour-day', `${year}-05-01`, 'Labour Day', 'Dag van de Arbeid', 'Fête du Travail', 'عيد العمال'),
    day('ascension', addDays(easter, 39), 'Ascension Day', 'O.L.H.-Hemelvaart', 'Ascension', 'عيد الصعود'),
    day('whit-monday', addDays(easter, 50), 'Whit Monday', 'Pinkstermaandag', 'Lundi de Pentecôte', 'اثنين العنصرة'),
    day('national-day', `${year}-07-21`, 'National Day', 'Nationale feestdag', 'Fête nationale', 'العيد الوطني'),
    day('assumption', `${year}-08-15`, 'Assumption Day', 'O.L.V.-Hemelvaart', 'Assomption', 'عيد انتقال العذراء'),
    day('all-saints', `${year}-11-01`, 'All Saints’ Day', 'Allerheiligen', 'Toussaint', 'عيد جميع القديسين'),
    day('armistice', `${year}-11-11`, 'Armistice Day', 'Wapenstilstand', 'Armistice', 'يوم الهدنة'),
    day('christmas', `${year}-12-25`, 'Christmas Day', 'Kerstmis', 'Noël', 'عيد الميلاد'),
  ].sort((one, other) => (one.date < other.date ? -1 : 1))
}

/** The public holidays of the year that begins at `today`. */
export function holidaysAhead(today: DateText): PublicHoliday[] {
  const year = Number(today.slice(0, 4))
  const end = addDays(today, 365)
  return [year, year + 1].flatMap(belgianHolidays).filter(({ date }) => date >= today && date < end)
}

/** Easter in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): DateText {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * correction + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}

const day = (id: string, date: DateText, en: string, nl: string, fr: string, ar: string): PublicHoliday => ({
  id,
  date,
  name: { en, nl, fr, ar },
})
