// What an option changes of what the item contains, while it is ticked together.
import {
  type Allergen,
  allergens,
  type OptionDeclaration,
  type Substance,
  substances,
} from '../../../../domain/menu/allergens.ts'

export const changesNothing: OptionDeclaration = { adds: [], removes: [], mayContain: [] }

export const isUnchanged = ({ adds, removes, mayContain }: OptionDeclaration): boolean =>
  adds.length + removes.length + mayContain.length === 0

/** What is added is neither removed nor a trace: the later tick counts. What is removed may leave traces. */
export function withListed(
  declaration: OptionDeclaration,
  list: keyof OptionDeclaration,
  id: Substance,
  is: boolean,
): OptionDeclaration {
  const without = (ids: readonly Substance[]) => ids.filter((each) => each !== id)
  const off: readonly (keyof OptionDeclaration)[] = list === 'adds' ? ['removes', 'mayContain'] : ['adds']
  const on = (each: keyof OptionDeclaration) => {
    const ids = declaration[each]
    if (each === list) return is ? [...ids, id] : without(ids)
    return is && off.includes(each) ? without(ids) : ids
  }
  return {
    adds: substances.filter((each) => on('adds').includes(each)),
    removes: substances.filter((each) => on('removes').includes(each)),
    mayContain: allergens.filter((each: Allergen) => on('mayContain').includes(each)),
  }
}
