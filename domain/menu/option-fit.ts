// Which options of an item bring what a customer avoids (ALLG-2).
import { type Declaration, declarationOf } from './allergens.ts'
import { type AvoidList, type Fit, fits } from './diet.ts'
import type { ItemGroup } from './options.ts'

/**
 * What an option brings, whatever else is chosen: what it adds itself, such as the cream on top, even where the item
 * contains that anyway; and what another choice of its group would take away or lacks, such as whole milk beside oat
 * milk. Undefined if that is nothing that is avoided.
 */
export function broughtBy(
  item: { readonly declaration?: Declaration | undefined },
  groups: readonly ItemGroup<unknown>[],
  { group, option }: { readonly group: string; readonly option: string },
  list: AvoidList,
): Fit | undefined {
  const own = groups.find(({ id }) => id === group)
  const picked = own?.options.find(({ id }) => id === option)
  if (!own || !picked || own.kind === 'remove') return undefined
  const siblings = own.kind === 'one' ? own.options.filter(({ id }) => id !== option) : []
  const others = siblings.map(({ declaration }) => declarationOf(item, [declaration]))
  if (own.kind === 'many' || own.min === 0) others.push(item.declaration)
  const declared = others.filter((other) => other !== undefined)
  const its = declarationOf(item, [picked.declaration])
  const { adds, mayContain } = picked.declaration ?? { adds: [], mayContain: [] }
  // Where nothing in the group is declared, this option is not what makes the item so.
  const isUnknown = declared.length > 0 && !its
  const isMissing = (each: Declaration['contains'][number], there: (other: Declaration) => readonly string[]) =>
    declared.length > 0 && !declared.every((other) => there(other).includes(each))
  const brought = {
    contains: [...adds, ...(its?.contains ?? []).filter((each) => isMissing(each, ({ contains }) => contains))],
    mayContain: [
      ...mayContain,
      ...(its?.mayContain ?? []).filter((each) => isMissing(each, (other) => [...other.contains, ...other.mayContain])),
    ],
  }
  const fit = fits(isUnknown ? undefined : brought, list)
  return fit.fit === 'fits' ? undefined : fit
}
