// A month of the books by day, and whether the accountant has it (OFF-3).
import type { FastifyInstance } from 'fastify'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { seesTakings } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { branchesAsked, branchesWithTakings } from '#server/door/http/where-allowed.ts'
import { takingsReach } from '#server/store/money/list-counts.ts'
import { readMonth, readTakenOver, saveTakenOver } from '#server/store/money/month-store.ts'

export function monthRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'books.readMonth', async ({ input: { month, ...asked }, member, now }) => {
    const mine = branchesAsked(await store.catalogue.current(store.db), member, 'days.see', asked)
    if (!mine.ok) return mine
    const reach = await takingsReach(store.db)
    const isSeen = mine.value.every(({ id }) => seesTakings(member, reach, id))
    const today = localTime(now, mine.value[0]?.timeZone ?? usualTimeZone).date
    const until = `${month}-31`
    const { days, rates } = await readMonth(
      store.db,
      mine.value.map(({ id }) => id),
      { from: `${month}-01`, to: until < today ? until : today },
    )
    return yes({
      days: days.map((day) => (isSeen ? day : { ...day, sold: null, cash: 0, register: 0, differs: 0 })),
      rates: isSeen ? [...rates] : null,
      takenOver: await readTakenOver(store.db, month),
    })
  })

  serve(app, deps, 'books.takeOver', async ({ input: { month, taken }, member, now, write }) => {
    const { branches } = await store.catalogue.current(store.db)
    const seen = await branchesWithTakings(store, member)
    if (seen.length < branches.length) return no('not_allowed')
    // A month that still runs goes on changing.
    if (taken && month >= localTime(now, branches[0]?.timeZone ?? usualTimeZone).date.slice(0, 7))
      return no('bad_input', { problems: [{ problem: 'bad_input', field: 'month' }] })
    return await write(async (trx) => {
      await saveTakenOver(trx, month, taken ? { at: now, by: member.name } : null)
      return yes({ takenOver: await readTakenOver(trx, month) })
    })
  })
}
