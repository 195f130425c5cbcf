// What can be chosen of an item at a branch, and what one piece costs with it; for orders that staff enter.
import { checkChosen, comesByItself, defaultsOf, tidyChosen } from '../../../domain/menu/chosen.ts'
import { checkParts, type PartsMenu } from '../../../domain/menu/deals/check-parts.ts'
import { type LinePart, linePartsOf } from '../../../domain/menu/deals/deal-line.ts'
import { type DealItem, dealPrice } from '../../../domain/menu/deals/deal-price.ts'
import { type ChosenParts, type Part, tidyParts } from '../../../domain/menu/deals/parts.ts'
import { type Chosen, groupsAt, type ItemGroup } from '../../../domain/menu/options.ts'
import { type LineOption, lineOptions, pieceWith } from '../../../domain/menu/piece-price.ts'
import type { MenuItem } from '../../api/menu/menu-state.ts'
import { usePlaces } from '../../api/staff/branches/shop.ts'
import { isHadHere } from '../../branch/sold-here.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

export interface ItemOptions {
  /** The shop's own short word for the item; undefined: its name. */
  readonly kitchenName?: string | undefined
  /** Of a meal deal: its parts, and the items that they can be. */
  readonly parts: readonly Part<string>[]
  readonly shop: Shop
  readonly groups: readonly ItemGroup<string>[]
  readonly isOut: (option: string) => boolean
  /** What it comes with if nobody says otherwise. */
  readonly defaults: Chosen
  /** Whether a tap can add it: its defaults leave nothing to be chosen. */
  readonly addsAtOnce: boolean
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
}

type Shop = PartsMenu<DealItem<string>>

/** Of an item by its id; nothing can be chosen of it until the menu is read. */
export function useItemOptions(branch: string): (item: string) => ItemOptions {
  const { locale } = useStaffText()
  const menu = usePlaces(locale).data
  const groups = new Map(menu?.groups.map((group) => [group.id, group]))
  const out = new Set(
    menu?.groups.flatMap(({ options }) => options.filter((one) => one.out?.includes(branch)).map(({ id }) => id)),
  )
  const isOut = (option: string) => out.has(option)
  const items = new Map(menu?.items.map((item) => [item.id, item]))
  const groupsOf = (item: string) => groupsAt(groups, items.get(item)?.groups ?? [])
  const shop: Shop = {
    itemOf(id) {
      const item = items.get(id)
      return item && ({ ...item, groups: groupsOf(id) } as DealItem<string>)
    },
    inStock: (id) => isHadHere(items.get(id) as MenuItem | undefined, branch),
    optionOut: isOut,
  }
  return (item) => {
    const here = groupsOf(item)
    const { kitchenName, parts = [] } = items.get(item) ?? {}
    const addsAtOnce = parts.length === 0 && comesByItself(here, isOut)
    return { kitchenName, groups: here, isOut, defaults: defaultsOf(here), addsAtOnce, parts, shop }
  }
}

/** A piece of the item with this choice; `base` is its price in cents before options. */
export function pieceOf(
  { groups, parts, shop }: Pick<ItemOptions, 'groups' | 'parts' | 'shop'>,
  base: number,
  chosen: Chosen,
  picked: ChosenParts = [],
): ChosenPiece {
  const options = tidyChosen(groups, chosen)
  const said = lineOptions(groups, options)
  const price = dealPrice(pieceWith(base, said), parts, picked, shop)
  const tidy = tidyParts(parts, picked, (item) => shop.itemOf(item)?.groups ?? [])
  return { options, said, parts: tidy, saidParts: linePartsOf(parts, tidy, shop, price), price }
}

/** The names of the groups and parts of which too little, and of which too much is chosen. */
export function unready(
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
