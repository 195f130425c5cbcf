// The name of a line for staff, and its options in the shop's own words.
import type { OrderRow } from '#contract/index.ts'
import { changesOf } from '#domain/order/counter/line-changes.ts'
import type { OrderLine } from '#domain/order/order.ts'
import type { LineChange } from '#domain/order/set-line.ts'
import { localize } from '#domain/shared/locale.ts'
import { useBesideName, useKitchenWords } from '#web/office/staff/lines/line-change-list.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

type NamedLine = Pick<OrderLine, 'name' | 'kitchenName' | 'options'>
type SetLines = readonly Omit<LineChange, 'from'>[]
type Lined = readonly (NamedLine & Pick<OrderLine, 'id' | 'quantity' | 'parts'>)[]

/** 'Cava · Bottle', 'Latte L': the kitchen name, or else the full name, and the sizes. */
export function useLineName(): (line: NamedLine) => string {
  const { locale } = useStaffText()
  const withSizes = useBesideName()
  return ({ name, kitchenName, options }) => withSizes(kitchenName ?? localize(name, locale), options)
}

/** The whole line in one text: 'Latte L · oat · 2 × shot · NO foam'; a meal deal with its parts in brackets. */
export function useLineWords(): (line: NamedLine & Pick<OrderLine, 'parts'>) => string {
  const nameOf = useLineName()
  const kitchen = useKitchenWords()
  const words = (line: NamedLine): string => [nameOf(line), ...changesOf(line.options).map(kitchen.say)].join(' · ')
  return (line) => {
    const parts = line.parts?.map(words).join(', ')
    return parts ? `${words(line)} (${parts})` : words(line)
  }
}

type Listed = Pick<OrderRow['items'][number], 'name' | 'changes' | 'parts'>

/** The words of a line of the list, whose names are already in the reader's language. */
export function useListedWords(): (line: Listed) => string {
  const { say } = useKitchenWords()
  const words = ({ name, changes = [] }: Listed): string => [name, ...changes.map(say)].join(' · ')
  return (line) => (line.parts ? `${words(line)} (${line.parts.map(words).join(', ')})` : words(line))
}

/**
 * What a step set: '2 × Latte L, 1 × Lunch deal (Brownie)'; of a meal deal made part by part, only the parts it names.
 */
export function useSetWords(): (lines: Lined, set: SetLines) => string {
  const wordsOf = useLineWords()
  return (lines, set) =>
    lines
      .flatMap((line) => {
        const own = set.filter((one) => one.line === line.id)
        const whole = own.some(({ parts }) => !parts)
        const parts = line.parts?.filter(({ part }) => whole || own.some((one) => one.parts?.includes(part)))
        return own.length === 0 ? [] : [`${line.quantity} × ${wordsOf({ ...line, parts })}`]
      })
      .join(', ')
}
