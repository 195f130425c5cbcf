// What nobody has declared yet: items, and options that customers can choose (ALLG-3).
import { sizesGroup } from '../../../domain/menu/sizes.ts'
import { type EditableGroup, type EditableItem, useGroups, useItems } from '../../api/staff/menu-api.ts'

/** A size of which nobody has said anything changes nothing of what is in an item. */
export const undeclaredIn = ({ id, options }: EditableGroup): EditableGroup['options'] =>
  id === sizesGroup ? [] : options.filter(({ declaration, hidden }) => !declaration && !hidden)

/** Undefined until both are read. */
export function useUndeclared(): { items: readonly EditableItem[]; count: number } | undefined {
  const menu = useItems(true).data
  const groups = useGroups().data
  if (!menu || !groups) return undefined
  // What a meal deal contains follows from its parts.
  const items = menu.items.filter(({ declaration, parts }) => !declaration && parts.length === 0)
  return { items, count: items.length + groups.groups.flatMap(undeclaredIn).length }
}
