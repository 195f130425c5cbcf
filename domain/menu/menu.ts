// What the shop sells: categories, items, their prices and the choices of an item.
import type { Making } from '../capacity/capacity.ts'
import type { LocalText } from '../shared/locale.ts'
import type { Declaration } from './allergens.ts'
import type { CategoryIcon } from './category-icons.ts'
import type { Part } from './deals/parts.ts'
import type { ItemGroup } from './options.ts'
import type { Sold, SoldItem } from './sold.ts'

/**
 * The categories that a new shop begins with, in their index order (specification, section 3), then the built-in
 * cocktails. The pages of the specification belong to them (ROUTE-5); the owner may add others and remove these.
 */
export const firstCategoryIds = [
  'COFFEE',
  'ICECOFFEE',
  'COLDDRINKS',
  'HOTTEA',
  'SPECIALS',
  'SALADS',
  'PANINI',
  'BAGEL',
  'GRILLEDSNACKS',
  'WAFFELS',
  'CAKEANDSWEETS',
  'DRINKS',
  'COCKTAILS',
] as const
export type FirstCategoryId = (typeof firstCategoryIds)[number]

export interface Category {
  /** One of `firstCategoryIds`, or made from the name of one that the owner or an import added. */
  readonly id: string
  readonly name: LocalText
  readonly desc: LocalText
  /** Position in the list, 1 first; no two categories have the same (D-21). */
  readonly index: number
  /** Customers see neither the category nor its items. */
  readonly hidden?: boolean
  /** The last part of the address of its page; absent for those of `firstCategoryIds`, which have pages of their own. */
  readonly slug?: string
  readonly icon: CategoryIcon
  /** Shown in place of the icon. */
  readonly image?: Image
  /** Where and when its items are sold, without prices; absent: everywhere and always. */
  readonly sold?: Sold
}

/** Where a picture comes from (D-16): part of the product, uploaded by staff, or at an address elsewhere. */
export const imageKinds = ['bundled', 'uploaded', 'url'] as const
export type ImageKind = (typeof imageKinds)[number]
export interface Image {
  readonly kind: ImageKind
  /** Bundled: the picture's name without folder or extension. Otherwise its key or address. */
  readonly ref: string
}

/** One entry of a combo: for `persons` people, `count` pieces at `price` cents. */
export interface Piece {
  readonly persons: number
  readonly count: number
  readonly price: number
}

/** `sold` is what it says itself of where and when it is sold, `within` what its category says. */
export interface Item extends SoldItem {
  readonly id: string
  readonly category: string
  readonly name: LocalText
  /** The shop's own short word, for the board and the till; absent: the name. Customers never see it. */
  readonly kitchenName?: string
  readonly desc: LocalText
  readonly desc2?: LocalText
  readonly image: Image
  /** Cents for the item as it comes; null if it is sold only by the glass, by the bottle or as a combo. */
  readonly price: number | null
  readonly glassPrice?: number
  readonly bottlePrice?: number
  /** A combo's entries, 1 to 4 persons (MENU-4); absent for any other item. */
  readonly pieces?: readonly Piece[]
  /** Where one piece is made, and how long that takes (TIME-1); absent if nobody has said so. */
  readonly making?: readonly Making[]
  /** What it contains as it comes (ALLG-1); absent if nobody has said so. */
  readonly declaration?: Declaration
  /** What can be chosen of it (OPT-1); absent if nothing can. */
  readonly groups?: readonly ItemGroup[]
  /** What a meal deal consists of (OPT-7); absent for any other item. */
  readonly parts?: readonly Part[]
}

/** Every choice that an item can have. */
export const choices = ['one', 'glass', 'bottle', 'persons-1', 'persons-2', 'persons-3', 'persons-4'] as const
export type Choice = (typeof choices)[number]

/** The price of an item in this choice, in cents; null if it has no such choice. */
export function priceOf(
  item: Pick<Item, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'>,
  choice: Choice,
): number | null {
  if (choice === 'one') return item.price
  if (choice === 'glass') return item.glassPrice ?? null
  if (choice === 'bottle') return item.bottlePrice ?? null
  return pieceOf(item, choice)?.price ?? null
}

/** The combo entry of a 'persons-n' choice. */
export function pieceOf(item: Pick<Item, 'pieces'>, choice: Choice): Piece | undefined {
  return item.pieces?.find((piece) => choice === `persons-${piece.persons}`)
}

/**
 * Every choice of this item, in the order of `choices`. If the glass (or bottle) costs the same as the item as it
 * comes, both are one choice; it is named only if there is another price beside it.
 */
export function choicesOf(item: Pick<Item, 'price' | 'glassPrice' | 'bottlePrice' | 'pieces'>): Choice[] {
  const offered = choices.filter((choice) => priceOf(item, choice) !== null)
  const sameAsOne = offered.filter((choice) => choice !== 'one' && priceOf(item, choice) === item.price)
  if (item.price === null || sameAsOne.length === 0) return offered
  return sameAsOne.length === offered.length - 1 ? ['one'] : offered.filter((choice) => choice !== 'one')
}
