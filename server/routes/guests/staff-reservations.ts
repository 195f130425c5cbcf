// The staff's reservations: the list of guests by time, and cancelling (RES-2).
import type { FastifyInstance } from 'fastify'
import { localTime } from '../../../domain/branch/hours.ts'
import { may } from '../../../domain/staff.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { ownBranches, theirs } from '../../http/where-allowed.ts'
import { publish } from '../../live/publish.ts'
import { cancelReservation, listReservations, reservationById, standingOnes } from '../../store/guests/reservations.ts'

export function staffReservationRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'reservations.list', async ({ input, member, now }) => {
    const mine = ownBranches(await store.catalogue.current(store.db), member, 'reservations.see', input.branch)
    if (input.branch && mine.length === 0) return no('not_allowed')
    const clocks = mine.map(({ id, timeZone }) => ({ branch: id, ...localTime(now, timeZone) }))
    const found = await listReservations(store.db, clocks, input.when, input.limit + 1)
    return yes({ reservations: found.slice(0, input.limit), more: found.length > input.limit })
  })

  serve(app, deps, 'reservations.cancelMany', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const standing = await standingOnes(trx, input.ids)
      const branches = [...new Set(standing.map(({ branch }) => branch))]
      if (branches.some((branch) => !may(member, 'reservations.handle', branch))) return no('not_allowed')
      let cancelled = 0
      for (const { id } of standing) if (await cancelReservation(trx, id, now)) cancelled++
      tell(cancelled > 0 ? { branches, data: { cancelled } } : 'nothing')
      for (const branch of branches) await publish(trx, now, 'reservations.changed', { branch })
      return yes({ cancelled })
    }),
  )

  serve(app, deps, 'reservations.cancel', async ({ input, member, now, write, tell }) =>
    write(async (trx) => {
      const found = theirs(await reservationById(trx, input.id), member, 'reservations.handle')
      if (!found.ok) return found
      const { branch, date } = found.value
      const isCancelled = await cancelReservation(trx, input.id, now)
      tell(isCancelled ? { branches: [branch], data: { date } } : 'nothing')
      if (isCancelled) await publish(trx, now, 'reservations.changed', { branch })
      return yes({})
    }),
  )
}
