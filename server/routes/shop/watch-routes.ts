// Boards say that they are there; the owner and managers see which branches are watched, and the alerts.
import type { FastifyInstance } from 'fastify'
import type { StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { ownBranches } from '#server/door/http/where-allowed.ts'
import { publish } from '#server/door/live/publish.ts'
import { newestAlerts } from '#server/store/shop/alert-store.ts'
import { boardsByBranch, readPausing, recordBeat, setPausing } from '#server/store/shop/open-boards.ts'
import { healthInWords } from '#work/shop/health/health-check.ts'
import { alertInWords } from '#work/shop/watch/alert-text.ts'

const mostAlerts = 50
const mostHealthAlerts = 10

export function watchRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  const watchedBy = async (member: StaffMember): Promise<string[]> =>
    ownBranches(await store.catalogue.current(store.db), member, 'boards.see').map(({ id }) => id)

  serve(app, deps, 'boards.beat', async ({ input, member, now }) => {
    const { branches } = await store.catalogue.current(store.db)
    const named = [input.branches ?? input.branch ?? []].flat()
    if (named.length === 0) return no('bad_input', { problems: [{ problem: 'bad_input', field: 'branches' }] })
    const known = new Set(branches.map(({ id }) => id))
    if (!named.every((branch) => known.has(branch))) return no('not_allowed')
    await store.write((trx) => recordBeat(trx, named, { board: input.board, staff: member.id, at: now }))
    return yes({})
  })

  serve(app, deps, 'boards.read', async ({ member, now }) => {
    const boards = await boardsByBranch(store.db, now)
    const pausing = await readPausing(store.db)
    const branches = (await watchedBy(member)).map((branch) => ({
      branch,
      live: boards.get(branch)?.live ?? 0,
      seen: boards.get(branch)?.seen ?? null,
      pauses: pausing.includes(branch),
    }))
    return yes({ at: now, branches })
  })

  serve(app, deps, 'boards.setPausing', async ({ input: { branch, pauses }, now, write }) => {
    const { branches } = await store.catalogue.current(store.db)
    if (!branches.some(({ id }) => id === branch)) return no('not_allowed')
    await write(async (trx) => {
      await setPausing(trx, branch, pauses)
      await publish(trx, now, 'alerts.changed', { branch })
    })
    return yes({})
  })

  serve(app, deps, 'alerts.list', async ({ member }) =>
    yes({
      alerts: (await newestAlerts(store.db, 'branches', mostAlerts, await watchedBy(member))).map(
        ({ place: branch, ...alert }) => ({ ...alert, branch }),
      ),
    }),
  )

  serve(app, deps, 'health.read', async ({ input: { lang } }) => {
    const alerts = (await newestAlerts(store.db, 'health', mostHealthAlerts)).map((alert) => {
      const { id, kind, since, at, closedAt, ended } = alert
      return { id, kind, since, at, closedAt, ended, ...alertInWords(alert, lang) }
    })
    const now = await deps.health.read()
    return yes({ at: now.at, subsystems: healthInWords(now, lang), alerts })
  })
}
