// How amounts, rates, days and moments stand on paper, in the language of the reader.
import type { DateText, Instant } from '../branch/hours.ts'
import { type Locale, localeTags } from '../shared/locale.ts'
import { type Cents, formatMoney } from '../shared/money.ts'
import type { Company } from '../shop/legal/company.ts'
import { bookWordsOf } from './book-words/index.ts'
import type { BookWords } from './book-words/words.ts'

export interface PaperFormat {
  readonly locale: Locale
  readonly words: BookWords
  readonly money: (cents: Cents) => string
  /** '6 %', or that there is none. */
  readonly rate: (rate: number | null) => string
  readonly number: (count: number) => string
  /** 'Monday 23 November 2026'. */
  readonly day: (day: DateText) => string
  /** 'Mon, 23/11'. */
  readonly shortDay: (day: DateText) => string
  /** 'November 2026' for '2026-11'. */
  readonly month: (month: string) => string
  /** On the clock of the branch. */
  readonly moment: (at: Instant) => string
  readonly time: (at: Instant) => string
}

export function paperFormat(locale: Locale, timeZone: string): PaperFormat {
  const words = bookWordsOf[locale]
  const dated = (options: Intl.DateTimeFormatOptions, zone = 'UTC') => {
    const format = new Intl.DateTimeFormat(localeTags[locale], { timeZone: zone, hourCycle: 'h23', ...options })
    return (at: number) => format.format(at)
  }
  const noon = (day: DateText) => Date.parse(`${day}T12:00:00Z`)
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const long = dated({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const short = dated({ weekday: 'short', day: 'numeric', month: 'numeric' })
  const month = dated({ month: 'long', year: 'numeric' })
  const number = new Intl.NumberFormat(localeTags[locale])
  const percent = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 })
  return {
    locale,
    words,
    money: (cents) => formatMoney(cents, locale),
    // Isolated, the sign stays behind the number also where lines begin on the right.
    rate: (rate) => (rate === null ? words.noRate : `\u2066${percent.format(rate / 100)} %\u2069`),
    number: (count) => number.format(count),
    day: (day) => long(noon(day)),
    shortDay: (day) => short(noon(day)),
    month: (text) => month(noon(`${text}-15`)),
    moment: dated({ day: 'numeric', month: 'long', year: 'numeric', ...clock }, timeZone),
    time: dated(clock, timeZone),
  }
}

/** The head of a paper: who issues it. What the owner has not typed is left out. */
export const issuerLines = ({ name, address, vat, number }: Company, shop: string): string[] =>
  [name || shop, address, vat || number].filter((line) => line !== '')

/** '9f2c 41d7 0be8 5a63', the beginning of a seal: enough to compare by eye. */
export const shortSeal = (seal: string): string =>
  seal === '' ? '–' : (seal.slice(0, 16).match(/.{4}/g) ?? []).join(' ')
