// Which item of the menu, and which category, each row is about; a name that no category has proposes a new one.
import { grouped } from '#domain/shared/grouped.ts'
import { type Locale, type LocalText, locales, localize } from '#domain/shared/locale.ts'
import { lengthOf } from '#domain/shared/text.ts'
import { categoryLimits } from '../category-draft.ts'
import type { Category, Item } from '../menu.ts'
import { folded, unreadOf, wordsInCell } from './cell.ts'
import type { RowNotes, SheetRow } from './sheet-problems.ts'

/** Takes the rows in their order; an item is found once. */
export interface Finder {
  /** The item that the row is about; undefined for a new one. `category` is the one that the row names, if any. */
  find(row: SheetRow, category: string | undefined, notes: RowNotes): Item | undefined
}

/**
 * By the id; without one, or with one that nobody knows, by a name, if only one item that no other row names by its id
 * has it.
 */
export function finderIn(items: readonly Item[], rows: readonly SheetRow[]): Finder {
  const byId = new Map(items.map((item) => [item.id, item]))
  const byName = grouped(
    items.flatMap((item) => [...namesOf(item.name)].map((name) => ({ name, item }))),
    ({ name }) => name,
  )
  const named = new Set(rows.map(idIn))
  const takenBy = new Map<string, number>()

  function byItsName(row: SheetRow, category: string | undefined): Item | undefined {
    const names = locales.flatMap((locale) => folded(wordsInCell(row.cells.get(`name.${locale}`) ?? null)) || [])
    const found = new Set(
      names
        .flatMap((name) => byName.get(name) ?? [])
        .map(({ item }) => item)
        .filter((item) => !named.has(item.id) && !takenBy.has(item.id))
        .filter((item) => category === undefined || item.category === category),
    )
    const [only] = found
    return found.size === 1 ? only : undefined
  }

  return {
    find(row, category, notes) {
      const id = idIn(row)
      const known = byId.get(id)
      const item = known ?? byItsName(row, category)
      const other = item && takenBy.get(item.id)
      if (other !== undefined) notes.wrong('id_twice', 'id', { other })
      else if (item) takenBy.set(item.id, row.row)
      if (!known && id !== '') notes.remark('id_unknown', 'id')
      if (!known && item) notes.remark('found_by_name', null, { value: item.id })
      return item
    },
  }
}

export const idIn = ({ cells }: SheetRow): string => wordsInCell(cells.get('id') ?? null)

const namesOf = (name: Item['name']): ReadonlySet<string> =>
  new Set(locales.flatMap((locale) => folded(name[locale] ?? '') || []))

/** A category of the menu, or the number of one that the sheet proposes, 0 first. */
export type CategoryRef = { readonly id: string } | { readonly proposed: number }

export const categoryKey = (ref: CategoryRef): string => ('id' in ref ? `id ${ref.id}` : `new ${ref.proposed}`)

export interface CategoryBook {
  /** The category that the row names; undefined if its cell is empty, missing, or wrong. */
  find(row: SheetRow, own: string | undefined, notes: RowNotes): CategoryRef | undefined
  /** The names of those that are proposed, in the language of the sheet's reader. */
  readonly proposed: readonly LocalText[]
  nameOf(ref: CategoryRef): string
}

export function categoryBook(categories: readonly Category[], locale: Locale): CategoryBook {
  const ids = new Set(categories.map(({ id }) => id))
  const byName = grouped(
    categories.flatMap(({ id, name }) =>
      [...new Set(locales.map((each) => folded(name[each] ?? '')))].filter(Boolean).map((text) => ({ text, id })),
    ),
    ({ text }) => text,
  )
  const proposed: LocalText[] = []
  const places = new Map<string, number>()

  function propose(text: string): CategoryRef {
    const place = places.get(folded(text)) ?? proposed.push({ [locale]: text }) - 1
    places.set(folded(text), place)
    return { proposed: place }
  }

  return {
    proposed,
    find(row, own, notes) {
      const cell = row.cells.get('category')
      const text = cell === undefined || unreadOf(cell) ? '' : wordsInCell(cell)
      if (text === '') return undefined
      if (ids.has(text)) return { id: text }
      const found = byName.get(folded(text)) ?? []
      const [match] = found.length > 1 ? found.filter(({ id }) => id === own) : found
      if (match) return { id: match.id }
      if (found.length > 1) notes.wrong('category_unclear', 'category')
      else if (lengthOf(text) > categoryLimits.name) notes.wrong('category_name_too_long', 'category')
      else return propose(text)
      return undefined
    },
    nameOf: (ref) =>
      'id' in ref ? namedIn(ref.id, categories, byName, locale) : localize(proposed[ref.proposed] ?? {}, locale),
  }
}

/** Its name, or its id if it has none or another category has the same. */
function namedIn(
  id: string,
  categories: readonly Category[],
  byName: ReadonlyMap<string, readonly unknown[]>,
  locale: Locale,
): string {
  const name = localize(categories.find((category) => category.id === id)?.name ?? {}, locale)
  return name !== '' && byName.get(folded(name))?.length === 1 ? name : id
}
