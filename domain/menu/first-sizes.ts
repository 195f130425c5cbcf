// The sizes that every shop begins with, in their order; the owner may rename, hide and add to them (OPT-2).
import type { LocalText } from '../shared/locale.ts'
import type { OptionGroup } from './options.ts'
import { asItComes, sizesGroup } from './sizes.ts'

/** Ids in capitals, as no name becomes one: they can be no other option's. */
export const firstSizeNames: Readonly<Record<string, LocalText>> = {
  [asItComes]: { en: 'Regular', nl: 'Gewoon', fr: 'Normal', ar: 'عادي' },
  GLASS: { en: 'Glass', nl: 'Glas', fr: 'Verre', ar: 'كأس' },
  BOTTLE: { en: 'Bottle', nl: 'Fles', fr: 'Bouteille', ar: 'زجاجة' },
  'PERSONS-1': { en: '1 person', nl: '1 persoon', fr: '1 personne', ar: 'شخص واحد' },
  'PERSONS-2': { en: '2 people', nl: '2 personen', fr: '2 personnes', ar: 'شخصان' },
  'PERSONS-3': { en: '3 people', nl: '3 personen', fr: '3 personnes', ar: '3 أشخاص' },
  'PERSONS-4': { en: '4 people', nl: '4 personen', fr: '4 personnes', ar: '4 أشخاص' },
}

export const firstSizes: OptionGroup = {
  id: sizesGroup,
  name: { en: 'Size', nl: 'Formaat', fr: 'Taille', ar: 'الحجم' },
  kind: 'one',
  min: 1,
  max: 1,
  included: 0,
  options: Object.entries(firstSizeNames).map(([id, name]) => ({ id, name, price: 0, most: 1 })),
}
