// The owner's figures of a day, week or month, beside those of the one before (OFFICE-7, BOOK-5).
import type { FastifyInstance } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import { comparedSpans } from '#domain/money/figure-span.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesAsked, branchesWithTakings } from '#server/door/http/where-allowed.ts'
import { readFigures } from '#server/store/money/figure-reads.ts'
import { readTurnover } from '#server/store/money/turnover-store.ts'

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'figures.readMoney', async ({ input: { span, day, ...asked }, member, now }) => {
    const mine = await branchesWithTakings(store, member, asked)
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

  serve(app, deps, 'figures.read', async ({ input: { span, day, ...asked }, member, now }) => {
    const own = branchesAsked(await store.catalogue.current(store.db), member, 'days.see', asked)
    if (!own.ok) return own
    const mine = own.value
    const spans = comparedSpans(span, day, localTime(now, mine[0]?.timeZone ?? 'UTC'))
    return yes({ ...(await readFigures(store.db, mine, spans, now)), until: spans.of.until?.minute ?? null })
  })

  serve(app, deps, 'figures.readRegions', async ({ input: { span, day }, member, now }) => {
    const mine = await branchesWithTakings(store, member)
    const [first] = mine
    if (!first) return no('not_allowed')
    const { of, before } = comparedSpans(span, day, localTime(now, first.timeZone))
    const { regions: known } = await store.catalogue.current(store.db)
    const regions = []
    for (const region of [...known.map(({ id }) => id), null]) {
      const ids = mine.filter((branch) => branch.region === region).map(({ id }) => id)
      if (ids.length === 0) continue
      const { turnover, orders } = await readTurnover(store.db, ids, span, of, true)
      const { soFar } = await readTurnover(store.db, ids, span, before, false)
      regions.push({ region, turnover, orders, before: soFar })
    }
    return yes({ regions })
  })
}
