// Finds a branch among many: by its name, street, postcode or town as somebody types it, and by how far away it is.

import type { LocalText } from '../shared/locale.ts'
import { askedWords, beginsWith, nearlyBegins, searchWordsOf } from '../shared/search-words.ts'
import { hasPlace } from './new-branch.ts'

/** Degrees, as a map or a device gives them. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A branch in one language, or in all of them. */
export interface SoughtBranch extends Partial<Position> {
  readonly id: string
  readonly name: string | LocalText
  readonly address?: string | LocalText
}

/** Names and addresses in other languages, by the id of the branch. */
export type OtherBranchWords = ReadonlyMap<string, readonly { readonly name: string; readonly address: string }[]>

export interface BranchSearch {
  readonly typed: string
  /** Where somebody is; null if that is not known. */
  readonly position: Position | null
  /** Those that come first while nothing is searched, such as the one used last. */
  readonly first?: readonly string[] | undefined
  readonly others?: OtherBranchWords
}

export interface FoundBranch<One> {
  readonly branch: One
  /** As the crow flies; null if either place is not known. */
  readonly metres: number | null
}

/**
 * The branches that have every typed word at the beginning of one of theirs, in any language. If none has, one letter
 * may differ, but no digit: a postcode is found by its first digits. Without a position those found by their name or
 * postcode come first, otherwise the nearest. An empty text finds all, in the owner's order.
 */
export function findBranches<One extends SoughtBranch>(
  branches: readonly One[],
  { typed, position, first = [], others }: BranchSearch,
): readonly FoundBranch<One>[] {
  const asked = askedWords(typed)
  const matching = asked.length === 0 ? firstOf(branches, position ? [] : first) : matches(branches, asked, others)
  const found = matching.map((branch) => ({ branch, metres: position && metresTo(branch, position) }))
  return position ? found.sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0) : found
}

const firstOf = <One extends SoughtBranch>(branches: readonly One[], ids: readonly string[]): readonly One[] => [
  ...branches.filter(({ id }) => ids.includes(id)),
  ...branches.filter(({ id }) => !ids.includes(id)),
]

type Fits = (word: string, asked: string) => boolean

const nearlyFits: Fits = (word, asked) => beginsWith(word, asked) || (!/\d/.test(asked) && nearlyBegins(word, asked))

function matches<One extends SoughtBranch>(
  branches: readonly One[],
  asked: readonly string[],
  others: OtherBranchWords | undefined,
): readonly One[] {
  const all = branches.map((branch) => ({ branch, ...wordsOf(branch, others) }))
  for (const fits of [beginsWith, nearlyFits]) {
    const found = all.flatMap(({ branch, names, rest }) => {
      const elsewhere = asked.filter((each) => !names.some((word) => fits(word, each)))
      const isFound = elsewhere.every((each) => rest.some((word) => fits(word, each)))
      return isFound ? [{ branch, elsewhere: elsewhere.length }] : []
    })
    if (found.length > 0) return found.sort((a, b) => a.elsewhere - b.elsewhere).map(({ branch }) => branch)
  }
  return []
}

/** A number in the street is no postcode: '20' finds those in 2000 before number 20 of a street. */
const isPostcode = (word: string): boolean => /^\d{4,}$/.test(word)

interface BranchWords {
  readonly also: ReturnType<OtherBranchWords['get']>
  readonly names: readonly string[]
  readonly rest: readonly string[]
}

/**
 * Does what the first search would have to do, a few branches at each call, until the last says so: of a thousand it
 * takes longer than a key stroke may.
 */
export function* readyToFind(branches: readonly SoughtBranch[], others?: OtherBranchWords): Generator<undefined> {
  for (const [place, branch] of branches.entries()) {
    wordsOf(branch, others)
    if (place % 25 === 24) yield
  }
}

/** They change with no key stroke. */
const known = new WeakMap<SoughtBranch, BranchWords>()

function wordsOf(branch: SoughtBranch, others: OtherBranchWords | undefined): BranchWords {
  const { id, name, address = '' } = branch
  const also = others?.get(id)
  const before = known.get(branch)
  if (before && before.also === also) return before
  const wordsIn = (own: string | LocalText, elsewhere: readonly string[] = []) => [
    ...new Set(searchWordsOf([textIn(own), ...new Set(elsewhere)].join(' '))),
  ]
  const rest = wordsIn(
    address,
    also?.map((one) => one.address),
  )
  const named = wordsIn(
    name,
    also?.map((one) => one.name),
  )
  const words = { also, names: [...named, ...rest.filter(isPostcode)], rest }
  known.set(branch, words)
  return words
}

const textIn = (text: string | LocalText): string => (typeof text === 'string' ? text : Object.values(text).join(' '))

const metresTo = ({ latitude = 0, longitude = 0 }: SoughtBranch, from: Position): number | null =>
  hasPlace({ latitude, longitude }) ? metresBetween({ latitude, longitude }, from) : null

const earthRadius = 6_371_000

/** By the haversine formula, on a sphere: wrong by less than one percent. */
export function metresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const north = halfSine(other.latitude - one.latitude)
  const east = halfSine(other.longitude - one.longitude)
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}
