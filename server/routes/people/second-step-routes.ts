// The second step of a sign-in, by a code or a passkey; and a passkey alone, which is both steps in one (SAFE-6).
import type { FastifyInstance } from 'fastify'
import { type FactorCode, readFactorCode } from '#domain/people/factor.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RefusedAnswer, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { codeGate, passkeyLimit } from '#server/door/limits/sign-in-limits.ts'
import { windowLimit } from '#server/door/limits/try-limit.ts'
import type { Store } from '#server/store/open.ts'
import { recoveryLeft, spendRecoveryCode, spendTimeWindow, timeSecretOf } from '#server/store/people/factor-store.ts'
import { notePasskeyUse, passkeyById, passkeysOf, spendChallenge } from '#server/store/people/passkey-store.ts'
import { noteBeforeSignIn } from '#server/store/people/staff-log-store.ts'
import { nameKey, type StaffAccount, staffById } from '#server/store/people/staff-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { knownDevice } from '#work/people/auth/devices.ts'
import { hashOfChallenge, passkeyOptions, passkeyUseIn, siteOf } from '#work/people/auth/factors/passkey-check.ts'
import { accountOfTicket, spendTicket } from '#work/people/auth/factors/seal.ts'
import { fromBase32, hashOfRecovery, timeStepOf } from '#work/people/auth/factors/time-codes.ts'
import { beginSession } from '#work/people/auth/sessions.ts'
import { shownMember } from './account-routes.ts'

const hour = 3_600_000

export function secondStepRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const gate = codeGate()
  const passkeyFailures = passkeyLimit()
  // A log that strangers could fill would tell the owner nothing.
  const wrongNotes = windowLimit(1, hour)

  serve(app, deps, 'account.passCode', async ({ input, now, request, reply }) => {
    const account = await accountOfTicket(store, input.ticket, now)
    if (!account) return no('ticket_over')
    const shut = shutOut(account)
    if (shut) return shut
    const typed = readFactorCode(input.code)
    // What can be no code at all is a slip, not a try.
    if (!typed) return no('code_wrong')
    const device = await knownDevice(store.db, request, nameKey(account.name), now)
    const tried = { staff: account.id, address: request.ip, device, kind: typed.kind }
    const { wait, right } = gate(tried, deps.elapsed())
    if (wait > 0) return no('too_many', { retryAfter: wait })
    const spend = await spenderOf(store, account, typed, now)
    const entering = { request, reply, now }
    const spendBoth = async (trx: Trx): Promise<boolean> =>
      spend !== undefined && (await spend(trx)) && (await spendTicket(trx, input.ticket, now))
    if (!spend || !(await beginSession(store, account, entering, spendBoth))) {
      if (wrongNotes.spend(String(account.id), deps.elapsed()) === 0)
        await store.write((trx) => note(trx, account, now, { wrong: true }))
      return no('code_wrong')
    }
    right()
    const left = typed.kind === 'recovery' ? await recoveryLeft(store.db, account.id) : null
    return yes({ member: shownMember(account, false), recoveryLeft: left })
  })

  serve(app, deps, 'account.askPasskey', async ({ input, now, request }) => {
    const site = siteOf(request, deps.config)
    if (input.ticket === undefined)
      return yes({ options: { ...(await passkeyOptions({ store, site, purpose: alone, now })) } })
    const account = await accountOfTicket(store, input.ticket, now)
    if (!account) return no('ticket_over')
    const known = await passkeysOf(store.db, account.id)
    const asked = { store, site, purpose: secondOf(account), now }
    return yes({ options: { ...(await passkeyOptions(asked, known)) } })
  })

  serve(app, deps, 'account.passPasskey', async ({ input, now, request, reply }) => {
    const { ticket, answer } = input
    const first = ticket === undefined ? undefined : await accountOfTicket(store, ticket, now)
    if (ticket !== undefined && !first) return no('ticket_over')
    const passkey = await passkeyById(store.db, typeof answer.id === 'string' ? answer.id : '')
    const account = passkey && (await staffById(store.db, passkey.staff))
    const device = account && (await knownDevice(store.db, request, nameKey(account.name), now))
    const wait = device ? 0 : passkeyFailures.spend(request.ip, deps.elapsed())
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!passkey || !account || (first && first.id !== account.id)) return no('passkey_refused')
    const asked = { store, site: siteOf(request, deps.config), purpose: first ? secondOf(first) : alone, now }
    const use = await passkeyUseIn(asked, passkey, { answer, verified: !first })
    if (!use) return no('passkey_refused')
    const shut = shutOut(account)
    if (shut) return shut
    const spend = async (trx: Trx): Promise<boolean> =>
      (await spendChallenge(trx, hashOfChallenge(use.challenge), now)) &&
      (await notePasskeyUse(trx, passkey.id, use.counter, now)) &&
      (ticket === undefined || (await spendTicket(trx, ticket, now)))
    if (!(await beginSession(store, account, { request, reply, now }, spend))) return no('passkey_refused')
    if (!device) passkeyFailures.giveBack(request.ip, deps.elapsed())
    return yes({ member: shownMember(account, false) })
  })
}

const alone = 'sign-in'
const secondOf = ({ id }: StaffAccount): string => `second ${id}`

function shutOut({ state }: StaffAccount): RefusedAnswer | undefined {
  if (state === 'pending') return no('account_pending')
  return state === 'locked' ? no('account_locked') : undefined
}

/** Uses up a code that fits; undefined if it does not. */
async function spenderOf(
  store: Store,
  account: StaffAccount,
  { kind, code }: FactorCode,
  now: number,
): Promise<((trx: Trx) => Promise<boolean>) | undefined> {
  const { id } = account
  if (kind === 'time') {
    const set = await timeSecretOf(store.db, id)
    const step = set && timeStepOf(fromBase32(set.secret), code, now)
    return set && step !== undefined ? (trx) => spendTimeWindow(trx, id, set.secret, step) : undefined
  }
  return async (trx) => {
    if (!(await spendRecoveryCode(trx, id, hashOfRecovery(id, code), now))) return false
    await note(trx, account, now, { left: await recoveryLeft(trx, id) })
    return true
  }
}

/** What the owner should know about the sign-ins of a member. */
const note = (
  trx: Trx,
  account: StaffAccount,
  now: number,
  data: { readonly wrong: true } | { readonly left: number },
): Promise<void> => noteBeforeSignIn(trx, 'account.passCode', account, now, data)
