// Passwords: changing your own, and the one-time link with which the owner lets a colleague choose a new one.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passwordProblem } from '#domain/people/staff.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { guessLimit } from '#server/door/limits/guess-limit.ts'
import { windowLimit } from '#server/door/limits/try-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import { dropFactors } from '#server/store/people/factor-store.ts'
import { forgetDevices } from '#server/store/people/own-sessions.ts'
import {
  dropPasswordLink,
  type PasswordLink,
  passwordLinkByHash,
  savePasswordLink,
  spendPasswordLink,
} from '#server/store/people/password-links.ts'
import { noteBeforeSignIn } from '#server/store/people/staff-log-store.ts'
import {
  endSessionsOf,
  replacePassword,
  savePassword,
  sessionByHash,
  staffById,
} from '#server/store/people/staff-store.ts'
import { handOverDevice, rememberDevice } from '#work/people/auth/devices.ts'
import { comesByProvider } from '#work/people/auth/oidc/oidc-settings.ts'
import { hashOfCode, linkCode, linkMs } from '#work/people/auth/owner-sign-in-link.ts'
import { checkPassword, hashPassword } from '#work/people/auth/password.ts'
import { openSession, setSessionCookie } from '#work/people/auth/sessions.ts'

const quarter = 15 * 60_000

export function passwordRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const tries = windowLimit(10, quarter)
  const codes = guessLimit(20, quarter)
  const goodLink = async ({ ip }: FastifyRequest, token: string, now: number): Promise<RouteAnswer<PasswordLink>> => {
    const guess = { address: ip, token, now: deps.elapsed() }
    const { wait, found } = await codes.lookUp(guess, () => passwordLinkByHash(store.db, token))
    return wait > 0 ? no('too_many', { retryAfter: wait }) : stillGood(found, now)
  }

  serve(app, deps, 'passwords.change', async ({ input, member, session, now, request, reply, write }) => {
    const wrong = unfit(input.password)
    if (wrong) return wrong
    // Each try counts, even a right one, because it costs as much work.
    const wait = tries.spend(`staff ${member.id}`, deps.elapsed())
    if (wait > 0) return no('too_many', { retryAfter: wait })
    const account = await staffById(store.db, member.id)
    if (!session || !account) return no('not_signed_in')
    if (!(await checkPassword(input.current, account.password, 'known')).fits) return wrongCurrent
    const password = await hashPassword(input.password, 'known')

    const changed = await write(async (trx): Promise<RouteAnswer<{ token: string; device: string }>> => {
      if ((await sessionByHash(trx, session.tokenHash))?.ended !== false) return no('not_signed_in')
      if (!(await replacePassword(trx, account.id, account.password, password))) return wrongCurrent
      await endSessionsOf(trx, account.id)
      await dropPasswordLink(trx, account.id)
      await forgetDevices(trx, account.id)
      await publish(trx, now, 'staff.changed', { staff: account.id })
      const token = await openSession(trx, request, { staff: account.id, held: session.held, now })
      return yes({ token, device: await rememberDevice(trx, request, account.id, now) })
    })
    if (!changed.ok) return changed
    setSessionCookie(changed.value.token, { request, reply })
    handOverDevice(changed.value.device, request, reply)
    return yes({})
  })

  serve(app, deps, 'staff.resetLink', async ({ input, member, now, write }) => {
    // Not for their own account: changing your own password requires the current one, not just a tablet left open.
    if (input.id === member.id) return no('not_allowed')
    const code = linkCode(deps.randomBytes)
    const expiresAt = now + linkMs
    return await write(async (trx) => {
      const account = await staffById(trx, input.id)
      if (!account) return no('not_found')
      if (account.state === 'pending') return no('account_pending')
      if (account.state === 'locked') return no('account_locked')
      if (comesByProvider(deps.config, account)) return no('kept_by_provider')
      await savePasswordLink(trx, { staff: account.id, codeHash: hashOfCode(code), expiresAt, dropsFactor: false })
      return yes({ code, expiresAt })
    })
  })

  serve(app, deps, 'passwords.readLink', async ({ input, now, request }) => {
    const link = await goodLink(request, hashOfCode(input.code), now)
    if (!link.ok) return link
    const { name, expiresAt, dropsFactor } = link.value
    return yes({ name, expiresAt, dropsFactor })
  })

  serve(app, deps, 'passwords.useLink', async ({ input, now, request, reply }) => {
    const codeHash = hashOfCode(input.code)
    const good = await goodLink(request, codeHash, now)
    if (!good.ok) return good
    const wrong = unfit(input.password)
    if (wrong) return wrong
    const password = await hashPassword(input.password, 'known')

    const used = await store.write(async (trx): Promise<RouteAnswer<{ name: string; device: string }>> => {
      const link = stillGood(await passwordLinkByHash(trx, codeHash), now)
      if (!link.ok) return link
      const { staff, name, dropsFactor } = link.value
      if (!(await spendPasswordLink(trx, codeHash, now))) return no('link_used')
      await savePassword(trx, staff, password)
      if (dropsFactor) await dropFactors(trx, staff)
      await endSessionsOf(trx, staff)
      await forgetDevices(trx, staff)
      await publish(trx, now, 'staff.changed', { staff })
      await noteBeforeSignIn(trx, 'passwords.useLink', { id: staff, name }, now, dropsFactor ? { factor: true } : {})
      // The holder of the link may sign in on this device, however much others guess at this name.
      return yes({ name, device: await rememberDevice(trx, request, staff, now) })
    })
    if (!used.ok) return used
    handOverDevice(used.value.device, request, reply)
    return yes({ name: used.value.name })
  })
}

const wrongCurrent = no('wrong_password', { problems: [{ problem: 'wrong_password', field: 'current' }] })

function unfit(password: string): ReturnType<typeof no> | undefined {
  const problem = passwordProblem(password)
  return problem && no('bad_input', { problems: [{ problem, field: 'password' }] })
}

function stillGood(link: PasswordLink | undefined, now: number): RouteAnswer<PasswordLink> {
  if (!link) return no('link_unknown')
  if (link.usedAt !== null) return no('link_used')
  if (link.expiresAt <= now) return no('link_expired')
  return link.state === 'locked' ? no('account_locked') : yes(link)
}
