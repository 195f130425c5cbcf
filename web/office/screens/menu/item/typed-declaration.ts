// What an item contains, or how an option changes that, while it is being ticked.
import { type Declaration, type OptionDeclaration, type Substance, substances } from '#domain/menu/allergens.ts'

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
