// The archive of closed days, from which orders can be brought back for 30 days (D-19).
import type { FastifyInstance } from 'fastify'
import { randomShare } from '../../course/chance.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { holdRestored } from '../../pace/hold-again.ts'
import { listArchives, restoreArchive } from '../../store/orders/archives.ts'

export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'archives.list', async ({ now }) => yes({ archives: await listArchives(store.db, now) }))

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
