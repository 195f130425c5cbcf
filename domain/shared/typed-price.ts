// A price as staff type it, and as the field shows it again.
import type { Locale } from './locale.ts'
import type { Cents } from './money.ts'

/** € 1.000: a higher price is more likely a typing mistake. */
export const highestPrice: Cents = 100_000

/** Cents for '3', '3,2', '3.20' or '€ 3,20', also in Arabic digits, without fractions; else undefined. */
export function parsePrice(typed: string): Cents | undefined {
  const text = typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫/g, ',')
    .replace(/[\s€\u200e\u200f\u061c]/g, '')
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** '3,20' in locales that write a comma, '3.20' elsewhere; '' for no price. */
export function priceText(cents: Cents | null, locale: Locale): string {
  if (cents === null) return ''
  const comma = locale === 'nl' || locale === 'fr' ? ',' : '.'
  return `${Math.floor(cents / 100)}${comma}${String(cents % 100).padStart(2, '0')}`
}

/** Cents for '0,40', '+0.40' or '-0,20', with any minus sign; undefined for anything else. */
export function parseSurcharge(typed: string): Cents | undefined {
  const [, sign = '', rest = ''] = /^[\s€\u200e\u200f\u061c]*([+\-−–]?)(.*)$/s.exec(typed) ?? []
  const cents = parsePrice(rest)
  if (cents === undefined) return undefined
  return sign === '' || sign === '+' || cents === 0 ? cents : -cents
}

/** As `priceText`, with a minus for what makes an item cheaper. */
export const surchargeText = (cents: Cents, locale: Locale): string =>
  `${cents < 0 ? '-' : ''}${priceText(Math.abs(cents), locale)}`
