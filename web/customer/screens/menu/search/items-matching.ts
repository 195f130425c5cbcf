// Searching items by words: names in every language first, then the category, the ingredients and the options.

import { askedWords, beginsWith, endsCompound, nearlyBegins, searchWordsOf } from '#domain/shared/search-words.ts'
import type { OtherNames } from '#web/data/menu/other-names.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import type { MenuShelf } from '../sections.ts'

/** What can be chosen of an item, in the page's language. */
export interface NamedOption {
  readonly id: string
  readonly name: string
  /** Cents. */
  readonly price: number
}

export interface SearchSources {
  readonly names: OtherNames
  readonly language: string
  readonly optionsOf: (item: MenuItem) => readonly NamedOption[]
}

export interface ItemMatch {
  readonly item: MenuItem
  /** What has to be chosen of it, where its own words do not say it all. */
  readonly option?: NamedOption
}

/** The words of one item, those of its names first. */
interface Sought {
  readonly item: MenuItem
  readonly shelves: readonly (readonly string[])[]
  readonly compounds: readonly string[]
  readonly options: readonly { readonly option: NamedOption; readonly words: readonly string[] }[]
}

type Fits = (word: string, asked: string) => boolean

/** Every searched word begins a word of the item, best matches first. If none fit, one letter may differ. */
export function itemsMatching(sections: readonly MenuShelf[], text: string, sources: SearchSources): ItemMatch[] {
  const asked = askedWords(text)
  if (asked.length === 0) return []
  const all = sections.flatMap((section) => section.items.map((item) => soughtIn(item, section, sources)))
  const exact = ranked(all, asked, beginsWith)
  return exact.length > 0 ? exact : ranked(all, asked, nearlyBegins)
}

/** Whether all words together name one of the options, such as 'oat milk'. */
export function namesOption(
  options: readonly NamedOption[],
  text: string,
  { names }: Pick<SearchSources, 'names'>,
): boolean {
  const asked = askedWords(text)
  return options.some((option) => {
    const words = wordsOfOption(option, names)
    return asked.every((each) => words.some((word) => beginsWith(word, each)))
  })
}

const wordsOfOption = ({ id, name }: NamedOption, names: OtherNames): string[] =>
  [name, ...(names.options.get(id) ?? []).map((other) => other.name)].flatMap(searchWordsOf)

function soughtIn(item: MenuItem, { category }: MenuShelf, { names, language, optionsOf }: SearchSources): Sought {
  const others = names.items.get(item.id) ?? []
  const dutch = [
    ...others.filter(({ locale }) => locale === 'nl').map(({ name }) => name),
    language === 'nl' && item.name,
  ]
  return {
    item,
    shelves: [
      searchWordsOf(item.name),
      others.flatMap(({ name }) => searchWordsOf(name)),
      [category.name, ...(names.categories.get(category.id) ?? []).map(({ name }) => name)].flatMap(searchWordsOf),
      searchWordsOf(`${item.desc} ${item.desc2 ?? ''}`),
    ],
    compounds: dutch.flatMap((name) => (name ? searchWordsOf(name) : [])),
    options: optionsOf(item).map((option) => ({ option, words: wordsOfOption(option, names) })),
  }
}

/** How far from the item's own name its words are found; undefined if one of them is not found at all. */
function placeOf(
  { item, shelves, compounds, options }: Sought,
  asked: readonly string[],
  fits: Fits,
): { readonly match: ItemMatch; readonly rank: number } | undefined {
  let rank = 0
  const left: string[] = []
  for (const each of asked) {
    const shelf = shelves.findIndex((words) => words.some((word) => fits(word, each)))
    if (shelf >= 0) rank += shelf
    else if (compounds.some((word) => endsCompound(word, each))) rank += 2
    else left.push(each)
  }
  if (left.length === 0) return { match: { item }, rank }
  const found = options.find(({ words }) => left.every((each) => words.some((word) => fits(word, each))))
  return found && { match: { item, option: found.option }, rank: rank + left.length * shelves.length }
}

/** Equally good matches stay in the menu's order. */
function ranked(all: readonly Sought[], asked: readonly string[], fits: Fits): ItemMatch[] {
  const found = all.flatMap((one) => placeOf(one, asked, fits) ?? [])
  return found.sort((a, b) => a.rank - b.rank).map(({ match }) => match)
}
