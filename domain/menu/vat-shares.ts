// The price of one piece by VAT class: an option may have another class than its item, and a meal deal is split by the
// regular prices of its parts (VAT-2).
import type { ClassShare } from '../money/vat.ts'
import { takesVouchers, usuallyTakesVouchers, type VatClass, type VatSubject, vatClassOf } from '../money/vat-class.ts'
import type { Cents } from '../shared/money.ts'
import { splitPrice } from '../shared/split-price.ts'
import { type DealMenu, pickedParts } from './deals/deal-price.ts'
import type { ChosenParts, Part } from './deals/parts.ts'
import type { Chosen, ItemGroup } from './options.ts'
import { lineOptions } from './piece-price.ts'

interface TaxedItem extends VatSubject {
  readonly price: Cents
  readonly groups?: readonly ItemGroup<unknown>[]
  readonly parts?: readonly Part<unknown>[]
}

interface Weight {
  readonly class: VatClass
  readonly vouchers: boolean
  /** What it costs on its own. */
  readonly price: Cents
}

/** The shares of a piece that costs `price` cents; they add up to it. */
export function classShares(
  item: TaxedItem,
  { chosen, picked, price }: { readonly chosen: Chosen; readonly picked: ChosenParts; readonly price: Cents },
  menu: DealMenu<unknown>,
): readonly ClassShare[] {
  const weights = item.parts?.length ? dealWeights(item, item.parts, { chosen, picked }, menu) : weightsOf(item, chosen)
  const amounts = splitPrice(
    price,
    weights.map((weight) => Math.max(0, weight.price)),
  )
  const shares: { -readonly [Field in keyof ClassShare]: ClassShare[Field] }[] = []
  for (const [at, { class: of, vouchers }] of weights.entries()) {
    const amount = amounts[at] ?? 0
    const same = shares.find((share) => share.class === of && (share.vouchers === true) === vouchers)
    if (same) same.amount += amount
    else shares.push({ class: of, amount, ...(vouchers && { vouchers }) })
  }
  return shares.length === 1 ? shares : shares.filter(({ amount }) => amount > 0)
}

/** The item with the options that follow its class, and each of the other options. */
function weightsOf(item: TaxedItem, chosen: Chosen): readonly Weight[] {
  const own = { class: vatClassOf(item), vouchers: takesVouchers(item) }
  const { groups = [], price } = item
  if (groups.length === 0) return [{ ...own, price }]
  const options = lineOptions(groups, chosen)
  const others = otherWeights(groups, options)
  const alone = options.reduce((sum, one) => sum + one.price, price) - others.reduce((sum, one) => sum + one.price, 0)
  return [{ ...own, price: alone }, ...others]
}

const otherWeights = (
  groups: readonly ItemGroup<unknown>[],
  options: readonly { readonly option: string; readonly price: Cents }[],
): readonly Weight[] => {
  const classes = new Map(groups.flatMap((group) => group.options.map(({ id, vat }) => [id, vat] as const)))
  return options.flatMap(({ option, price }) => {
    const of = classes.get(option)
    // What an option takes off the price comes off the item.
    return of && price > 0 ? [{ class: of, vouchers: usuallyTakesVouchers(of), price }] : []
  })
}

/** What each part would cost on its own, and the options of the deal itself that have a class. */
function dealWeights(
  item: TaxedItem,
  parts: readonly Part<unknown>[],
  { chosen, picked }: { readonly chosen: Chosen; readonly picked: ChosenParts },
  menu: DealMenu<unknown>,
): readonly Weight[] {
  const own = pickedParts(parts, picked, menu).flatMap((part) => weightsOf(part.item, part.chosen))
  const { groups = [] } = item
  const weights = [...own, ...otherWeights(groups, lineOptions(groups, chosen))]
  return weights.length > 0 ? weights : [{ class: vatClassOf(item), vouchers: takesVouchers(item), price: 0 }]
}
