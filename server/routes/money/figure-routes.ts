// The owner's figures of a period, beside those of another (OFFICE-7, BOOK-5, OFF-6).
import type { FastifyInstance } from 'fastify'
import { mostSideBySide } from '#contract/money/figure-calls.ts'
import type { Branch } from '#domain/branch/branch.ts'
import { type Instant, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type AskedFigures, checkFigures, comparedSpans, figurePeriods } from '#domain/money/figure-span.ts'
import { seesTakings } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesAsked, branchesWithTakings } from '#server/door/http/where-allowed.ts'
import { readFigures } from '#server/store/money/figure-reads.ts'
import { takingsReach } from '#server/store/money/list-counts.ts'
import { readReductionsGiven } from '#server/store/money/reductions-given.ts'
import { readSideBySide } from '#server/store/money/side-by-side.ts'
import { readTurnover, type SpanSales } from '#server/store/money/turnover-store.ts'

type Spans = ReturnType<typeof comparedSpans>

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'figures.readMoney', async ({ input, member, now }) => {
    const mine = await branchesWithTakings(store, member, input)
    if (mine.length === 0) return no('not_allowed')
    const spans = spansAsked(input, mine, now)
    if (!spans.ok) return spans
    const { of, before } = spans.value
    const ids = mine.map(({ id }) => id)
    const { reductions } = await store.catalogue.current(store.db)
    const given = await readReductionsGiven(store.db, ids, of.days)
    return yes({
      of: await readTurnover(store.db, ids, of, true),
      before: await readTurnover(store.db, ids, before, false),
      until: minuteOf(spans.value),
      ...(given.length > 0 && {
        reductions: given.map((one) => ({
          ...one,
          name: structuredClone(reductions.find(({ id }) => id === one.reduction)?.name ?? {}),
        })),
      }),
    })
  })

  serve(app, deps, 'figures.read', async ({ input, member, now }) => {
    const own = branchesAsked(await store.catalogue.current(store.db), member, 'days.see', input)
    if (!own.ok) return own
    const spans = spansAsked(input, own.value, now)
    if (!spans.ok) return spans
    return yes({ ...(await readFigures(store.db, own.value, spans.value, now)), until: minuteOf(spans.value) })
  })

  serve(app, deps, 'figures.readBranches', async ({ input, member, now }) => {
    const own = branchesAsked(await store.catalogue.current(store.db), member, 'days.see', { region: input.region })
    if (!own.ok) return own
    const spans = spansAsked(input, own.value, now)
    if (!spans.ok) return spans
    const ids = own.value.map(({ id }) => id)
    const reach = await takingsReach(store.db)
    const branches = await readSideBySide(store.db, ids, spans.value, mostSideBySide)
    return yes({
      branches: branches.map(({ branch, of, soFar, before, ...rest }) => {
        const seen = ({ orders, turnover }: SpanSales) => ({
          orders,
          turnover: seesTakings(member, reach, branch) ? turnover : null,
        })
        return { branch, ...seen(of), soFar: seen(soFar), before: seen(before), ...rest }
      }),
      others: ids.length - branches.length,
    })
  })

  serve(app, deps, 'figures.readRegions', async ({ input, member, now }) => {
    const mine = await branchesWithTakings(store, member)
    if (mine.length === 0) return no('not_allowed')
    const spans = spansAsked(input, mine, now)
    if (!spans.ok) return spans
    const { regions: known } = await store.catalogue.current(store.db)
    const regions = []
    for (const region of [...known.map(({ id }) => id), null]) {
      const ids = mine.filter((branch) => branch.region === region).map(({ id }) => id)
      if (ids.length === 0) continue
      const { turnover, orders, soFar } = await readTurnover(store.db, ids, spans.value.of, true)
      const before = await readTurnover(store.db, ids, spans.value.before, false)
      regions.push({ region, turnover, orders, soFar, before: before.soFar })
    }
    return yes({ regions })
  })
}

/** The days that are asked for, by the clock of the first branch. */
function spansAsked(input: AskedFigures, branches: readonly Branch[], now: Instant): RouteAnswer<Spans> {
  const problems = checkFigures(input)
  if (problems.length > 0) return no('bad_input', { problems })
  return yes(comparedSpans(figurePeriods(input), localTime(now, branches[0]?.timeZone ?? usualTimeZone)))
}

/** Until which minute both are compared; null if whole days are. */
const minuteOf = ({ before }: Spans): string | null => before.until?.minute ?? null
