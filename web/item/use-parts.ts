// What somebody chooses for the parts of a meal deal: an item for each, with that item's own options (OPT-7).
import { useState } from 'react'
import { chosenAtFirst, withOption } from '../../domain/menu/choosing.ts'
import { type ChoiceProblem, choiceProblems } from '../../domain/menu/chosen.ts'
import { checkParts, type PartProblem } from '../../domain/menu/deals/check-parts.ts'
import { type ChosenParts, type Part, tidyParts } from '../../domain/menu/deals/parts.ts'
import type { Chosen } from '../../domain/menu/options.ts'
import type { Cents } from '../../domain/shared/money.ts'
import type { FullItem } from '../api/menu/with-groups.ts'
import type { BranchMenu } from '../cart/branch-menu.ts'
import type { GroupsChoice } from './groups-choice.ts'

/** An item that a part can be. */
export interface PartOffer {
  readonly item: FullItem
  readonly extra: Cents
  /** Sold out while it was chosen. */
  readonly out: boolean
}

/** One part of the deal while it is chosen. */
export interface PartChoice {
  readonly id: string
  readonly name: string
  readonly offers: readonly PartOffer[]
  /** What can be chosen of the item that is; undefined while none is. */
  readonly groups: GroupsChoice | undefined
  /** Of the part itself; what is wrong with options stands at their group. */
  readonly problem: PartProblem | undefined
  /** Whether options of the chosen item are missing or sold out. */
  readonly optionsWrong: boolean
  readonly choose: (item: string) => void
}

export function useParts(
  parts: readonly Part<string>[],
  before: ChosenParts | undefined,
  shop: BranchMenu,
  told: boolean,
): {
  readonly chosen: ChosenParts
  readonly choices: readonly PartChoice[]
  readonly complete: boolean
  readonly take: (chosen: ChosenParts) => void
} {
  const [wanted, setWanted] = useState<ChosenParts>(() => before ?? onlyOnes(parts, shop))
  const groupsOf = (id: string) => shop.itemOf(id)?.groups ?? []
  // Staff may change the deal while its sheet is open.
  const known = wanted.filter(({ part, item }) => shop.itemOf(item) && itemsOf(parts, part).includes(item))
  const chosen = tidyParts(parts, known, groupsOf)
  const problems = checkParts(parts, chosen, shop)

  const put = (part: string, item: string, options: Chosen) =>
    setWanted([...chosen.filter((one) => one.part !== part), { part, item, options }])

  const groupsOfPart = (part: string, item: FullItem, chosen: Chosen, seen: readonly PartProblem[]): GroupsChoice => ({
    item,
    wholePrices: false,
    chosen,
    isOut: shop.optionOut,
    problemAt: (group) => seen.flatMap((one) => (isOfGroup(one) && one.group === group ? one : []))[0],
    pick: (group, option, units = 1) =>
      put(part, item.id, withOption(item.groups, chosen, { group, option, quantity: units }, shop.optionOut)),
  })

  const choiceOf = ({ id: part, name, choose }: Part<string>): PartChoice => {
    const own = chosen.find((one) => one.part === part)
    const item = own && shop.itemOf(own.item)
    const wrong = problems.filter((one) => one.part === part)
    const seen = wrong.filter(({ problem }) => told || isSoldOut(problem))
    return {
      id: part,
      name,
      offers: choose.flatMap(({ item: id, extra }) => {
        const item = shop.itemOf(id)
        const out = !shop.inStock(id)
        return item && (!out || own?.item === id) ? [{ item, extra, out }] : []
      }),
      problem: seen.find(({ group }) => group === undefined),
      optionsWrong: wrong.some(({ group }) => group !== undefined),
      groups: item && groupsOfPart(part, item, own.options ?? [], seen),
      choose: (item) => put(part, item, chosenAtFirst(groupsOf(item), undefined, shop.optionOut)),
    }
  }

  return { chosen, choices: parts.map(choiceOf), complete: problems.length === 0, take: setWanted }
}

const isOfGroup = (problem: PartProblem): problem is PartProblem & ChoiceProblem =>
  choiceProblems.some((name) => name === problem.problem)

const isSoldOut = (problem: PartProblem['problem']): boolean =>
  problem === 'option_sold_out' || problem === 'part_item_out'

const itemsOf = (parts: readonly Part<string>[], part: string): readonly string[] =>
  parts.find(({ id }) => id === part)?.choose.map(({ item }) => item) ?? []

/** A part with one item leaves nothing to choose. */
function onlyOnes(parts: readonly Part<string>[], shop: BranchMenu): ChosenParts {
  return parts.flatMap(({ id: part, choose }) => {
    const there = choose.filter(({ item }) => shop.itemOf(item) && shop.inStock(item))
    const [only] = there
    if (!only || there.length > 1) return []
    return [
      {
        part,
        item: only.item,
        options: chosenAtFirst(shop.itemOf(only.item)?.groups ?? [], undefined, shop.optionOut),
      },
    ]
  })
}
