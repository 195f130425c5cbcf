// Which prices an act changed, found by comparing the menu before and after it: whoever changes one stands in the log.
import { draftOf } from '../../domain/menu/item-draft.ts'
import { isCount, type PriceColumn, priceValues } from '../../domain/menu/item-prices.ts'
import type { Item } from '../../domain/menu/menu.ts'
import type { LocalText } from '../../domain/shared/locale.ts'
import type { Cents } from '../../domain/shared/money.ts'
import type { Catalogue } from '../store/catalogue/catalogue.ts'

export interface ChangedPrice {
  readonly name: LocalText
  /** Null: at every branch. */
  readonly branch: string | null
  /** Null: there was no such price, or is none now. */
  readonly from: Cents | null
  readonly to: Cents | null
}

/** Of items and options that were there before and still are. */
export function changedPrices(before: Catalogue, after: Catalogue): ChangedPrice[] {
  if (before.version === after.version) return []
  const items = after.items.flatMap((item) => {
    const was = before.itemById.get(item.id)
    return was ? [...ofItem(was, item), ...atBranches(was, item)] : []
  })
  const options = new Map(before.groups.flatMap((group) => group.options.map((option) => [option.id, option])))
  return [
    ...items,
    ...after.groups.flatMap((group) =>
      group.options.flatMap(({ id, name, price }) => {
        const was = options.get(id)
        return was && was.price !== price ? [{ name, branch: null, from: was.price, to: price }] : []
      }),
    ),
  ]
}

function ofItem(was: Item, item: Item): ChangedPrice[] {
  const [old, now] = [priceValues(draftOf(was)), priceValues(draftOf(item))]
  return (Object.keys(now) as PriceColumn[])
    .filter((column) => !isCount(column) && old[column] !== now[column])
    .map((column) => ({ name: item.name, branch: null, from: old[column], to: now[column] }))
}

function atBranches(was: Item, item: Item): ChangedPrice[] {
  const [old, now] = [was.sold?.prices ?? {}, item.sold?.prices ?? {}]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((branch) => old[branch] !== now[branch])
    .map((branch) => ({ name: item.name, branch, from: old[branch] ?? null, to: now[branch] ?? null }))
}
