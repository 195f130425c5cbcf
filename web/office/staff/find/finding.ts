// Which names a search finds, and in what order.

import { foldForSearch } from '#domain/shared/fold-for-search.ts'

export interface Findable {
  readonly text: string
  /** Other words that find it, after what is found by its name. */
  readonly also?: string
}

/**
 * The best `most` of these for a search: first those whose name begins with it, then those with words that begin with
 * its words, then those that contain them. Ties keep their order. A blank search finds nothing.
 */
export function bestOf<Thing extends Findable>(things: readonly Thing[], search: string, most: number): Thing[] {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return things
    .map((thing) => ({ thing, rank: rankOf(thing, words) }))
    .filter(({ rank }) => rank < worst)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ thing }) => thing)
}

const worst = 4

function rankOf({ text, also = '' }: Findable, words: readonly string[]): number {
  const name = foldForSearch(text)
  const all = `${name} ${foldForSearch(also)}`
  if (!words.every((word) => all.includes(word))) return worst
  if (name.startsWith(words.join(' '))) return 0
  if (words.every((word) => ` ${name}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${word}`))) return 1
  return words.every((word) => name.includes(word)) ? 2 : 3
}
