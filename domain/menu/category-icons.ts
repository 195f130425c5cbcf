// The icons that a category may have, by name, and what each says about VAT; the website draws them.
import { usualVatClass, type VatClass } from '../money/vat-class.ts'

export const categoryIcons = [
  'cup',
  'iced-cup',
  'cold-glass',
  'tea',
  'bottle',
  'beer',
  'cocktail',
  'bagel',
  'bread',
  'croissant',
  'panini',
  'burger',
  'pizza',
  'grill',
  'egg',
  'soup',
  'bowl',
  'salad',
  'fruit',
  'waffle',
  'cake',
  'ice-cream',
  'gift',
  'star',
] as const
export type CategoryIcon = (typeof categoryIcons)[number]

/** The icon of a category for which nobody has chosen one. */
export const usualIcon: CategoryIcon = 'star'

const classes: Readonly<Partial<Record<CategoryIcon, VatClass>>> = {
  ...{ cup: 'drink', 'iced-cup': 'drink', 'cold-glass': 'drink', tea: 'drink', bottle: 'drink' },
  ...{ beer: 'alcohol', cocktail: 'alcohol', gift: 'goods' },
}

/** What a category with this icon most likely is for VAT; the owner decides. */
export const classOfIcon = (icon: CategoryIcon): VatClass => classes[icon] ?? usualVatClass
