// The staff log for the owner.
import type { FastifyInstance } from 'fastify'
import { instantOf } from '../../../domain/branch/hours.ts'
import { logKinds } from '../../../domain/staff-log.ts'
import type { Deps } from '../../http/deps.ts'
import { yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { searchLog } from '../../store/accounts/staff-log-store.ts'

export function logRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'log.list', async ({ input }) => {
    const { branches } = await store.catalogue.current(store.db)
    const { timeZone } = branches.find(({ id }) => id === input.branch) ?? branches[0] ?? usual
    const found = await searchLog(store.db, {
      words: input.search?.split(/\s+/).filter(Boolean) ?? [],
      staff: input.staff,
      branch: input.branch,
      acts: input.kind && logKinds[input.kind],
      from: input.from === undefined ? undefined : instantOf(input.from, 0, timeZone),
      until: input.to === undefined ? undefined : instantOf(input.to, 24 * 60, timeZone),
      before: input.before,
      limit: input.limit + 1,
    })
    return yes({ entries: found.slice(0, input.limit), more: found.length > input.limit })
  })
}

const usual = { timeZone: 'Europe/Brussels' }
