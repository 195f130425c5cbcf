// What was chosen of a line in full, as a customer reads it where no page explains it: on receipts, by mail and on
// paper.
import type { LinePart } from '../menu/deals/deal-line.ts'
import type { LineOption } from '../menu/piece-price.ts'
import { asItComes } from '../menu/size-ids.ts'
import { type Locale, localize, setApart } from '../shared/locale.ts'
import { oneLine } from '../shared/text.ts'

/** `without` says that something is left out. That an item is as it comes is not said. */
export const optionsInFull = (
  options: readonly LineOption[],
  locale: Locale,
  without: (what: string) => string,
): string[] =>
  options
    .filter(({ option }) => option !== asItComes)
    .map(({ kind, name, quantity }) => {
      const text = nameInFull({ name }, locale)
      if (kind === 'remove') return without(text)
      return quantity > 1 ? `${quantity} × ${text}` : text
    })

/** 'Latte, oat milk': a part of a meal deal without what everybody gets who says nothing. */
export const partInFull = (part: LinePart, locale: Locale, without: (what: string) => string): string => {
  const chosen = part.options.filter(({ usual }) => !usual)
  return [nameInFull(part, locale), ...optionsInFull(chosen, locale, without)].join(', ')
}

export const nameInFull = ({ name }: Pick<LinePart, 'name'>, locale: Locale): string =>
  setApart(oneLine(localize(name, locale)), locale)
