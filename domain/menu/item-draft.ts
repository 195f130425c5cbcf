// An item as staff write it: what it must contain, how long its texts may be, and the id made from its name.
import type { Making } from '../capacity/capacity.ts'
import { makingProblems } from '../capacity/pace-settings.ts'
import { type LocalText, locales } from '../shared/locale.ts'
import { isPictureRef } from '../shared/picture.ts'
import { isWithin } from '../shared/range.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { isBlankText, lengthOf, tidyText, tooLongIn } from '../shared/text.ts'
import { highestPrice } from '../shared/typed-price.ts'
import { type Declaration, declarationProblems, inOrder } from './allergens.ts'
import type { Part } from './deals/parts.ts'
import { checkPartDrafts, partDraftProblems, tidyPartDrafts } from './deals/parts-draft.ts'
import type { Image, Item, Piece } from './menu.ts'
import type { Sold } from './sold.ts'
import { soldProblemNames, soldProblems, tidySold } from './sold-draft.ts'

export interface ItemDraft {
  readonly name: LocalText
  /** The shop's own short word, for the board and the till; absent or empty: the name (OPT-6). */
  readonly kitchenName?: string | undefined
  readonly desc: LocalText
  readonly desc2: LocalText
  readonly image: Image
  /** Cents; null if it is not sold in this choice. */
  readonly price: number | null
  readonly glassPrice: number | null
  readonly bottlePrice: number | null
  /** A combo's entries, at most one for each number of persons. */
  readonly pieces: readonly Piece[]
  /** Where one piece is made, and how long; absent or empty: nobody has said so (TIME-1). */
  readonly making?: readonly Making[] | undefined
  /** What it contains; absent or null: not declared (ALLG-1). */
  readonly declaration?: Declaration | null | undefined
  /** Where and when it is sold; absent or null: as its category says (CATG-2). */
  readonly sold?: Sold | null | undefined
  /** Of a meal deal; absent or empty for any other item (OPT-7). A part whose id is '' gets one. */
  readonly parts?: readonly Part[] | undefined
}

/** Characters per language; pieces in one combo entry. */
export const itemLimits = { name: 80, kitchenName: 24, desc: 300, pieces: 500 } as const

/** The picture of an item that has none yet. */
export const noPicture: Image = { kind: 'bundled', ref: 'none' }

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
  'making_invalid',
  'allergen_unknown',
  'declared_twice',
  ...soldProblemNames,
  ...partDraftProblems,
] as const
export type ItemProblemName = (typeof itemProblemNames)[number]

export interface ItemProblem {
  readonly problem: ItemProblemName
  /** 'name', 'name.nl', 'price', 'pieces.2.count' (of the entry for two persons), 'sold.prices.gent' and so on. */
  readonly field: string
}

/** Everything that is wrong with the draft; empty if it may be saved. */
export function checkItem(draft: ItemDraft): readonly ItemProblem[] {
  const { name, desc, desc2, image, pieces } = draft
  const problems: ItemProblem[] = []
  const wrong = (problem: ItemProblemName, field: string) => problems.push({ problem, field })
  if (isBlankText(name)) wrong('name_missing', 'name')
  for (const locale of tooLongIn(name, itemLimits.name)) wrong('name_too_long', `name.${locale}`)
  if (lengthOf(draft.kitchenName ?? '') > itemLimits.kitchenName) wrong('kitchen_name_too_long', 'kitchenName')
  for (const locale of tooLongIn(desc, itemLimits.desc)) wrong('desc_too_long', `desc.${locale}`)
  for (const locale of tooLongIn(desc2, itemLimits.desc)) wrong('desc_too_long', `desc2.${locale}`)
  if (!isPictureRef(image)) wrong('image_invalid', 'image')
  for (const field of ['price', 'glassPrice', 'bottlePrice'] as const) {
    const problem = draft[field] === null ? undefined : priceProblem(draft[field])
    if (problem) wrong(problem, field)
  }
  for (const { persons, count, price } of pieces) {
    if (!isWithin(count, 1, itemLimits.pieces)) wrong('pieces_invalid', `pieces.${persons}.count`)
    const problem = priceProblem(price)
    if (problem) wrong(problem, `pieces.${persons}.price`)
  }
  if (new Set(pieces.map(({ persons }) => persons)).size < pieces.length) wrong('pieces_invalid', 'pieces')
  if (pieces.some(({ persons }) => ![1, 2, 3, 4].includes(persons))) wrong('pieces_invalid', 'pieces')
  const prices = [draft.price, draft.glassPrice, draft.bottlePrice, ...pieces]
  if (prices.every((price) => price === null)) wrong('price_missing', 'price')
  const declared = draft.declaration ? declarationProblems(draft.declaration) : []
  if (draft.price === null)
    for (const branch of Object.keys(draft.sold?.prices ?? {})) wrong('branch_price_alone', `sold.prices.${branch}`)
  return [
    ...problems,
    ...makingProblems(draft.making ?? []),
    ...declared,
    ...soldProblems(draft.sold ?? {}),
    ...checkPartDrafts(draft.parts ?? []),
  ]
}

function priceProblem(price: number): ItemProblemName | undefined {
  if (!Number.isInteger(price) || price < 0) return 'price_invalid'
  return price > highestPrice ? 'price_too_high' : undefined
}

/** The same draft with trimmed texts, without empty ones, and with the combo's entries in order. */
export const tidyDraft = (draft: ItemDraft): ItemDraft => ({
  name: tidyText(draft.name),
  ...(draft.kitchenName?.trim() ? { kitchenName: draft.kitchenName.trim() } : {}),
  desc: tidyText(draft.desc),
  desc2: tidyText(draft.desc2),
  image: { kind: draft.image.kind, ref: draft.image.ref.trim() },
  price: draft.price,
  glassPrice: draft.glassPrice,
  bottlePrice: draft.bottlePrice,
  pieces: draft.pieces
    .map(({ persons, count, price }) => ({ persons, count, price }))
    .sort((a, b) => a.persons - b.persons),
  ...(draft.making?.length ? { making: draft.making.map(({ station, seconds }) => ({ station, seconds })) } : {}),
  ...(draft.declaration ? { declaration: inOrder(draft.declaration) } : {}),
  ...withSold(draft),
  ...(draft.parts?.length ? { parts: tidyPartDrafts(draft.parts) } : {}),
})

function withSold({ sold, price }: ItemDraft): Pick<ItemDraft, 'sold'> {
  const tidy = tidySold(sold, price)
  return tidy ? { sold: tidy } : {}
}

export const draftOf = (item: Item): ItemDraft =>
  tidyDraft({
    name: item.name,
    kitchenName: item.kitchenName,
    desc: item.desc,
    desc2: item.desc2 ?? {},
    image: item.image,
    price: item.price,
    glassPrice: item.glassPrice ?? null,
    bottlePrice: item.bottlePrice ?? null,
    pieces: item.pieces ?? [],
    making: item.making ?? [],
    declaration: item.declaration,
    sold: item.sold,
    parts: item.parts,
  })

/** Whether two drafts are equal, once tidied. */
export const sameDraft = (one: ItemDraft, other: ItemDraft): boolean =>
  JSON.stringify(tidyDraft(one)) === JSON.stringify(tidyDraft(other))

/**
 * An id made from the English name, or else from the first name there is: 'crème brûlée' becomes 'creme-brulee', then
 * 'creme-brulee-2'.
 */
export const itemIdFrom = (name: LocalText, taken: ReadonlySet<string>): string =>
  freeId(locales.map((locale) => slugOf(name[locale] ?? '', 60)).find((slug) => slug !== '') ?? 'item', taken)
