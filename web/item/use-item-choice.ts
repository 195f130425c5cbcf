// What somebody chooses of an item in its sheet, what that costs, and what is missing.
import { useState } from 'react'
import { choicePrice } from '../../domain/menu/choice-price.ts'
import { chosenAtFirst, chosenIn, withOption } from '../../domain/menu/choosing.ts'
import { type ChoiceProblem, checkChosen, defaultsOf } from '../../domain/menu/chosen.ts'
import { dealPrice } from '../../domain/menu/deals/deal-price.ts'
import type { ChosenParts } from '../../domain/menu/deals/parts.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import { inSize } from '../../domain/menu/sizes.ts'
import type { MenuState } from '../api/menu/menu.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { branchMenu } from '../cart/branch-menu.ts'
import type { OpenedItem } from './opened.ts'
import { inShownSize, shownGroups } from './shown-groups.ts'
import { useParts } from './use-parts.ts'

export type ItemChoice = ReturnType<typeof useItemChoice>

export function useItemChoice(opened: OpenedItem, item: FullItem, menu: MenuState, branch: string | null) {
  const { line, urgent = false } = opened
  const { groups } = item
  const shop = branchMenu(menu, branch)
  const isOut = shop.optionOut
  const [picked, setPicked] = useState(() => chosenAtFirst(groups, wantedOf(opened, item), isOut))
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.note ?? '')
  const [told, tell] = useState(urgent)
  const deal = useParts(item.parts ?? [], line?.parts, shop, told)
  // Staff may change groups while the sheet is open.
  const chosen = chosenAtFirst(groups, picked, () => false)
  const problems = checkChosen(groups, chosen, isOut)
  const price = dealPrice(choicePrice(item, chosen), item.parts ?? [], deal.chosen, shop)
  return {
    item,
    asked: shownGroups(groups, chosen),
    groups,
    isOut,
    wholePrices: true,
    chosen,
    shop,
    /** Of a meal deal: what is chosen for its parts, and how each is chosen. */
    parts: deal.chosen,
    partChoices: deal.choices,
    price,
    quantity,
    setQuantity,
    note,
    setNote,
    complete: problems.length === 0 && deal.complete,
    /** What is wrong with a group: at once if something sold out while it was chosen, else once somebody went on. */
    problemAt: (group: string): ChoiceProblem | undefined =>
      problems.find((one) => one.group === group && (told || one.problem === 'option_sold_out')),
    tell: () => tell(true),
    pick: (group: string, option: string, units = 1) =>
      setPicked(withOption(groups, chosen, { group, option, quantity: units }, isOut)),
    /** Takes a whole choice, as it was had last time. */
    take(options: Chosen, parts: ChosenParts = []) {
      setPicked(options)
      deal.take(parts)
    },
  }
}

/** What the line has, or what the card shows. */
function wantedOf({ line, size, options }: OpenedItem, { groups }: FullItem): Chosen {
  if (line) return inShownSize(groups, chosenIn(groups, line.options))
  const wanted = options ?? defaultsOf(groups)
  return size === undefined ? wanted : inSize(groups, wanted, size)
}
