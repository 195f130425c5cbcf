// Taking over the demo in one act, and what it would meet (BRAND-2).
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { localTime } from '#domain/branch/hours.ts'
import { neutralBrand } from '#domain/shop/brand/brand.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { nothingPromised, stillPromisedAt } from '#server/store/branch/branch-store.ts'
import { touchCatalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import { takeOverDemo } from '#tools/demo/take-over-demo.ts'
import {
  brandWithoutDemo,
  type Parted,
  partBranches,
  partGroups,
  partItems,
  partReviews,
  partTexts,
} from '#tools/demo/untouched.ts'

export function takeOverRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'demo.read', async ({ now }) => {
    const menu = await store.catalogue.current(store.db)
    const { offer, post, testimonial } = await partTexts(store.db)
    const reviews = await partReviews(store.db)
    return yes({
      branches: await branchesNow(store.db, menu.branches, now),
      items: counted(partItems(menu)),
      groups: counted(partGroups(menu)),
      texts: [offer, post, testimonial].map(counted).reduce((sum, one) => ({
        untouched: sum.untouched + one.untouched,
        own: sum.own + one.own,
      })),
      reviews: { untouched: reviews.untouched.length, own: reviews.own },
      brand: (await brandWithoutDemo(store.db, neutralBrand)).hadDemo,
    })
  })

  serve(app, deps, 'demo.takeOver', async ({ input, now, write, tell, unchanged }) =>
    write(async (trx) => {
      const done = await takeOverDemo(store, trx, input, now)
      if (!done.ok) {
        const orders = done.refusal.some(({ problem }) => problem === 'branch_has_orders')
        const problems = done.refusal.map(({ branch, problem }) => ({ problem, field: `branches.${branch}` }))
        return no(orders ? 'branch_has_orders' : 'branch_has_reservations', { problems })
      }
      const { branches, items, texts, reviews, brand } = done.value
      const taken = { branches: branches.length, items, texts, reviews: reviews.length, brand }
      if (Object.values(taken).every((one) => !one)) return unchanged(taken)
      tell({ data: taken })
      await touchCatalogue(trx)
      await publish(trx, now, 'menu.changed', {})
      await publish(trx, now, 'content.changed', {})
      if (branches.length > 0) await publish(trx, now, 'shop.changed', { branches })
      for (const id of reviews) await publish(trx, now, 'reviews.removed', { id })
      return yes(taken)
    }),
  )
}

const counted = ({ untouched, own }: Parted<unknown>) => ({ untouched: untouched.length, own: own.length })

async function branchesNow(
  db: Store['db'],
  branches: readonly Branch[],
  now: number,
): Promise<Output<'demo.read'>['branches']> {
  const { untouched, own } = partBranches(branches)
  const all = [...untouched, ...own].map(({ id, name, timeZone }) => ({
    id,
    name,
    today: localTime(now, timeZone).date,
  }))
  const promised = await stillPromisedAt(db, all)
  return all.map(({ id, name }, place) => ({
    id,
    name,
    untouched: place < untouched.length,
    ...(promised.get(id) ?? nothingPromised),
  }))
}
