// What an item is for VAT, and whether meal vouchers may pay for it unless the shop says otherwise (VAT-1, PAY-8).

export const vatClasses = ['food', 'drink', 'alcohol', 'snack', 'goods', 'deposit'] as const
export type VatClass = (typeof vatClasses)[number]

/** The class of a category of which nobody has said otherwise. */
export const usualVatClass: VatClass = 'food'

const eaten: readonly VatClass[] = ['food', 'drink', 'snack']

/** Meal vouchers pay for what is eaten and drunk, not for alcohol. */
export const usuallyTakesVouchers = (of: VatClass): boolean => eaten.includes(of)

/** What an item says of itself, and what its category says of its items; the item's own word counts. */
export interface VatSubject {
  readonly vat?: VatClass | undefined
  readonly vatWithin?: VatClass | undefined
  readonly vouchers?: boolean | undefined
}

export const vatClassOf = ({ vat, vatWithin }: Pick<VatSubject, 'vat' | 'vatWithin'>): VatClass =>
  vat ?? vatWithin ?? usualVatClass

export const takesVouchers = (item: VatSubject): boolean => item.vouchers ?? usuallyTakesVouchers(vatClassOf(item))
