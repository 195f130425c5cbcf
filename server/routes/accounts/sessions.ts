// Where a member is signed in, and signing out everywhere else.
import type { FastifyInstance } from 'fastify'
import { sessionLimits } from '../../auth/sessions.ts'
import type { Deps } from '../../http/deps.ts'
import { no, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { publish } from '../../live/publish.ts'
import { endOther, endOthers, sessionsOf } from '../../store/accounts/own-sessions.ts'

export function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, 'sessions.list', async ({ member, session, now }) => {
    if (!session) return no('not_signed_in')
    const since = { seenSince: now - sessionLimits.slidingMs, begunSince: now - sessionLimits.absoluteMs }
    return yes({ sessions: await sessionsOf(deps.store.db, member.id, { tokenHash: session.tokenHash, ...since }) })
  })

  serve(app, deps, 'sessions.end', async ({ member, session, input, now, write, tell }) => {
    if (!session) return no('not_signed_in')
    return await write(async (trx) => {
      const ended = await endOther(trx, member.id, { id: input.id, tokenHash: session.tokenHash })
      if (!ended) return no('not_found')
      await publish(trx, now, 'staff.changed', { staff: member.id })
      if (ended.agent) tell({ data: { agent: ended.agent } })
      return yes({})
    })
  })

  serve(app, deps, 'sessions.endAll', async ({ member, session, now, write }) => {
    if (!session) return no('not_signed_in')
    return await write(async (trx) => {
      const ended = await endOthers(trx, member.id, session.tokenHash)
      // Streams of this browser open again by themselves.
      await publish(trx, now, 'staff.changed', { staff: member.id })
      return yes({ ended })
    })
  })
}
