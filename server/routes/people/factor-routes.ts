// One's own second factors: time codes, passkeys and recovery codes (SAFE-6).
import type { FastifyInstance } from 'fastify'
import { factorLimits, factorRequired, readFactorCode } from '#domain/people/factor.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RefusedAnswer, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { type RouteAsk, serve } from '#server/door/http/serve-call.ts'
import { windowLimit } from '#server/door/limits/try-limit.ts'
import { publish } from '#server/door/live/publish.ts'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import {
  dropRecoveryCodes,
  dropTimeSecret,
  factorReach,
  hasFactor,
  lockAccount,
  recoveryLeft,
  saveTimeSecret,
  timeSecretOf,
} from '#server/store/people/factor-store.ts'
import { endOthers } from '#server/store/people/own-sessions.ts'
import {
  insertPasskey,
  passkeyById,
  passkeysOf,
  removePasskey,
  spendChallenge,
} from '#server/store/people/passkey-store.ts'
import { confirmSession, releaseSession, sessionByHash, staffById } from '#server/store/people/staff-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { hashOfChallenge, newPasskeyIn, newPasskeyOptions, siteOf } from '#work/people/auth/factors/passkey-check.ts'
import { bytesFromSeal, isSealed, newSeal } from '#work/people/auth/factors/seal.ts'
import {
  fromBase32,
  renewRecovery,
  secretBytes,
  setUpAddress,
  timeStepOf,
  toBase32,
} from '#work/people/auth/factors/time-codes.ts'
import { checkPassword } from '#work/people/auth/password.ts'
import type { Session } from '#work/people/auth/sessions.ts'

const quarter = 15 * 60_000

export function factorRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, randomBytes } = deps
  const tries = windowLimit(10, quarter)

  serve(app, deps, 'factors.read', async ({ member }) => {
    const account = await staffById(store.db, member.id)
    if (!account) return no('not_signed_in')
    const time = await timeSecretOf(store.db, member.id)
    const passkeys = await passkeysOf(store.db, member.id)
    return yes({
      required: factorRequired(account, await factorReach(store.db)),
      time: time ? { setAt: time.setAt } : null,
      passkeys: passkeys.map(({ id, name, site, madeAt, usedAt }) => ({ id, name, site, madeAt, usedAt })),
      recoveryLeft: await recoveryLeft(store.db, member.id),
    })
  })

  serve(app, deps, 'factors.confirm', async ({ input, member, session, now }) => {
    const wait = tries.spend(`staff ${member.id}`, deps.elapsed())
    if (wait > 0) return no('too_many', { retryAfter: wait })
    const account = await staffById(store.db, member.id)
    if (!session || !account) return no('not_signed_in')
    if (!(await checkPassword(input.password, account.password, 'known')).fits) return wrongPassword
    tries.giveBack(`staff ${member.id}`, deps.elapsed())
    await store.write((trx) => confirmSession(trx, session.tokenHash, now))
    return yes({})
  })

  timeCodeRoutes(app, deps)
  passkeyRoutes(app, deps)

  serve(app, deps, 'factors.renewCodes', (ask) =>
    change(ask, async (trx) => {
      if (!(await hasFactor(trx, ask.member.id))) return no('not_found')
      return yes({ recoveryCodes: await renewRecovery(trx, ask.member.id, randomBytes) })
    }),
  )
}

function timeCodeRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, randomBytes } = deps

  serve(app, deps, 'factors.beginTime', async ({ member, session, now }) => {
    const late = unconfirmed(session, now)
    if (late || !session) return late ?? no('not_signed_in')
    const setUp = await newSeal(store, timeSetUp(session), now + factorLimits.confirmedMs)
    const secret = toBase32(await bytesFromSeal(store, setUp, secretBytes))
    return yes({ setUp, secret, address: setUpAddress(secret, { shop: await shopName(store), name: member.name }) })
  })

  serve(app, deps, 'factors.setTime', async (ask) => {
    const { input, member, session, now } = ask
    if (!session || !(await isSealed(store, timeSetUp(session), input.setUp, now))) return no('confirm_first')
    const secret = toBase32(await bytesFromSeal(store, input.setUp, secretBytes))
    return await change(ask, async (trx) => {
      const typed = readFactorCode(input.code)
      const step = typed?.kind === 'time' ? timeStepOf(fromBase32(secret), typed.code, now) : undefined
      if (step === undefined) return no('code_wrong')
      if (!(await spendChallenge(trx, digest(`set up ${input.setUp}`), now))) return no('confirm_first')
      const codes = await firstCodes(trx, member.id, randomBytes)
      await saveTimeSecret(trx, member.id, { secret, setAt: now, step })
      return yes({ recoveryCodes: codes })
    })
  })

  serve(app, deps, 'factors.removeTime', (ask) =>
    change(ask, async (trx) => {
      const { member } = ask
      if (!(await timeSecretOf(trx, member.id))) return no('not_found')
      if ((await passkeysOf(trx, member.id)).length === 0 && (await mustKeepOne(trx, member.id)))
        return no('last_factor')
      await dropTimeSecret(trx, member.id)
      return yes({})
    }),
  )
}

function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const { store, randomBytes } = deps

  serve(app, deps, 'factors.beginPasskey', async ({ member, session, now, request }) => {
    const late = unconfirmed(session, now)
    if (late || !session) return late ?? no('not_signed_in')
    const known = await passkeysOf(store.db, member.id)
    if (known.length >= factorLimits.passkeys) return no('passkeys_full')
    const asked = { store, site: siteOf(request, deps.config), purpose: addedIn(session), now }
    return yes({ options: { ...(await newPasskeyOptions(asked, member, { shop: await shopName(store), known })) } })
  })

  serve(app, deps, 'factors.addPasskey', async (ask) => {
    const { input, member, session, now, request } = ask
    if (!session) return no('not_signed_in')
    const site = siteOf(request, deps.config)
    const made = await newPasskeyIn({ store, site, purpose: addedIn(session), now }, input.answer)
    if (!made) return no('passkey_refused')
    const { challenge, ...passkey } = made
    return await change(ask, async (trx) => {
      if ((await passkeysOf(trx, member.id)).length >= factorLimits.passkeys) return no('passkeys_full')
      if (await passkeyById(trx, made.id)) return no('passkey_refused')
      if (!(await spendChallenge(trx, hashOfChallenge(challenge), now))) return no('passkey_refused')
      const codes = await firstCodes(trx, member.id, randomBytes)
      const more = { staff: member.id, site: site.id, name: input.name, madeAt: now, usedAt: null }
      await insertPasskey(trx, { ...passkey, ...more })
      return yes({ recoveryCodes: codes })
    })
  })

  serve(app, deps, 'factors.removePasskey', (ask) =>
    change(ask, async (trx) => {
      const { input, member, tell } = ask
      const passkeys = await passkeysOf(trx, member.id)
      const passkey = passkeys.find(({ id }) => id === input.id)
      if (!passkey) return no('not_found')
      const isLast = passkeys.length === 1 && !(await timeSecretOf(trx, member.id))
      if (isLast && (await mustKeepOne(trx, member.id))) return no('last_factor')
      await removePasskey(trx, passkey.id)
      tell({ data: { passkey: passkey.name } })
      return yes({})
    }),
  )
}

const shopName = async (store: Store): Promise<string> => (await store.catalogue.current(store.db)).brand.name

/** Recovery codes come with the first factor. */
const firstCodes = async (trx: Trx, staff: number, randomBytes: Deps['randomBytes']): Promise<string[] | null> =>
  (await hasFactor(trx, staff)) ? null : await renewRecovery(trx, staff, randomBytes)

/** The secret is of the session that asked for it; once it was saved and removed, it is not taken again. */
const timeSetUp = ({ tokenHash }: Session): string => `time codes of ${tokenHash}`

type Change =
  | 'factors.setTime'
  | 'factors.removeTime'
  | 'factors.addPasskey'
  | 'factors.removePasskey'
  | 'factors.renewCodes'

/** Changes factors in one transaction with the end of all other sessions. */
async function change<Value>(
  { member, session, now, write }: Pick<RouteAsk<Change>, 'member' | 'session' | 'now' | 'write'>,
  job: (trx: Trx) => Promise<RouteAnswer<Value>>,
): Promise<RouteAnswer<Value>> {
  const late = unconfirmed(session, now)
  if (late || !session) return late ?? no('not_signed_in')
  return await write(async (trx) => {
    await lockAccount(trx, member.id)
    if ((await sessionByHash(trx, session.tokenHash))?.ended !== false) return no('not_signed_in')
    const done = await job(trx)
    if (!done.ok) return done
    if (await hasFactor(trx, member.id)) await releaseSession(trx, session.tokenHash)
    else await dropRecoveryCodes(trx, member.id)
    await endOthers(trx, member.id, session.tokenHash)
    await publish(trx, now, 'staff.changed', { staff: member.id })
    return done
  })
}

/** Whether the owner requires a second factor of this member. */
async function mustKeepOne(trx: Trx, staff: number): Promise<boolean> {
  const account = await staffById(trx, staff)
  return account !== undefined && factorRequired(account, await factorReach(trx))
}

/** A tablet that somebody left open must not be enough to lock its member out. */
const unconfirmed = (session: Session | null, now: number): RefusedAnswer | undefined =>
  session && now - session.confirmedAt < factorLimits.confirmedMs ? undefined : no('confirm_first')

const addedIn = ({ tokenHash }: Session): string => `add ${tokenHash}`

const wrongPassword = no('wrong_password', { problems: [{ problem: 'wrong_password', field: 'password' }] })
