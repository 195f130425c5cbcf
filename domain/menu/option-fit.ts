// Which options of an item bring what a customer avoids, where the group has another way (ALLG-2).
import { type Declaration, declarationOf } from './allergens.ts'
import { withOption } from './choosing.ts'
import { declarationsOf } from './chosen.ts'
import { type AvoidList, type Fit, fits } from './diet.ts'
import type { Chosen, ItemGroup } from './options.ts'

/**
 * What an option brings that every other choice in its group lacks, with all else chosen as it is: whole milk beside
 * oat milk, nuts on top. Undefined if it brings nothing that is avoided; what the item contains in any case is not its
 * doing.
 */
export function broughtBy(
  item: { readonly declaration?: Declaration | undefined },
  groups: readonly ItemGroup<unknown>[],
  chosen: Chosen,
  { group, option }: { readonly group: string; readonly option: string },
  list: AvoidList,
): Fit | undefined {
  const own = groups.find(({ id }) => id === group)
  if (!own || own.kind === 'remove') return undefined
  const containsWith = (pick: string, quantity: number) => {
    const next = withOption(groups, chosen, { group, option: pick, quantity }, () => false)
    return declarationOf(item, declarationsOf(groups, next))
  }
  const siblings = own.kind === 'one' ? own.options.filter(({ id }) => id !== option) : []
  const others = siblings.map(({ id }) => containsWith(id, 1))
  if (own.kind === 'many' || own.min === 0) others.push(containsWith(option, 0))
  const declared = others.filter((other) => other !== undefined)
  if (declared.length === 0) return undefined
  const its = containsWith(option, 1)
  const brought = its && {
    contains: its.contains.filter((each) => !declared.every(({ contains }) => contains.includes(each))),
    mayContain: its.mayContain.filter(
      (each) => !declared.every(({ contains, mayContain }) => contains.includes(each) || mayContain.includes(each)),
    ),
  }
  const fit = fits(brought, list)
  return fit.fit === 'fits' ? undefined : fit
}
