// The name of a line for staff.
import type { OrderLine } from '../../../domain/order/order.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

/** 'Cava · bottle': the name, and the choice if that matters. */
export function useLineName(): (line: Pick<OrderLine, 'name' | 'choice'>) => string {
  const { t, locale } = useStaffText()
  return ({ name, choice }) => {
    const item = localize(name, locale)
    if (choice === 'one') return item
    if (choice === 'glass' || choice === 'bottle') return `${item} · ${t.board[choice]}`
    return `${item} · ${t.board.persons(Number(choice.slice(-1)))}`
  }
}
