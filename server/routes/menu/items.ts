// Menu editing: items added, saved and taken off, and the order of the categories.
import type { FastifyInstance } from 'fastify'
import type { Output } from '../../../contract/index.ts'
import { placeCategory } from '../../../domain/menu/category-order.ts'
import { checkItem, draftOf, itemIdFrom, sameDraft, tidyDraft } from '../../../domain/menu/item-draft.ts'
import type { Item } from '../../../domain/menu/menu.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { keepAddress } from '../../images/keep-address.ts'
import { publish } from '../../live/publish.ts'
import { lockCatalogue } from '../../store/catalogue/catalogue.ts'
import {
  addItem,
  itemIds,
  itemOf,
  moveCategories,
  moveItems,
  removeItem,
  saveItem,
  versionOf,
} from '../../store/catalogue/items.ts'
import { takeImage } from '../../store/catalogue/pictures.ts'

const noSuchPicture = no('bad_input', { problems: [{ problem: 'image_invalid', field: 'image' }] })

export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'items.read', async () => {
    const { items } = await store.catalogue.current(store.db)
    return yes({ items: items.map(shown) })
  })

  serve(app, deps, 'items.add', async ({ input, now, write, tell }) => {
    const typed = tidyDraft(input)
    const problems = checkItem(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    const image = await keepAddress(deps, typed.image, undefined, now)
    if (!image.ok) return image
    const draft = { ...typed, image: image.value }
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const { categories, items } = await store.catalogue.current(trx)
      if (!categories.some(({ id }) => id === input.category))
        return no('bad_input', { problems: [{ problem: 'bad_input', field: 'category' }] })
      const there = items.find((item) => item.category === input.category && sameDraft(draftOf(item), draft))
      if (there) {
        tell('nothing')
        return yes(shown(there))
      }
      if (!(await takeImage(trx, draft.image, now))) return noSuchPicture

      const item = itemOf(itemIdFrom(draft.name, await itemIds(trx)), input.category, draft)
      await addItem(trx, item)
      await publish(trx, now, 'menu.changed', { item: item.id })
      return yes(shown(item))
    })
  })

  serve(app, deps, 'items.save', async ({ input, now, write, tell }) => {
    const typed = tidyDraft(input)
    const problems = checkItem(typed)
    if (problems.length > 0) return no('bad_input', { problems })
    const shownNow = (await store.catalogue.current(store.db)).itemById.get(input.id)?.image
    const image = await keepAddress(deps, typed.image, shownNow, now)
    if (!image.ok) return image
    const sent = { ...typed, image: image.value }
    return await write(async (trx) => {
      await lockCatalogue(trx)
      const before = (await store.catalogue.current(trx)).itemById.get(input.id)
      if (!before) return no('item_unknown')
      // A form of before making times and declarations were asked for sends none.
      const { making = before.making, declaration = before.declaration } = input
      const draft = tidyDraft({ ...sent, making, declaration })
      if (sameDraft(draftOf(before), draft)) {
        tell('nothing')
        return yes(shown(before))
      }
      if (versionOf(before) !== input.version) return no('changed_meanwhile')
      if (!(await takeImage(trx, draft.image, now))) return noSuchPicture

      const item = itemOf(before.id, before.category, draft)
      if (!sameDeclaration(before, item)) tell({ data: { declared: item.declaration !== undefined } })
      await saveItem(trx, item)
      await publish(trx, now, 'menu.changed', { item: item.id })
      return yes(shown(item))
    })
  })

  serve(app, deps, 'items.remove', async ({ input, now, write }) =>
    write(async (trx) => {
      if (!(await removeItem(trx, input.id, now))) return no('item_unknown')
      await publish(trx, now, 'menu.changed', { item: input.id })
      return yes({})
    }),
  )

  serve(app, deps, 'items.move', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const { itemById } = await store.catalogue.current(trx)
      if (input.items.some((id) => !itemById.has(id))) return no('item_unknown')
      const moved = await moveItems(trx, input.items, input.category)
      tell(moved.length > 0 ? { data: { items: moved.length } } : 'nothing')
      if (moved.length > 0) await publish(trx, now, 'menu.changed', {})
      return yes({ moved })
    }),
  )

  serve(app, deps, 'categories.setIndex', async ({ input, now, write }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const { categories } = (await store.catalogue.current(trx)).forGuests
      const placed = placeCategory(categories, input.id, input.index)
      if (!placed.ok)
        return placed.refusal === 'category_unknown'
          ? no('not_found')
          : no('bad_input', { problems: [{ problem: 'bad_input', field: 'index' }] })
      if (placed.value.length > 0) {
        await moveCategories(trx, placed.value)
        await publish(trx, now, 'menu.changed', {})
      }
      const moved = categories.map(({ id, index }) => placed.value.find((move) => move.id === id) ?? { id, index })
      return yes({ categories: moved.map(({ id, index }) => ({ id, index })).sort((a, b) => a.index - b.index) })
    }),
  )
}

const sameDeclaration = (one: Item, other: Item): boolean =>
  JSON.stringify(one.declaration) === JSON.stringify(other.declaration)

function shown(item: Item): Output<'items.read'>['items'][number] {
  const version = versionOf(item)
  const { id, category, making = [], declaration = null } = item
  return { id, category, ...draftOf(item), making, declaration, version, mark: version }
}
