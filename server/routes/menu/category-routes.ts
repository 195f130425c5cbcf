// The menu's categories: adding, changing, sorting, hiding and removing them.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import {
  categoryOf,
  categorySlugFrom,
  checkCategory,
  draftOfCategory,
  sameCategory,
  tidyCategory,
  whyKept,
} from '#domain/menu/category-draft.ts'
import { placeCategory } from '#domain/menu/category-order.ts'
import { type Category, menuLimits } from '#domain/menu/menu.ts'
import { branchesLosing } from '#domain/menu/off-menu.ts'
import { type GroupUse, usesOf } from '#domain/menu/options.ts'
import { placesIn, strangePlaces } from '#domain/menu/sold-draft.ts'
import { usualVatClass } from '#domain/money/vat-class.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { refusedOffMenu } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import {
  addCategory,
  categoryVersion,
  moveCategories,
  removeCategory,
  saveCategory,
} from '#server/store/menu/category-store.ts'
import { takeImage } from '#server/store/shop/picture-store.ts'
import { keepPrices } from '#work/money/keep-prices.ts'
import { keepAddress } from '#work/shop/images/keep-address.ts'

/** The addresses that are taken are known only within the transaction. */
const free: ReadonlySet<string> = new Set()

const wrong = (field: string, problem = 'bad_input') => no('bad_input', { problems: [{ problem, field }] })

export function categoryRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'categories.read', async () => {
    const catalogue = await store.catalogue.current(store.db)
    return yes({ categories: catalogue.categories.map((category) => shown(category, catalogue)) })
  })

  editingRoutes(app, deps)

  serve(app, deps, 'categories.remove', async ({ input: { id, moveTo }, member, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const refused = refusedOffMenu(member, catalogue.branches)
      if (refused) return refused
      if (!catalogue.categories.some((one) => one.id === id)) return unchanged({ moved: [] })
      const items = itemsIn(catalogue, id)
      const kept = whyKept(catalogue.categories, id, items.length, moveTo !== null)
      if (kept) return no(kept)
      const others = catalogue.categories.filter((one) => one.id !== id)
      const target = moveTo === null ? others[0] : others.find((one) => one.id === moveTo)
      if (!target) return wrong('moveTo')

      await removeCategory(trx, id, { target: target.id, items, uses: usesKept(catalogue, id, items), others })
      tell({ data: { items: items.length } })
      await publish(trx, now, 'menu.changed', {})
      return yes({ moved: items })
    }),
  )

  serve(app, deps, 'categories.setIndex', async ({ input, now, write }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const { categories } = await store.catalogue.current(trx)
      const placed = placeCategory(categories, input.id, input.index)
      if (!placed.ok) return placed.refusal === 'category_unknown' ? no('not_found') : wrong('index')
      if (placed.value.length > 0) {
        await moveCategories(trx, placed.value)
        await publish(trx, now, 'menu.changed', {})
      }
      const moved = categories.map(({ id, index }) => placed.value.find((move) => move.id === id) ?? { id, index })
      return yes({ categories: moved.map(({ id, index }) => ({ id, index })).sort((a, b) => a.index - b.index) })
    }),
  )
}

function editingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'categories.add', async ({ input, now, write, unchanged }) => {
    const typed = tidyCategory(input)
    const problems = checkCategory(typed, free)
    if (problems.length > 0) return no('bad_input', { problems })
    const image = await keepAddress(deps, typed.image, undefined, now)
    if (!image.ok) return image
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const { categories } = catalogue
      const strange = strangePlaces(typed.sold, placesIn(catalogue.branches, catalogue.regions))
      if (strange.length > 0) return no('bad_input', { problems: strange })
      const made = categorySlugFrom(typed.name, slugsOf(categories))
      const draft = { ...typed, image: image.value, slug: typed.slug || made }
      const there = categories.find((one) => isSameAs(one, { ...draft, slug: typed.slug || (one.slug ?? '') }))
      if (there) return unchanged(shown(there, catalogue))
      const taken = checkCategory(draft, slugsOf(categories))
      if (taken.length > 0) return no('bad_input', { problems: taken })
      if (categories.length >= menuLimits.categories) return no('menu_full')
      if (!(await takeImage(trx, draft.image, now))) return wrong('image', 'image_invalid')

      const id = categorySlugFrom(draft.name, new Set(categories.map((one) => one.id)))
      const category = categoryOf({ id, index: Math.max(0, ...categories.map(({ index }) => index)) + 1 }, draft)
      await addCategory(trx, category)
      await publish(trx, now, 'menu.changed', {})
      return yes(shown(category, catalogue))
    })
  })

  serve(app, deps, 'categories.save', async ({ input, member, now, write, tell, unchanged }) => {
    const typed = tidyCategory(input)
    const problems = checkCategory(typed, free)
    if (problems.length > 0) return no('bad_input', { problems })
    const known = (await store.catalogue.current(store.db)).categories.find(({ id }) => id === input.id)
    const image = await keepAddress(deps, typed.image, known?.image, now)
    if (!image.ok) return image
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const before = catalogue.categories.find(({ id }) => id === input.id)
      if (!before) return no('not_found')
      // A category with a page of the specification keeps it; an emptied address stays as it was.
      const slug = before.slug === undefined ? '' : typed.slug || before.slug
      const { sold = before.sold, vat = before.vat } = input
      const draft = tidyCategory({ ...typed, image: image.value, slug, sold, vat })
      const strange = strangePlaces(draft.sold, placesIn(catalogue.branches, catalogue.regions))
      if (strange.length > 0) return no('bad_input', { problems: strange })
      if (isSameAs(before, draft)) return unchanged(shown(before, catalogue))
      if (categoryVersion(before) !== input.version) return no('changed_meanwhile')
      const others = catalogue.categories.filter(({ id }) => id !== before.id)
      const taken = checkCategory(draft, slugsOf(others))
      if (taken.length > 0) return no('bad_input', { problems: taken })
      const category = categoryOf(before, draft)
      const refused = refusedOffMenu(member, branchesLosing(before, category, catalogue.branches))
      if (refused) return refused
      if (!(await takeImage(trx, draft.image, now))) return wrong('image', 'image_invalid')

      if (before.hidden !== category.hidden) tell({ data: { hidden: draft.hidden } })
      await saveCategory(trx, category)
      await keepPrices(trx, store, now)
      await publish(trx, now, 'menu.changed', {})
      return yes(shown(category, catalogue))
    })
  })
}

function usesKept(
  { uses }: Catalogue,
  category: string,
  items: readonly string[],
): ReadonlyMap<string, readonly GroupUse[]> {
  const asked = uses.categories.get(category)
  return new Map(asked ? items.map((item) => [item, usesOf(asked, uses.items.get(item))]) : [])
}

const isSameAs = (category: Category, draft: Parameters<typeof sameCategory>[0]): boolean =>
  sameCategory(draftOfCategory(category), draft)

const slugsOf = (categories: readonly Category[]): ReadonlySet<string> =>
  new Set(categories.flatMap(({ slug }) => slug ?? []))

const itemsIn = ({ items }: Catalogue, category: string): string[] =>
  items.filter((item) => item.category === category).map(({ id }) => id)

type Editable = Output<'categories.read'>['categories'][number]

function shown(category: Category, catalogue: Catalogue): Editable {
  const { id, index } = category
  const { sold = null, vat = usualVatClass, ...draft } = draftOfCategory(category)
  const items = itemsIn(catalogue, id).length
  return {
    id,
    ...draft,
    vat,
    sold: structuredClone(sold) as Editable['sold'],
    index,
    items,
    version: categoryVersion(category),
  }
}
