// The parts of a meal deal as one cell: 'Drink: caffe-latte, fresh-juice +0,50; Sweet: brownie'.
import { type Locale, locales, localize } from '#domain/shared/locale.ts'
import { priceText } from '#domain/shared/typed-price.ts'
import type { Part, PartItem } from '../deals/parts.ts'
import { type Cell, folded, priceIn, wordsInCell } from './cell.ts'
import { type RowNotes, shortened } from './sheet-problems.ts'

/** Each part by its name, with the ids of its items, each with what it costs more. */
export const partsText = (parts: readonly Part[], locale: Locale): string =>
  parts.map(({ name, choose }) => `${localize(name, locale)}: ${choose.map(withExtra(locale)).join(', ')}`).join('; ')

const withExtra =
  (locale: Locale) =>
  ({ item, extra }: PartItem): string =>
    extra > 0 ? `${item} +${priceText(extra, locale)}` : item

/** What a part can name: an item of the menu, or a new one of the same sheet. */
export interface Nameable {
  /** For a new item, its stand-in until it has an id. */
  readonly id: string
  /** What a new item's row says in place of an id. */
  readonly typedId?: string
  /** For an item that the sheet renames, the old ones and the new ones. */
  readonly names: readonly string[]
}

export interface PartsBeside {
  readonly nameables: readonly Nameable[]
  /** The language of a part's name that is not known yet. */
  readonly locale: Locale
  readonly notes: RowNotes
}

/**
 * The parts that the cell says. One with a name that the deal has in any language is that part, with all its names; any
 * other is new. A cell as it went out leaves everything as it was, whatever signs are in the names.
 */
export function partsIn(cell: Cell, before: readonly Part[], beside: PartsBeside): readonly Part[] {
  const text = folded(wordsInCell(cell))
  if (locales.some((locale) => folded(partsText(before, locale)) === text)) return before
  const left = [...before]
  return wordsInCell(cell)
    .split(/[;؛\n]+/)
    .filter((words) => words.trim() !== '')
    .flatMap((words) => partIn(words.trim(), left, beside) ?? [])
}

function partIn(words: string, left: Part[], { nameables, locale, notes }: PartsBeside): Part | undefined {
  const colon = words.search(/[:：][^:：]*$/)
  if (colon < 1) {
    notes.wrong('part_unclear', 'parts', { value: shortened(words) })
    return undefined
  }
  const called = words.slice(0, colon).trim()
  const at = left.findIndex(({ name }) => locales.some((each) => folded(name[each] ?? '') === folded(called)))
  const [known] = at < 0 ? [] : left.splice(at, 1)
  const choose = words
    .slice(colon + 1)
    .split(/(?<!\d)[,،]|[,،](?!\d)|\|/)
    .filter((choice) => choice.trim() !== '')
    .flatMap((choice) => itemIn(choice.trim(), nameables, notes) ?? [])
  return { id: known?.id ?? '', name: known?.name ?? { [locale]: called }, choose }
}

/** An item by its id, or by a name that only one has, with what it costs more behind a plus. */
function itemIn(choice: string, nameables: readonly Nameable[], notes: RowNotes): PartItem | undefined {
  const [, word = choice, more = ''] = /^(.+?)\s*\+\s*([\d٠-٩.,٫\s€]+)$/.exec(choice) ?? []
  const named = nameables.filter(({ names }) => names.some((name) => folded(name) === folded(word)))
  const byId = nameables.find(({ id, typedId }) => id === word || typedId === word)
  const item = byId ?? (named.length === 1 ? named[0] : undefined)
  const extra = priceIn(more)
  const ids = named.map(({ id, typedId }) => typedId || id).join(', ')
  if (!item && named.length > 1) notes.wrong('part_name_twice', 'parts', { value: shortened(`${word}: ${ids}`) })
  else if (!item) notes.wrong('part_not_found', 'parts', { value: shortened(word) })
  else if (!extra) notes.wrong('price_invalid', 'parts', { value: shortened(choice) })
  else return { item: item.id, extra: extra.cents ?? 0 }
  return undefined
}
