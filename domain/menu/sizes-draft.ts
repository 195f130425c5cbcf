// The group of sizes as staff write it, and the sizes of an item: what is wrong with them by the rest of the menu
// (OPT-2).

import { type LocalText, locales } from '../shared/locale.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { firstSizeNames } from './first-sizes.ts'
import { checkGroup, type GroupProblem } from './group-draft.ts'
import type { ItemDraft, ItemProblem } from './item-draft.ts'
import type { Item } from './menu.ts'
import type { Option, OptionGroup } from './options.ts'
import { type SizePrice, sizesAmong, sizesGroup } from './sizes.ts'

/**
 * What is wrong with a tidy group of sizes in place of the one before: of sizes exactly one is chosen, the first ones
 * may be hidden but not removed, and neither may others that items are sold in.
 */
export function sizesProblems(before: OptionGroup, after: OptionGroup, items: readonly Item[]): GroupProblem[] {
  if (before.id !== sizesGroup) return []
  const { kind, min, max } = after
  if (kind !== 'one' || min !== 1 || max !== 1) return [{ problem: 'size_fixed', field: 'kind' }]
  const gone = before.options.map(({ id }) => id).filter((id) => after.options.every((option) => option.id !== id))
  if (gone.some((id) => id in firstSizeNames)) return [{ problem: 'size_fixed', field: 'options' }]
  const inUse = items.some(({ sizes }) => sizes?.some(({ size }) => gone.includes(size)))
  return inUse ? [{ problem: 'size_in_use', field: 'options' }] : []
}

/** The id of an option, which no other option of the shop has: 'large' for Large. */
export const optionIdFrom = (name: LocalText, taken: ReadonlySet<string>): string =>
  freeId(locales.map((locale) => slugOf(name[locale] ?? '', 60)).find((slug) => slug !== '') ?? 'option', taken)

/** The groups with a size of each of these names, as long as there is room for it; and the sizes that are new. */
export function withNewSizes(
  groups: readonly OptionGroup[],
  names: readonly LocalText[],
): { readonly groups: readonly OptionGroup[]; readonly added: readonly Option[] } {
  const taken = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)))
  let sizes = sizesAmong(groups)
  const added: Option[] = []
  for (const name of names) {
    if (!sizes) break
    const option = { id: optionIdFrom(name, taken), name, price: 0, most: 1 }
    const group: OptionGroup = { ...sizes, options: [...sizes.options, option] }
    if (checkGroup(group).length > 0) continue
    taken.add(option.id)
    added.push(option)
    sizes = group
  }
  return { groups: groups.map((group) => (sizes && group.id === sizes.id ? sizes : group)), added }
}

/** The sizes of a draft in the order of the group. */
export function sizesInOrder(sizes: readonly SizePrice[], group: OptionGroup | undefined): readonly SizePrice[] {
  const place = ({ size }: SizePrice) => group?.options.findIndex(({ id }) => id === size) ?? -1
  return [...sizes].sort((one, other) => place(one) - place(other))
}

/** The sizes that the shop does not have, or has no longer. */
export const strangeSizes = ({ sizes }: Pick<ItemDraft, 'sizes'>, group: OptionGroup | undefined): ItemProblem[] =>
  sizes.some(({ size }) => group?.options.every(({ id }) => id !== size) ?? true)
    ? [{ problem: 'size_unknown', field: 'sizes' }]
    : []
