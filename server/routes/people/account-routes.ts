// Signing in, out and up, and where a member is signed in.
import type { FastifyInstance } from 'fastify'
import type { Output } from '#contract/index.ts'
import { factorRequired } from '#domain/people/factor.ts'
import { credentialProblems, type StaffMember } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { requestLimit } from '#server/door/limits/request-limit.ts'
import { signInGate } from '#server/door/limits/sign-in-limits.ts'
import { publish } from '#server/door/live/publish.ts'
import { factorReach, factorsOf, hasFactor } from '#server/store/people/factor-store.ts'
import { endOther, endOthers, sessionsOf } from '#server/store/people/own-sessions.ts'
import { insertStaff, nameKey, ownerCount, replacePassword, staffByName } from '#server/store/people/staff-store.ts'
import { waitingIsFull } from '#server/store/people/waiting-staff.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { knownDevice } from '#work/people/auth/devices.ts'
import { signInTicket } from '#work/people/auth/factors/seal.ts'
import { isSetupCode, spendSetupCode } from '#work/people/auth/owner-sign-in-link.ts'
import { checkPassword, hashPassword } from '#work/people/auth/password.ts'
import { beginSession, finishSession, memberIn, sessionLimits, whyEnded } from '#work/people/auth/sessions.ts'
import { networkMark } from '#work/people/auth/shop-key.ts'

const quarter = 15 * 60_000

const none = { code: false, passkey: false }

export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps

  serve(app, deps, 'account.read', async ({ session, request }) =>
    yes({
      member: session ? shownMember(session.member, session.held, session.endsAt !== null) : null,
      ended: session ? null : await whyEnded(store, request),
      ownerMissing: (await ownerCount(store.db)) === 0,
      provider: deps.config.oidc?.label ?? null,
    }),
  )

  signingInRoutes(app, deps)
  signingUpRoute(app, deps)
  sessionRoutes(app, deps)
}

function signingInRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const gate = signInGate()

  serve(app, deps, 'account.signIn', async ({ input, now, request, reply }) => {
    const key = nameKey(input.name)
    // Read before the try is counted: a database that is down must cost nobody a try.
    const device = await knownDevice(store.db, request, key, now)
    const account = await staffByName(store.db, input.name)
    const factors = account ? await factorsOf(store.db, account.id) : none
    const guarded = factors.code || factors.passkey
    const { wait, right } = gate({ nameKey: key, address: request.ip, device, guarded }, deps.elapsed())
    if (wait > 0) return no('too_many', { retryAfter: wait })
    // An unknown name costs the same work as a known one, so that response times do not reveal names.
    const asker = device ? 'known' : 'stranger'
    const { fits, stale } = await checkPassword(input.password, account?.password ?? '', asker).catch((error) => {
      // A try that was not made costs nobody one.
      right()
      throw error
    })
    if (!account || !fits) return no('wrong_credentials')
    right()
    if (account.state === 'pending') return no('account_pending')
    if (account.state === 'locked') return no('account_locked')
    const password = stale ? await hashPassword(input.password, asker) : account.password
    if (stale) await store.write((trx) => replacePassword(trx, account.id, account.password, password))
    if (guarded) {
      const ticket = await signInTicket(store, { id: account.id, password }, now)
      return no('factor_needed', { factor: { ticket, ...factors } })
    }
    const held = factorRequired(account, await factorReach(store.db))
    // Who set up a second factor meanwhile ended every session that a password alone had opened.
    const hasNone = async (trx: Trx) => !(await hasFactor(trx, account.id))
    if (!(await beginSession(store, { id: account.id, password }, { request, reply, now, held }, hasNone)))
      return no('wrong_credentials')
    return yes({ member: shownMember(account, held) })
  })

  serve(app, deps, 'account.signOut', async ({ session, request, reply, now }) => {
    await finishSession(store, session, request, reply)
    if (session) await store.write((trx) => publish(trx, now, 'staff.changed', { staff: session.member.id }))
    return yes({})
  })
}

function signingUpRoute(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const signUps = requestLimit(10, quarter, deps.elapsed)

  serve(app, deps, 'account.signUp', async ({ input, now, request, reply }) => {
    const tooMany = signUps.spend(request)
    if (tooMany) return tooMany
    const problems = credentialProblems(input)
    if (problems.length > 0) return no('bad_input', { problems })
    const askedFrom = await networkMark(store, request.ip)
    // Checked before the password is hashed, so that a refusal costs little.
    if (await waitingIsFull(store.db, askedFrom)) return no('waiting_full')
    const password = await hashPassword(input.password)
    const made = await store.write(async (trx) => {
      const first = (await ownerCount(trx)) === 0
      if (first && !(await isSetupCode(trx, input.code ?? ''))) return no('setup_code_wrong')
      if (await staffByName(trx, input.name)) return no('name_taken')
      if (!first && (await waitingIsFull(trx, askedFrom))) return no('waiting_full')
      if (first && !(await spendSetupCode(trx))) return no('setup_code_wrong')
      const state = first ? ('active' as const) : ('pending' as const)
      const id = await insertStaff(trx, {
        name: input.name,
        password,
        state,
        owner: first,
        askedAt: now,
        askedFrom: first ? null : askedFrom,
      })
      const member: StaffMember = { id, name: input.name.trim(), owner: first, branches: [] }
      return yes({ state, member: first ? shownMember(member, false) : null })
    })
    if (made.ok && made.value.member)
      await beginSession(store, { id: made.value.member.id, password }, { request, reply, now })
    return made
  })
}

/** Where a member is signed in, and how it ends. */
function sessionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, 'sessions.list', async ({ member, session, now }) => {
    if (!session) return no('not_signed_in')
    const since = { now, seenSince: now - sessionLimits.slidingMs, begunSince: now - sessionLimits.absoluteMs }
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

/** `held`: has to set up a second factor before anything else. */
export const shownMember = (
  member: StaffMember,
  held: boolean,
  byProvider = false,
): Output<'account.signIn'>['member'] => ({
  ...memberIn(member, held),
  branches: [...memberIn(member, held).branches],
  mustSetUp: held,
  byProvider,
})
