// What somebody chooses of an item in its sheet, or for the parts of a meal deal: what that costs, and what is missing
// (OPT-7).
import { useState } from 'react'
import { choicePrice } from '#domain/menu/choice-price.ts'
import { chosenAtFirst, chosenIn, withOption } from '#domain/menu/choosing.ts'
import { askedGroups, type ChoiceProblem, checkChosen, choiceProblems, defaultsOf } from '#domain/menu/chosen.ts'
import { checkParts, type PartProblem } from '#domain/menu/deals/check-parts.ts'
import { dealPrice } from '#domain/menu/deals/deal-price.ts'
import { type ChosenParts, type Part, tidyParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import { inSize, shownSizes, sizeIn, sizesAmong, sizesGroup } from '#domain/menu/sizes.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { MenuState } from '#web/data/menu/public-menu-api.ts'
import type { FullItem, MenuGroup } from '#web/data/menu/with-groups.ts'
import { type BranchMenu, branchMenu } from '../cart/shown-lines.ts'
import type { OpenedItem } from './opened.ts'

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

/** An item that a part can be. */
export interface PartOffer {
  readonly item: FullItem
  readonly extra: Cents
  /** Sold out while it was chosen. */
  readonly out: boolean
}

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

function useParts(
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

export interface GroupsChoice {
  readonly item: FullItem
  /** Its sizes say their whole prices; in a part of a deal they say what they add to its price. */
  readonly wholePrices: boolean
  readonly chosen: Chosen
  readonly isOut: (option: string) => boolean
  /** What is wrong with a group, once that is to be said. */
  readonly problemAt: (group: string) => ChoiceProblem | undefined
  readonly pick: (group: string, option: string, units?: number) => void
}

/** The groups that are asked for, each with what there is to choose in it; without sizes where there is only one. */
export function shownGroups(groups: readonly MenuGroup[], chosen: Chosen): readonly MenuGroup[] {
  return askedGroups(groups, chosen).flatMap((group) => {
    if (group.id !== sizesGroup) return group
    const options = shownSizes(group)
    const [only, another] = options
    return !another && only && only.id === sizeIn(groups, chosen) ? [] : { ...group, options }
  })
}

/** The choice with a size that is shown, in place of another that costs the same. */
function inShownSize(groups: readonly MenuGroup[], chosen: Chosen): Chosen {
  const group = sizesAmong(groups)
  const own = group?.options.find(({ id }) => id === sizeIn(groups, chosen))
  const same = own && shownSizes(group).find(({ price }) => price === own.price)
  return same ? inSize(groups, chosen, same.id) : chosen
}
