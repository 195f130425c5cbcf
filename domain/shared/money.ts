// Money is integer cents of a euro until it is shown.
import { type Locale, localeTags } from './locale.ts'

export type Cents = number

export const linePrice = (price: Cents, quantity: number): Cents => price * quantity

export const totalOf = (lines: readonly { readonly price: Cents; readonly quantity: number }[]): Cents =>
  lines.reduce((sum, line) => sum + linePrice(line.price, line.quantity), 0)

const formatters = new Map<Locale, Intl.NumberFormat>()

/** Cents as a person reads them: two decimals, euro sign, in the language's format, always Western digits (CART-2). */
export function formatMoney(cents: Cents, locale: Locale): string {
  let formatter = formatters.get(locale)
  if (!formatter) {
    formatter = new Intl.NumberFormat(localeTags[locale], { style: 'currency', currency: 'EUR' })
    formatters.set(locale, formatter)
  }
  const text = formatter.format(cents / 100)
  // Isolated, without marks of its own, it reads the same in a line of either direction.
  return locale === 'ar' ? `\u2066${text.replace(/[\u200e\u200f]/g, '')}\u2069` : text
}
