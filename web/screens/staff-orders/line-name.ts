// The name of a line for staff, and its options in the shop's own words.
import { changesOf } from '../../../domain/counter/line-changes.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBesideName, useKitchenWords } from '../../staff/lines/kitchen-words.ts'

type Named = Pick<OrderLine, 'name' | 'kitchenName' | 'choice' | 'options'>

/** 'Cava · bottle', 'Latte L': the kitchen name or else the name, the choice if that matters, and the sizes. */
export function useLineName(): (line: Named) => string {
  const { t, locale } = useStaffText()
  const withSizes = useBesideName()
  return ({ name, kitchenName, choice, options }) => {
    const item = withSizes(kitchenName ?? localize(name, locale), options)
    if (choice === 'one') return item
    if (choice === 'glass' || choice === 'bottle') return `${item} · ${t.board[choice]}`
    return `${item} · ${t.board.persons(Number(choice.slice(-1)))}`
  }
}

/** The whole line in one text: 'Latte L · oat · 2 × shot · NO foam'; a meal deal with its parts in brackets. */
export function useLineWords(): (line: Named & Pick<OrderLine, 'parts'>) => string {
  const nameOf = useLineName()
  const kitchen = useKitchenWords()
  const words = (line: Named): string => [nameOf(line), ...changesOf(line.options).map(kitchen.say)].join(' · ')
  return (line) => {
    const parts = line.parts?.map((part) => words({ ...part, choice: 'one' })).join(', ')
    return parts ? `${words(line)} (${parts})` : words(line)
  }
}
