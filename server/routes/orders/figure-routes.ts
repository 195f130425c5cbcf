// The owner's figures of one day, beside those of the same weekday before (OFFICE-7).
import type { FastifyInstance } from 'fastify'
import { addDays } from '../../../domain/branch/hours.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { ownBranches } from '../../http/where-allowed.ts'
import { readFigures } from '../../store/figures/figure-store.ts'

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'figures.read', async ({ input, member }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'days.see', input.branch)
    if (input.branch && mine.length === 0) return no('not_allowed')
    const ids = mine.map(({ id }) => id)
    return yes(await readFigures(store.db, ids, input.day, addDays(input.day, -7)))
  })
}
