// English: what a customer avoids, and what fits; the other languages have the same keys.

import type { Diet } from '../../../domain/menu/diet.ts'
import { lowered } from '../lowered.ts'

export const en = {
  title: 'What do you avoid?',
  lead: 'Say it once. The menu then shows what fits you.',
  diets: {
    title: 'Diet',
    names: {
      vegetarian: 'vegetarian',
      vegan: 'vegan',
      halal: 'halal',
      'no-alcohol': 'no alcohol',
    } as Readonly<Record<Diet, string>>,
  },
  allergens: 'Allergens',
  byName: 'Only some cereals or nuts',
  done: 'Show the menu',
  close: 'Close',
  suited: 'Shown to suit you',
  clear: 'Clear',
  more: 'Add more',
  without: (name: string) => `no ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  rest: 'The rest',
  restTitle: 'What does not fit',
  shown: { grey: 'Grey', hide: 'Hide' },
  hidden: (n: number) => (n === 1 ? '1 item that does not fit is hidden.' : `${n} items that do not fit are hidden.`),
  device: 'Kept on this device only. For a severe allergy, please also tell us at the counter.',
  /** Above the results of a search for an allergen or a diet. */
  searched: {
    contains: 'Marked: what contains it, and where traces are possible.',
    suits: 'What is declared to fit.',
  },
  fits: 'Fits',
  withThat: (name: string) => `with ${lowered(name)}`,
  dearer: (how: string, price: string) => `${how}, ${price}`,
  fitsWith: (how: string) => `Fits ${how}`,
  fitsChosen: 'Fits, if you choose what fits',
  traces: (list: string) => `Traces of ${list} possible`,
  tracesWith: (how: string, list: string) => `Fits ${how}, but traces of ${list} are possible`,
  ask: 'Ask us',
  askTitle: (name: string) => `What is in ${name}?`,
  askText: 'Nobody has declared yet what it contains. Please call us, or ask at the counter, before you order it.',
  callUs: (branch: string) => `Call ${branch}`,
  addAnyway: 'Add it anyway',
  doesNotFit: 'Does not fit what you avoid',
  someDoNotFit: (n: number) =>
    n === 1 ? '1 item may not fit what you avoid.' : `${n} items may not fit what you avoid.`,
}

export type DietText = typeof en
