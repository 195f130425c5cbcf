// A category as staff write it: what it must have, how long its texts may be, its address, and how it is removed.

import { usualVatClass, type VatClass } from '../money/vat-class.ts'
import { type LocalText, locales } from '../shared/locale.ts'
import { isPictureRef } from '../shared/picture.ts'
import { freeId, slugOf } from '../shared/slug.ts'
import { isBlankText, tidyText, tooLongIn } from '../shared/text.ts'
import { legalPages } from '../shop/legal/pages.ts'
import type { CategoryIcon } from './category-icons.ts'
import type { PlacedCategory } from './category-order.ts'
import type { Category, Image } from './menu.ts'
import type { SaleRules } from './sold.ts'
import { soldProblemNames, soldProblems, tidySold } from './sold-draft.ts'

export interface CategoryDraft {
  readonly name: LocalText
  readonly desc: LocalText
  /** The last part of its address; '' for one that is made from the name, or that the specification gave. */
  readonly slug: string
  readonly icon: CategoryIcon
  /** Shown in place of the icon; null for none. */
  readonly image: Image | null
  readonly hidden: boolean
  /** Where and when its items are sold; absent or null: everywhere and always (CATG-2). */
  readonly sold?: SaleRules | null | undefined
  /** Of its items that say nothing else; absent: the usual one (VAT-1). */
  readonly vat?: VatClass | undefined
}

/** Characters per language, and of the address. */
export const categoryLimits = { name: 60, desc: 300, slug: 40 } as const

export const categoryProblemNames = [
  'name_missing',
  'name_too_long',
  'desc_too_long',
  'slug_invalid',
  'slug_taken',
  'slug_of_site',
  'image_invalid',
  ...soldProblemNames,
] as const
export type CategoryProblemName = (typeof categoryProblemNames)[number]

export interface CategoryProblem {
  readonly problem: CategoryProblemName
  /** 'name', 'name.nl', 'desc.nl', 'slug', 'image' or 'sold.times.0.season'. */
  readonly field: string
}

/** Everything that is wrong with the draft; `taken` are the addresses of the others. Empty if it may be saved. */
export function checkCategory(
  { name, desc, slug, image, sold }: CategoryDraft,
  taken: ReadonlySet<string>,
): readonly CategoryProblem[] {
  const problems: CategoryProblem[] = []
  const wrong = (problem: CategoryProblemName, field: string) => problems.push({ problem, field })
  if (isBlankText(name)) wrong('name_missing', 'name')
  for (const locale of tooLongIn(name, categoryLimits.name)) wrong('name_too_long', `name.${locale}`)
  for (const locale of tooLongIn(desc, categoryLimits.desc)) wrong('desc_too_long', `desc.${locale}`)
  if (slug !== '' && !isSlug(slug)) wrong('slug_invalid', 'slug')
  else if (taken.has(slug)) wrong('slug_taken', 'slug')
  else if (siteWords.has(slug)) wrong('slug_of_site', 'slug')
  if (image && !isPictureRef(image)) wrong('image_invalid', 'image')
  return [...problems, ...soldProblems(sold ?? {})]
}

const isSlug = (text: string): boolean =>
  text.length <= categoryLimits.slug && /^[a-z0-9-]+$/.test(text) && /[a-z0-9]/.test(text)

/** The same draft with trimmed texts, without empty ones, and with the address in small letters. */
export function tidyCategory({ name, desc, slug, icon, image, hidden, sold, vat }: CategoryDraft): CategoryDraft {
  // A price belongs to an item.
  const { prices: _, ...limits } = sold ?? {}
  const tidy = tidySold(limits)
  return {
    name: tidyText(name),
    desc: tidyText(desc),
    slug: slug.trim().toLowerCase(),
    icon,
    image: image && { kind: image.kind, ref: image.ref.trim() },
    hidden,
    ...(tidy && { sold: tidy }),
    ...(vat && vat !== usualVatClass && { vat }),
  }
}

export const draftOfCategory = (category: Category): CategoryDraft =>
  tidyCategory({
    name: category.name,
    desc: category.desc,
    slug: category.slug ?? '',
    icon: category.icon,
    image: category.image ?? null,
    hidden: category.hidden ?? false,
    sold: category.sold,
    vat: category.vat,
  })

/** Whether two drafts are equal, once tidied. */
export const sameCategory = (one: CategoryDraft, other: CategoryDraft): boolean =>
  JSON.stringify(tidyCategory(one)) === JSON.stringify(tidyCategory(other))

/** An id, or the last part of an address, made from the English name or else from the first that has Latin letters. */
export const categorySlugFrom = (name: LocalText, taken: ReadonlySet<string>): string =>
  freeId(
    locales.map((locale) => slugOf(name[locale] ?? '', 36)).find((slug) => slug !== '') ?? 'category',
    new Set([...taken, ...siteWords]),
  )

/** The category that a draft describes, in the order in which the catalogue has its fields. */
export const categoryOf = (
  { id, index }: PlacedCategory,
  { name, desc, slug, icon, image, hidden, sold, vat }: CategoryDraft,
): Category => ({
  id,
  name,
  desc,
  index,
  ...(hidden ? { hidden } : {}),
  ...(slug === '' ? {} : { slug }),
  icon,
  ...(image ? { image } : {}),
  ...(sold ? { sold } : {}),
  ...(vat ? { vat } : {}),
})

/** How a category that goes is left: its items must go to another one first, and a last one stays for new items. */
export type CategoryLeaving = 'category_has_items' | 'last_category'

/** Why this category cannot be removed; undefined if it can. `moves`: its items go to another category. */
export function whyKept(
  categories: readonly Pick<Category, 'id'>[],
  id: string,
  items: number,
  moves: boolean,
): CategoryLeaving | undefined {
  if (categories.every((one) => one.id === id)) return 'last_category'
  return items > 0 && !moves ? 'category_has_items' : undefined
}

const words = `about account accountant admin again alerts all-orders api assets bake basket begin board branches brand c cart categories confirm contact
  day-book days display displays fake-orders figures food-edit food-edit-copy food-edit-hidden food-edit-item
  food-edit-new food-edit-options food-edit-prices food-edit-sheet food-edit-undeclared foods gift gift-card gift-cards healthz invoices
  legal-edit log making-times menu messages metrics money new-order online-payment order orders password payouts people persons
  pictures print printers promises readyz reductions reservation reservations review review-admin ring-ups sent site-edit stamps table-cards till track uploads vat`

export const siteWords: ReadonlySet<string> = new Set([...words.split(/\s+/), ...legalPages])
