// What one meal deal costs, with what was chosen for its parts (OPT-7).
import type { Making } from '#domain/branch/capacity/capacity.ts'
import type { VatSubject } from '#domain/money/vat-class.ts'
import type { LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Declaration } from '../allergens.ts'
import type { PricedItem } from '../choice-price.ts'
import { defaultsOf } from '../chosen.ts'
import type { Chosen, ItemGroup } from '../options.ts'
import { addedBy } from '../piece-price.ts'
import { type ChosenParts, chosenOfPart, type Part } from './parts.ts'

export interface DealItem<Text> extends PricedItem, VatSubject {
  readonly id: string
  readonly category: string
  readonly name: Text
  readonly kitchenName?: string
  readonly groups?: readonly ItemGroup<Text>[]
  readonly making?: readonly Making[]
  readonly declaration?: Declaration
}

export interface DealMenu<Text> {
  readonly itemOf: (id: string) => DealItem<Text> | undefined
}

export interface PickedPart<Text = LocalText> {
  readonly part: string
  readonly extra: Cents
  readonly item: DealItem<Text>
  readonly chosen: Chosen
}

/** The chosen parts whose items there are, in the order of the deal. */
export function pickedParts<Text>(
  parts: readonly Part<unknown>[],
  chosen: ChosenParts,
  { itemOf }: DealMenu<Text>,
): PickedPart<Text>[] {
  return parts.flatMap(({ id: part, choose }) => {
    const own = chosen.find((one) => one.part === part)
    const extra = choose.find(({ item }) => item === own?.item)?.extra
    const item = own && itemOf(own.item)
    if (!item || extra === undefined) return []
    return [{ part, extra, item, chosen: chosenOfPart(item.groups ?? [], own.options) }]
  })
}

/**
 * Cents that the parts add to the price of the deal. That price holds each item as it comes: another option of it adds
 * what it costs more, or takes off what it costs less.
 */
function addedByParts<Text>(parts: readonly Part<unknown>[], chosen: ChosenParts, menu: DealMenu<Text>): Cents {
  return pickedParts(parts, chosen, menu).reduce((sum, { extra, item: { groups = [] }, chosen }) => {
    return sum + extra + addedBy(groups, chosen) - addedBy(groups, defaultsOf(groups))
  }, 0)
}

/** Cents for one deal, never below 0; `own` is the price of the deal itself. */
export const dealPrice = <Text>(
  own: Cents,
  parts: readonly Part<unknown>[],
  chosen: ChosenParts,
  menu: DealMenu<Text>,
): Cents => Math.max(0, own + addedByParts(parts, chosen, menu))
