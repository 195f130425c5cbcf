// The rows that can be ticked for new prices: items, and options that cost extra.

import { type ItemPriceName, priceName } from '#domain/menu/item-prices.ts'
import { changedPrice, ownPriceAt, type PriceRule, priceAt, type Rounding } from '#domain/menu/price-change.ts'
import type { SalePlace } from '#domain/menu/region-sold.ts'
import { asItComes, sizesGroup } from '#domain/menu/sizes.ts'
import { type Locale, localize } from '#domain/shared/locale.ts'
import type { EditableGroup, EditableItem, PriceWish } from '#web/data/staff/menu-api.ts'

export interface PriceRow {
  readonly key: string
  readonly name: string
  /** The category's id; null for an option. */
  readonly category: string | null
  readonly prices: readonly RowPrice[]
}

export interface RowPrice {
  /** The size; '' for the price itself. */
  readonly label: string
  readonly from: number
  readonly of:
    | { readonly item: string; readonly price: ItemPriceName; readonly branch?: string }
    | { readonly option: string }
  /** It is a price of the branch's own, or some branch has its own beside it. */
  readonly own: boolean
}

export interface PriceChanges {
  readonly items: NonNullable<PriceWish['items']>
  readonly options: NonNullable<PriceWish['options']>
}

/** The rows of the usual prices, or with a branch of those there. */
export const rowsAt = (
  items: readonly EditableItem[],
  groups: readonly EditableGroup[],
  locale: Locale,
  branch: SalePlace | undefined,
): readonly PriceRow[] =>
  branch === undefined
    ? [...itemRows(items, groups, locale), ...optionRows(groups, locale)]
    : itemRows(items, groups, locale, branch)

/** With a branch: what the items cost there, without those that it does not sell. */
export function itemRows(
  items: readonly EditableItem[],
  groups: readonly EditableGroup[],
  locale: Locale,
  branch?: SalePlace,
): readonly PriceRow[] {
  const options = groups.find(({ id }) => id === sizesGroup)?.options ?? []
  const names = new Map(options.map(({ id, name }) => [id, localize(name, locale)]))
  return items.flatMap(({ id: item, name, category, price, sizes, sold }) => {
    const all = [...(price === null ? [] : [{ size: asItComes, price }]), ...sizes]
    const prices = all.flatMap(({ size, price: usual }): RowPrice[] => {
      const label = size === asItComes ? '' : (names.get(size) ?? size)
      const of = { item, price: priceName(size) }
      if (branch === undefined) return [{ label, from: usual, of, own: hasOwn(sold, size) }]
      const from = priceAt({ price, sizes, sold }, branch, of.price)
      const own = ownPriceAt({ sold }, branch.id, of.price) !== undefined
      return from === undefined ? [] : [{ label, from, of: { ...of, branch: branch.id }, own }]
    })
    return prices.length === 0 ? [] : [{ key: `item ${item}`, name: localize(name, locale), category, prices }]
  })
}

const hasOwn = (sold: EditableItem['sold'], size: string): boolean =>
  size === asItComes
    ? Object.keys(sold?.prices ?? {}).length > 0
    : Object.values(sold?.sizes ?? {}).some((own) => own[size] !== undefined)

export const ownIn = (rows: readonly PriceRow[]): number =>
  rows.filter(({ prices }) => prices.some(({ own }) => own)).length

/** An option that costs nothing, or makes an item cheaper, keeps its price; a size costs what each item says. */
export const optionRows = (groups: readonly EditableGroup[], locale: Locale): PriceRow[] =>
  groups
    .filter(({ id }) => id !== sizesGroup)
    .flatMap((group) =>
      group.options
        .filter(({ price }) => price > 0)
        .map(({ id, name, price }) => ({
          key: `option ${id}`,
          name: `${localize(group.name, locale)}: ${localize(name, locale)}`,
          category: null,
          prices: [{ label: '', from: price, of: { option: id }, own: false }],
        })),
    )

export function priceWishOf(rows: readonly PriceRow[], rule: PriceRule, rounding: Rounding): PriceChanges {
  const changes = rows
    .flatMap(({ prices }) => prices)
    .map(({ from, of }) => ({ of, from, to: changedPrice(from, rule, rounding) }))
    .filter(({ from, to }) => from !== to)
  return {
    items: changes.flatMap(({ of, from, to }) => ('item' in of ? [{ ...of, from, to }] : [])),
    options: changes.flatMap(({ of, from, to }) => ('option' in of ? [{ ...of, from, to }] : [])),
  }
}

const priceKey = (of: object): string => JSON.stringify(of)

/** What a price becomes: by what was sent and may have arrived, or by the rule on what it is now. */
export function priceAfter(
  sent: PriceChanges | null,
  rule: PriceRule | undefined,
  rounding: Rounding,
): (price: RowPrice, isTicked: boolean) => number {
  const news = sent && new Map([...sent.items, ...sent.options].map(({ from: _, to, ...of }) => [priceKey(of), to]))
  return ({ of, from }, isTicked) => {
    if (news) return news.get(priceKey(of)) ?? from
    return rule && isTicked ? changedPrice(from, rule, rounding) : from
  }
}

/** Whether every price is already as it was to become. */
export const hasArrived = (rows: readonly PriceRow[], changes: PriceChanges): boolean =>
  changeCountIn(stillStanding(rows, changes)) === changeCountIn(changes)

/** Of these changes, those whose price is still what they made of it. */
export function stillStanding(rows: readonly PriceRow[], { items, options }: PriceChanges): PriceChanges {
  const prices = new Map(rows.flatMap((row) => row.prices).map(({ of, from }) => [priceKey(of), from]))
  const stands = <Change extends { readonly from: number; readonly to: number }>({ from: _, to, ...of }: Change) =>
    prices.get(priceKey(of)) === to
  return { items: items.filter(stands), options: options.filter(stands) }
}

/** Whether a price is no longer what it was to change from. */
export const hasMovedOn = (rows: readonly PriceRow[], changes: PriceChanges): boolean =>
  changeCountIn(stillStanding(rows, undoneChanges(changes))) < changeCountIn(changes)

/** The keys of the rows whose prices these changes are about. */
export function rowsChangedBy(rows: readonly PriceRow[], { items, options }: PriceChanges): readonly string[] {
  const changed = new Set([...items, ...options].map(({ from: _, to: __, ...of }) => priceKey(of)))
  return rows.filter(({ prices }) => prices.some(({ of }) => changed.has(priceKey(of)))).map(({ key }) => key)
}

/** The way back. */
export const undoneChanges = ({ items, options }: PriceChanges): PriceChanges => ({
  items: items.map(({ from, to, ...one }) => ({ ...one, from: to, to: from })),
  options: options.map(({ from, to, ...one }) => ({ ...one, from: to, to: from })),
})

export const changeCountIn = ({ items, options }: PriceChanges): number => items.length + options.length
