// Makes the hooks of an audience: the words of each section in the language of the page.
import { use } from 'react'
import { directionOf, type Locale } from '#domain/shared/locale.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { useObservable } from '../data/observable.ts'
import { addLoader, localeStore, setLocale } from '../data/page/page-locale.ts'
import { formatDate, formatNumber, formatTime } from './format.ts'

export interface Words<Section> {
  readonly t: Section
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
  readonly setLocale: (locale: Locale) => Promise<void>
  readonly money: (cents: number) => string
  /** 'HH:MM' on the clock of that time zone. */
  readonly time: (instant: number, timeZone: string) => string
  /** 'Monday 23 November' for '2026-11-23'; 'Mon' if it is `near` enough for that. */
  readonly date: (date: string, near?: boolean) => string
  readonly number: (number: number) => string
}

/**
 * English is included; the other languages are loaded when they are chosen. A lazy part suspends until its words are
 * loaded.
 */
export function dictionaries<Audience>(
  english: Audience,
  load: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Audience>>>,
): <Section extends keyof Audience>(section: Section) => () => Words<Audience[Section]> {
  const loading: Partial<Record<Locale, Loading<Audience>>> = {}

  function fetchWords(locale: Exclude<Locale, 'en'>): Loading<Audience> {
    const known = loading[locale]
    if (known) return known
    // Without a connection the page shows English rather than nothing; choosing the language again retries.
    const words: Loading<Audience> = load[locale]().then(
      (loaded) => settle(words, loaded, false),
      () => settle(words, english, true),
    )
    loading[locale] = words
    return words
  }

  addLoader((locale) => {
    if (locale === 'en') return undefined
    if (loading[locale]?.failed) delete loading[locale]
    const words = fetchWords(locale)
    return words.status ? undefined : words.then(() => undefined)
  })

  return (section) => () => {
    const locale = useObservable(localeStore)
    // Always through the promise: React counts the calls of `use`, also when it renders a suspended component again.
    const words = locale === 'en' ? english : use(fetchWords(locale) as Promise<Audience>)
    return {
      t: words[section],
      locale,
      dir: directionOf(locale),
      setLocale,
      money: (cents) => formatMoney(cents, locale),
      time: formatTime,
      date: (date, near) => formatDate(date, locale, near),
      number: (number) => formatNumber(number, locale),
    }
  }
}

/** Words that are being loaded; once they are there, React reads them synchronously. */
type Loading<Audience> = Promise<Audience> & { status?: 'fulfilled'; value?: Audience; failed?: boolean }

function settle<Audience>(words: Loading<Audience>, value: Audience, failed: boolean): Audience {
  Object.assign(words, { status: 'fulfilled', value, failed })
  return value
}
