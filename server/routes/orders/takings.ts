// What the owner decides about money at the counter: who sees the cash totals, and how unpaid orders are handed over.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { settingVersion } from '../../store/setting-store.ts'
import {
  asksUnpaid as readAsksUnpaid,
  setAsksUnpaid,
  setTakingsReach,
  takingsReach,
} from '../../store/takings/takings-store.ts'

export function takingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  async function rules(db: typeof store.db) {
    const set = { reach: await takingsReach(db), asksUnpaid: await readAsksUnpaid(db) }
    return { ...set, version: settingVersion(set) }
  }

  serve(app, deps, 'takings.read', async () => yes(await rules(store.db)))

  serve(app, deps, 'takings.set', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      await store.engine.lockWords(trx, ['takings'])
      const before = await rules(trx)
      const { reach = before.reach, asksUnpaid = before.asksUnpaid, version = before.version } = input
      // Set already: this is a retry after a lost response.
      if (before.reach === reach && before.asksUnpaid === asksUnpaid) {
        tell('nothing')
        return yes(before)
      }
      if (version !== before.version) return no('changed_meanwhile')
      await setTakingsReach(trx, reach)
      await setAsksUnpaid(trx, asksUnpaid)
      await publish(trx, now, 'takings.changed', {})
      return yes(await rules(trx))
    }),
  )
}
