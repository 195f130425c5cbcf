// What the menu shows to a visitor who avoids something; loaded once somebody says so (ALLG-2).
import { type AvoidList, avoidsAny, fits } from '../../domain/menu/diet.ts'
import type { MenuItem } from '../api/menu/menu.ts'
import { wordsOf } from '../i18n/locale.ts'
import { AskUs } from './ask-us.tsx'
import './diet.css'
import { avoidList } from './avoid-list.ts'
import { type CardLook, type DietView, dietView } from './diet-view.ts'
import { FitWords, type ItemFits } from './fit-words.tsx'
import { Caution, Hidden, Panel, Tool } from './panel.tsx'

const looks: Readonly<Record<ItemFits['fit'], CardLook>> = {
  fits: 'plain',
  'with-choice': 'swap',
  traces: 'plain',
  'not-declared': 'ask',
  not: 'not',
}

/** Whether the item suits the visitor as it comes. */
const fitOf = (item: MenuItem, list: AvoidList): ItemFits => fits(item.declaration, list)

const viewOf = (list: AvoidList): DietView | null =>
  avoidsAny(list)
    ? {
        shows: (item) => list.rest === 'grey' || fitOf(item, list).fit !== 'not',
        fitOf: (item) => {
          const fit = fitOf(item, list)
          return { look: looks[fit.fit], words: <FitWords fit={fit} /> }
        },
        Panel,
        Tool,
        Caution,
        Hidden,
        AskUs,
      }
    : null

void wordsOf().then(() => {
  const show = () => dietView.write(viewOf(avoidList.read()))
  avoidList.watch(show)
  show()
})
