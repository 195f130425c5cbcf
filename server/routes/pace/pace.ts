// The pace of branches: what times follow from, for every page; pause and more minutes for the staff (TIME-3, TIME-5).
import type { FastifyInstance } from 'fastify'
import type { Checked } from '../../../contract/index.ts'
import { type Branch, nextOpening } from '../../../domain/branch/branch.ts'
import { extraHoldsMs, stillOn } from '../../../domain/capacity/quote.ts'
import type { LogData } from '../../../domain/staff-log.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { timesShelf } from '../../pace/times.ts'
import { setExtra, setPause } from '../../store/catalogue/pace-settings-store.ts'

const minute = 60_000

export function paceRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const shelf = timesShelf(deps)

  serve(app, deps, 'times.read', async ({ input }) => yes(await shelf.read(input.branches)))

  serve(app, deps, 'pace.set', async ({ input, now, write, tell }) =>
    write(async (trx) => {
      const { branches } = await store.catalogue.current(trx)
      const branch = branches.find(({ id }) => id === input.branch)
      if (!branch) return no('not_allowed')
      const { pause, extra } = wished(input, branch, now)
      if (input.pause !== undefined) await setPause(trx, branch.id, pause)
      if (input.extra !== undefined) await setExtra(trx, branch.id, extra)
      await publish(trx, now, 'shop.changed', { branches: [branch.id] })
      tell({ data: changeIn(input, pause?.until ?? null) })
      return yes({ branch: branch.id, pause, extra })
    }),
  )
}

/** What the staff log says of it. */
function changeIn({ pause, extra }: Checked<'pace.set'>, until: number | null): LogData {
  if (pause !== undefined) return { change: pause === null ? 'resume' : 'pause', until }
  return extra ? { change: 'extra', minutes: extra } : { change: 'noExtra' }
}

/** The pause and the more minutes that hold from now on. */
function wished({ pause, reason, extra }: Checked<'pace.set'>, branch: Branch, now: number) {
  const until = pause === 'tomorrow' ? nextOpening(branch, now) : now + (pause ?? 0) * minute
  return {
    pause: pause === undefined ? stillOn(branch.pause, now) : pause === null ? null : { until, reason },
    extra:
      extra === undefined
        ? stillOn(branch.extra, now)
        : extra === null
          ? null
          : { minutes: extra, until: now + extraHoldsMs },
  }
}
