// What of the menu somebody still has to declare (ALLG-3).
import type { Declaration, OptionDeclaration } from './allergens.ts'
import { sizesGroup } from './sizes.ts'

interface DeclaredItem {
  readonly declaration?: Declaration | null | undefined
  readonly parts?: readonly unknown[] | undefined
}

/** What a meal deal contains follows from its parts. */
export const isToDeclare = ({ declaration, parts = [] }: DeclaredItem): boolean => !declaration && parts.length === 0

interface DeclaredOption {
  readonly declaration?: OptionDeclaration | null | undefined
  readonly hidden?: boolean | undefined
}

/** A size of which nobody has said anything changes nothing of what is in an item. */
export const optionsToDeclare = <Option extends DeclaredOption>(group: {
  readonly id: string
  readonly options: readonly Option[]
}): readonly Option[] =>
  group.id === sizesGroup ? [] : group.options.filter(({ declaration, hidden }) => !declaration && !hidden)
