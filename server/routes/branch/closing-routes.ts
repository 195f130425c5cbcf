// Staff close branches, and open them again.
import type { FastifyInstance } from 'fastify'
import { localTime } from '#domain/branch/hours.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, untilPast, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { setShopState } from '#server/store/branch/closing-store.ts'

export function closingRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'shop.setState', async ({ input, now, write }) =>
    write(async (trx) => {
      const { branches } = await store.catalogue.current(trx)
      const chosen = branches.filter(({ id }) => input.branches.includes(id))
      if (chosen.length < input.branches.length) return no('not_allowed')
      const { open, date, desc, until } = input
      if (until !== null && chosen.some(({ timeZone }) => until < localTime(now, timeZone).date)) return untilPast
      await setShopState(trx, input.branches, { open, date, desc, until })
      await publish(trx, now, 'shop.changed', { branches: input.branches })
      return yes({})
    }),
  )
}
