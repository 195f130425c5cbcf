// The archive of closed days, from which orders can be brought back for 30 days (D-19).
import type { FastifyInstance } from 'fastify'
import { readCode } from '../../../domain/counter/code.ts'
import { isOver, phaseOf } from '../../../domain/order/course.ts'
import { randomShare } from '../../course/chance.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { holdRestored } from '../../pace/hold-again.ts'
import { bringBack, findArchived, listArchives, restoreArchive } from '../../store/orders/archives.ts'
import { byId } from '../../store/orders/orders.ts'

export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'archives.list', async ({ now }) => yes({ archives: await listArchives(store.db, now) }))

  serve(app, deps, 'archives.find', async ({ input: { text }, now }) => {
    const { branches } = await store.catalogue.current(store.db)
    const codes = branches.map(({ letter }) => readCode(text, letter)).filter((code) => code !== null)
    return yes({ orders: await findArchived(store.db, text, [...new Set(codes)], now) })
  })

  serve(app, deps, 'archives.bringBack', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      await store.catalogue.held(trx)
      const order = (await bringBack(trx, input.id, now, randomShare)) ? await byId(trx, input.id) : undefined
      if (!order) return no('not_found')
      const { branch, token } = order
      if (!isOver(phaseOf(order))) await holdRestored(trx, [order.id], now)
      tell({ branches: [branch] })
      await publish(trx, now, 'orders.archived', { branches: [branch] })
      await publish(trx, now, 'orders.archived', { branches: [branch], token })
      return yes(order)
    }),
  )

  serve(app, deps, 'archives.restore', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      // A change of the capacity waits, and weighs what was brought back.
      await store.catalogue.held(trx)
      const archive = await restoreArchive(trx, input.id, now, randomShare)
      if (!archive) return no('not_found')
      await holdRestored(trx, archive.open, now)
      tell({ branches: archive.branches, data: { orders: archive.orders } })
      for (const branch of archive.branches) await publish(trx, now, 'orders.archived', { branches: [branch] })
      return yes({ orders: archive.orders })
    }),
  )
}
