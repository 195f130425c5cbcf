// The plural form that belongs to a number, by the rules of its language.
import type { Locale } from '#domain/shared/locale.ts'

export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A chooser for one language: `count(3, { one: '1 item', other: '3 items' })`. */
export function plural(locale: Locale): (number: number, forms: Forms) => string {
  let rules: Intl.PluralRules | undefined
  return (number, forms) => {
    rules ??= new Intl.PluralRules(locale)
    return forms[rules.select(number)] ?? forms.other
  }
}
