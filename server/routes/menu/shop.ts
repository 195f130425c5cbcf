// The running shop: stock per branch, open or closed, and the delivery message.
import type { FastifyInstance } from 'fastify'
import { branchesFor, may } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import type { Catalogue } from '../../store/catalogue/catalogue.ts'
import { setMessage, setShopState, setStock } from '../../store/catalogue/shop-state.ts'

export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'stock.read', async ({ member }) => {
    const catalogue = await store.catalogue.current(store.db)
    const mine = branchesFor(member, 'stock', branchIds(catalogue))
    return yes({
      categories: catalogue.categories.map(({ id, name, index }) => ({ id, name, index })),
      items: catalogue.items.map(({ id, category, name, image }) => ({
        id,
        category,
        name,
        image,
        out: mine.filter((branch) => catalogue.outOfStock.get(id)?.has(branch)),
      })),
    })
  })

  serve(app, deps, 'stock.set', async ({ input, member, now }) => {
    if (input.branches.some((branch) => !may(member, 'stock', branch))) return no('not_allowed')
    return await store.write(async (trx) => {
      const before = await store.catalogue.current(trx)
      if (!before.itemById.has(input.item)) return no('item_unknown')
      if (input.branches.some((branch) => !branchIds(before).includes(branch))) return no('not_allowed')
      await setStock(trx, input.item, input.branches, input.stock === 'in')
      await publish(trx, now, 'menu.changed', { item: input.item })
      const out = new Set(before.outOfStock.get(input.item))
      for (const branch of input.branches) input.stock === 'in' ? out.delete(branch) : out.add(branch)
      return yes({ item: input.item, out: branchesFor(member, 'stock', branchIds(before)).filter((id) => out.has(id)) })
    })
  })

  serve(app, deps, 'shop.read', async ({ member }) => {
    const catalogue = await store.catalogue.current(store.db)
    return yes({
      branches: catalogue.branches
        .filter(({ id }) => may(member, 'shop', id))
        .map(({ id, name, shop }) => ({ id, name, shop: { ...shop } })),
      message: catalogue.message,
      messageShown: catalogue.messageShown,
      publicUrl: deps.config.publicUrl,
    })
  })

  serve(app, deps, 'shop.setState', async ({ input, member, now }) => {
    if (input.branches.some((branch) => !may(member, 'shop', branch))) return no('not_allowed')
    return await store.write(async (trx) => {
      const known = branchIds(await store.catalogue.current(trx))
      if (input.branches.some((branch) => !known.includes(branch))) return no('not_allowed')
      await setShopState(trx, input.branches, { open: input.open, date: input.date, desc: input.desc })
      await publish(trx, now, 'shop.changed', { branches: input.branches })
      return yes({})
    })
  })

  serve(app, deps, 'shop.setMessage', async ({ input, now }) =>
    store.write(async (trx) => {
      await setMessage(trx, input.message, input.shown)
      await publish(trx, now, 'menu.changed', {})
      return yes({ message: input.message, shown: input.shown })
    }),
  )
}

const branchIds = (catalogue: Catalogue): string[] => catalogue.branches.map(({ id }) => id)
