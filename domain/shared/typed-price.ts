// A price as people in Belgium and their programs write it, read in one way by fields, spreadsheets, the importer and
// the counter, and as a field shows it again.
import type { Locale } from './locale.ts'
import type { Cents } from './money.ts'

/** € 1.000: a higher price is more likely a typing mistake. */
export const highestPrice: Cents = 100_000

/** Digits with a comma, a point or a euro sign before the cents, any of which may be missing. */
const plain = /^(\d{1,6})(?:[.,€](\d{0,2}))?$|^[.,](\d{1,2})$/
/** Blanks may group thousands. Points and commas may where cents follow: alone, 3.205 may as well be a slip. */
const grouped = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,€](\d{1,2}))?$/
const groupedByPoints = /^([1-9]\d{0,2}(?:\.\d{3})+)[,€](\d{1,2})$/
const groupedByCommas = /^([1-9]\d{0,2}(?:,\d{3})+)[.€](\d{1,2})$/

/**
 * Cents for '3', '3,2', '€ 3,20', '4€50', '4,-', '1 234,50' or '1.234,50', also in Arabic digits; undefined for
 * anything else, such as '4 50'. It has no sign and no more than six digits before the cents.
 */
export function parsePrice(typed: string): Cents | undefined {
  const text = bare(typed)
  const [, whole = '', part = '', onlyPart = ''] =
    plain.exec(text) ?? grouped.exec(text) ?? groupedByPoints.exec(text) ?? groupedByCommas.exec(text) ?? []
  const euros = whole.replace(/[ .,]/g, '')
  const cents = part || onlyPart
  if (euros + cents === '' || euros.length > 6) return undefined
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * In European digits, with one kind of blank, without the currency before or after it and without marks of direction.
 */
const bare = (typed: string): string =>
  europeanDigits(typed)
    .replace(/٫/g, ',')
    .replace(/٬/g, '.')
    .replace(/euros?|eur|(?<=\d)\s*e\s*$/gi, '€')
    .replace(/\s+/g, ' ')
    .replace(/ ?([.,€]) ?/g, '$1')
    .trim()
    .replace(/^€|€$/, '')
    .replace(/[.,€][-–—]{1,2}$/, '')

/** The same text with Arabic and Persian digits written as 0 to 9, and without marks of direction. */
export const europeanDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')

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
