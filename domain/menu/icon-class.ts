// What the icon of a category says about VAT, so that coffee is not taxed as food where nobody has said what it is.
import { usualVatClass, type VatClass } from '../money/vat-class.ts'
import type { CategoryIcon } from './category-icons.ts'

const classes: Readonly<Partial<Record<CategoryIcon, VatClass>>> = {
  cup: 'drink',
  'iced-cup': 'drink',
  'cold-glass': 'drink',
  tea: 'drink',
  bottle: 'drink',
  beer: 'alcohol',
  cocktail: 'alcohol',
  gift: 'goods',
}

/** What a category with this icon most likely is for VAT; the owner decides. */
export const classOfIcon = (icon: CategoryIcon): VatClass => classes[icon] ?? usualVatClass
