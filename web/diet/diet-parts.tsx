// What the menu shows to a visitor who avoids something; loaded once somebody says so (ALLG-2).
import type { Declaration } from '../../domain/menu/allergens.ts'
import { defaultsOf } from '../../domain/menu/chosen.ts'
import { dealFits } from '../../domain/menu/deals/deal-fit.ts'
import type { PartItem } from '../../domain/menu/deals/parts.ts'
import { type AvoidList, avoidsAny, type Fit, fits } from '../../domain/menu/diet.ts'
import { otherChoices } from '../../domain/menu/other-choices.ts'
import { lineOptions } from '../../domain/menu/piece-price.ts'
import { type MenuState, menuStore } from '../api/menu/menu-state.ts'
import { asChosen, type FullItem, fullItem, optionsOut } from '../api/menu/with-groups.ts'
import { isHadHere } from '../branch/sold-here.ts'
import { readBranchId, watchBranchId } from '../cart/cart.ts'
import { wordsOf } from '../i18n/locale.ts'
import { AskUs } from './ask-us.tsx'
import './diet.css'
import { avoidList, useAvoidList } from './avoid-list.ts'
import { Brings } from './brings.tsx'
import { type CardLook, type DietView, dietView } from './diet-view.ts'
import { FitWords, type ItemFits } from './fit-words.tsx'
import { Caution, Hidden, Panel, Tool } from './panel.tsx'

const looks: Readonly<Record<ItemFits['fit'], CardLook>> = {
  fits: 'plain',
  'with-choice': 'swap',
  chosen: 'swap',
  traces: 'plain',
  'not-declared': 'ask',
  not: 'not',
}

/** Whether an item suits the visitor as it comes, or how it does otherwise with what the branch has. */
function fitOf(id: string, list: AvoidList, menu: MenuState, branch: string | null): ItemFits {
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
  const asItComes = asChosen(alone, defaultsOf(groups)).declaration
  return fits(asItComes, list, otherChoices(alone, groups, optionsOut(item, branch)))
}

/** Of the items of a part that the branch has; none of them is a deal itself. */
const fitsOfItems = (choose: readonly PartItem[], list: AvoidList, menu: MenuState, branch: string | null) =>
  choose.flatMap(({ item }) =>
    isHadHere(menu.itemsById.get(item), branch) ? (fitOf(item, list, menu, branch) as Fit<unknown>) : [],
  )

function viewOf(list: AvoidList, menu: MenuState, branch: string | null): DietView | null {
  if (!avoidsAny(list)) return null
  const found = new Map<string, ItemFits>()
  const fitting = (id: string): ItemFits => {
    const fit = found.get(id) ?? fitOf(id, list, menu, branch)
    found.set(id, fit)
    return fit
  }
  return {
    shows: ({ id }) => list.rest === 'grey' || fitting(id).fit !== 'not',
    fitOf: ({ id }) => {
      const fit = fitting(id)
      const words = <FitWords fit={fit} />
      if (!('choice' in fit) || !fit.choice) return { look: looks[fit.fit], words }
      return { look: 'swap', words, options: fit.choice.chosen }
    },
    Verdict,
    Brings,
    Panel,
    Tool,
    Caution,
    Hidden,
    AskUs,
  }
}

function Verdict({ declaration }: { declaration: Declaration | undefined }) {
  return <FitWords fit={fits(declaration, useAvoidList())} />
}

void wordsOf().then(() => {
  const show = () => dietView.write(viewOf(avoidList.read(), menuStore.read(), readBranchId()))
  for (const watch of [avoidList.watch, menuStore.watch, watchBranchId]) watch(show)
  show()
})
