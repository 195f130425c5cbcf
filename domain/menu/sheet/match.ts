// Which item of the menu each row is about.
import { grouped } from '../../shared/grouped.ts'
import { locales } from '../../shared/locale.ts'
import type { Item } from '../menu.ts'
import { folded, textIn } from './cell.ts'
import type { RowNotes, SheetRow } from './notes.ts'

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
    const names = locales.flatMap((locale) => folded(textIn(row.cells.get(`name.${locale}`) ?? null)) || [])
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

export const idIn = ({ cells }: SheetRow): string => textIn(cells.get('id') ?? null)

const namesOf = (name: Item['name']): ReadonlySet<string> =>
  new Set(locales.flatMap((locale) => folded(name[locale] ?? '') || []))
