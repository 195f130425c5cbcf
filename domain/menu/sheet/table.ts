// The menu as a table for a file: headings, a row for each item, and two rows of example for a shop that begins.
import type { Locale } from '#domain/shared/locale.ts'
import { type ItemDraft, itemDraftOf } from '../item-draft.ts'
import { noPicture } from '../menu.ts'
import { type CellValue, cellOf, type ItemCells } from './cells-of.ts'
import { categoryBook } from './match.ts'
import type { SheetMenu } from './read-row.ts'
import {
  columnKindOf,
  columnKinds,
  columnNamesIn,
  columnsOf,
  headingOf,
  noShop,
  type SheetColumn,
  type SheetShop,
} from './sheet-columns.ts'
import { numbersInCategory } from './sheet-order.ts'
import { sheetWords } from './words/index.ts'

export interface SheetTable {
  readonly columns: readonly SheetColumn[]
  readonly headings: readonly string[]
  readonly rows: readonly (readonly CellValue[])[]
}

export function menuTable(menu: SheetMenu, locale: Locale): SheetTable {
  const book = categoryBook(menu.categories, locale)
  const places = numbersInCategory(menu.items)
  const order = new Map(menu.categories.map(({ id, index }) => [id, index]))
  const items = [...menu.items].sort((a, b) => (order.get(a.category) ?? 0) - (order.get(b.category) ?? 0))
  return tableOf(
    items.map((item) => ({
      id: item.id,
      category: book.nameOf({ id: item.category }),
      place: places.get(item.id) ?? null,
      draft: itemDraftOf(item),
      uses: menu.uses.get(item.id) ?? [],
    })),
    locale,
    menu,
  )
}

/** Two items as they may be written, in the first categories of the shop. */
export function exampleTable(menu: SheetMenu, locale: Locale): SheetTable {
  const book = categoryBook(menu.categories, locale)
  const inOrder = [...menu.categories].sort((a, b) => a.index - b.index)
  return tableOf(
    examples.map((draft, at) => {
      const category = inOrder[at] ?? inOrder[0]
      return { id: '', category: category ? book.nameOf(category) : '', place: null, draft, uses: [] }
    }),
    locale,
    menu,
  )
}

/** For each column, its headings and what to write there. */
export function helpTable(locale: Locale, shop: SheetShop = noShop): readonly (readonly [string, string])[] {
  const words = sheetWords[locale]
  const names = columnNamesIn(shop, locale)
  return columnKinds.flatMap((kind) => {
    const headings = columnsOf(shop)
      .filter((column) => columnKindOf(column) === kind)
      .map((column) => headingOf(column, words, names))
    const said = headings.join(locale === 'ar' ? '، ' : ', ')
    return said === '' ? [] : [[said, words.hints[kind]] as const]
  })
}

function tableOf(items: readonly ItemCells[], locale: Locale, shop: SheetShop): SheetTable {
  const words = sheetWords[locale]
  const columns = columnsOf(shop)
  const names = columnNamesIn(shop, locale)
  return {
    columns,
    headings: columns.map((column) => headingOf(column, words, names)),
    rows: items.map((item) => columns.map((column) => cellOf(column, item, locale))),
  }
}

const plain = { desc2: {}, image: noPicture, sizes: [] }

const examples: readonly ItemDraft[] = [
  {
    ...plain,
    name: { en: 'Cappuccino', nl: 'Cappuccino', fr: 'Cappuccino', ar: 'كابتشينو' },
    desc: {
      en: 'Espresso with warm milk and foam',
      nl: 'Espresso met warme melk en schuim',
      fr: 'Espresso, lait chaud et mousse',
      ar: 'إسبريسو مع حليب دافئ ورغوة',
    },
    price: 340,
    declaration: { contains: ['milk'], mayContain: [] },
  },
  {
    ...plain,
    name: { en: 'Iced latte', nl: 'IJslatte', fr: 'Latte glacé', ar: 'لاتيه مثلج' },
    desc: {
      en: 'Espresso and cold milk over ice',
      nl: 'Espresso met koude melk en ijs',
      fr: 'Espresso et lait froid sur glace',
      ar: 'إسبريسو وحليب بارد مع الثلج',
    },
    price: 420,
    declaration: { contains: ['milk'], mayContain: ['hazelnut', 'soy'] },
  },
]
