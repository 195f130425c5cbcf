// The icons that a category may have, by name; the website draws them.

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
