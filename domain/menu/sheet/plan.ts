// What applying a sheet would do to the menu, compared row by row and checked before anything is done.
import { type Locale, type LocalText, locales, localize } from '#domain/shared/locale.ts'
import { itemDraftOf } from '../item-draft.ts'
import type { Item } from '../menu.ts'
import { folded, wordsInCell } from './cell.ts'
import { cellText, differing, type ItemCells } from './cells-of.ts'
import { type CategoryBook, type CategoryRef, categoryBook, categoryKey, finderIn, idIn } from './match.ts'
import type { Nameable } from './parts-cell.ts'
import { type PlannedItem, type ReadRow, readRow, type SheetMenu } from './read-row.ts'
import { columnsOf, type SheetColumn } from './sheet-columns.ts'
import { newRowKey, numbersInCategory, type Reordered, reordered } from './sheet-order.ts'
import {
  notesOn,
  type RowNotes,
  type SheetMistake,
  type SheetRemark,
  type SheetRow,
  shortened,
} from './sheet-problems.ts'

export interface PlannedChange extends PlannedItem {
  readonly id: string
  readonly fields: readonly FieldChange[]
}

export interface SheetPlan {
  readonly rows: number
  readonly added: readonly (PlannedItem & { readonly fields: readonly FieldChange[] })[]
  readonly changed: readonly PlannedChange[]
  readonly unchanged: number
  /** Ids of the items without a row; empty unless they are to be removed. */
  readonly removed: readonly string[]
  readonly missing: number
  readonly categories: readonly LocalText[]
  /** The categories whose items change their order: ids, or 'row 7' for the new item of that row. */
  readonly orders: Reordered['orders']
  readonly mistakes: readonly SheetMistake[]
  readonly remarks: readonly SheetRemark[]
}

/** `removes`: items without a row are removed. `locale` is the language of the plan's reader. */
export function planSheet(
  rows: readonly SheetRow[],
  menu: SheetMenu,
  { locale, removes }: { readonly locale: Locale; readonly removes: boolean },
): SheetPlan {
  const book = categoryBook(menu.categories, locale)
  const finder = finderIn(menu.items, rows)
  const places = numbersInCategory(menu.items)
  const byId = new Map(menu.items.map((item) => [item.id, item]))
  const found = new Set<string>()
  const matched = rows.map((row) => {
    const notes = notesOn(row)
    const named = book.find(row, byId.get(idIn(row))?.category, notes)
    const before = finder.find(row, named && 'id' in named ? named.id : undefined, notes)
    if (before) found.add(before.id)
    return { row, notes, before, named: named ?? ownCategory(before) }
  })
  // A deal names items of the same sheet, wherever their rows are.
  const nameables = nameablesOf(menu.items, matched)
  const all = matched.map(({ row, notes, before, named }) => ({
    notes,
    one: readRow(row, before, { named, menu, places, nameables, locale }, notes),
  }))
  const read = all.flatMap(({ one }) => one ?? [])
  findTwins(all)
  findNestedDeals(all, menu.items)

  const gone = menu.items.filter(({ id }) => !found.has(id))
  const { orders, moved } = reordered(read, menu.items, places, new Set(removes ? gone.map(({ id }) => id) : []))
  const callNew = callerOf(read, locale)
  const planned = read.map((one) => ({ one, fields: changedCells(callNew(one), menu, book, locale, moved) }))
  const changed = planned.flatMap(({ one, fields }) =>
    one.before && fields.length > 0 ? [{ id: one.before.id, ...planOf(one), fields }] : [],
  )
  const met = new Set([...changed.map(({ row }) => row), ...read.flatMap(({ before, row }) => (before ? [] : [row]))])
  for (const { one, notes } of all) if (one && met.has(one.row)) remarkLanguages(one, menu.languages ?? locales, notes)
  return {
    rows: rows.length,
    added: planned.flatMap(({ one, fields }) => (one.before ? [] : [{ ...planOf(one), fields }])),
    changed,
    unchanged: read.filter(({ before }) => before).length - changed.length,
    removed: removes ? gone.map(({ id }) => id) : [],
    missing: gone.length,
    categories: book.proposed,
    orders,
    mistakes: all.flatMap(({ notes }) => notes.mistakes),
    remarks: all.flatMap(({ notes }) => notes.remarks),
  }
}

interface Matched {
  readonly row: SheetRow
  readonly before: Item | undefined
}

/** The items of the menu and the new ones of the sheet, each with its names before and after. */
function nameablesOf(items: readonly Item[], matched: readonly Matched[]): Nameable[] {
  const written = ({ cells }: SheetRow) => locales.map((locale) => wordsInCell(cells.get(`name.${locale}`) ?? null))
  const rowOf = new Map(matched.flatMap(({ row, before }) => (before ? [[before.id, row] as const] : [])))
  const known = items.map(({ id, name }): Nameable => {
    const row = rowOf.get(id)
    return { id, names: [...Object.values(name), ...(row ? written(row) : [])] }
  })
  const fresh = matched.flatMap(({ row, before }): Nameable[] =>
    before ? [] : [{ id: newRowKey(row.row), typedId: idIn(row), names: written(row) }],
  )
  return [...known, ...fresh].map((one) => ({ ...one, names: one.names.filter(Boolean) }))
}

/** A new item has no id yet, so the preview names it in a deal's parts. */
function callerOf(read: readonly ReadRow[], locale: Locale): (one: ReadRow) => ReadRow {
  const names = new Map(
    read.flatMap(({ row, before, draft }) => (before ? [] : [[newRowKey(row), localize(draft.name, locale)] as const])),
  )
  return (one) => {
    const parts = one.draft.parts?.map((part) => ({
      ...part,
      choose: part.choose.map((each) => ({ ...each, item: names.get(each.item) ?? each.item })),
    }))
    return parts ? { ...one, draft: { ...one.draft, parts } } : one
  }
}

const planOf = ({ row, category, draft, uses }: ReadRow): PlannedItem => ({ row, category, draft, uses })

const ownCategory = (item: Item | undefined): CategoryRef | undefined => item && { id: item.category }

interface Noted {
  readonly one: ReadRow | undefined
  readonly notes: RowNotes
}

/** A new item with the name of another row in the same category was most likely pasted twice. */
function findTwins(all: readonly Noted[]): void {
  const names = new Map<string, number>()
  const [known, fresh] = [true, false].map((isKnown) => all.filter(({ one }) => one && Boolean(one.before) === isKnown))
  for (const { one, notes } of [...(known ?? []), ...(fresh ?? [])]) {
    const name = locales.map((locale) => folded(one?.draft.name[locale] ?? '')).find(Boolean)
    if (!one || !name) continue
    const key = `${categoryKey(one.category)} ${name}`
    const other = names.get(key)
    if (other === undefined) names.set(key, one.row)
    else if (!one.before) notes.wrong('name_twice', null, { value: shortened(name), other })
  }
}

function remarkLanguages({ draft }: ReadRow, offered: readonly Locale[], notes: RowNotes): void {
  const missing = offered.filter((locale) => !draft.name[locale])
  if (missing.length > 0 && locales.some((locale) => draft.name[locale]))
    notes.remark('languages_missing', null, { value: missing.join(', ') })
}

/** Notes it at the deal that has another one in it, and at the item that becomes a deal and is part of one. */
export function findNestedDeals(all: readonly Noted[], items: readonly Item[]): void {
  const after = new Map(items.map(({ id, parts = [] }) => [id, parts]))
  for (const { one } of all) after.set(keyOf(one), one?.draft.parts ?? [])
  const chosen = new Set([...after.values()].flatMap(itemsOf))
  for (const { one, notes } of all) {
    const { parts = [] } = one?.draft ?? {}
    const deal = itemsOf(parts).find((item) => (after.get(item) ?? []).length > 0)
    const becomes = parts.length > 0 && !one?.before?.parts
    if (deal !== undefined) notes.wrong('part_is_deal', 'parts', { value: deal })
    else if (becomes && chosen.has(keyOf(one))) notes.wrong('in_other_deal', 'parts')
  }
}

const keyOf = (one: ReadRow | undefined): string => one?.before?.id ?? newRowKey(one?.row ?? 0)

const itemsOf = (parts: NonNullable<Item['parts']>): string[] =>
  parts.flatMap(({ choose }) => choose.map(({ item }) => item))

/** What a cell said, and what it is to say; '' is empty. */
export interface FieldChange {
  readonly column: SheetColumn
  readonly from: string
  readonly to: string
}

/** Every cell that differs; of a new item every one that says something. */
export function changedCells(
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
    id: before.id,
    category: book.nameOf({ id: before.category }),
    place: one.at,
    draft: itemDraftOf(before),
    uses: own,
  }
  return differing(as, after, columns).map((column) => ({
    column,
    from: cellText(column, as, locale),
    to: cellText(column, after, locale),
  }))
}
