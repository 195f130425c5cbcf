// What the owner decides about money at the counter: who sees the cash totals, and how unpaid orders are handed over.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { asksUnpaid, setAsksUnpaid, setTakingsReach, takingsReach } from '../../store/takings/takings-store.ts'

export function takingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const rules = async (db: typeof store.db) => ({ reach: await takingsReach(db), asksUnpaid: await asksUnpaid(db) })

  serve(app, deps, 'takings.read', async () => yes(await rules(store.db)))

  serve(app, deps, 'takings.set', async ({ input, now, write }) =>
    write(async (trx) => {
      if (input.reach !== undefined) await setTakingsReach(trx, input.reach)
      if (input.asksUnpaid !== undefined) await setAsksUnpaid(trx, input.asksUnpaid)
      await publish(trx, now, 'takings.changed', {})
      return yes(await rules(trx))
    }),
  )
}
