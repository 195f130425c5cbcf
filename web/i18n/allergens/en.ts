// English: what things contain; the other languages have the same keys.
import type { AllergenGroup, Substance } from '../../../domain/menu/allergens.ts'

export const en = {
  title: 'What is in it',
  /** In the middle of a sentence. The law asks for the name of each cereal and each nut. */
  names: {
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
    animal: 'honey or another animal product',
  } as Readonly<Record<Substance, string>>,
  /** The groups whose members have names of their own. */
  groups: { gluten: 'gluten', nuts: 'nuts' } as Readonly<Record<Extract<AllergenGroup, 'gluten' | 'nuts'>, string>>,
  withGluten: (cereal: string) => `${cereal} (gluten)`,
  contains: (list: string) => `Contains ${list}`,
  traces: (list: string) => `May contain traces of ${list}`,
  none: 'None of the 14 allergens that must be named',
  notDeclared: 'Not declared yet',
  askUs: 'Please ask us what it contains.',
}

export type AllergensText = typeof en
