// What was chosen of a line, in words: 'oat', '2 × shot', 'without onion' (OPT-6).
import type { GroupKind } from '../../domain/menu/options.ts'
import { type Locale, type LocalText, localize } from '../../domain/shared/locale.ts'
import type { OptionsText } from '../i18n/options/en.ts'
import { useOptionsText } from '../i18n/options/index.ts'

/** An option of an order line, whose name is in all languages, or of the open menu, whose name is in the reader's. */
interface SaidOption {
  readonly kind: GroupKind
  readonly name: LocalText | string
  readonly quantity: number
}

/** One text for each option, in their order; quantities above 1 stand before the name. */
export const optionWords = (options: readonly SaidOption[], locale: Locale, t: OptionsText): string[] =>
  options.map(({ kind, name, quantity }) => {
    const text = typeof name === 'string' ? name : localize(name, locale)
    if (kind === 'remove') return t.without(text)
    return quantity > 1 ? t.times(quantity, text) : text
  })

/** `optionWords` in the language of the page: `useOptionWords()(line.options)`. */
export function useOptionWords(): (options: readonly SaidOption[]) => string[] {
  const { t, locale } = useOptionsText()
  return (options) => optionWords(options, locale, t)
}
