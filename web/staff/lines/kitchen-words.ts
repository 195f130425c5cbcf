// An option in the shop's own short word, as whoever makes it reads it (OPT-6).
import type { LineOption } from '../../../domain/menu/piece-price.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

type Said = Pick<LineOption, 'kind' | 'name' | 'kitchenName' | 'quantity'>

export function useKitchenWords() {
  const { t, locale } = useStaffText()
  /** The kitchen name; without one, the name. */
  const nameOf = ({ kitchenName, name }: Said): string => kitchenName ?? localize(name, locale)
  /** '2 × shot', 'NO onion'. */
  const say = (option: Said): string => {
    const name = nameOf(option)
    if (option.kind === 'remove') return `${t.board.no} ${name}`
    return option.quantity > 1 ? `${option.quantity} × ${name}` : name
  }
  return { nameOf, say }
}
