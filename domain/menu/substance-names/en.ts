// English: what each substance is called in the middle of a sentence.
import type { GroupNames, SubstanceNames } from './types.ts'

/** The law asks for the name of each cereal and each nut. */
export const substanceNames: SubstanceNames = {
  wheat: 'wheat',
  rye: 'rye',
  barley: 'barley',
  oats: 'oats',
  spelt: 'spelt',
  kamut: 'khorasan wheat',
  crustaceans: 'crustaceans',
  eggs: 'eggs',
  fish: 'fish',
  peanuts: 'peanuts',
  soy: 'soya',
  milk: 'milk',
  almond: 'almonds',
  hazelnut: 'hazelnuts',
  walnut: 'walnuts',
  cashew: 'cashew nuts',
  pecan: 'pecan nuts',
  brazil: 'Brazil nuts',
  pistachio: 'pistachio nuts',
  macadamia: 'macadamia nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'molluscs',
  meat: 'meat',
  'halal-meat': 'halal meat',
  pork: 'pork',
  alcohol: 'alcohol',
  spirits: 'spirits',
  animal: 'honey or another animal product',
}

export const groupNames: GroupNames = { gluten: 'gluten', nuts: 'nuts' }
