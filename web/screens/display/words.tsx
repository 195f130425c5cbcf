// Words that change with the language of the turn, in a place that does not: the display keeps its own direction.
import type { ReactNode } from 'react'
import { directionOf, type Locale } from '../../../domain/shared/locale.ts'

type WordsProps = { locale: Locale; heading?: boolean; children: ReactNode }

export function Words({ locale, heading = false, children }: WordsProps) {
  return (
    <span lang={locale} dir={directionOf(locale)} className={heading ? 'guests-heading' : 'guests-words'}>
      {children}
    </span>
  )
}

/** A code such as M-47, from the left in every language; the digits are what is called. */
export function Code({ of }: { of: string }) {
  const [, letter = '', digits = of] = /^(\D*)(\d+)$/.exec(of) ?? []
  return (
    <b dir="ltr" className="guests-code" data-long={digits.length > 2 || undefined}>
      {letter && <small>{letter}</small>}
      {digits}
    </b>
  )
}
