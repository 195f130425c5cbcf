// What can be chosen of an item at a branch, and what one piece costs with it; for orders that staff enter.
import type { Declaration } from '#domain/menu/allergens.ts'
import { checkChosen, defaultsOf, tidyChosen } from '#domain/menu/chosen.ts'
import { checkParts, type PartsMenu } from '#domain/menu/deals/check-parts.ts'
import { type LinePart, pieceOf as wholePiece } from '#domain/menu/deals/deal-line.ts'
import type { DealItem } from '#domain/menu/deals/deal-price.ts'
import { type ChosenParts, type Part, tidyParts } from '#domain/menu/deals/parts.ts'
import { type Chosen, groupsAt, type ItemGroup } from '#domain/menu/options.ts'
import { type LineOption, lineOptions, pieceWith } from '#domain/menu/piece-price.ts'
import { inSize, shownSizes, sizesAmong, withoutSizes } from '#domain/menu/sizes.ts'
import { itemAt } from '#domain/menu/sold.ts'
import type { Cents } from '#domain/shared/money.ts'
import { isAvailableAt } from '#web/customer/branch/sold-here.ts'
import { type MenuItem, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useSeesPrices } from '../branch/sees-prices.ts'

export interface ItemOptions {
  /** Whether staff see what it costs there. */
  readonly isPriced: boolean
  /** The shop's own short word for the item; undefined: its name. */
  readonly kitchenName?: string | undefined
  readonly category: string
  /** What it costs at the branch as it comes, or in the first of its sizes. */
  readonly price: Cents
  /** What it contains as it comes; undefined: not declared. */
  readonly declaration?: Declaration | undefined
  /** Of a meal deal: its parts, and the items that they can be. */
  readonly parts: readonly Part<string>[]
  readonly shop: Shop
  readonly groups: readonly ItemGroup<string>[]
  readonly isOut: (option: string) => boolean
  /** What it comes with if nobody says otherwise. */
  readonly defaults: Chosen
}

/** What somebody chose of an item. */
export interface ChosenPiece {
  readonly options: Chosen
  readonly said: readonly LineOption<string>[]
  /** Of a meal deal: what was chosen for its parts, and the same in words. */
  readonly parts: ChosenParts
  readonly saidParts: readonly LinePart<string>[]
  /** Cents for one. */
  readonly price: number
  /** What it contains with this choice; null: not declared. */
  readonly declaration: Declaration | null
}

type Shop = PartsMenu<DealItem<string>>

/** Of an item by its id; nothing can be chosen of it until the menu is read. */
export function useItemOptions(branch: string): (item: string) => ItemOptions {
  const { locale } = useStaffText()
  const menu = useShopMenu(locale).data
  const isPriced = useSeesPrices(branch)
  const groups = new Map(menu?.groups.map((group) => [group.id, group]))
  const out = new Set(
    menu?.groups.flatMap(({ options }) => options.filter((one) => one.out?.includes(branch)).map(({ id }) => id)),
  )
  const isOut = (option: string) => out.has(option)
  const items = new Map(menu?.items.map((item) => [item.id, itemAt(item, branch)]))
  const groupsOf = (item: string) => groupsAt(groups, items.get(item)?.groups ?? [])
  const shop: Shop = {
    itemOf(id) {
      const item = items.get(id)
      return item && ({ ...item, groups: groupsOf(id) } as DealItem<string>)
    },
    inStock: (id) => isAvailableAt(items.get(id) as MenuItem | undefined, branch, []),
    optionOut: isOut,
  }
  return (item) => {
    const here = groupsOf(item)
    const { kitchenName, category = '', price = 0, declaration, parts = [] } = items.get(item) ?? {}
    return {
      isPriced,
      kitchenName,
      category,
      price,
      declaration,
      groups: here,
      isOut,
      defaults: defaultsOf(here),
      parts,
      shop,
    }
  }
}

/** Whether what was tapped a while ago is sold out now: the item, or one of its options. */
export function useOutNow(branch: string): (line: { readonly item: string; readonly options: Chosen }) => boolean {
  const { items } = useMenu()
  const optionsOf = useItemOptions(branch)
  return ({ item: id, options }) => {
    const item = items.find((one) => one.id === id)
    if (!item) return false
    return !isAvailableAt(item, branch, []) || options.some(({ option }) => optionsOf(id).isOut(option))
  }
}

export interface InSize {
  /** '' for an item with one price. */
  readonly size: string
  /** What it then comes with if nobody says otherwise. */
  readonly chosen: Chosen
  /** Whether the size is sold out, or hidden. */
  readonly isOut: boolean
}

/** The item in each size that is told apart; one if it has one price. */
export function itemInSizes({ groups, defaults, isOut }: Pick<ItemOptions, 'groups' | 'defaults' | 'isOut'>): InSize[] {
  const group = sizesAmong(groups)
  const sizes = shownSizes(group).map(({ id: size }) => ({
    size,
    chosen: tidyChosen(groups, inSize(groups, defaults, size)),
    isOut: isOut(size),
  }))
  return sizes.length > 0 ? sizes : [{ size: '', chosen: defaults, isOut: group !== undefined }]
}

/** Whether anything can be chosen of it besides its size. */
export const asksForChoices = ({ groups, parts }: Pick<ItemOptions, 'groups' | 'parts'>): boolean =>
  withoutSizes(groups).length + parts.length > 0

/** Whether anything can be chosen of it at all. */
export const canChoose = (item: Omit<ItemOptions, 'isPriced'>): boolean =>
  asksForChoices(item) || itemInSizes(item).length > 1

export function shownPieceOf(
  {
    category,
    price: base,
    declaration: own,
    groups,
    parts,
    shop,
  }: Omit<ItemOptions, 'isPriced' | 'kitchenName' | 'isOut' | 'defaults'>,
  chosen: Chosen,
  picked: ChosenParts = [],
): ChosenPiece {
  const options = tidyChosen(groups, chosen)
  const said = lineOptions(groups, options)
  const tidy = tidyParts(parts, picked, (item) => shop.itemOf(item)?.groups ?? [])
  const item = { category, groups, parts, ...(own && { declaration: own }) }
  const { price, parts: saidParts = [], declaration } = wholePiece(item, pieceWith(base, said), options, tidy, shop)
  return { options, said, parts: tidy, saidParts, price, declaration }
}

interface PricedLine extends Pick<ChosenPiece, 'price'>, Partial<Pick<ChosenPiece, 'options' | 'parts'>> {
  readonly item: string
  /** The line of an order, which keeps its price. */
  readonly line?: number | undefined
}

/** The lines at the prices of now: they may have been entered a while ago. */
export function usePricedNow<Line extends PricedLine>(branch: string, lines: readonly Line[]): readonly Line[] {
  const itemOf = useItemOptions(branch)
  return lines.map((line) => (line.line === undefined ? { ...line, price: priceNow(itemOf(line.item), line) } : line))
}

/** As it was, of an item that is no longer on the menu. */
const priceNow = (item: ItemOptions, { options = [], parts = [], price }: PricedLine): Cents =>
  item.category === '' ? price : shownPieceOf(item, options, parts).price

/** The names of the groups and parts of which too little, and of which too much is chosen. */
export function wrongChoices(
  { groups, isOut, parts, shop }: Pick<ItemOptions, 'groups' | 'isOut' | 'parts' | 'shop'>,
  chosen: Chosen,
  picked: ChosenParts = [],
) {
  const nameIn = (all: readonly ItemGroup<string>[], group: string | undefined) =>
    all.find(({ id }) => id === group)?.name
  const own = checkChosen(groups, tidyChosen(groups, chosen), isOut).map(({ problem, group }) => ({
    problem,
    name: nameIn(groups, group) ?? '',
  }))
  const ofParts = checkParts(parts, picked, shop).map(({ problem, part, item, group }) => ({
    problem,
    name: nameIn(shop.itemOf(item ?? '')?.groups ?? [], group) ?? parts.find(({ id }) => id === part)?.name ?? '',
  }))
  const problems = [...own, ...ofParts]
  const named = (wanted: (problem: string) => boolean) => [
    ...new Set(problems.filter(({ problem }) => wanted(problem)).map(({ name }) => name)),
  ]
  return { missing: named((one) => one !== 'too_many'), tooMany: named((one) => one === 'too_many') }
}
