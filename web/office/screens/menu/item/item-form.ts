// The form of an item: the content of its fields, and the draft that it describes.
import type { Problem } from '#contract/index.ts'
import type { Declaration } from '#domain/menu/allergens.ts'
import { checkItem, type ItemDraft, tidyDraft } from '#domain/menu/item-draft.ts'
import { type Image, noPicture } from '#domain/menu/menu.ts'
import { asItComes, isForPersons, type SizePrice } from '#domain/menu/sizes.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import type { Locale, LocalText } from '#domain/shared/locale.ts'
import type { Cents } from '#domain/shared/money.ts'
import { parsePrice, priceText } from '#domain/shared/typed-price.ts'
import { rebase, rebaseEach } from '#web/data/forms/rebase.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import { mergedParts, partsFrom, type TypedPart, typedParts } from '../deal/typed-parts.ts'
import { mergedSold } from '../sold/merged-sold.ts'
import { makingFrom, type TypedTimes, typedTimesOf } from '../times/typed-times.ts'
import { mergedDeclaration } from './typed-declaration.ts'

export interface SizeFields {
  readonly price: string
  /** How many pieces one of it consists of. */
  readonly count: string
}

export interface NewSizeFields {
  readonly name: string
  readonly price: string
}

export const noNewSize: NewSizeFields = { name: '', price: '' }

/** Costs as they were typed. */
export interface TypedAhead {
  readonly cost: string
  readonly salvage: string
}

/** By branch and size, as typed. */
export type BranchPrices = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Prices and numbers are as they were typed. */
export interface ItemForm {
  readonly name: LocalText
  readonly kitchenName: string
  readonly desc: LocalText
  readonly desc2: LocalText
  readonly image: Image | null
  readonly price: string
  /** By size; one without a price is not sold. */
  readonly sizes: Readonly<Record<string, SizeFields>>
  /** A size that the shop does not have yet, until it is added. */
  readonly newSize: NewSizeFields
  readonly making: TypedTimes
  /** What is typed of an item that is made ahead; null: it is made to order. */
  readonly ahead: TypedAhead | null
  /** Null: not declared. */
  readonly declaration: Declaration | null
  /** Where and when it is sold, without its prices. */
  readonly sold: SaleRules | null
  readonly branchPrices: BranchPrices
  /** Its own VAT class; null: that of its category. */
  readonly vat: VatClass | null
  /** Whether meal vouchers may pay for it; null: as usual for its class. */
  readonly vouchers: boolean | null
  /** Whether it keeps for weeks; only asked of the class goods (PRICE-3). */
  readonly keeps: boolean
  /** Of a meal deal; empty for any other item. */
  readonly parts: readonly TypedPart[]
  /** Where it moves to; null: it stays. */
  readonly spot: ItemPlace | null
}

/** What the form of an item is opened for. */
export interface ItemSubject {
  readonly category: string
  /** Undefined for a new one. */
  readonly item: EditableItem | undefined
  /** What a new one begins as a copy of. */
  readonly copyOf?: EditableItem
  /** A new item whose category is still to be chosen. */
  readonly chooses?: true
  /** Opened to say what the item contains. */
  readonly declares?: true
}

/** The same for the same form. */
export const subjectKey = ({ item, copyOf, chooses, category }: ItemSubject): string =>
  item?.id ?? (copyOf ? `+${copyOf.id}` : chooses ? '+' : `+${category}`)

/** A category and a place in it, 1 first; without a place at its end. */
export interface ItemPlace {
  readonly category: string
  readonly place: number | undefined
}

/** What two people typed at once: each keeps the prices and times that the other did not touch. */
export const mergedItem = (base: ItemForm, mine: ItemForm, theirs: ItemForm): ItemForm => ({
  ...rebase(base, mine, theirs),
  sizes: rebaseEach(base.sizes, mine.sizes, theirs.sizes),
  branchPrices: rebaseEach(base.branchPrices, mine.branchPrices, theirs.branchPrices),
  making: rebaseEach(base.making, mine.making, theirs.making),
  sold: mergedSold(base.sold, mine.sold, theirs.sold),
  declaration: mergedDeclaration(base.declaration, mine.declaration, theirs.declaration) ?? null,
  parts: mergedParts(base.parts, mine.parts, theirs.parts),
})

/** Empty for a new item. */
export function formOf(item: EditableItem | undefined, locale: Locale): ItemForm {
  return {
    name: item?.name ?? {},
    kitchenName: item?.kitchenName ?? '',
    desc: item?.desc ?? {},
    desc2: item?.desc2 ?? {},
    image: item && !isNoPicture(item.image) ? item.image : null,
    price: priceText(item?.price ?? null, locale),
    sizes: Object.fromEntries((item?.sizes ?? []).map((one) => [one.size, sizeFieldsOf(one, locale)])),
    newSize: noNewSize,
    making: typedTimesOf(item?.making ?? []),
    ahead: item?.ahead
      ? { cost: priceText(item.ahead.cost ?? null, locale), salvage: priceText(item.ahead.salvage ?? null, locale) }
      : null,
    declaration: item?.declaration ?? null,
    ...soldOf(item, locale),
    vat: item?.vat ?? null,
    vouchers: item?.vouchers ?? null,
    keeps: item?.keeps ?? false,
    parts: typedParts(item?.parts ?? [], locale),
    spot: null,
  }
}

const sizeFieldsOf = ({ price, count }: SizePrice, locale: Locale): SizeFields => ({
  price: priceText(price, locale),
  count: count === undefined ? '' : String(count),
})

function soldOf(item: EditableItem | undefined, locale: Locale): Pick<ItemForm, 'sold' | 'branchPrices'> {
  const { prices = {}, sizes = {}, ...sold } = item?.sold ?? {}
  const typedAt = (branch: string) => {
    const plain = prices[branch]
    const all = { ...(plain !== undefined && { [asItComes]: plain }), ...sizes[branch] }
    return Object.fromEntries(Object.entries(all).map(([size, cents]) => [size, priceText(cents, locale)]))
  }
  const branches = new Set([...Object.keys(prices), ...Object.keys(sizes)])
  return { sold, branchPrices: Object.fromEntries([...branches].map((branch) => [branch, typedAt(branch)])) }
}

/**
 * The form of a copy: as the item is, with a 2 behind its names and no kitchen name, so that nobody takes one for the
 * other.
 */
export function copyFrom(item: EditableItem, locale: Locale): ItemForm {
  const form = formOf(item, locale)
  const name = Object.fromEntries(Object.entries(form.name).map(([each, text]) => [each, `${text} 2`]))
  return { ...form, name, kitchenName: '' }
}

const isNoPicture = ({ kind, ref }: Image): boolean => kind === noPicture.kind && ref === noPicture.ref

/** The value for an unreadable price or number of pieces: the rule refuses it, and the field keeps what was typed. */
const unreadable = -1

const price = (typed: string) => (typed.trim() ? (parsePrice(typed) ?? unreadable) : null)

/** Everything that is wrong with the form. A size that is typed and not added would be lost. */
export const itemFormProblems = (form: ItemForm): readonly Problem[] => [
  ...checkItem(tidyDraft(draftFrom(form))),
  ...(`${form.newSize.name}${form.newSize.price}`.trim() ? [{ problem: 'size_not_added', field: 'newSize' }] : []),
]

export function draftFrom(form: ItemForm): ItemDraft {
  return {
    name: form.name,
    kitchenName: form.kitchenName,
    desc: form.desc,
    desc2: form.desc2,
    image: form.image ?? noPicture,
    price: price(form.price),
    sizes: Object.entries(form.sizes).flatMap(([size, typed]) => sizeFrom(size, typed)),
    making: makingFrom(form.making),
    ahead: form.ahead && { cost: price(form.ahead.cost), salvage: price(form.ahead.salvage) },
    declaration: form.declaration,
    sold: { ...form.sold, ...branchPricesFrom(form.branchPrices) },
    vat: form.vat,
    vouchers: form.vouchers,
    keeps: form.keeps,
    parts: partsFrom(form.parts),
  }
}

function branchPricesFrom(branchPrices: BranchPrices): Pick<SaleRules, 'prices' | 'sizes'> {
  const at = Object.entries(branchPrices).map(([branch, typed]) => {
    const own = Object.entries(typed).flatMap(([size, text]) => (text.trim() ? [[size, price(text)] as const] : []))
    return [branch, Object.fromEntries(own) as Readonly<Record<string, Cents>>] as const
  })
  return {
    prices: Object.fromEntries(
      at.flatMap(([branch, { [asItComes]: plain }]) => (plain === undefined ? [] : [[branch, plain]])),
    ),
    sizes: Object.fromEntries(at.map(([branch, { [asItComes]: _, ...sizes }]) => [branch, sizes])),
  }
}

/** None if neither of its fields has anything in it; a combo must say how many pieces it has, another size need not. */
function sizeFrom(size: string, { price: typed, count }: SizeFields): SizePrice[] {
  if (!count.trim() && !typed.trim()) return []
  const isCounted = isForPersons(size) || count.trim() !== ''
  const pieces = /^\s*\d{1,6}\s*$/.test(count) ? Number(count) : unreadable
  return [{ size, price: price(typed) ?? unreadable, ...(isCounted && { count: pieces }) }]
}
