// The ids of sizes, which sizes are shown, and which is usual (OPT-2). Groups of options are made with it, so it
// imports none of them.
import type { Cents } from '../shared/money.ts'

/** The one group of sizes that every shop has. */
export const sizesGroup = 'SIZES'
/** The size of an item as it comes, which is not said beside its name. */
export const asItComes = 'AS-IT-COMES'

export const isOfSizes = ({ group }: { readonly group: string }): boolean => group === sizesGroup

/** The sizes that say for how many people they are: a counter chooses among them (MENU-4). */
export const isForPersons = (size: string): boolean => size.startsWith('PERSONS-')

const vessels: readonly string[] = ['GLASS', 'BOTTLE']

/**
 * Whether a card of the menu lets one choose among these sizes: by the glass or the bottle, and for how many people
 * (MENU-3, MENU-4). As it comes and sizes of the owner's own, such as a large one, are options of the opened item.
 */
export const chosenOnCard = (sizes: readonly { readonly id: string }[]): boolean =>
  sizes.length > 1 && sizes.some(({ id }) => vessels.includes(id) || isForPersons(id))

interface Sized {
  readonly id: string
  readonly price: Cents
}

/**
 * The sizes that are shown to choose from: if another costs the same as the item as it comes, both are one; it is named
 * only if there is another price beside it. Any that the group offers may be ordered.
 */
export function shownSizes<Option extends Sized>(group: { readonly options: readonly Option[] } | undefined): Option[] {
  const options = [...(group?.options ?? [])]
  const plain = options.find(({ id }) => id === asItComes)
  const same = options.filter(({ id, price }) => id !== asItComes && price === plain?.price)
  if (!plain || same.length === 0) return options
  return same.length === options.length - 1 ? [plain] : options.filter((option) => option !== plain)
}

/** The size that an item comes in if nobody says otherwise. */
export const usualSize = (group: { readonly options: readonly Sized[] } | undefined): string | undefined =>
  shownSizes(group)[0]?.id
