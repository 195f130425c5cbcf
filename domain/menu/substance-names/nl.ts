// Dutch: what each substance is called in the middle of a sentence.
import type { GroupNames, SubstanceNames } from './types.ts'

export const substanceNames: SubstanceNames = {
  wheat: 'tarwe',
  rye: 'rogge',
  barley: 'gerst',
  oats: 'haver',
  spelt: 'spelt',
  kamut: 'khorasantarwe',
  crustaceans: 'schaaldieren',
  eggs: 'ei',
  fish: 'vis',
  peanuts: 'pinda’s',
  soy: 'soja',
  milk: 'melk',
  almond: 'amandelen',
  hazelnut: 'hazelnoten',
  walnut: 'walnoten',
  cashew: 'cashewnoten',
  pecan: 'pecannoten',
  brazil: 'paranoten',
  pistachio: 'pistachenoten',
  macadamia: 'macadamianoten',
  celery: 'selderij',
  mustard: 'mosterd',
  sesame: 'sesam',
  sulphites: 'sulfieten',
  lupin: 'lupine',
  molluscs: 'weekdieren',
  meat: 'vlees',
  'halal-meat': 'halal vlees',
  pork: 'varkensvlees',
  alcohol: 'alcohol',
  spirits: 'sterkedrank',
  animal: 'honing of een ander dierlijk product',
}

export const groupNames: GroupNames = { gluten: 'gluten', nuts: 'noten' }
