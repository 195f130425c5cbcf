// What is in stock at which branch: staff see and set it.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { type OutPlaces, outAt, outUntil } from '#domain/menu/stock.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, untilPast, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { setStock } from '#server/store/menu/stock-store.ts'

export function stockRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'stock.read', async ({ member, now }) => {
    const catalogue = await store.catalogue.current(store.db)
    const mine = ownBranches(catalogue, member, 'stock.see').map(({ id }) => id)
    return yes({
      categories: catalogue.categories.map(({ id, name, index }) => ({ id, name, index })),
      items: catalogue.items.map(({ id, category, name, image }) => ({
        id,
        category,
        name,
        image,
        ...shownStock(catalogue.outOfStock.get(id), mine, now),
      })),
    })
  })

  serve(app, deps, 'stock.set', async ({ input, member, now, write, tell }) => {
    if (typeof input.until === 'number' && input.until <= now) return untilPast
    return await write(async (trx) => {
      const before = await store.catalogue.current(trx)
      if (!before.itemById.has(input.item)) return no('item_unknown')
      const chosen = before.branches.filter(({ id }) => input.branches.includes(id))
      if (chosen.length < input.branches.length) return no('not_allowed')
      const out = new Map(
        input.stock === 'in' ? [] : chosen.map((branch) => [branch.id, outUntil(input.until, branch, now)] as const),
      )
      await setStock(trx, input.item, chosen, now, out)
      await publish(trx, now, 'menu.changed', { item: input.item })
      const [first] = out.values()
      if (input.until === 'tomorrow') tell({ data: { until: first ?? null } })
      const others = [...(before.outOfStock.get(input.item) ?? [])].filter(([id]) => !input.branches.includes(id))
      const mine = ownBranches(before, member, 'stock.see').map(({ id }) => id)
      return yes({ item: input.item, ...shownStock(new Map([...others, ...out]), mine, now) })
    })
  })
}

type StockItem = Output<'stock.read'>['items'][number]

/** At which of `mine` it is out of stock now, and until when, where that is known. */
export function shownStock(
  places: OutPlaces | undefined,
  mine: readonly string[],
  now: number,
): Pick<StockItem, 'out' | 'until'> {
  const out = outAt(places, now).filter((branch) => mine.includes(branch))
  const until = out.map((branch) => [branch, places?.get(branch)] as const)
  return {
    out: mine.filter((branch) => out.includes(branch)),
    until: Object.fromEntries(until.flatMap(([branch, at]) => (typeof at === 'number' ? [[branch, at]] : []))),
  }
}
