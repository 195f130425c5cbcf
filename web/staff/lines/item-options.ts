// What can be chosen of an item at a branch, and what one piece costs with it; for orders that staff enter.
import { checkChosen, comesByItself, defaultsOf, tidyChosen } from '../../../domain/menu/chosen.ts'
import { type Chosen, groupsAt, type ItemGroup } from '../../../domain/menu/options.ts'
import { type LineOption, lineOptions, pieceWith } from '../../../domain/menu/piece-price.ts'
import { usePlaces } from '../../api/staff/branches/shop.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

export interface ItemOptions {
  /** The shop's own short word for the item; undefined: its name. */
  readonly kitchenName?: string | undefined
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
  /** Cents for one. */
  readonly price: number
}

/** Of an item by its id; nothing can be chosen of it until the menu is read. */
export function useItemOptions(branch: string): (item: string) => ItemOptions {
  const { locale } = useStaffText()
  const menu = usePlaces(locale).data
  const groups = new Map(menu?.groups.map((group) => [group.id, group]))
  const out = new Set(
    menu?.groups.flatMap(({ options }) => options.filter((one) => one.out?.includes(branch)).map(({ id }) => id)),
  )
  const isOut = (option: string) => out.has(option)
  return (item) => {
    const found = menu?.items.find(({ id }) => id === item)
    const here = groupsAt(groups, found?.groups ?? [])
    return {
      kitchenName: found?.kitchenName,
      groups: here,
      isOut,
      defaults: defaultsOf(here),
      addsAtOnce: comesByItself(here, isOut),
    }
  }
}

/** A piece of the item with this choice; `base` is its price in cents before options. */
export function pieceOf({ groups }: Pick<ItemOptions, 'groups'>, base: number, chosen: Chosen): ChosenPiece {
  const options = tidyChosen(groups, chosen)
  const said = lineOptions(groups, options)
  return { options, said, price: pieceWith(base, said) }
}

/** The names of the groups of which too little, and of which too much is chosen. */
export function unready({ groups, isOut }: Pick<ItemOptions, 'groups' | 'isOut'>, chosen: Chosen) {
  const problems = checkChosen(groups, tidyChosen(groups, chosen), isOut)
  const named = (wanted: (problem: string) => boolean) => [
    ...new Set(
      problems
        .filter(({ problem }) => wanted(problem))
        .map(({ group }) => groups.find(({ id }) => id === group)?.name ?? ''),
    ),
  ]
  return { missing: named((one) => one !== 'too_many'), tooMany: named((one) => one === 'too_many') }
}
