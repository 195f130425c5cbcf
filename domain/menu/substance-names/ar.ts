// Arabic: what each substance is called in the middle of a sentence.
import type { GroupNames, SubstanceNames } from './types.ts'

export const substanceNames: SubstanceNames = {
  wheat: 'قمح',
  rye: 'جاودار',
  barley: 'شعير',
  oats: 'شوفان',
  spelt: 'حنطة',
  kamut: 'قمح خراسان',
  crustaceans: 'قشريات',
  eggs: 'بيض',
  fish: 'سمك',
  peanuts: 'فول سوداني',
  soy: 'صويا',
  milk: 'حليب',
  almond: 'لوز',
  hazelnut: 'بندق',
  walnut: 'جوز',
  cashew: 'كاجو',
  pecan: 'جوز البقان',
  brazil: 'جوز البرازيل',
  pistachio: 'فستق',
  macadamia: 'مكاديميا',
  celery: 'كرفس',
  mustard: 'خردل',
  sesame: 'سمسم',
  sulphites: 'كبريتيت',
  lupin: 'ترمس',
  molluscs: 'رخويات',
  meat: 'لحم',
  'halal-meat': 'لحم حلال',
  pork: 'لحم خنزير',
  alcohol: 'كحول',
  spirits: 'مشروبات روحية',
  animal: 'عسل أو منتج حيواني آخر',
}

export const groupNames: GroupNames = { gluten: 'غلوتين', nuts: 'مكسرات' }
