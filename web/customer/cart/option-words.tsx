// What was chosen of a line, in words: 'Glass', 'oat', '2 × shot', 'without onion'; also the parts of a meal deal
// (OPT-6, OPT-7).

import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { GroupKind } from '#domain/menu/options.ts'
import { asItComes } from '#domain/menu/size-ids.ts'
import { type Locale, type LocalText, localize } from '#domain/shared/locale.ts'
import type { OptionsText } from '#web/words/customer/en.ts'
import { useMoreText, useOptionsText } from '#web/words/customer/index.ts'

/** An option of an order line, whose name is in all languages, or of the open menu, whose name is in the reader's. */
interface SaidOption {
  readonly option?: string
  readonly kind: GroupKind
  readonly name: LocalText | string
  readonly quantity: number
  /** Of a size: how many pieces one of it consists of. */
  readonly count?: number | undefined
}

/** In the order of the options, quantities above 1 first. That an item is as it comes is not said. */
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

/** '' if nothing was chosen. */
export function useOptionLine(): (options: Parameters<ReturnType<typeof useOptionWords>>[0]) => string {
  const { t } = useMoreText()
  const words = useOptionWords()
  return (options) => words(options).join(t.cart.listComma)
}

/** A part of a meal deal in one line: Latte, large, oat milk. What everybody gets who says nothing is left out. */
export function usePartLine(): (part: SaidPart) => string {
  const { locale } = useMoreText()
  const words = useOptionLine()
  return ({ name, options }) => {
    const said = words(options.filter(({ usual }) => !usual))
    return [typeof name === 'string' ? name : localize(name, locale), said].filter(Boolean).join(' · ')
  }
}

/** Of an order, with names in all languages, or of the open menu, with names in the reader's. */
type SaidPart = Pick<LinePart<LocalText | string>, 'part' | 'name' | 'options'>

/** Nothing for any other line. */
export function LineParts({ parts = [] }: { parts: readonly SaidPart[] | undefined }) {
  const words = usePartLine()
  return parts.map((part) => (
    <span key={part.part} className="block text-sm wrap-anywhere text-ink-2">
      {words(part)}
    </span>
  ))
}

interface NamedSize {
  readonly name: LocalText | string
  readonly count?: number | undefined
}

export function useSizeName(): (size: NamedSize) => string {
  const { t, locale } = useOptionsText()
  return ({ name, count }) => {
    const text = typeof name === 'string' ? name : localize(name, locale)
    return count === undefined ? text : t.sized(text, count)
  }
}
