// What somebody chooses of an item in its sheet: its size, options, quantity and note, what that costs, and what is missing.
import { useState } from 'react'
import { choicePrice } from '../../domain/menu/choice-price.ts'
import { chosenAtFirst, chosenIn, withOption } from '../../domain/menu/choosing.ts'
import { askedGroups, type ChoiceProblem, checkChosen } from '../../domain/menu/chosen.ts'
import { type Choice, choicesOf } from '../../domain/menu/menu.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import { type FullItem, optionsOut } from '../api/menu/with-groups.ts'
import type { OpenedItem } from './opened.ts'

export type ItemChoice = ReturnType<typeof useItemChoice>

export function useItemChoice(
  { choice: first, options, line, urgent = false }: OpenedItem,
  item: FullItem,
  branch: string | null,
) {
  const { groups } = item
  const isOut = optionsOut(item, branch)
  const sizes = choicesOf(item)
  const [wanted, setSize] = useState<Choice | undefined>(line?.choice ?? first)
  const [picked, setPicked] = useState(() =>
    chosenAtFirst(groups, line ? chosenIn(groups, line.options) : options, isOut),
  )
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.note ?? '')
  const [told, tell] = useState(urgent)

  // Staff may change sizes and groups while the sheet is open.
  const size = sizes.find((each) => each === wanted) ?? sizes[0] ?? 'one'
  const chosen = chosenAtFirst(groups, picked, () => false)
  const problems = checkChosen(groups, chosen, isOut)
  const price = choicePrice(item, size, chosen) ?? 0

  return {
    item,
    asked: askedGroups(groups, chosen),
    groups,
    isOut,
    sizes,
    size,
    setSize,
    chosen,
    price,
    quantity,
    setQuantity,
    note,
    setNote,
    complete: problems.length === 0,
    /** What is wrong with a group: at once if something sold out while it was chosen, else once somebody went on. */
    problemAt: (group: string): ChoiceProblem | undefined =>
      problems.find((one) => one.group === group && (told || one.problem === 'option_sold_out')),
    tell: () => tell(true),
    pick: (group: string, option: string, units = 1) =>
      setPicked(withOption(groups, chosen, { group, option, quantity: units }, isOut)),
    /** Takes a whole choice, as it was had last time. */
    take(choice: Choice, options: Chosen) {
      setSize(choice)
      setPicked(options)
    },
  }
}
