// Imports the old food items, each once, recognized by its legacy id; changes that staff made since stay.

import { type Item, menuLimits } from '#domain/menu/menu.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { slugOf } from '#domain/shared/slug.ts'
import {
  addHiddenCategories,
  categoryIds,
  insertLegacyItems,
  type KnownItem,
  knownItems,
  type NewLegacyItem,
  removeUntouched,
} from '#server/store/legacy/legacy-item-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { deals } from '#tools/demo/deals.ts'
import { demo } from '#tools/demo/index.ts'
import { withOwnSizes } from '#tools/demo/option-groups.ts'
import { pricesOfOld } from '../old-sizes.ts'
import { nameless, type OldCategory } from '../read/menu/category.ts'
import { builtInCocktails, type LegacyItem } from '../read/menu/read-food.ts'
import { leftAlone, type Note, type ReadEntry } from '../read/notes.ts'
import { euros } from '../read/numbers.ts'
import { type BranchOptions, type ImportOutcome, openTally } from './import-job.ts'
import { hangPictures, type OldPictures } from './import-pictures.ts'

export interface ImportedMenu {
  readonly items: ImportOutcome
  readonly itemIds: ReadonlyMap<string, string>
  /** Demo items that are still on the menu, and those that this import took off it. */
  readonly demo: { readonly left: number; readonly removed: number }
  /** How many of the old site's built-in cocktails were added. */
  readonly cocktails: number
  /** Whether the menu that customers see has changed. */
  readonly changed: boolean
}

export interface MenuImportOptions extends BranchOptions {
  readonly oldPictures: OldPictures
  /** Whether the shop was empty before. */
  readonly setUp: boolean
}

export async function importMenu(
  trx: Trx,
  entries: readonly ReadEntry<LegacyItem>[],
  wish: MenuImportOptions,
): Promise<ImportedMenu> {
  const known = await knownItems(trx)
  const cocktails = wish.setUp && !wish.noCocktails ? builtInCocktails(entries.map(({ value }) => value)) : []
  const freeId = freeIds([...known, ...cocktails].map(({ id }) => id))
  const byLegacyId = new Map(known.filter(isImported).map((item) => [item.legacyId, item]))
  const byId = new Map(known.map((item) => [item.id, item]))
  const itemIds = new Map<string, string>()
  const bringing = openTally()
  const items: NewLegacyItem[] = []
  const room = openRoom(known.filter(({ removed }) => !removed).length + cocktails.length, await categoryIds(trx))
  for (const entry of entries) {
    const here = byLegacyId.get(entry.value.legacyId) ?? sameItem(byId.get(entry.value.legacyId), entry.value, wish)
    if (here) bringing.leave(noteOn(here, entry))
    else if (!room.takes(entry.value.category.id)) {
      bringing.leave(
        leftAlone(entry.path, `the menu is full: ${menuLimits.items} items, ${menuLimits.categories} categories`),
      )
      continue
    }
    const id = here?.id ?? freeId(entry.value)
    itemIds.set(entry.value.legacyId, id)
    if (here) continue
    items.push(newItem(entry.value, id, wish))
    bringing.take(entry, id)
  }
  const hung: Note[] = []
  if (!wish.dryRun) {
    const coming = [...items, ...cocktails.map(asLegacy)]
    await addHiddenCategories(trx, categoriesOf(coming, entries, wish))
    await insertLegacyItems(trx, coming)
    hung.push(...(await hangPictures(trx, known, wish.oldPictures)))
  }
  for (const note of [...hung, ...wish.oldPictures.notes]) bringing.leave(note)
  const demoLeft = await settleDemo(trx, known, wish)
  return {
    items: bringing.brought,
    itemIds,
    demo: demoLeft,
    cocktails: cocktails.length,
    changed: items.length + cocktails.length + demoLeft.removed + hung.length > 0,
  }
}

/** Counts what the menu has, and says of each item that comes whether there is room for it and its category. */
function openRoom(itemsHere: number, categoriesHere: readonly string[]) {
  const categories = new Set(categoriesHere)
  let items = itemsHere
  return {
    takes: (category: string): boolean => {
      const isNew = !categories.has(category)
      if (items >= menuLimits.items || (isNew && categories.size >= menuLimits.categories)) return false
      items += 1
      categories.add(category)
      return true
    },
  }
}

/** The categories of the items that come, by id; those that the shop does not have, or has no longer, are added. */
function categoriesOf(
  items: readonly Item[],
  entries: readonly ReadEntry<LegacyItem>[],
  { lang }: BranchOptions,
): Map<string, LocalText> {
  // The first spelling of a name counts.
  const old = new Map(entries.toReversed().map(({ value }) => [value.category.id, value.category]))
  return new Map(items.map(({ category: id }) => [id, nameOf(id, old.get(id), lang)]))
}

function nameOf(id: string, old: OldCategory | undefined, lang: BranchOptions['lang']): LocalText {
  if (id === nameless) return { en: 'Without a category', nl: 'Zonder categorie', fr: 'Sans catégorie', ar: 'بلا فئة' }
  return old?.unknown ? { [lang]: old.unknown } : (demo.categories.find((one) => one.id === id)?.name ?? {})
}

const asLegacy = (item: Item): NewLegacyItem => ({
  ...item,
  legacyId: item.id,
  type: 'food',
  glasses: '',
  bottles: '',
  inStock: true,
  oldPicture: '',
})

const isImported = (item: KnownItem): item is KnownItem & { readonly legacyId: string } => item.legacyId !== null

const textOf = (item: KnownItem): LocalText => JSON.parse(item.name) as LocalText

/** An item of this very shop that was exported from it: both id and name match. */
function sameItem(item: KnownItem | undefined, old: LegacyItem, { lang }: BranchOptions): KnownItem | undefined {
  return item?.legacyId === null && localize(textOf(item), lang) === old.name ? item : undefined
}

function noteOn(here: KnownItem, { path, value }: ReadEntry<LegacyItem>): Note {
  if (here.removed) return leftAlone(path, `${here.id} was taken off the menu here`)
  if (here.price === value.price || here.price === null || value.price === null)
    return leftAlone(path, `here already as ${here.id}`)
  return leftAlone(
    path,
    `here already as ${here.id}, which costs ${euros(here.price)} here and ${euros(value.price)} there`,
  )
}

/** Makes an id from each name that no item here has, and no other item of the file. */
function freeIds(here: readonly string[]): (item: LegacyItem) => string {
  const taken = new Set(here)
  const numbers = new Map<string, number>()
  return (item) => {
    const slug = slugOf(item.name, 40) || slugOf(item.category.id, 40)
    for (let number = numbers.get(slug) ?? 1; ; number++) {
      const id = number === 1 ? slug : `${slug}-${number}`
      if (taken.has(id)) continue
      taken.add(id)
      numbers.set(slug, number + 1)
      return id
    }
  }
}

function newItem(old: LegacyItem, id: string, { lang, oldPictures }: MenuImportOptions): NewLegacyItem {
  return {
    id,
    legacyId: old.legacyId,
    type: old.type,
    category: old.category.id,
    name: { [lang]: old.name },
    desc: old.desc === '' ? {} : { [lang]: old.desc },
    ...(old.desc2 === '' ? {} : { desc2: { [lang]: old.desc2 } }),
    image: oldPictures.of(old.oldPicture) ?? old.image,
    oldPicture: old.oldPicture,
    ...pricesOfOld(old),
    glasses: old.glasses,
    bottles: old.bottles,
    inStock: old.inStock,
  }
}

async function settleDemo(trx: Trx, known: readonly KnownItem[], wish: BranchOptions): Promise<ImportedMenu['demo']> {
  const items = [...demo.items, ...withOwnSizes(demo.items), ...deals]
  const demoIds = new Set(items.map(({ id }) => id))
  const here = known.filter(({ id, legacyId, removed }) => demoIds.has(id) && legacyId === null && !removed).length
  const removed = wish.replaceDemo && !wish.dryRun ? await removeUntouched(trx, items, wish.now) : 0
  return { left: here - removed, removed }
}
