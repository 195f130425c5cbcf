// What a search shows: items by their words and options, what contains an allergen, or what suits a diet.

import { type Avoidable, type AvoidList, avoidsNothing, type Diet, tidyAvoidList } from '#domain/menu/diet.ts'
import { foldForSearch } from '#domain/shared/fold-for-search.ts'
import { askedWords } from '#domain/shared/search-words.ts'
import type { ItemFits } from '#web/customer/diet/item-fit.tsx'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import type { MenuShelf } from '../sections.ts'
import { type ItemMatch, itemsMatching, namesOption, type SearchSources } from './items-matching.ts'

export interface SearchResult extends ItemMatch {
  /** How it suits a customer who avoids what was searched for; absent where there is nothing to say. */
  readonly fit?: ItemFits
}

export interface SearchResults {
  /** `contains`: each says that it contains what was searched; `suits`: only what suits. */
  readonly kind: 'words' | 'contains' | 'suits'
  readonly results: readonly SearchResult[]
}

export interface FoodSources extends SearchSources {
  /** How it suits as it comes: a deal by what its parts are. */
  readonly asItComes: (item: MenuItem, list: AvoidList) => ItemFits
  readonly fitOf: (item: MenuItem, list: AvoidList) => ItemFits
}

/** Nobody who types 'nuts' is shown nuts as if they suited: each item says that it contains them. */
export function resultsOf(sections: readonly MenuShelf[], text: string, sources: FoodSources): SearchResults {
  const asked = askedFood(text)
  const byWords = itemsMatching(sections, text, sources)
  if (!asked || isOption(sections, text, sources)) return { kind: 'words', results: byWords }
  const { list, without, rest } = asked
  const all = sections.flatMap(({ items }) => items.map((item): ItemMatch => ({ item })))
  const among = rest ? itemsMatching(sections, rest, sources) : all
  if (without) {
    const judged = among.map((match) => ({ ...match, fit: sources.fitOf(match.item, list) }))
    return { kind: 'suits', results: judged.filter(({ fit }) => suiting.has(fit.fit)) }
  }
  const judge = (match: ItemMatch): SearchResult => {
    const fit = sources.asItComes(match.item, list)
    return fit.fit === 'fits' ? match : { ...match, fit }
  }
  const named = byWords.map(judge)
  const others = among.filter(({ item }) => !named.some((one) => one.item === item)).map(judge)
  const contained = (kind: string) => others.filter(({ fit }) => fit?.fit === kind)
  return { kind: 'contains', results: [...named, ...contained('not'), ...contained('traces')] }
}

const suiting: ReadonlySet<ItemFits['fit']> = new Set(['fits', 'with-choice', 'chosen'])

/** 'Oat milk' is something to choose, though each of its words is also an allergen; 'oat' alone is not. */
function isOption(sections: readonly MenuShelf[], text: string, sources: SearchSources): boolean {
  const several = text.trim().split(/[\s'’-]+/).length > 1
  return (
    several && sections.some(({ items }) => items.some((item) => namesOption(sources.optionsOf(item), text, sources)))
  )
}

/** `without`: what suits is looked for, otherwise what contains it. */
interface AskedFood {
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
const fillers: ReadonlySet<string> = new Set(
  's de du d des van of and en et with met avec فول'.split(' ').map(foldForSearch),
)
/** Dutch says it in one word: 'glutenvrij'. */
const withoutEnding = /(?:vrije?|loze|loos)$/

const spread = <Id extends string>(words: Readonly<Partial<Record<Id, string>>>): ReadonlyMap<string, Id> =>
  new Map(
    (Object.entries(words) as [Id, string][]).flatMap(([id, text]) =>
      text.split(' ').map((word) => [foldForSearch(word), id] as const),
    ),
  )

const allergenOf = spread(allergenWords)
const dietOf = spread(dietWords)
const saysWithout: ReadonlySet<string> = new Set(withoutWords.split(' ').map(foldForSearch))

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
