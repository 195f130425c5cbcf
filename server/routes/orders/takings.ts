// Who sees the cash totals: the owner reads and sets it.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { setTakingsReach, takingsReach } from '../../store/takings/takings.ts'

export function takingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'takings.read', async () => yes({ reach: await takingsReach(store.db) }))

  serve(app, deps, 'takings.set', async ({ input, now, write }) =>
    write(async (trx) => {
      await setTakingsReach(trx, input.reach)
      await publish(trx, now, 'takings.changed', {})
      return yes({ reach: input.reach })
    }),
  )
}
