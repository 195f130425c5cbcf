// Everything that is wrong with what was chosen of a deal: at which part, and where in the part (OPT-4, OPT-7).
import { type ChoiceProblemName, checkChosen } from '../chosen.ts'
import type { ItemGroup } from '../options.ts'
import { type ChosenParts, type Part, wishedOfPart } from './parts.ts'

/**
 * A part that nothing was chosen for; one that the deal does not have, or that was chosen twice; an item that is none
 * of the part's; and one that is out of stock.
 */
export const partProblems = ['part_missing', 'part_unknown', 'part_item_unknown', 'part_item_out'] as const

export interface PartProblem {
  readonly problem: (typeof partProblems)[number] | ChoiceProblemName
  readonly part: string
  readonly item?: string
  readonly group?: string
  readonly option?: string
}

export interface PartsMenu<Item extends { readonly groups?: readonly ItemGroup<unknown>[] }> {
  readonly itemOf: (id: string) => Item | undefined
  readonly inStock: (id: string) => boolean
  readonly optionOut: (id: string) => boolean
}

type Menu = PartsMenu<{ readonly groups?: readonly ItemGroup<unknown>[] }>

/** Everything that is wrong with the parts as they were sent; empty if the deal may be ordered. */
export function checkParts(parts: readonly Part<unknown>[], chosen: ChosenParts, menu: Menu): readonly PartProblem[] {
  const foreign = chosen.filter(
    ({ part }, at) => !parts.some(({ id }) => id === part) || chosen.findIndex((one) => one.part === part) < at,
  )
  return [
    ...foreign.map(({ part }) => ({ problem: 'part_unknown' as const, part })),
    ...parts.flatMap((part) => problemsOf(part, chosen, menu)),
  ]
}

function problemsOf({ id: part, choose }: Part<unknown>, chosen: ChosenParts, menu: Menu): PartProblem[] {
  const own = chosen.find((one) => one.part === part)
  if (!own) return [{ problem: 'part_missing', part }]
  const { item: id, options } = own
  const item = choose.some((one) => one.item === id) ? menu.itemOf(id) : undefined
  if (!item) return [{ problem: 'part_item_unknown', part, item: id }]
  if (!menu.inStock(id)) return [{ problem: 'part_item_out', part, item: id }]
  const { groups = [] } = item
  const wanted = wishedOfPart(groups, options)
  return checkChosen(groups, wanted, menu.optionOut).map((problem) => ({ ...problem, part, item: id }))
}
