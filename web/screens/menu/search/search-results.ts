// What a search shows: items by their words and options, what contains an allergen, or what suits a diet.
import type { Declaration } from '../../../../domain/menu/allergens.ts'
import { type AvoidList, fits } from '../../../../domain/menu/diet.ts'
import type { MenuItem } from '../../../api/menu/public-menu-api.ts'
import type { ItemFits } from '../../../diet/item-fit.tsx'
import type { Section } from '../sections.ts'
import { askedFood } from './asked-food.ts'
import { itemsMatching, type Match, namesOption, type Sources } from './items-matching.ts'

export interface SearchResult extends Match {
  /** How it suits a customer who avoids what was searched for; absent where there is nothing to say. */
  readonly fit?: ItemFits
}

export interface SearchResults {
  /** `contains`: each says that it contains what was searched; `suits`: only what suits. */
  readonly kind: 'words' | 'contains' | 'suits'
  readonly results: readonly SearchResult[]
}

export interface FoodSources extends Sources {
  readonly declarationOf: (item: MenuItem) => Declaration | undefined
  readonly fitOf: (item: MenuItem, list: AvoidList) => ItemFits
}

/** Nobody who types 'nuts' is shown nuts as if they suited: each item says that it contains them. */
export function resultsOf(sections: readonly Section[], text: string, sources: FoodSources): SearchResults {
  const asked = askedFood(text)
  const byWords = itemsMatching(sections, text, sources)
  if (!asked || isOption(sections, text, sources)) return { kind: 'words', results: byWords }
  const { list, without, rest } = asked
  const all = sections.flatMap(({ items }) => items.map((item): Match => ({ item })))
  const among = rest ? itemsMatching(sections, rest, sources) : all
  if (without) {
    const judged = among.map((match) => ({ ...match, fit: sources.fitOf(match.item, list) }))
    return { kind: 'suits', results: judged.filter(({ fit }) => suiting.has(fit.fit)) }
  }
  const judge = (match: Match): SearchResult => {
    const fit = fits(sources.declarationOf(match.item), list)
    return fit.fit === 'fits' ? match : { ...match, fit }
  }
  const named = byWords.map(judge)
  const others = among.filter(({ item }) => !named.some((one) => one.item === item)).map(judge)
  const contained = (kind: string) => others.filter(({ fit }) => fit?.fit === kind)
  return { kind: 'contains', results: [...named, ...contained('not'), ...contained('traces')] }
}

const suiting: ReadonlySet<ItemFits['fit']> = new Set(['fits', 'with-choice', 'chosen'])

/** 'Oat milk' is something to choose, though each of its words is also an allergen; 'oat' alone is not. */
function isOption(sections: readonly Section[], text: string, sources: Sources): boolean {
  const several = text.trim().split(/[\s'’-]+/).length > 1
  return (
    several && sections.some(({ items }) => items.some((item) => namesOption(sources.optionsOf(item), text, sources)))
  )
}
