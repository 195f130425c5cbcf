// The name of a line for staff, and its options in the shop's own words.
import { changesOf } from '../../../domain/counter/line-changes.ts'
import type { OrderLine } from '../../../domain/order/order.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBesideName, useKitchenWords } from '../../staff/lines/kitchen-words.ts'

type Named = Pick<OrderLine, 'name' | 'kitchenName' | 'options'>

/** 'Cava · Bottle', 'Latte L': the kitchen name or else the name, and the sizes. */
export function useLineName(): (line: Named) => string {
  const { locale } = useStaffText()
  const withSizes = useBesideName()
  return ({ name, kitchenName, options }) => withSizes(kitchenName ?? localize(name, locale), options)
}

/** The whole line in one text: 'Latte L · oat · 2 × shot · NO foam'; a meal deal with its parts in brackets. */
export function useLineWords(): (line: Named & Pick<OrderLine, 'parts'>) => string {
  const nameOf = useLineName()
  const kitchen = useKitchenWords()
  const words = (line: Named): string => [nameOf(line), ...changesOf(line.options).map(kitchen.say)].join(' · ')
  return (line) => {
    const parts = line.parts?.map(words).join(', ')
    return parts ? `${words(line)} (${parts})` : words(line)
  }
}
