// Everything the demo shop contains on a first start (DATA-2).
import type { Declaration } from '#domain/menu/allergens.ts'
import type { FirstCategoryId } from '#domain/menu/menu.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import type { VatClass } from '#domain/money/vat-class.ts'
import { declarations } from './declarations.ts'
import { branches, demoMakingOf } from './demo-branches.ts'
import { brand } from './demo-brand.ts'
import { demoCategories } from './demo-categories.ts'
import type { DemoCategory, DemoItem } from './demo-item.ts'
import { reductions } from './demo-reductions.ts'
import { reviews } from './demo-reviews.ts'
import { offers, posts, testimonials } from './landing-page.ts'
import { bottles, cocktails } from './menu-bottles.ts'
import { hotAndColdDrinks } from './menu-drinks.ts'
import { plates } from './menu-plates.ts'
import { sweets } from './menu-sweets.ts'

/**
 * What is sold only in the morning, only at lunch, or at another price in Brussels. Nothing has a season or lacks in a
 * branch: every dish can be seen on every day, and in each of them.
 */
const soldOf: Readonly<Record<string, SaleRules>> = {
  'scrambled-eggs': { times: [{ until: 11 * 60 }] },
  'soup-of-the-day': { prices: { etterbeek: 640 }, times: [{ from: 11 * 60 + 30, until: 15 * 60 }] },
}

interface Classed {
  readonly vat?: VatClass
}

const drinks: readonly FirstCategoryId[] = ['COFFEE', 'ICECOFFEE', 'COLDDRINKS', 'HOTTEA', 'DRINKS', 'COCKTAILS']

const vatOfCategory = (category: string): Classed => (drinks.some((id) => id === category) ? { vat: 'drink' } : {})

/** Wine, beer and cocktails; one without alcohol is a drink like any other. */
const vatOfItem = (category: string, declaration: Declaration | undefined): Classed =>
  declaration?.contains.includes('alcohol') && drinks.some((id) => id === category) ? { vat: 'alcohol' } : {}

const items = [...hotAndColdDrinks, ...plates, ...sweets, ...bottles, ...cocktails].map((item): DemoItem => {
  const declaration = declarations[item.id]
  const sold = soldOf[item.id]
  const vat = vatOfItem(item.category, declaration)
  return { ...item, making: demoMakingOf(item), ...(declaration && { declaration }), ...(sold && { sold }), ...vat }
})

const taxed = demoCategories.map((one): DemoCategory => ({ ...one, ...vatOfCategory(one.id) }))

export const demo = { branches, categories: taxed, items, reductions, offers, posts, reviews, testimonials, brand }
