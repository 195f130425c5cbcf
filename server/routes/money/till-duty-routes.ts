// How branches stand to the registered till: the owner sets it (REG-1).
import type { FastifyInstance } from 'fastify'
import { tillLimit, yearAt } from '#domain/money/till-limit.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockBranches, readBranch } from '#server/store/branch/branch-store.ts'
import { eatenAt } from '#server/store/money/eaten-store.ts'
import { beginTillLink } from '#server/store/money/till/till-link-store.ts'
import { openPaid, saveTillDuty } from '#server/store/money/till-duty-store.ts'

/** So many open orders are named. */
const mostNamed = 200

export function tillDutyRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'tills.read', async ({ input, now }) => {
    const branch = await readBranch(store.db, input.branch)
    if (!branch || branch.removed) return no('not_found')
    const { days } = yearAt(now, branch.timeZone)
    const eaten = (await eatenAt(store.db, [branch.id], days)).get(branch.id) ?? 0
    return yes({ branch: branch.id, duty: branch.tillDuty, year: days[0].slice(0, 4), eaten, limit: tillLimit })
  })

  serve(app, deps, 'tills.setDuty', async ({ input, now, write, unchanged }) =>
    write(async (trx) => {
      // Nobody places an order, nor pays for one, until it is known whether any is open.
      await lockBranches(store.engine, trx, [input.branch])
      const branch = await readBranch(trx, input.branch)
      if (!branch || branch.removed) return no('not_found')
      const saved = { branch: branch.id, duty: input.duty }
      if (branch.tillDuty === input.duty) return unchanged(saved)
      const open = input.duty === 'none' ? [] : await openPaid(trx, branch.id, input.duty, mostNamed)
      const problem = 'paid_open'
      if (open.length > 0) return no(problem, { problems: open.map((code) => ({ problem, field: 'duty', code })) })
      await saveTillDuty(trx, branch.id, input.duty, now)
      if (input.duty === 'linked') await beginTillLink(trx, branch.id, now)
      await publish(trx, now, 'shop.changed', { branches: [branch.id] })
      return yes(saved)
    }),
  )
}
