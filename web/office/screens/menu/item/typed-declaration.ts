// What an item contains, or how an option changes that, while it is being ticked.
import { type Declaration, type OptionDeclaration, type Substance, substances } from '#domain/menu/allergens.ts'
import { rebaseTicks, sameValue } from '#web/data/forms/rebase.ts'

export type AnyDeclaration = Declaration | OptionDeclaration
export type ListOf<Declared> = Extract<keyof Declared, string>

export const containsNothing: Declaration = { contains: [], mayContain: [] }
export const changesNothing: OptionDeclaration = { adds: [], removes: [], mayContain: [] }

export const declaresNothing = (declaration: AnyDeclaration): boolean =>
  Object.values(declaration).every((ids) => ids.length === 0)

/**
 * The lists that lose a name when it is ticked on this one: the later tick counts. What is removed may still leave
 * traces.
 */
const loses: Readonly<Record<string, readonly string[]>> = {
  contains: ['mayContain'],
  adds: ['removes', 'mayContain'],
  removes: ['adds'],
  mayContain: ['contains', 'adds'],
}

/** With one name on a list, or without it. */
export function withListed<Declared extends AnyDeclaration>(
  declaration: Declared,
  list: ListOf<Declared>,
  id: Substance,
  is: boolean,
): Declared {
  const lists = Object.entries<readonly Substance[]>({ ...declaration }).map(([each, ids]) => {
    const has = (one: Substance) => {
      if (one === id && each === list) return is
      return ids.includes(one) && !(is && one === id && loses[list]?.includes(each))
    }
    return [each, substances.filter(has)]
  })
  return Object.fromEntries(lists) as Declared
}

/**
 * What two people said of one item or option at once: each name on each list as the one says who changed it, and what
 * only one of them declares stays declared, so that no allergen is lost.
 */
export function mergedDeclaration<Declared extends AnyDeclaration>(
  base: Declared | null | undefined,
  mine: Declared | null | undefined,
  theirs: Declared | null | undefined,
): Declared | null | undefined {
  if (!mine) return sameValue(base, theirs) ? mine : theirs
  if (!theirs) return sameValue(base, mine) ? theirs : mine
  const before = listsOf(base)
  const other = listsOf(theirs)
  const lists = Object.entries(listsOf(mine)).map(([list, ids = []]) => {
    const merged = rebaseTicks(before[list] ?? [], ids, other[list] ?? [])
    return [list, substances.filter((id) => merged.includes(id))]
  })
  return withoutDoubt(Object.fromEntries(lists))
}

const listsOf = (
  declaration: AnyDeclaration | null | undefined,
): Readonly<Record<string, readonly Substance[] | undefined>> => ({
  ...declaration,
})

/** A name that ended up on two lists is contained or added: that it goes, or is a trace, does not count. */
function withoutDoubt<Declared extends AnyDeclaration>(declaration: Declared): Declared {
  const all = listsOf(declaration)
  const certain = [...(all.contains ?? []), ...(all.adds ?? [])]
  const lists = Object.entries(all).map(([list, ids = []]) => [
    list,
    list === 'contains' || list === 'adds' ? ids : ids.filter((id) => !certain.includes(id)),
  ])
  return Object.fromEntries(lists) as Declared
}
