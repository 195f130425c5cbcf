// Which parts of a shop are still as the demo brought them. They are found by comparing, which misses no kind of
// change.

import type { Branch } from '#domain/branch/branch.ts'
import { itemDraftOf } from '#domain/menu/item-draft.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { OptionGroup } from '#domain/menu/options.ts'
import { sizesAmong, withoutSizes } from '#domain/menu/sizes.ts'
import { withoutGone } from '#domain/menu/sold-draft.ts'
import { type Brand, brandTexts } from '#domain/shop/brand/brand.ts'
import { withoutDemoMedia } from '#domain/shop/brand/media.ts'
import { branchVersionOf } from '#server/store/branch/branch-store.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { oldestReviews, reviewCount } from '#server/store/guests/review-store.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { reductionVersionOf } from '#server/store/money/reduction-store.ts'
import { readBrand } from '#server/store/shop/brand-store.ts'
import { type Content, readContent } from '#server/store/shop/content-store.ts'
import { deals } from './deals.ts'
import { demo } from './index.ts'
import { optionGroups, ownSizes, usesOfItems, withOwnSizes } from './option-groups.ts'
import { openBranches } from './seed-demo.ts'

/** Where the demo's items wait as drafts, hidden from customers. */
export const draftsCategory = 'demo-drafts'

export interface Parted<Thing> {
  readonly untouched: readonly Thing[]
  /** What somebody changed or added. */
  readonly own: readonly Thing[]
}

function part<Thing>(things: readonly Thing[], isUntouched: (thing: Thing) => boolean): Parted<Thing> {
  return { untouched: things.filter(isUntouched), own: things.filter((thing) => !isUntouched(thing)) }
}

/** The demo's rules of reductions that nobody changed. */
export const untouchedReductions = ({ reductions }: Pick<Catalogue, 'reductions'>): readonly string[] => {
  const seeds = new Map(demo.reductions.map((rule) => [rule.id, reductionVersionOf(rule)]))
  return reductions.filter((rule) => seeds.get(rule.id) === reductionVersionOf(rule)).map(({ id }) => id)
}

/** The same values under the same keys, in whatever order they were written. */
const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** Opening, closing and hiding one does not change it. */
export function partBranches<One extends Branch>(branches: readonly One[]): Parted<One> {
  const seeds = new Map(openBranches(true).map((branch) => [branch.id, branchVersionOf(branch)]))
  return part(branches, (branch) => seeds.has(branch.id) && seeds.get(branch.id) === branchVersionOf(branch))
}

export const partItems = ({ items, uses, branches }: Pick<Catalogue, 'items' | 'uses' | 'branches'>): Parted<Item> =>
  part(items, (item) => {
    const seed = seedItems.get(item.id)
    if (!seed || ![seed.category, draftsCategory].includes(item.category)) return false
    const asked = uses.items.get(item.id) ?? []
    const known = new Set(branches.map(({ id }) => id))
    const sold = seed.sold && withoutGone(seed.sold, known)
    const seeds = [seed, ...withOwnSizes([seed])].map((one) => (sold ? { ...one, sold } : one))
    return seeds.some((one) => sameDrafts(item, one)) && (asked.length === 0 || same(asked, usesOfItems[item.id] ?? []))
  })

const seedItems: ReadonlyMap<string, Item> = new Map([...demo.items, ...deals].map((item) => [item.id, item]))

/** Making times, declarations and sale times may also be absent, as in a demo shop without limits. */
function sameDrafts(item: Item, seed: Item): boolean {
  const { making = [], declaration, sold, ...rest } = itemDraftOf(item)
  const { making: seedMaking = [], declaration: seedDeclaration, sold: seedSold, ...seedRest } = itemDraftOf(seed)
  if (!same(rest, seedRest)) return false
  if (making.length > 0 && !same(making, seedMaking)) return false
  if (sold && !same(sold, seedSold)) return false
  return !declaration || same(declaration, seedDeclaration)
}

/** The groups other than sizes, which every shop has. */
export const partGroups = ({ groups }: Pick<Catalogue, 'groups'>): Parted<OptionGroup> =>
  part(withoutSizes(groups), (group) => {
    const seed = optionGroups.find(({ id }) => id === group.id)
    return seed !== undefined && same(plain(group), plain(seed))
  })

/** The demo's own sizes that nobody changed. */
export function untouchedSizes({ groups }: Pick<Catalogue, 'groups'>): readonly string[] {
  const here = sizesAmong(groups)?.options ?? []
  return ownSizes
    .filter(({ id, name, price }) => here.some((one) => one.id === id && same([one.name, one.price], [name, price])))
    .map(({ id }) => id)
}

/** What customers read and pay; making times are the stations' business. */
const plain = ({ name, kind, min, max, included, options }: OptionGroup) => ({
  name,
  kind,
  min,
  max,
  included,
  options: options.map(({ id, name: called, price, most, hidden = false }) => ({ id, called, price, most, hidden })),
})

export interface PartedTexts {
  readonly offer: Parted<Content['offers'][number]>
  readonly post: Parted<Content['posts'][number]>
  readonly testimonial: Parted<Content['testimonials'][number]>
}

export async function partTexts(db: Db): Promise<PartedTexts> {
  const { offers, posts, testimonials } = await readContent(db)
  return {
    offer: partAs(offers, demo.offers, ['title', 'subTitle', 'details', 'image']),
    post: partAs(posts, demo.posts, ['question', 'answer', 'date', 'image']),
    testimonial: partAs(testimonials, demo.testimonials, ['name', 'branch', 'text']),
  }
}

/** Untouched is what has these fields as the demo's thing with its id. */
const partAs = <Thing extends { readonly id: string }, Field extends keyof Thing>(
  things: readonly Thing[],
  seeds: readonly (Pick<Thing, Field> & { readonly id: string })[],
  fields: readonly Field[],
): Parted<Thing> =>
  part(things, (thing) => {
    const seed = seeds.find(({ id }) => id === thing.id)
    return seed !== undefined && fields.every((field) => same(thing[field], seed[field]))
  })

/**
 * Guests' reviews have no other name than their words and stars. The demo's are the oldest, so no other is looked at;
 * `own` counts the rest.
 */
export async function partReviews(
  db: Db,
): Promise<{ readonly untouched: readonly { readonly id: number }[]; readonly own: number }> {
  const seeds = new Set(
    demo.reviews.map(({ food, service, value, atmosphere, userName, text }) =>
      canonical([{ food, service, value, atmosphere }, userName, text]),
    ),
  )
  const oldest = await oldestReviews(db, demo.reviews.length)
  const untouched = oldest.filter(({ ratings, name, text }) => seeds.has(canonical([ratings, name, text])))
  return { untouched, own: (await reviewCount(db)) - untouched.length }
}

/** The brand without what is still the demo's, and whether that was anything. */
export async function brandWithoutDemo(db: Db, neutral: Brand): Promise<{ own: Brand; hadDemo: boolean }> {
  const brand = await readBrand(db)
  const { texts } = brand
  const own: Brand = {
    ...brand,
    name: brand.name === demo.brand.name ? neutral.name : brand.name,
    logo: same(brand.logo, demo.brand.logo) ? neutral.logo : brand.logo,
    media: withoutDemoMedia(brand.media),
    texts: Object.fromEntries(
      brandTexts.map((name) => [name, same(texts[name], demo.brand.texts[name]) ? neutral.texts[name] : texts[name]]),
    ) as Brand['texts'],
  }
  return { own, hadDemo: !same(own, brand) }
}
