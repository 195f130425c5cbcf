// Makes a hook out of a dictionary: the words of one part of the site in the language of the page.
import { use } from 'react'
import { directionOf, type Locale } from '../../domain/locale.ts'
import { formatMoney } from '../../domain/money.ts'
import { useStore } from '../api/store.ts'
import { formatDate, formatNumber, formatTime } from './format.ts'
import { addLoader, localeStore, setLocale } from './locale.ts'

export interface Words<Dictionary> {
  readonly t: Dictionary
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
  readonly setLocale: (locale: Locale) => Promise<void>
  readonly money: (cents: number) => string
  /** 'HH:MM' on the clock of that time zone. */
  readonly time: (instant: number, timeZone: string) => string
  /** 'Monday 23 November' for '2026-11-23'. */
  readonly date: (date: string) => string
  readonly number: (number: number) => string
}

/**
 * English comes along; the other languages are loaded when they are chosen. A part that is itself loaded late suspends
 * until its words are there.
 */
export function dictionary<Dictionary>(
  english: Dictionary,
  load: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<Dictionary>>>,
): () => Words<Dictionary> {
  const words: Partial<Record<Locale, Dictionary>> = { en: english }
  const loading: Partial<Record<Locale, Promise<Dictionary>>> = {}

  function fetchWords(locale: Exclude<Locale, 'en'>): Promise<Dictionary> {
    loading[locale] ??= load[locale]().then(
      (loaded) => {
        words[locale] = loaded
        return loaded
      },
      // Without a connection the page speaks English rather than nothing; choosing the language again tries again.
      () => english,
    )
    return loading[locale]
  }

  addLoader((locale) => {
    if (locale === 'en' || words[locale]) return undefined
    delete loading[locale]
    return fetchWords(locale).then(() => undefined)
  })

  return () => {
    const locale = useStore(localeStore)
    const t = words[locale] ?? (locale === 'en' ? english : use(fetchWords(locale)))
    return {
      t,
      locale,
      dir: directionOf(locale),
      setLocale,
      money: (cents) => formatMoney(cents, locale),
      time: formatTime,
      date: (date) => formatDate(date, locale),
      number: (number) => formatNumber(number, locale),
    }
  }
}
