// French: what each substance is called in the middle of a sentence.
import type { GroupNames, SubstanceNames } from './types.ts'

export const substanceNames: SubstanceNames = {
  wheat: 'blé',
  rye: 'seigle',
  barley: 'orge',
  oats: 'avoine',
  spelt: 'épeautre',
  kamut: 'blé de Khorasan',
  crustaceans: 'crustacés',
  eggs: 'œufs',
  fish: 'poisson',
  peanuts: 'arachides',
  soy: 'soja',
  milk: 'lait',
  almond: 'amandes',
  hazelnut: 'noisettes',
  walnut: 'noix',
  cashew: 'noix de cajou',
  pecan: 'noix de pécan',
  brazil: 'noix du Brésil',
  pistachio: 'pistaches',
  macadamia: 'noix de macadamia',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'sésame',
  sulphites: 'sulfites',
  lupin: 'lupin',
  molluscs: 'mollusques',
  meat: 'viande',
  'halal-meat': 'viande halal',
  pork: 'porc',
  alcohol: 'alcool',
  spirits: 'spiritueux',
  animal: 'miel ou autre produit animal',
}

export const groupNames: GroupNames = { gluten: 'gluten', nuts: 'fruits à coque' }
