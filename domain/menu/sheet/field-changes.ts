// What changes in the cells of an item, as a person reads it in a preview.
import type { Locale } from '../../shared/locale.ts'
import { draftOf } from '../item-draft.ts'
import type { CategoryBook } from './categories.ts'
import { cellText, differing, type ItemCells } from './cells-of.ts'
import { columnsOf, type SheetColumn } from './columns.ts'
import type { ReadRow, SheetMenu } from './read-row.ts'

/** What a cell said, and what it is to say; '' is empty. */
export interface FieldChange {
  readonly column: SheetColumn
  readonly from: string
  readonly to: string
}

/** Every cell that differs; of a new item every one that says something. */
export function fieldsOf(
  one: ReadRow,
  menu: SheetMenu,
  book: CategoryBook,
  locale: Locale,
  moved: ReadonlyMap<string, number>,
): FieldChange[] {
  const { before, draft, category } = one
  const columns = columnsOf(menu)
  const own = (before && menu.uses.get(before.id)) ?? []
  const after: ItemCells = {
    id: before?.id ?? '',
    category: book.nameOf(category),
    place: before ? (moved.get(before.id) ?? one.at) : one.wish,
    draft,
    uses: one.uses ?? own,
  }
  if (!before)
    return columns.flatMap((column) => {
      const to = cellText(column, after, locale)
      return to === '' ? [] : [{ column, from: '', to }]
    })
  const as: ItemCells = {
    ...{ id: before.id, category: book.nameOf({ id: before.category }), place: one.at },
    ...{ draft: draftOf(before), uses: own },
  }
  return differing(as, after, columns).map((column) => ({
    column,
    from: cellText(column, as, locale),
    to: cellText(column, after, locale),
  }))
}
