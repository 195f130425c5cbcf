// The groups of an item as its sheet shows them: of sizes that cost the same, one stands for both (MENU-3).
import { askedGroups } from '../../domain/menu/chosen.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import { inSize, shownSizes, sizeIn, sizesAmong, sizesGroup } from '../../domain/menu/sizes.ts'
import type { MenuGroup } from '../api/menu/with-groups.ts'

/** The groups that are asked for, each with what there is to choose in it; without sizes where there is only one. */
export function shownGroups(groups: readonly MenuGroup[], chosen: Chosen): readonly MenuGroup[] {
  return askedGroups(groups, chosen).flatMap((group) => {
    if (group.id !== sizesGroup) return group
    const options = shownSizes(group)
    const [only, another] = options
    return !another && only && only.id === sizeIn(groups, chosen) ? [] : { ...group, options }
  })
}

/** The choice with a size that is shown, in place of another that costs the same. */
export function inShownSize(groups: readonly MenuGroup[], chosen: Chosen): Chosen {
  const group = sizesAmong(groups)
  const own = group?.options.find(({ id }) => id === sizeIn(groups, chosen))
  const same = own && shownSizes(group).find(({ price }) => price === own.price)
  return same ? inSize(groups, chosen, same.id) : chosen
}
