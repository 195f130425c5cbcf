// The regions of the chain for the owner: the list of them. Which branch is in which one is a setting of the branch.
import type { FastifyInstance } from 'fastify'
import { checkRegions, regionsOf } from '#domain/branch/regions.ts'
import { localize } from '#domain/shared/locale.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { lockBranches } from '#server/store/branch/branch-store.ts'
import { readRegions } from '#server/store/branch/region-rows.ts'
import {
  inUse,
  type RegionInUse,
  regionIsUsed,
  regionsVersion,
  saveRegions,
} from '#server/store/branch/region-store.ts'

export function regionRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'regions.read', async () => yes(shown(await inUse(store.db, await readRegions(store.db)))))

  serve(app, deps, 'regions.save', async ({ input, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockBranches(store.engine, trx, [])
      const before = await inUse(trx, await readRegions(trx))
      if (input.version !== regionsVersion(before)) return no('changed_meanwhile')
      const problems = checkRegions(input.regions, before)
      if (problems.length > 0) return no('bad_input', { problems })
      const after = regionsOf(input.regions, before)
      if (regionsVersion(after) === input.version) return unchanged(shown(before))
      const gone = before.filter(({ id }) => !after.some((one) => one.id === id))
      if (gone.some(regionIsUsed)) return no('region_in_use')

      await saveRegions(trx, before, after)
      tell({ data: { regions: after.map(({ name }) => localize(name, 'en')).join(', ') } })
      await publish(trx, now, 'regions.changed', {})
      return yes(shown(await inUse(trx, after)))
    }),
  )
}

const shown = (regions: readonly RegionInUse[]) => ({ version: regionsVersion(regions), regions: [...regions] })
