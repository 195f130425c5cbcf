// What somebody chooses of an item in its sheet, what that costs, and what is missing.
import { useState } from 'react'
import { choicePrice } from '../../domain/menu/choice-price.ts'
import { chosenAtFirst, chosenIn, withOption } from '../../domain/menu/choosing.ts'
import { askedGroups, type ChoiceProblem, checkChosen } from '../../domain/menu/chosen.ts'
import { dealPrice } from '../../domain/menu/deals/deal-price.ts'
import type { ChosenParts } from '../../domain/menu/deals/parts.ts'
import { type Choice, choicesOf } from '../../domain/menu/menu.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import type { MenuState } from '../api/menu/menu.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import { branchMenu } from '../cart/branch-menu.ts'
import type { OpenedItem } from './opened.ts'
import { useParts } from './use-parts.ts'

export type ItemChoice = ReturnType<typeof useItemChoice>

export function useItemChoice(
  { choice: first, options, line, urgent = false }: OpenedItem,
  item: FullItem,
  menu: MenuState,
  branch: string | null,
) {
  const { groups } = item
  const shop = branchMenu(menu, branch)
  const isOut = shop.optionOut
  const sizes = choicesOf(item)
  const [wanted, setSize] = useState<Choice | undefined>(line?.choice ?? first)
  const [picked, setPicked] = useState(() =>
    chosenAtFirst(groups, line ? chosenIn(groups, line.options) : options, isOut),
  )
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.note ?? '')
  const [told, tell] = useState(urgent)
  const deal = useParts(item.parts ?? [], line?.parts, shop, told)
  // Staff may change sizes and groups while the sheet is open.
  const size = sizes.find((each) => each === wanted) ?? sizes[0] ?? 'one'
  const chosen = chosenAtFirst(groups, picked, () => false)
  const problems = checkChosen(groups, chosen, isOut)
  const price = dealPrice(choicePrice(item, size, chosen) ?? 0, item.parts ?? [], deal.chosen, shop)
  return {
    item,
    asked: askedGroups(groups, chosen),
    groups,
    isOut,
    sizes,
    size,
    setSize,
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
    take(choice: Choice, options: Chosen, parts: ChosenParts = []) {
      setSize(choice)
      setPicked(options)
      deal.take(parts)
    },
  }
}
