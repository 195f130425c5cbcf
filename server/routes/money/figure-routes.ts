// The owner's figures of a day, week or month, beside those of the one before (OFFICE-7, BOOK-5).
import type { FastifyInstance } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import { comparedSpans } from '#domain/money/figure-span.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesWithTakings, ownBranches } from '#server/door/http/where-allowed.ts'
import { readFigures } from '#server/store/money/figure-reads.ts'
import { readTurnover } from '#server/store/money/turnover-store.ts'

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'figures.readMoney', async ({ input: { branch, span, day }, member, now }) => {
    const mine = await branchesWithTakings(store, member, branch)
    const [first] = mine
    if (!first) return no('not_allowed')
    const { of, before } = comparedSpans(span, day, localTime(now, first.timeZone))
    const ids = mine.map(({ id }) => id)
    return yes({
      of: await readTurnover(store.db, ids, span, of, true),
      before: await readTurnover(store.db, ids, span, before, false),
      until: of.until?.minute ?? null,
    })
  })

  serve(app, deps, 'figures.read', async ({ input: { branch, span, day }, member, now }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'days.see', branch)
    if (branch && mine.length === 0) return no('not_allowed')
    const spans = comparedSpans(span, day, localTime(now, mine[0]?.timeZone ?? 'UTC'))
    return yes({ ...(await readFigures(store.db, mine, spans, now)), until: spans.of.until?.minute ?? null })
  })
}
