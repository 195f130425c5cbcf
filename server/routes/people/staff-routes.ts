// What the owner decides about accounts: who works where, in which role, and who no longer does; and the staff log.
import type { FastifyInstance } from 'fastify'
import { instantOf, usualTimeZone } from '#domain/branch/hours.ts'
import { regionNames } from '#domain/branch/regions.ts'
import { sameRights } from '#domain/people/claimed-rights.ts'
import { waitingLimits } from '#domain/people/staff.ts'
import { logKinds } from '#domain/people/staff-log.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { publish } from '#server/door/live/publish.ts'
import { shortDigest } from '#server/store/digest.ts'
import {
  dropFactors,
  factorHolders,
  factorReach,
  hasFactor,
  setFactorReach,
} from '#server/store/people/factor-store.ts'
import { dropPasswordLink } from '#server/store/people/password-links.ts'
import { searchLog } from '#server/store/people/staff-log-store.ts'
import {
  appointStaff,
  decidedStaff,
  endSessionsOf,
  lockOwners,
  ownerCount,
  type StaffAccount,
  type StaffPosts,
  staffById,
} from '#server/store/people/staff-store.ts'
import { removeAllWaiting, removeWaiting, waitingCount, waitingStaff } from '#server/store/people/waiting-staff.ts'
import { comesByProvider } from '#work/people/auth/oidc/oidc-settings.ts'

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const shown = (account: StaffAccount, factor: boolean) => shownAccount(deps, account, factor)

  appointing(app, deps, shown)

  serve(app, deps, 'staff.list', async ({ input, now }) => {
    const count = await waitingCount(store.db)
    const pages = Math.max(1, Math.ceil(count / waitingLimits.page))
    const page = Math.min(input.page, pages)
    const waiting = await waitingStaff(store.db, page, waitingLimits.page)
    const holders = await factorHolders(store.db)
    const accounts = [...waiting, ...(await decidedStaff(store.db))].map((one) => shown(one, holders.has(one.id)))
    return yes({ accounts, waiting: { count, page, pages, readAt: now } })
  })

  serve(app, deps, 'staff.dismiss', async ({ input, write }) =>
    write(async (trx) => ((await removeWaiting(trx, input.id)) ? yes({}) : no('not_found'))),
  )

  serve(app, deps, 'staff.dismissAll', async ({ input, write, tell }) =>
    write(async (trx) => {
      const removed = await removeAllWaiting(trx, input.askedUpTo)
      tell(removed > 0 ? { data: { removed } } : 'nothing')
      return yes({ removed })
    }),
  )

  serve(app, deps, 'staff.resetFactor', async ({ input, member, now, write }) => {
    // One's own are changed with the password, not by a tablet left open.
    if (input.id === member.id) return no('not_allowed')
    return await write(async (trx) => {
      const account = await staffById(trx, input.id)
      if (!account) return no('not_found')
      await dropFactors(trx, account.id)
      await endSessionsOf(trx, account.id)
      await publish(trx, now, 'staff.changed', { staff: account.id })
      return yes({})
    })
  })

  serve(app, deps, 'factors.readRule', async () => yes({ reach: await factorReach(store.db) }))

  serve(app, deps, 'factors.setRule', async ({ input, write }) =>
    write(async (trx) => {
      await setFactorReach(trx, input.reach)
      return yes({ reach: input.reach })
    }),
  )

  serve(app, deps, 'log.list', async ({ input }) => {
    const { branches } = await store.catalogue.current(store.db)
    const { timeZone } = branches.find(({ id }) => id === input.branch) ?? branches[0] ?? usual
    const found = await searchLog(store.db, {
      words: input.search?.split(/\s+/).filter(Boolean) ?? [],
      staff: input.staff,
      branch: input.branch,
      acts: input.kind && logKinds[input.kind],
      from: input.from === undefined ? undefined : instantOf(input.from, 0, timeZone),
      until: input.to === undefined ? undefined : instantOf(input.to, 24 * 60, timeZone),
      before: input.before,
      limit: input.limit + 1,
    })
    return yes({ entries: found.slice(0, input.limit), more: found.length > input.limit })
  })
}

function appointing(
  app: FastifyInstance,
  deps: Deps,
  shown: (account: StaffAccount, factor: boolean) => ReturnType<typeof shownAccount>,
): void {
  const { store } = deps

  serve(app, deps, 'staff.appoint', async ({ input, now, write, tell, unchanged }) =>
    write(async (trx) => {
      await lockOwners(trx)
      const account = await staffById(trx, input.id)
      if (!account) return no('not_found')
      const { branches, regions } = await store.catalogue.current(trx)
      if (input.branches?.some((post) => !branches.some(({ id }) => id === post.branch))) return no('branch_unknown')
      if (input.regions?.some((post) => !regions.some(({ id }) => id === post.region))) return no('region_unknown')
      const next = {
        state: input.state ?? account.state,
        owner: input.owner ?? account.owner,
        ownBranches: input.branches ?? account.ownBranches,
        regions: input.regions ?? account.regions,
      }
      // It is so already, as when a call is sent again.
      if (versionOf(next) === versionOf(account)) return unchanged(shown(account, await hasFactor(trx, account.id)))
      if (input.version !== undefined && input.version !== versionOf(account)) return no('changed_meanwhile')
      // Until the next sign-in, and nobody would know why it ended then.
      if (comesByProvider(deps.config, account) && !sameRights(next, account)) return no('kept_by_provider')
      const losesOwner = account.owner && account.state === 'active' && !(next.owner && next.state === 'active')
      if (losesOwner && (await ownerCount(trx)) === 1) return no('last_owner')

      await appointStaff(trx, account.id, next, now)
      if (next.state !== 'active') await dropPasswordLink(trx, account.id)
      tell({
        branches: next.ownBranches.map(({ branch }) => branch),
        data: {
          state: next.state,
          owner: next.owner,
          roles: next.ownBranches.map(({ branch, role }) => `${branch} ${role}`).join(', '),
          ...(next.regions.length > 0 && { regions: regionNames(next.regions, regions) }),
        },
      })
      await publish(trx, now, 'staff.changed', { staff: account.id })
      const appointed = await staffById(trx, account.id)
      return appointed ? yes(shown(appointed, await hasFactor(trx, appointed.id))) : no('not_found')
    }),
  )
}

function shownAccount({ config }: Deps, account: StaffAccount, factor: boolean) {
  const { password: _password, issuer: _issuer, ownBranches, regions, ...shown } = account
  return {
    ...shown,
    branches: [...ownBranches],
    regions: [...regions],
    factor,
    byProvider: comesByProvider(config, account),
    version: versionOf(account),
  }
}

/** Of what an owner decides about an account. */
const versionOf = ({
  state,
  owner,
  ownBranches,
  regions,
}: StaffPosts & Pick<StaffAccount, 'state' | 'owner'>): string =>
  shortDigest(
    JSON.stringify([
      state,
      owner,
      ownBranches.map(({ branch, role }) => `${branch} ${role}`).sort(),
      ...regions.map(({ region, role }) => `${region} ${role}`).sort(),
    ]),
  )

const usual = { timeZone: usualTimeZone }
