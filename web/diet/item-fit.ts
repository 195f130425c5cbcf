// How an item of the menu suits an avoid list: as it comes, with other options, or a meal deal by its parts (ALLG-2).
import type { Declaration } from '../../domain/menu/allergens.ts'
import { defaultsOf } from '../../domain/menu/chosen.ts'
import { dealFits } from '../../domain/menu/deals/deal-fit.ts'
import type { PartItem } from '../../domain/menu/deals/parts.ts'
import { type AvoidList, type Fit, fits } from '../../domain/menu/diet.ts'
import { otherChoices } from '../../domain/menu/other-choices.ts'
import { lineOptions } from '../../domain/menu/piece-price.ts'
import type { MenuState } from '../api/menu/menu-state.ts'
import { asChosen, type FullItem, fullItem, optionsOut } from '../api/menu/with-groups.ts'
import { isHadHere } from '../branch/sold-here.ts'
import type { ItemFits } from './fit-words.tsx'

/** Whether an item suits the visitor as it comes, or how it does otherwise with what the branch has. */
export function fitOf(id: string, list: AvoidList, menu: MenuState, branch: string | null): ItemFits {
  const item = fullItem(menu, id, branch)
  if (!item) return { fit: 'not-declared' }
  const { groups, parts } = item
  const fit = fitAlone(item, list, branch)
  if (parts)
    return dealFits(
      parts.map(({ choose }) => fitsOfItems(choose, list, menu, branch)),
      fit,
    )
  if (!('choice' in fit) || !fit.choice) return fit as ItemFits
  const { chosen, options, price } = fit.choice
  const picked = lineOptions(groups, chosen).filter(({ option }) => options.some(({ id }) => id === option))
  return { ...fit, choice: { chosen, picked, price } }
}

/** By what it contains itself, with the options that are its own. A deal need not say that: its parts do. */
function fitAlone(item: FullItem, list: AvoidList, branch: string | null) {
  const { groups, parts, declaration } = item
  const alone = parts && !declaration ? { ...item, declaration: { contains: [], mayContain: [] } } : item
  return fits(asItComes(alone), list, otherChoices(alone, groups, optionsOut(item, branch)))
}

/** Of the items of a part that the branch has; none of them is a deal itself. */
const fitsOfItems = (choose: readonly PartItem[], list: AvoidList, menu: MenuState, branch: string | null) =>
  choose.flatMap(({ item }) =>
    isHadHere(menu.itemsById.get(item), branch) ? (fitOf(item, list, menu, branch) as Fit<unknown>) : [],
  )

/** What it contains with its usual options; undefined: nobody has said. */
export const asItComes = (item: Pick<FullItem, 'declaration' | 'groups'>): Declaration | undefined =>
  asChosen(item, defaultsOf(item.groups)).declaration
