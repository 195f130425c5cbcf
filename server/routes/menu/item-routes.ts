// Menu editing: items added, saved, moved and taken off.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { withItemAt } from '#domain/menu/category-order.ts'
import { checkPartsOnMenu } from '#domain/menu/deals/parts-draft.ts'
import { checkItem, itemDraftOf, itemIdFrom, sameDraft, tidyDraft } from '#domain/menu/item-draft.ts'
import { type Item, menuLimits } from '#domain/menu/menu.ts'
import { branchesLosing } from '#domain/menu/off-menu.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { sizesInOrder, strangeSizes } from '#domain/menu/sizes-draft.ts'
import { placesIn, strangePlaces } from '#domain/menu/sold-draft.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { refusedOffMenu } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import {
  addItem,
  itemFromDraft,
  itemIds,
  itemVersionOf,
  moveItems,
  orderItems,
  removeItem,
  saveItem,
  sellAt,
} from '#server/store/menu/item-store.ts'
import { forgetLeftOf } from '#server/store/menu/left-sale-store.ts'
import { saveUses } from '#server/store/menu/option-edit.ts'
import { takeImage } from '#server/store/shop/picture-store.ts'
import { keepPrices } from '#work/money/keep-prices.ts'
import { keepAddress } from '#work/shop/images/keep-address.ts'

const noSuchPicture = no('bad_input', { problems: [{ problem: 'image_invalid', field: 'image' }] })
const noSuchCategory = no('bad_input', { problems: [{ problem: 'bad_input', field: 'category' }] })

export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'items.read', async () => {
    const { items } = await store.catalogue.current(store.db)
    return yes({ items: items.map(shown) })
  })

  serve(app, deps, 'items.add', async ({ input, now, write, unchanged }) => {
    const typed = tidyDraft({ ...input, sizes: input.sizes ?? [] })
    const problems = checkItem(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    const image = await keepAddress(deps, typed.image, undefined, now)
    if (!image.ok) return image
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const draft = { ...typed, image: image.value, sizes: sizesInOrder(typed.sizes, sizesOf(catalogue)) }
      if (!hasCategory(catalogue, input.category)) return noSuchCategory
      const strange = [
        ...strangePlaces(draft.sold, placesIn(catalogue.branches, catalogue.regions)),
        ...strangeSizes(draft, sizesOf(catalogue)),
      ]
      if (strange.length > 0) return no('bad_input', { problems: strange })
      const inCategory = catalogue.items.filter(({ category }) => category === input.category)
      const there = inCategory.find((item) => item.id !== input.copyOf && sameDraft(itemDraftOf(item), draft))
      if (there) return unchanged(shown(there))
      const wrong = checkPartsOnMenu(draft.parts ?? [], '', catalogue.items)
      if (wrong.length > 0) return no('bad_input', { problems: wrong })
      if (catalogue.items.length >= menuLimits.items) return no('menu_full')
      if (!(await takeImage(trx, draft.image, now))) return noSuchPicture

      const item = itemFromDraft(itemIdFrom(draft.name, await itemIds(trx)), input.category, draft)
      await addItem(trx, item)
      await saveUses(trx, { item: item.id }, catalogue.uses.items.get(input.copyOf ?? '') ?? [])
      const original = inCategory.findIndex(({ id }) => id === input.copyOf)
      if (original >= 0) await orderItems(trx, item.category, withItemAt(idsOf(inCategory), item.id, original + 2))
      await keepPrices(trx, store, now)
      await publish(trx, now, 'menu.changed', { item: item.id })
      return yes(shown(item))
    })
  })

  serve(app, deps, 'items.save', async ({ input, member, now, write, tell, unchanged }) => {
    // What is left out stays as it is.
    const here = (await store.catalogue.current(store.db)).itemById.get(input.id)
    const typed = tidyDraft({ ...input, ...(input.sizes ? { sizes: input.sizes } : pricesKept(input, here)) })
    const problems = checkItem(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    const image = await keepAddress(deps, typed.image, here?.image, now)
    if (!image.ok) return image
    const sent = { ...typed, image: image.value }
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const before = catalogue.itemById.get(input.id)
      if (!before) return no('item_unknown')
      if (input.category !== undefined && !hasCategory(catalogue, input.category)) return noSuchCategory
      const order = newOrder(catalogue, before, input)
      const { making = before.making, declaration = before.declaration, kitchenName = before.kitchenName } = input
      const { sold = before.sold, parts = before.parts, vat = before.vat, vouchers = before.vouchers } = input
      const { ahead = before.ahead, keeps = before.keeps } = input
      const sizes = sizesInOrder(sent.sizes, sizesOf(catalogue))
      const own = { making, declaration, kitchenName, sold, parts, vat, vouchers, ahead, keeps }
      const draft = tidyDraft({ ...sent, sizes, ...own })
      const strange = [
        ...strangePlaces(draft.sold, placesIn(catalogue.branches, catalogue.regions)),
        ...strangeSizes(draft, sizesOf(catalogue)),
      ]
      if (strange.length > 0) return no('bad_input', { problems: strange })
      const isSame = sameDraft(itemDraftOf(before), draft)
      if (isSame && !order) return unchanged(shown(before))
      if (!isSame && itemVersionOf(before) !== input.version) return no('changed_meanwhile')
      const wrong = checkPartsOnMenu(draft.parts ?? [], before.id, catalogue.items)
      if (wrong.length > 0) return no('bad_input', { problems: wrong })
      if (catalogue.items.length >= menuLimits.items) return no('menu_full')
      if (!(await takeImage(trx, draft.image, now))) return noSuchPicture

      const item = itemFromDraft(before.id, input.category ?? before.category, draft)
      const refused = refusedOffMenu(member, losingItem(catalogue, before, item))
      if (refused) return refused
      if (!sameDeclaration(before, item)) tell({ data: { declared: item.declaration !== undefined } })
      await saveItem(trx, item)
      if (before.ahead && !item.ahead) await forgetLeftOf(trx, item.id)
      if (order) await orderItems(trx, item.category, order)
      await keepPrices(trx, store, now)
      await publish(trx, now, 'menu.changed', { item: item.id })
      return yes(shown(item))
    })
  })

  leavingRoutes(app, deps)
}

/** Items off the menu, of all branches or of some, and into another category. */
function leavingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'items.remove', async ({ input, member, now, write }) =>
    write(async (trx) => {
      const { branches } = await store.catalogue.current(trx)
      const refused = refusedOffMenu(member, branches)
      if (refused) return refused
      if (!(await removeItem(trx, input.id, branches, now))) return no('item_unknown')
      await publish(trx, now, 'menu.changed', { item: input.id })
      return yes({})
    }),
  )

  serve(app, deps, 'items.sellAt', async ({ input: { item: id, branches, sold }, now, write, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const item = catalogue.itemById.get(id)
      if (!item) return no('item_unknown')
      if (branches.some((branch) => catalogue.branches.every((one) => one.id !== branch))) return no('not_allowed')
      if (branches.every((branch) => (item.notAt ?? []).includes(branch) !== sold)) return unchanged({})
      await sellAt(trx, id, branches, sold)
      await publish(trx, now, 'menu.changed', { item: id })
      return yes({})
    }),
  )

  serve(app, deps, 'items.move', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      if (!hasCategory(catalogue, input.category)) return noSuchCategory
      const items = input.items.flatMap((id) => catalogue.itemById.get(id) ?? [])
      if (items.length < input.items.length) return no('item_unknown')
      const refused = refusedOffMenu(
        member,
        items.flatMap((item) => losingItem(catalogue, item, { ...item, category: input.category })),
      )
      if (refused) return refused
      const moved = await moveItems(trx, input.items, input.category)
      tell(moved.length > 0 ? { data: { items: moved.length } } : 'nothing')
      if (moved.length > 0) await publish(trx, now, 'menu.changed', {})
      return yes({ moved })
    }),
  )
}

const sizesOf = ({ groups }: Catalogue) => groups.find(({ id }) => id === sizesGroup)

/** For a form that knows nothing of sizes: those that the item has, and with them its price as it comes. */
function pricesKept({ price }: { readonly price: number | null }, before: Item | undefined) {
  const draft = before && itemDraftOf(before)
  return { sizes: draft?.sizes ?? [], price: price ?? draft?.price ?? null }
}

/** The branches that no longer offer an item once it is changed or moved like this. */
export function losingItem(
  { branches, categories }: Pick<Catalogue, 'branches' | 'categories'>,
  before: Item,
  after: Pick<Item, 'category' | 'sold'>,
): readonly Branch[] {
  const offered = ({ category, sold }: Pick<Item, 'category' | 'sold'>) => {
    const { sold: within, hidden } = categories.find(({ id }) => id === category) ?? {}
    return { sold, within, hidden }
  }
  return branchesLosing(offered(before), offered(after), branches)
}

const hasCategory = ({ categories }: Catalogue, id: string): boolean =>
  categories.some((category) => category.id === id)

const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id)

/** The items of the category that `wish` names, in their new order; undefined if this item stays where it is. */
function newOrder(
  { items }: Catalogue,
  { id, category: own }: Item,
  { category = own, place }: { readonly category?: string | undefined; readonly place?: number | undefined },
): string[] | undefined {
  if (category === own && place === undefined) return undefined
  const before = idsOf(items.filter((item) => item.category === category))
  const order = withItemAt(before, id, place)
  return order.join(' ') === before.join(' ') ? undefined : order
}

const sameDeclaration = (one: Item, other: Item): boolean =>
  JSON.stringify(one.declaration) === JSON.stringify(other.declaration)

type Editable = Output<'items.read'>['items'][number]

function shown(item: Item): Editable {
  const version = itemVersionOf(item)
  const { id, category, kitchenName = '', making = [], declaration = null, notAt = [] } = item
  const {
    sold = null,
    parts = [],
    vat = null,
    vouchers = null,
    ahead = null,
    keeps = false,
    ...draft
  } = itemDraftOf(item)
  return {
    id,
    category,
    ...draft,
    sizes: [...draft.sizes],
    kitchenName,
    making,
    ahead,
    declaration,
    vat,
    vouchers,
    keeps,
    sold: structuredClone(sold) as Editable['sold'],
    notAt: [...notAt],
    parts: structuredClone(parts) as Editable['parts'],
    version,
  }
}
