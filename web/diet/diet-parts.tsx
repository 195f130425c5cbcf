// What the menu shows to a visitor who avoids something; loaded once somebody says so (ALLG-2).
import type { Declaration } from '../../domain/menu/allergens.ts'
import { type AvoidList, avoidsAny, fits } from '../../domain/menu/diet.ts'
import { type MenuState, menuStore } from '../api/menu/menu-state.ts'
import { readBranchId, watchBranchId } from '../cart/cart.ts'
import { wordsOf } from '../i18n/locale.ts'
import { AskUs } from './ask-us.tsx'
import './diet.css'
import { avoidList, useAvoidList } from './avoid-list.ts'
import { Brings } from './brings.tsx'
import { type CardLook, type DietView, dietView } from './diet-view.ts'
import { FitWords, type ItemFits } from './fit-words.tsx'
import { fitOf } from './item-fit.ts'
import { Caution, Hidden, Panel, Tool } from './panel.tsx'

const looks: Readonly<Record<ItemFits['fit'], CardLook>> = {
  fits: 'plain',
  'with-choice': 'swap',
  chosen: 'swap',
  traces: 'plain',
  'not-declared': 'ask',
  not: 'not',
}

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
