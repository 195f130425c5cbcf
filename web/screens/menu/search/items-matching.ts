// Searching items by words: names in every language first, then the category and the ingredients.
import type { MenuItem } from '../../../api/menu/menu.ts'
import type { OtherNames } from '../../../api/menu/other-names.ts'
import type { Section } from '../sections/sections.ts'
import { begins, endsCompound, nearlyBegins } from './close-words.ts'
import { askedWords, wordsOf } from './folded.ts'

/** The words of one item, those of its names first. */
interface Sought {
  readonly item: MenuItem
  readonly shelves: readonly (readonly string[])[]
  readonly compounds: readonly string[]
}

const noNames: OtherNames = { items: new Map(), categories: new Map() }

/**
 * The items in which every searched word begins a word, the best matches first. Only if there are none, one letter
 * typed differently is forgiven.
 */
export function itemsMatching(
  sections: readonly Section[],
  text: string,
  names: OtherNames = noNames,
  language = 'en',
): MenuItem[] {
  const asked = askedWords(text)
  if (asked.length === 0) return []
  const all = sections.flatMap((section) => section.items.map((item) => soughtIn(item, section, names, language)))
  const exact = ranked(all, (one) => rankOf(one, asked, begins))
  return exact.length > 0 ? exact : ranked(all, (one) => rankOf(one, asked, nearlyBegins))
}

function soughtIn(item: MenuItem, { category }: Section, names: OtherNames, language: string): Sought {
  const others = names.items.get(item.id) ?? []
  const dutch = [
    ...others.filter(({ locale }) => locale === 'nl').map(({ name }) => name),
    language === 'nl' && item.name,
  ]
  return {
    item,
    shelves: [
      wordsOf(item.name),
      others.flatMap(({ name }) => wordsOf(name)),
      [category.name, ...(names.categories.get(category.id) ?? []).map(({ name }) => name)].flatMap(wordsOf),
      wordsOf(`${item.desc} ${item.desc2 ?? ''}`),
    ],
    compounds: dutch.flatMap((name) => (name ? wordsOf(name) : [])),
  }
}

/** How far from the item's own name its words are found; undefined if one of them is not found at all. */
function rankOf(
  { shelves, compounds }: Sought,
  asked: readonly string[],
  fits: (word: string, asked: string) => boolean,
): number | undefined {
  let rank = 0
  for (const each of asked) {
    const shelf = shelves.findIndex((words) => words.some((word) => fits(word, each)))
    if (shelf >= 0) rank += shelf
    else if (compounds.some((word) => endsCompound(word, each))) rank += 2
    else return undefined
  }
  return rank
}

/** Equally good matches stay in the menu's order. */
function ranked(all: readonly Sought[], rank: (one: Sought) => number | undefined): MenuItem[] {
  const found = all.flatMap((one) => {
    const place = rank(one)
    return place === undefined ? [] : [{ item: one.item, place }]
  })
  return found.sort((a, b) => a.place - b.place).map(({ item }) => item)
}
