// What a row says about an item: its texts, prices and declaration, its category, its place and its groups.
import { vatClasses } from '#domain/money/vat-class.ts'
import { type Locale, type LocalText, locales } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { allergenGroups, allergens, type Substance, substances } from '../allergens.ts'
import { checkUses } from '../group-draft.ts'
import { checkItem, type ItemDraft, itemDraftOf, tidyDraft } from '../item-draft.ts'
import {
  isCount,
  isOwnSize,
  type PriceColumn,
  type PriceValues,
  priceColumns,
  priceName,
  withPrices,
} from '../item-prices.ts'
import { type Category, type Item, noPicture } from '../menu.ts'
import type { GroupUse, OptionGroup } from '../options.ts'
import { namesRegion } from '../region-sold.ts'
import { sizesAmong, withoutSizes } from '../sizes.ts'
import { sizesInOrder } from '../sizes-draft.ts'
import { type Cell, folded, listIn, priceIn, unreadOf, wholeIn, wordsInCell } from './cell.ts'
import { namedGroups } from './cells-of.ts'
import type { CategoryRef } from './match.ts'
import { type Nameable, type PartsBeside, partsIn } from './parts-cell.ts'
import {
  branchOfColumn,
  isBranchPrice,
  type SheetColumn,
  type SheetShop,
  type SheetTextField,
  type SheetWords,
  type TextColumn,
} from './sheet-columns.ts'
import { type RowNotes, type SheetRow, shortened } from './sheet-problems.ts'
import { sheetWords, substanceWords } from './words/index.ts'

export interface SheetMenu extends SheetShop {
  readonly categories: readonly Category[]
  /** The items of each category, in their order. */
  readonly items: readonly Item[]
  /** By item, the groups of its own. */
  readonly uses: ReadonlyMap<string, readonly GroupUse[]>
  /** Those that the shop offers; absent: all. */
  readonly languages?: readonly Locale[]
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
  name: {},
  desc: {},
  desc2: {},
  image: noPicture,
  price: null,
  sizes: [],
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
  const read = readItem(row, before ? itemDraftOf(before) : blank, { nameables, locale, notes })
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

/**
 * The groups that the row names, each with its settings so far. Groups of its category that the item does without stay
 * so.
 */
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
    if (!group) notes.wrong('group_unknown', 'groups', { value: shortened(word) })
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

/** The item as the row wants it. Columns that the sheet does not have leave what they are about as it was. */
export function readItem(row: SheetRow, before: ItemDraft, beside: PartsBeside): ItemDraft {
  const { notes } = beside
  for (const [column, cell] of row.cells) {
    const unread = unreadOf(cell)
    if (unread) notes.wrong(`cell_${unread}`, column)
  }
  const texts = {
    name: textOf('name', row, before),
    desc: textOf('desc', row, before),
    desc2: textOf('desc2', row, before),
  }
  const kitchenName = row.cells.has('kitchenName')
    ? wordsInCell(row.cells.get('kitchenName') ?? null)
    : before.kitchenName
  const priced = withPrices({ ...before, ...texts, kitchenName }, pricesOf(row, notes))
  const { sold, ...rest } = priced
  const draft = tidyDraft({
    ...rest,
    declaration: declarationOf(row, before, notes),
    sold: soldOf(row, sold, notes),
    parts: partsOf(row, before, beside),
    vat: vatOf(row, before, notes),
    vouchers: vouchersOf(row, before, notes),
  })
  if (notes.mistakes.length === 0) nameProblems(row, draft, notes)
  return draft
}

function textOf(field: SheetTextField, { cells }: SheetRow, before: ItemDraft): LocalText {
  const all = locales.map((locale) => {
    const cell = cells.get(`${field}.${locale}` as TextColumn)
    return [locale, cell === undefined ? before[field][locale] : wordsInCell(cell)]
  })
  return Object.fromEntries(all.filter(([, text]) => text !== undefined))
}

const isPriceColumn = (column: SheetColumn): column is PriceColumn =>
  isOwnSize(column) || priceColumns.some((one) => one === column)

function pricesOf({ cells }: SheetRow, notes: RowNotes): PriceValues {
  const values: Partial<Record<PriceColumn, number | null>> = {}
  for (const column of [...cells.keys()].filter(isPriceColumn)) {
    const cell = cells.get(column)
    if (cell === undefined || unreadOf(cell)) continue
    if (isCount(column)) {
      const count = wholeIn(cell)
      if (count === undefined) notes.wrong('pieces_invalid', column)
      else values[column] = count
      continue
    }
    const price = centsIn(cell, column, notes)
    if (price !== undefined) values[column] = price
  }
  return values
}

/** Null for an empty cell, undefined for one that is wrong. */
function centsIn(cell: Cell, column: SheetColumn, notes: RowNotes): Cents | null | undefined {
  const price = priceIn(cell)
  if (!price) notes.wrong('price_invalid', column)
  if (price?.rounded) notes.remark('price_rounded', column)
  return price?.cents
}

/** With the prices of the branches that have a column; an empty cell is the usual price. */
function soldOf({ cells }: SheetRow, before: ItemDraft['sold'], notes: RowNotes): ItemDraft['sold'] {
  const prices = { ...before?.prices }
  for (const column of [...cells.keys()].filter(isBranchPrice)) {
    const cell = cells.get(column)
    const branch = branchOfColumn(column)
    const price = cell === undefined || unreadOf(cell) ? undefined : centsIn(cell, column, notes)
    if (price === null) delete prices[branch]
    else if (price !== undefined) prices[branch] = price
    const isElsewhere = before?.branches && !namesRegion(before) && !before.branches.includes(branch)
    if (typeof price === 'number' && isElsewhere) notes.remark('branch_not_sold', column)
  }
  return { ...before, prices }
}

function partsOf({ cells }: SheetRow, { parts }: ItemDraft, beside: PartsBeside): ItemDraft['parts'] {
  const cell = cells.get('parts')
  return cell === undefined || unreadOf(cell) ? parts : partsIn(cell, parts ?? [], beside)
}

function vatOf({ cells }: SheetRow, { vat }: ItemDraft, notes: RowNotes): ItemDraft['vat'] {
  const cell = cells.get('vat')
  if (cell === undefined || unreadOf(cell)) return vat
  const word = folded(wordsInCell(cell))
  if (word === '') return null
  const found = vatClasses.find((id) => [id, ...wordsFor(({ vatClasses: names }) => names[id])].includes(word))
  if (!found) notes.wrong('vat_unknown', 'vat')
  return found
}

function vouchersOf({ cells }: SheetRow, { vouchers }: ItemDraft, notes: RowNotes): ItemDraft['vouchers'] {
  const cell = cells.get('vouchers')
  if (cell === undefined || unreadOf(cell)) return vouchers
  if (typeof cell === 'boolean') return cell
  const word = folded(wordsInCell(cell))
  if (word === '') return null
  if (wordsFor(({ yes }) => yes).includes(word)) return true
  if (wordsFor(({ no }) => no).includes(word)) return false
  notes.wrong('vouchers_unclear', 'vouchers')
  return vouchers
}

const wordsFor = (word: (words: SheetWords) => string): string[] =>
  locales.map((locale) => folded(word(sheetWords[locale])))

const nones = new Set(['none', '-', '–', '—', '/', '0', ...locales.map((locale) => folded(sheetWords[locale].none))])

const substanceBy: ReadonlyMap<string, Substance> = new Map(
  substances.flatMap((id) =>
    [id, ...locales.map((locale) => folded(substanceWords[locale][id]))].map((word) => [word, id]),
  ),
)

/** Both columns empty: not declared. Traces alone are a mistake, because nobody has said that it contains nothing. */
function declarationOf({ cells }: SheetRow, before: ItemDraft, notes: RowNotes): ItemDraft['declaration'] {
  const read = (column: 'contains' | 'mayContain') => {
    const cell = cells.get(column)
    if (cell === undefined) return before.declaration?.[column] ?? (column === 'contains' ? undefined : [])
    const words = unreadOf(cell) ? [] : listIn(cell)
    if (words.length === 0) return column === 'contains' ? undefined : []
    if (words.length === 1 && nones.has(folded(words[0] ?? ''))) return []
    return words.flatMap((word) => substanceIn(word, column, notes) ?? [])
  }
  const contains = read('contains')
  const mayContain = read('mayContain') ?? []
  if (contains) return { contains, mayContain } as NonNullable<ItemDraft['declaration']>
  if (mayContain.length > 0 && cells.has('mayContain')) notes.wrong('contains_missing', 'contains')
  return null
}

function substanceIn(word: string, column: SheetColumn, notes: RowNotes): Substance | undefined {
  const found = substanceBy.get(folded(word)) ?? substanceBy.get(folded(word.replace(/\(.*$/, '')))
  if (found && (column === 'contains' || allergens.some((each) => each === found))) return found
  const group = allergenGroups.some(({ id, members }) => id === folded(word) && members.length > 1)
  notes.wrong(group ? 'allergen_group' : 'allergen_unknown', column, { value: word.slice(0, 60) })
  return undefined
}

/** What the rule for items finds wrong, at the column that it is about. */
function nameProblems({ cells }: SheetRow, draft: ItemDraft, notes: RowNotes): void {
  for (const { problem, field } of checkItem(draft)) notes.wrong(problem, columnOf(field, cells))
}

function columnOf(field: string, cells: SheetRow['cells']): SheetColumn | null {
  const size = /^sizes\.(.+)\.(price|count)$/.exec(field)
  const named = size ? priceName(size[1] ?? '').replace(/price$/, size[2] === 'count' ? 'count' : '$&') : field
  const wanted = named.startsWith('declaration')
    ? 'contains'
    : named.replace(/^sold\.prices\./, 'branch.').replace(/^parts\b.*/, 'parts')
  const there = [...cells.keys()]
  return (
    there.find((column) => column === wanted) ??
    there.find((column) => column.startsWith(`${wanted.split('.')[0]}.`)) ??
    null
  )
}
