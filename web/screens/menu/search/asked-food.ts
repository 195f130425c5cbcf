// What a search asks about: an allergen, a diet, or something without an allergen, in any of the four languages.
import {
  type Avoidable,
  type AvoidList,
  avoidsNothing,
  type Diet,
  tidyAvoidList,
} from '../../../../domain/menu/diet.ts'
import { askedWords, folded } from './search-words.ts'

/** `without`: what suits is looked for, otherwise what contains it. */
export interface AskedFood {
  readonly list: AvoidList
  readonly without: boolean
  readonly rest: string
}

/** As people type them: English, Dutch, French, Arabic. A typed word has to be one of them in full. */
const allergenWords: Partial<Record<Avoidable, string>> = {
  gluten: 'gluten غلوتين جلوتين',
  wheat: 'wheat tarwe blé froment قمح',
  rye: 'rye rogge seigle جاودار',
  barley: 'barley gerst orge شعير',
  oats: 'oat oats haver avoine شوفان',
  spelt: 'spelt épeautre حنطة',
  kamut: 'kamut khorasan khorasantarwe خراسان',
  crustaceans: 'crustacean crustaceans shellfish schaaldier schaaldieren crustacé crustacés قشريات',
  eggs: 'egg eggs ei eieren œuf œufs بيض',
  fish: 'fish vis poisson poissons سمك أسماك',
  peanuts: 'peanut peanuts pinda pindas arachide arachides cacahuète cacahuètes سوداني',
  soy: 'soy soya soja صويا',
  milk: 'milk dairy lactose melk zuivel lait حليب ألبان لاكتوز',
  nuts: 'nut nuts noot noten noix مكسرات',
  almond: 'almond almonds amandel amandelen amande amandes لوز',
  hazelnut: 'hazelnut hazelnuts hazelnoot hazelnoten noisette noisettes بندق',
  walnut: 'walnut walnuts walnoot walnoten جوز',
  cashew: 'cashew cashews cashewnoot cashewnoten cajou كاجو',
  pecan: 'pecan pecans pecannoot pecannoten pécan بيكان بقان',
  brazil: 'brazil paranoot paranoten brésil برازيل',
  pistachio: 'pistachio pistachios pistache pistaches pistachenoten فستق',
  macadamia: 'macadamia macadamianoten مكاداميا مكاديميا',
  celery: 'celery selder selderij céleri كرفس',
  mustard: 'mustard mosterd moutarde خردل',
  sesame: 'sesame sesam sésame سمسم',
  sulphites: 'sulphite sulphites sulfite sulfites sulfiet sulfieten كبريتيت',
  lupin: 'lupin lupine lupins ترمس',
  molluscs: 'mollusc molluscs weekdier weekdieren mollusque mollusques رخويات',
}

const dietWords: Readonly<Record<Diet, string>> = {
  vegetarian: 'vegetarian veggie vegetarisch végétarien végétarienne نباتي نباتية',
  vegan: 'vegan veganistisch végane végan végétalien végétalienne صرف فيغان',
  halal: 'halal حلال',
  'no-alcohol': 'alcohol alcool كحول',
}

const withoutWords = 'free without no non zonder geen vrij vrije sans بدون بلا خال خالي خالية من دون'
const fillers: ReadonlySet<string> = new Set('s de du d des van of and en et with met avec فول'.split(' ').map(folded))
/** Dutch says it in one word: 'glutenvrij'. */
const withoutEnding = /(?:vrije?|loze|loos)$/

const spread = <Id extends string>(words: Readonly<Partial<Record<Id, string>>>): ReadonlyMap<string, Id> =>
  new Map(
    (Object.entries(words) as [Id, string][]).flatMap(([id, text]) =>
      text.split(' ').map((word) => [folded(word), id] as const),
    ),
  )

const allergenOf = spread(allergenWords)
const dietOf = spread(dietWords)
const saysWithout: ReadonlySet<string> = new Set(withoutWords.split(' ').map(folded))

/** Undefined if the search names no allergen and no diet. */
export function askedFood(text: string): AskedFood | undefined {
  const words = askedWords(text).flatMap((word) => {
    const stem = word.replace(withoutEnding, '')
    return stem !== word && (allergenOf.has(stem) || dietOf.has(stem)) ? [stem, 'vrij'] : [word]
  })
  const avoids = words.flatMap((word) => allergenOf.get(word) ?? [])
  const diets = words.flatMap((word) => dietOf.get(word) ?? [])
  if (avoids.length + diets.length === 0) return undefined
  const isDiet = diets.some((diet) => diet !== 'no-alcohol')
  const known = [allergenOf, dietOf, saysWithout, fillers]
  const rest = words.filter((word) => !known.some((one) => one.has(word)))
  return {
    list: tidyAvoidList({ ...avoidsNothing, avoids, diets }),
    without: isDiet || words.some((word) => saysWithout.has(word)),
    rest: rest.join(' '),
  }
}
