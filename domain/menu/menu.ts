// What the shop sells: categories, items and their prices.
import type { Making } from '../branch/capacity/capacity.ts'
import type { VatClass, VatSubject } from '../money/vat-class.ts'
import type { LocalText } from '../shared/locale.ts'
import type { Cents } from '../shared/money.ts'
import type { Declaration } from './allergens.ts'
import type { MadeAhead } from './bake/made-ahead.ts'
import type { CategoryIcon } from './category-icons.ts'
import type { Part } from './deals/parts.ts'
import type { ItemGroup } from './options.ts'
import type { SizePrice } from './sizes.ts'
import type { SaleRules, WithSaleRules } from './sold.ts'

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
  /**
   * The last part of the address of its page; absent for those of `firstCategoryIds`, which have pages of their own.
   */
  readonly slug?: string
  readonly icon: CategoryIcon
  /** Shown in place of the icon. */
  readonly image?: Image
  /** Where and when its items are sold, without prices; absent: everywhere and always. */
  readonly sold?: SaleRules
  /** The same by branch, where it names a region. */
  readonly soldAt?: SaleRules
  /** That of its items that say nothing else; absent: `usualVatClass`. */
  readonly vat?: VatClass
}

/** Where a picture comes from (D-16): part of the product, uploaded by staff, or at an address elsewhere. */
/**
 * What a menu has room for, whatever fills it: it is made, compressed and sent as a whole with every change. Far more
 * than any shop sells.
 */
export const menuLimits = { items: 2000, categories: 200 } as const

export const imageKinds = ['bundled', 'uploaded', 'url'] as const
export type ImageKind = (typeof imageKinds)[number]
export interface Image {
  readonly kind: ImageKind
  /** Bundled: the picture's name without folder or extension. Otherwise its key or address. */
  readonly ref: string
}

/** The picture of an item that has none yet. */
export const noPicture: Image = { kind: 'bundled', ref: 'none' }

export const hasPicture = ({ kind, ref }: Image): boolean => kind !== noPicture.kind || ref !== noPicture.ref

/**
 * `sold` is what it says itself of where and when it is sold, `within` what its category says. `vat` is its own VAT
 * class, absent if it has that of its category; `vouchers` is absent where meal vouchers may pay as its class usually
 * lets them.
 */
export interface Item extends WithSaleRules, VatSubject {
  readonly id: string
  readonly category: string
  readonly name: LocalText
  /** The shop's own short word, for the board and the till; absent: the name. Customers never see it. */
  readonly kitchenName?: string
  readonly desc: LocalText
  readonly desc2?: LocalText
  readonly image: Image
  /** Cents for the item as it comes, or, if it is sold only in other sizes, in the first of them. */
  readonly price: Cents
  /**
   * The sizes that it is sold in, in the order of the group, with those that are hidden; absent if it has one price
   * only.
   */
  readonly sizes?: readonly SizePrice[]
  /** Where one piece is made, and how long that takes (TIME-1); absent if nobody has said so. */
  readonly making?: readonly Making[]
  /** That it is made before anybody orders it (BAKE-1); absent for what is made to order. */
  readonly ahead?: MadeAhead
  /** That it does not perish quickly, which only goods do: see `lowestBefore` (PRICE-3). */
  readonly keeps?: boolean
  /** The branches that sell what is left of it at its price of the evening now (BAKE-4); absent: none. */
  readonly evening?: readonly string[]
  /** What it contains as it comes (ALLG-1); absent if nobody has said so. */
  readonly declaration?: Declaration
  /** What can be chosen of it, its sizes first (OPT-1); absent if nothing can. */
  readonly groups?: readonly ItemGroup[]
  /** What a meal deal consists of (OPT-7); absent for any other item. */
  readonly parts?: readonly Part[]
}
