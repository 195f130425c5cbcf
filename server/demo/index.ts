// Everything the demo shop contains on a first start (DATA-2).
import type { Sold } from '../../domain/menu/sold.ts'
import { declarations } from './declarations.ts'
import { branches, makingOf } from './demo-branches.ts'
import { brand } from './demo-brand.ts'
import { categories } from './demo-categories.ts'
import type { DemoItem } from './demo-item.ts'
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
const soldOf: Readonly<Record<string, Sold>> = {
  'scrambled-eggs': { times: [{ until: 11 * 60 }] },
  'soup-of-the-day': { prices: { etterbeek: 640 }, times: [{ from: 11 * 60 + 30, until: 15 * 60 }] },
}

const items = [...hotAndColdDrinks, ...plates, ...sweets, ...bottles, ...cocktails].map((item): DemoItem => {
  const [declaration, sold] = [declarations[item.id], soldOf[item.id]]
  return { ...item, making: makingOf(item), ...(declaration && { declaration }), ...(sold && { sold }) }
})

export const demo = { branches, categories, items, offers, posts, reviews, testimonials, brand }
