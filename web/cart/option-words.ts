// What was chosen of an item, in one line: Large, oat milk, 2 × extra shot, without foam.
import type { LinePart } from '../../domain/menu/deals/deal-line.ts'
import { type LocalText, localize } from '../../domain/shared/locale.ts'
import { useMoreText } from '../i18n/customer/index.ts'
import { useOptionWords } from '../ordering/option-words.ts'

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
export type SaidPart = Pick<LinePart<LocalText | string>, 'part' | 'name' | 'options'>
