// What was chosen of a line, in words: 'Glass', 'oat', '2 × shot', 'without onion' (OPT-6).
import type { GroupKind } from '../../domain/menu/options.ts'
import { asItComes } from '../../domain/menu/size-ids.ts'
import { type Locale, type LocalText, localize } from '../../domain/shared/locale.ts'
import type { OptionsText } from '../i18n/customer/en.ts'
import { useOptionsText } from '../i18n/customer/index.ts'

/** An option of an order line, whose name is in all languages, or of the open menu, whose name is in the reader's. */
interface SaidOption {
  readonly option?: string
  readonly kind: GroupKind
  readonly name: LocalText | string
  readonly quantity: number
  /** Of a size: how many pieces one of it consists of. */
  readonly count?: number | undefined
}

/**
 * One text for each option, in their order; quantities above 1 stand before the name. That an item is as it comes is not
 * said.
 */
export const optionWords = (options: readonly SaidOption[], locale: Locale, t: OptionsText): string[] =>
  options
    .filter(({ option }) => option !== asItComes)
    .map(({ kind, name, quantity, count }) => {
      const text = typeof name === 'string' ? name : localize(name, locale)
      if (kind === 'remove') return t.without(text)
      if (count !== undefined) return t.sized(text, count)
      return quantity > 1 ? t.times(quantity, text) : text
    })

/** `optionWords` in the language of the page: `useOptionWords()(line.options)`. */
export function useOptionWords(): (options: readonly SaidOption[]) => string[] {
  const { t, locale } = useOptionsText()
  return (options) => optionWords(options, locale, t)
}
