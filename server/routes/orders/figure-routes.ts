// The owner's figures of one day, beside those of the same weekday before (OFFICE-7).
import type { FastifyInstance } from 'fastify'
import { addDays, clockText, localTime } from '../../../domain/branch/hours.ts'
import { dayBefore, spanAround } from '../../../domain/counter/figure-span.ts'
import { seesTakings } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve-call.ts'
import { ownBranches } from '../../http/where-allowed.ts'
import { readFigures } from '../../store/figures/figure-store.ts'
import { readTurnover } from '../../store/figures/turnover-store.ts'
import { takingsReach } from '../../store/takings/takings-store.ts'

export function figureRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  serve(app, deps, 'figures.readMoney', async ({ input: { branch, span, day }, member, now }) => {
    const reach = await takingsReach(store.db)
    const own = ownBranches(await store.catalogue.current(store.db), member, 'days.see', branch)
    const mine = own.filter(({ id }) => seesTakings(member, reach, id))
    const [first] = mine
    if (!first) return no('not_allowed')
    const { date: today, minutes } = localTime(now, first.timeZone)
    const days = spanAround(span, day)
    const running = days.from <= today && today <= days.to
    const ids = mine.map(({ id }) => id)
    const until = running ? { day: today, minute: clockText(minutes) } : undefined
    const before = spanAround(span, dayBefore(span, day))
    return yes({
      of: await readTurnover(store.db, ids, span, days, until),
      before: await readTurnover(store.db, ids, span, before, until && { ...until, day: dayBefore(span, today) }),
      until: until?.minute ?? null,
    })
  })

  serve(app, deps, 'figures.read', async ({ input, member }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'days.see', input.branch)
    if (input.branch && mine.length === 0) return no('not_allowed')
    const ids = mine.map(({ id }) => id)
    return yes(await readFigures(store.db, ids, input.day, addDays(input.day, -7)))
  })
}
