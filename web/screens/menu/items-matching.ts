// Looking for items by words in the visitor's language.
import type { MenuItem } from '../../api/menu.ts'
import type { Section } from './sections.ts'

/** The items whose words hold all the words that are looked for. */
export function itemsMatching(sections: readonly Section[], text: string): MenuItem[] {
  const wanted = folded(text).split(/\s+/)
  return sections.flatMap(({ category, items }) =>
    items.filter((item) => {
      const words = folded(`${item.name} ${item.desc} ${item.desc2 ?? ''} ${category.name}`)
      return wanted.every((word) => words.includes(word))
    }),
  )
}

/** A text as it is compared: small letters, without accents. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
