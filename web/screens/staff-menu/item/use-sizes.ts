// The sizes that the form of an item has fields for.
import { asItComes, sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { useGroups } from '../../../api/staff/options.ts'
import { useMenuEditText } from '../../../i18n/editor/index.ts'
import type { ItemForm } from './item-form.ts'

export interface NamedSize {
  readonly id: string
  readonly name: string
}

/** Those that customers see, in their order, and any that has a price here; none until they are read. */
export function useSizes({ sizes }: Pick<ItemForm, 'sizes'>): readonly NamedSize[] {
  const { locale } = useMenuEditText()
  const group = useGroups().data?.groups.find(({ id }) => id === sizesGroup)
  if (!group) return []
  const known = group.options.filter(({ id, hidden }) => id !== asItComes && (!hidden || isTyped(sizes, id)))
  const isGone = (id: string) => group.options.every((option) => option.id !== id)
  const gone = Object.keys(sizes).filter((id) => isTyped(sizes, id) && isGone(id))
  return [
    ...known.map(({ id, name }) => ({ id, name: localize(name, locale) })),
    ...gone.map((id) => ({ id, name: id })),
  ]
}

export const isTyped = (sizes: ItemForm['sizes'], id: string): boolean => (sizes[id]?.price ?? '') !== ''
