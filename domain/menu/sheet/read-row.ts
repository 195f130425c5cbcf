// What a row says about an item: its texts and prices, its category, its place and its groups.
import { type Locale, locales } from '../../shared/locale.ts'
import { checkUses } from '../group-draft.ts'
import { draftOf, type ItemDraft, noPicture } from '../item-draft.ts'
import type { Category, Item } from '../menu.ts'
import type { GroupUse, OptionGroup } from '../options.ts'
import { sizesAmong, withoutSizes } from '../sizes.ts'
import { sizesInOrder } from '../sizes-draft.ts'
import type { CategoryRef } from './categories.ts'
import { folded, listIn, unreadOf, wholeIn } from './cell.ts'
import { namedGroups } from './cells-of.ts'
import type { SheetShop } from './columns.ts'
import type { RowNotes, SheetRow } from './notes.ts'
import type { Nameable } from './parts-cell.ts'
import { short } from './problems.ts'
import { readItem } from './read-item.ts'

export interface SheetMenu extends SheetShop {
  readonly categories: readonly Category[]
  /** The items of each category, in their order. */
  readonly items: readonly Item[]
  /** By item, the groups of its own. */
  readonly uses: ReadonlyMap<string, readonly GroupUse[]>
}

export interface PlannedItem {
  readonly row: number
  readonly category: CategoryRef
  readonly draft: ItemDraft
  /** The groups of its own; null: unchanged. */
  readonly uses: readonly GroupUse[] | null
}

export interface ReadRow extends PlannedItem {
  readonly before: Item | undefined
  readonly at: number | null
  readonly wish: number | null
}

const blank: ItemDraft = {
  ...{ name: {}, desc: {}, desc2: {}, image: noPicture },
  ...{ price: null, sizes: [] },
}

export interface Beside {
  readonly named: CategoryRef | undefined
  readonly menu: SheetMenu
  readonly places: ReadonlyMap<string, number>
  readonly nameables: readonly Nameable[]
  readonly locale: Locale
}

/** Undefined if it cannot be placed at all; `notes` then say why. */
export function readRow(row: SheetRow, before: Item | undefined, beside: Beside, notes: RowNotes): ReadRow | undefined {
  const { named: category, menu, places, nameables, locale } = beside
  const read = readItem(row, before ? draftOf(before) : blank, { nameables, locale, notes })
  const draft = { ...read, sizes: sizesInOrder(read.sizes, sizesAmong(menu.groups)) }
  const uses = usesIn(row, before, menu, notes)
  const wish = wishIn(row, notes)
  if (!category) {
    if (notes.mistakes.every(({ column }) => column !== 'category')) notes.wrong('category_missing', 'category')
    return undefined
  }
  const stays = before && 'id' in category && category.id === before.category
  const at = stays ? (places.get(before.id) ?? null) : null
  return { row: row.row, category, draft, uses, before, at, wish }
}

function wishIn({ cells }: SheetRow, notes: RowNotes): number | null {
  const cell = cells.get('place')
  if (cell === undefined || unreadOf(cell)) return null
  const place = wholeIn(cell)
  if (place === undefined || place === 0) notes.wrong('place_invalid', 'place')
  return place || null
}

/** The groups that the row names, each with its settings so far. Groups of its category that the item does without stay so. */
function usesIn(
  { cells }: SheetRow,
  before: Item | undefined,
  { groups, uses }: SheetMenu,
  notes: RowNotes,
): readonly GroupUse[] | null {
  const cell = cells.get('groups')
  if (cell === undefined || unreadOf(cell)) return null
  const own = (before && uses.get(before.id)) ?? []
  const wanted = listIn(cell).flatMap((word) => {
    const group = withoutSizes(groups).find(({ id }) => id === word) ?? onlyNamed(withoutSizes(groups), word)
    if (!group) notes.wrong('group_unknown', 'groups', { value: short(word) })
    return group?.id ?? []
  })
  if (wanted.join(' ') === namedGroups(own).join(' ')) return null
  const without = own.filter(({ only }) => only?.length === 0)
  const asked = [...new Set(wanted)].map(
    (group) => own.find((use) => use.group === group && !without.includes(use)) ?? { group },
  )
  const all = [...asked, ...without.filter(({ group }) => !wanted.includes(group))]
  if (notes.mistakes.length === 0 && checkUses(all, groups).length > 0) notes.wrong('group_invalid', 'groups')
  return all
}

function onlyNamed(groups: readonly OptionGroup[], word: string): OptionGroup | undefined {
  const named = groups.filter(({ name }) => locales.some((locale) => folded(name[locale] ?? '') === folded(word)))
  return named.length === 1 ? named[0] : undefined
}
