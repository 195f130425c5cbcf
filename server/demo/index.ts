// Everything the demo shop contains on a first start (DATA-2).
import type { Brand } from '../../domain/brand/brand.ts'
import type { DemoBranch } from './branches.ts'
import { branches } from './branches.ts'
import { brand } from './brand.ts'
import type { DemoCategory } from './categories.ts'
import { categories } from './categories.ts'
import { withDeclaration } from './declarations.ts'
import type { DemoItem } from './demo-item.ts'
import { bagel } from './items/bagel.ts'
import { cakeAndSweets } from './items/cake-and-sweets.ts'
import { cocktails } from './items/cocktails.ts'
import { coffee } from './items/coffee.ts'
import { coldDrinks } from './items/cold-drinks.ts'
import { drinks } from './items/drinks.ts'
import { grilledSnacks } from './items/grilled-snacks.ts'
import { hotTea } from './items/hot-tea.ts'
import { iceCoffee } from './items/ice-coffee.ts'
import { panini } from './items/panini.ts'
import { salads } from './items/salads.ts'
import { specials } from './items/specials.ts'
import { waffels } from './items/waffels.ts'
import { withMaking } from './making.ts'
import type { DemoOffer } from './offers.ts'
import { offers } from './offers.ts'
import type { DemoPost } from './posts.ts'
import { posts } from './posts.ts'
import type { DemoReview } from './reviews.ts'
import { reviews } from './reviews.ts'
import { withSold } from './sold.ts'
import type { DemoTestimonial } from './testimonials.ts'
import { testimonials } from './testimonials.ts'

interface Demo {
  readonly branches: readonly DemoBranch[]
  readonly categories: readonly DemoCategory[]
  readonly items: readonly DemoItem[]
  readonly offers: readonly DemoOffer[]
  readonly posts: readonly DemoPost[]
  readonly reviews: readonly DemoReview[]
  readonly testimonials: readonly DemoTestimonial[]
  readonly brand: Brand
}

const items: readonly DemoItem[] = [
  ...coffee,
  ...iceCoffee,
  ...coldDrinks,
  ...hotTea,
  ...specials,
  ...salads,
  ...panini,
  ...bagel,
  ...grilledSnacks,
  ...waffels,
  ...cakeAndSweets,
  ...drinks,
  ...cocktails,
].map((item) => withSold(withDeclaration(withMaking(item))))

export const demo: Demo = { branches, categories, items, offers, posts, reviews, testimonials, brand }
