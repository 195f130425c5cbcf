// Deleting all orders, and the archive from which they can be restored (D-19).
import type { FastifyInstance } from 'fastify'
import { may } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { archiveOrders, listArchives, restoreArchive } from '../../store/orders/archives.ts'
import type { Trx } from '../../store/write-queue.ts'

export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'orders.clear', async ({ input, member, now, write, tell }) => {
    if (input.branches.some((branch) => !may(member, 'clearOrders', branch))) return no('not_allowed')
    return await write(async (trx) => {
      const archive = await archiveOrders(trx, input.branches, member.name, now)
      tell(archive ? { data: { orders: archive.orders } } : 'nothing')
      if (archive) await tellBranches(trx, now, input.branches)
      return yes({ archive: archive?.id ?? null, orders: archive?.orders ?? 0 })
    })
  })

  serve(app, deps, 'archives.list', async ({ now }) => yes({ archives: await listArchives(store.db, now) }))

  serve(app, deps, 'archives.restore', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      const archive = await restoreArchive(trx, input.id, now)
      if (!archive) return no('not_found')
      tell({ branches: archive.branches, data: { orders: archive.orders } })
      await tellBranches(trx, now, archive.branches)
      return yes({ orders: archive.orders })
    }),
  )
}

async function tellBranches(trx: Trx, now: number, branches: readonly string[]): Promise<void> {
  for (const branch of branches) await publish(trx, now, 'orders.archived', { branches: [branch] })
}
