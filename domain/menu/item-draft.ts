// An item as staff write it: what it must contain, how long its texts may be, and the id made from its name.
import type { Making } from '../branch/capacity/capacity.ts'
import { makingProblems } from '../branch/capacity/pace-settings.ts'
import type { VatClass } from '../money/vat-class.ts'
import { type LocalText, locales } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import { isPictureRef } from '../shared/picture.ts'
import { isWithin } from '../shared/range.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { isBlankText, lengthOf, tidyText, tooLongIn } from '../shared/text.ts'
import { highestPrice } from '../shared/typed-price.ts'
import { type Declaration, declarationProblems, inOrder } from './allergens.ts'
import { checkMadeAhead, type MadeAhead, madeAheadProblems, tidyMadeAhead } from './bake/made-ahead.ts'
import type { Part } from './deals/parts.ts'
import { checkPartDrafts, partDraftProblems, tidyPartDrafts } from './deals/parts-draft.ts'
import type { Image, Item } from './menu.ts'
import { asItComes, isForPersons, type SizePrice } from './sizes.ts'
import type { SaleRules } from './sold.ts'
import { soldProblemNames, soldProblems, tidySold } from './sold-draft.ts'

export interface ItemDraft {
  readonly name: LocalText
  /** The shop's own short word, for the board and the till; absent or empty: the name (OPT-6). */
  readonly kitchenName?: string | undefined
  readonly desc: LocalText
  readonly desc2: LocalText
  readonly image: Image
  /** Cents for the item as it comes; null if it is sold only in other sizes. */
  readonly price: Cents | null
  /** The other sizes that it is sold in, each once, with whole prices (OPT-2). */
  readonly sizes: readonly SizePrice[]
  /** Where one piece is made, and how long; absent or empty: nobody has said so (TIME-1). */
  readonly making?: readonly Making[] | undefined
  /** That it is made ahead; absent or null: it is made to order (BAKE-1). */
  readonly ahead?: MadeAhead | null | undefined
  /** What it contains; absent or null: not declared (ALLG-1). */
  readonly declaration?: Declaration | null | undefined
  /** Where and when it is sold; absent or null: as its category says (CATG-2). */
  readonly sold?: SaleRules | null | undefined
  /** Its own VAT class; absent or null: that of its category (VAT-1). */
  readonly vat?: VatClass | null | undefined
  /** Whether meal vouchers may pay for it; absent or null: as usual for its class (PAY-8). */
  readonly vouchers?: boolean | null | undefined
  /** Whether it does not perish quickly, as beans and mugs; absent: it does (PRICE-3). */
  readonly keeps?: boolean | undefined
  /** Of a meal deal; absent or empty for any other item (OPT-7). A part whose id is '' gets one. */
  readonly parts?: readonly Part[] | undefined
}

/** Characters per language; pieces in one combo entry. */
export const itemLimits = { name: 80, kitchenName: 24, desc: 300, pieces: 500 } as const

export const itemProblemNames = [
  'name_missing',
  'name_too_long',
  'kitchen_name_too_long',
  'desc_too_long',
  'price_missing',
  'price_invalid',
  'price_too_high',
  'image_invalid',
  'pieces_invalid',
  'size_unknown',
  'making_invalid',
  ...madeAheadProblems,
  'allergen_unknown',
  'declared_twice',
  ...soldProblemNames,
  ...partDraftProblems,
] as const
export type ItemProblemName = (typeof itemProblemNames)[number]

export interface ItemProblem {
  readonly problem: ItemProblemName
  /** 'name', 'name.nl', 'price', 'sizes.GLASS.price', 'sizes.PERSONS-2.count', 'sold.prices.gent' and so on. */
  readonly field: string
}

/** Everything that is wrong with the draft; empty if it may be saved. */
export function checkItem(draft: ItemDraft): readonly ItemProblem[] {
  const { name, desc, desc2, image, price, sizes } = draft
  const problems: ItemProblem[] = []
  const wrong = (problem: ItemProblemName, field: string) => problems.push({ problem, field })
  if (isBlankText(name)) wrong('name_missing', 'name')
  for (const locale of tooLongIn(name, itemLimits.name)) wrong('name_too_long', `name.${locale}`)
  if (lengthOf(draft.kitchenName ?? '') > itemLimits.kitchenName) wrong('kitchen_name_too_long', 'kitchenName')
  for (const locale of tooLongIn(desc, itemLimits.desc)) wrong('desc_too_long', `desc.${locale}`)
  for (const locale of tooLongIn(desc2, itemLimits.desc)) wrong('desc_too_long', `desc2.${locale}`)
  if (!isPictureRef(image)) wrong('image_invalid', 'image')
  const wrongPrice = (cents: Cents, field: string) => {
    const problem = priceProblem(cents)
    if (problem) wrong(problem, field)
  }
  if (price !== null) wrongPrice(price, 'price')
  for (const one of sizes) {
    // A combo says how many pieces it has; another size need not.
    const count = one.count ?? (isForPersons(one.size) ? 0 : 1)
    if (!isWithin(count, 1, itemLimits.pieces)) wrong('pieces_invalid', `sizes.${one.size}.count`)
    wrongPrice(one.price, `sizes.${one.size}.price`)
  }
  const ids = sizes.map(({ size }) => size)
  if (new Set(ids).size < ids.length || ids.includes(asItComes)) wrong('size_unknown', 'sizes')
  if (price === null && sizes.length === 0) wrong('price_missing', 'price')
  const declared = draft.declaration ? declarationProblems(draft.declaration) : []
  if (draft.price === null)
    for (const branch of Object.keys(draft.sold?.prices ?? {})) wrong('branch_price_alone', `sold.prices.${branch}`)
  return [
    ...problems,
    ...makingProblems(draft.making ?? []),
    ...(draft.ahead ? checkMadeAhead(draft.ahead, lowestPrice(draft)) : []),
    ...declared,
    ...soldProblems(draft.sold ?? {}),
    ...checkPartDrafts(draft.parts ?? []),
  ]
}

/** Of one piece, in whatever size. */
function lowestPrice({ price, sizes }: ItemDraft): Cents | null {
  const all = [...(price === null ? [] : [price]), ...sizes.map((one) => one.price)]
  return all.length > 0 ? Math.min(...all) : null
}

function priceProblem(price: number): ItemProblemName | undefined {
  if (!Number.isInteger(price) || price < 0) return 'price_invalid'
  return price > highestPrice ? 'price_too_high' : undefined
}

/** The same draft with trimmed texts, without empty ones. */
export const tidyDraft = (draft: ItemDraft): ItemDraft => ({
  name: tidyText(draft.name),
  ...(draft.kitchenName?.trim() ? { kitchenName: draft.kitchenName.trim() } : {}),
  desc: tidyText(draft.desc),
  desc2: tidyText(draft.desc2),
  image: { kind: draft.image.kind, ref: draft.image.ref.trim() },
  price: draft.price,
  sizes: draft.sizes.map(({ size, price, count }) => ({ size, price, ...(count !== undefined && { count }) })),
  ...(draft.making?.length ? { making: draft.making.map(({ station, seconds }) => ({ station, seconds })) } : {}),
  ...(draft.ahead ? { ahead: tidyMadeAhead(draft.ahead) } : {}),
  ...(draft.declaration ? { declaration: inOrder(draft.declaration) } : {}),
  ...withSold(draft),
  ...(draft.vat ? { vat: draft.vat } : {}),
  ...(typeof draft.vouchers === 'boolean' ? { vouchers: draft.vouchers } : {}),
  ...(draft.keeps ? { keeps: true } : {}),
  ...(draft.parts?.length ? { parts: tidyPartDrafts(draft.parts) } : {}),
})

function withSold({ sold, price, sizes }: ItemDraft): Pick<ItemDraft, 'sold'> {
  const tidy = tidySold(sold, price, sizes)
  return tidy ? { sold: tidy } : {}
}

const comesPlain = ({ sizes }: Pick<Item, 'sizes'>): boolean => !sizes || sizes.some(({ size }) => size === asItComes)

/** The price and the sizes of the item that the draft describes. */
export function pricesOfDraft({ price, sizes }: Pick<ItemDraft, 'price' | 'sizes'>): Pick<Item, 'price' | 'sizes'> {
  const base = price ?? sizes[0]?.price ?? 0
  if (sizes.length === 0) return { price: base }
  return { price: base, sizes: [...(price === null ? [] : [{ size: asItComes, price }]), ...sizes] }
}

export const itemDraftOf = (item: Item): ItemDraft =>
  tidyDraft({
    name: item.name,
    kitchenName: item.kitchenName,
    desc: item.desc,
    desc2: item.desc2 ?? {},
    image: item.image,
    price: comesPlain(item) ? item.price : null,
    sizes: (item.sizes ?? []).filter(({ size }) => size !== asItComes),
    making: item.making ?? [],
    ahead: item.ahead,
    declaration: item.declaration,
    sold: item.sold,
    vat: item.vat,
    vouchers: item.vouchers,
    keeps: item.keeps,
    parts: item.parts,
  })

/** Whether two drafts are equal, once tidied. */
export const sameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify(tidyDraft(one)) === JSON.stringify(tidyDraft(other))

/** From the English name, or else the first there is: 'crème brûlée' gives 'creme-brulee', then 'creme-brulee-2'. */
export const itemIdFrom = (name: LocalText, taken: ReadonlySet<string>): string =>
  freeId(locales.map((locale) => slugOf(name[locale] ?? '', 60)).find((slug) => slug !== '') ?? 'item', taken)
