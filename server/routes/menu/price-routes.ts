// Many prices changed at once: each from what it was seen to be, all of them or none.
import type { FastifyInstance } from 'fastify'
import type { Checked } from '#contract/index.ts'
import { checkGroup } from '#domain/menu/group-draft.ts'
import { checkItem, itemDraftOf } from '#domain/menu/item-draft.ts'
import { priceValues, withPrices } from '#domain/menu/item-prices.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { OptionGroup } from '#domain/menu/options.ts'
import { priceAt, withPriceAt } from '#domain/menu/price-change.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { type Catalogue, lockCatalogue } from '#server/store/menu/catalogue.ts'
import { itemFromDraft, saveItem } from '#server/store/menu/item-store.ts'
import { saveGroup } from '#server/store/menu/option-edit.ts'
import { keepPrices } from '#work/money/keep-prices.ts'

type PriceChange = Checked<'prices.change'>

export function priceRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'prices.change', async ({ input, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockCatalogue(trx)
      const catalogue = await store.catalogue.current(trx)
      const changes = [...itemPrices(input, catalogue), ...optionPrices(input, catalogue)]
      const open = changes.filter(({ is, to }) => is !== to)
      if (open.length === 0) return unchanged({ changed: 0 })
      if (changes.some(({ is, from }) => is !== from)) return no('changed_meanwhile')
      const items = changedItems(input, catalogue)
      const groups = changedGroups(input, catalogue)
      const problems = [...items.flatMap((item) => checkItem(itemDraftOf(item))), ...groups.flatMap(checkGroup)]
      if (problems.length > 0) return no('bad_input', { problems })

      for (const item of items) await saveItem(trx, item)
      for (const group of groups) await saveGroup(trx, group)
      await keepPrices(trx, store, now)
      tell({ data: { prices: open.length } })
      await publish(trx, now, 'menu.changed', {})
      return yes({ changed: open.length })
    }),
  )
}

/** `is`: the price now; undefined if the item or option is gone. */
interface Seen {
  readonly is: number | null | undefined
  readonly from: number
  readonly to: number
}

function itemPrices({ items }: PriceChange, { itemById, branches }: Catalogue): Seen[] {
  return items.map(({ item, price, branch, from, to }) => {
    const known = itemById.get(item)
    const draft = known && itemDraftOf(known)
    if (branch === undefined) return { is: draft && priceValues(draft)[price], from, to }
    const there = branches.find(({ id }) => id === branch)
    return { is: draft && there ? priceAt(draft, there, price) : undefined, from, to }
  })
}

function optionPrices({ options }: PriceChange, { groups }: Catalogue): Seen[] {
  const prices = new Map(groups.flatMap((group) => group.options.map(({ id, price }) => [id, price])))
  return options.map(({ option, from, to }) => ({ is: prices.get(option), from, to }))
}

function changedItems({ items }: PriceChange, { itemById }: Catalogue): Item[] {
  return [...Map.groupBy(items, ({ item }) => item)].flatMap(([id, changes]) => {
    const item = itemById.get(id)
    if (!item) return []
    const values = changes.flatMap(({ price, branch, to }) => (branch === undefined ? [[price, to] as const] : []))
    const usual = withPrices(itemDraftOf(item), Object.fromEntries(values))
    const draft = changes.reduce(
      (one, { price, branch, to }) => (branch === undefined ? one : withPriceAt(one, branch, price, to)),
      usual,
    )
    return [itemFromDraft(id, item.category, draft)]
  })
}

function changedGroups({ options }: PriceChange, { groups }: Catalogue): OptionGroup[] {
  const wished = new Map(options.map(({ option, to }) => [option, to]))
  return groups
    .filter((group) => group.options.some(({ id }) => wished.has(id)))
    .map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, price: wished.get(option.id) ?? option.price })),
    }))
}
