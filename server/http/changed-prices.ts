// Which prices an act changed, found by comparing the menu before and after it. The log names who changed each.
import { draftOf } from '../../domain/menu/item-draft.ts'
import { isCount, type PriceColumn, priceValues } from '../../domain/menu/item-prices.ts'
import type { Item } from '../../domain/menu/menu.ts'
import { asItComes } from '../../domain/menu/sizes.ts'
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

/** Only of items and options that exist before and after. */
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
  return ([...new Set([...Object.keys(old), ...Object.keys(now)])] as PriceColumn[])
    .map((column) => ({ column, from: old[column] ?? null, to: now[column] ?? null }))
    .filter(({ column, from, to }) => !isCount(column) && from !== to)
    .map(({ from, to }) => ({ name: item.name, branch: null, from, to }))
}

function atBranches(was: Item, item: Item): ChangedPrice[] {
  const [old, now] = [pricesThere(was), pricesThere(item)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((key) => ({ branch: key.split(' ')[0] ?? '', from: old.get(key) ?? null, to: now.get(key) ?? null }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ name: item.name, ...change }))
}

/** By branch and size. */
function pricesThere({ sold }: Item): ReadonlyMap<string, Cents> {
  const plain = Object.entries(sold?.prices ?? {}).map(([branch, price]) => [`${branch} ${asItComes}`, price] as const)
  const others = Object.entries(sold?.sizes ?? {}).flatMap(([branch, own]) =>
    Object.entries(own).map(([size, price]) => [`${branch} ${size}`, price] as const),
  )
  return new Map([...plain, ...others])
}
