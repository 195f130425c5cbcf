// An option in the shop's own short word, as the barista who makes it reads it (OPT-6).
import { besideName, nameBeside } from '../../../domain/counter/line-changes.ts'
import type { LinePart } from '../../../domain/menu/deals/deal-line.ts'
import type { LineOption } from '../../../domain/menu/piece-price.ts'
import { type LocalText, localize } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

/** From an order, with its name in all languages, or from the open menu, with its name in the reader's language. */
export type SaidOption = LineOption<LocalText | string>
/** A part of a meal deal, from an order or from the menu. */
export type SaidPart = Pick<LinePart<LocalText | string>, 'part' | 'name' | 'kitchenName' | 'options' | 'ready'>
type Said = Pick<SaidOption, 'kind' | 'name' | 'kitchenName' | 'quantity'>

/** 'Latte L', 'Cava · Bottle': the name of an item with its sizes. */
export function useBesideName(): (name: string, options: readonly SaidOption[]) => string {
  const { nameOf } = useKitchenWords()
  return (name, options) => nameBeside(name, besideName(options).map(nameOf))
}

export function useKitchenWords() {
  const { t, locale } = useStaffText()
  /** The kitchen name; without one, the name. */
  const nameOf = ({ kitchenName, name }: Said): string =>
    kitchenName ?? (typeof name === 'string' ? name : localize(name, locale))
  /** '2 × shot', 'NO onion'. */
  const say = (option: Said): string => {
    const name = nameOf(option)
    if (option.kind === 'remove') return `${t.board.no} ${name}`
    return option.quantity > 1 ? `${option.quantity} × ${name}` : name
  }
  return { nameOf, say }
}
