// Staff sessions: a random token in a cookie, its hash in the store, with sliding and absolute expiry.

import { randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { periods } from '#domain/guests/retention/periods.ts'
import type { StaffMember } from '#domain/people/staff.ts'
import { coarseNetwork } from '#server/door/limits/network-of.ts'
import { publish } from '#server/door/live/publish.ts'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import { lockAccount } from '#server/store/people/factor-store.ts'
import {
  insertSession,
  removeSession,
  type StaffAccount,
  sessionByHash,
  staffById,
  touchSession,
} from '#server/store/people/staff-store.ts'
import { type Trx, Unavailable } from '#server/store/write-queue.ts'
import { handOverDevice, rememberDevice } from './devices.ts'
import { cookieShape, isSecure } from './shop-key.ts'

const hour = 3_600_000
/** A tablet in daily use stays signed in for a month; one that is not used for three days is signed out. */
export const sessionLimits = {
  slidingMs: 72 * hour,
  absoluteMs: periods.session.ms,
  /** Of one that the sign-in provider opened: then the provider says anew what its member may do. */
  byProviderMs: 12 * hour,
  touchMs: hour,
} as const

export interface Session {
  readonly tokenHash: string
  /** While the session is held, a member without any permission. */
  readonly member: StaffMember
  /** The member has to set up a second factor before anything else. */
  readonly held: boolean
  /** When the member last typed the password, in ms. */
  readonly confirmedAt: number
  /** When it ends in any case, if the sign-in provider opened it. */
  readonly endsAt: number | null
}

/** The __Host- prefix binds the cookie to this host and needs TLS. */
const cookieName = (secure: boolean): string => (secure ? '__Host-noisette' : 'noisette')

const readCookie = (request: FastifyRequest): string | undefined => request.cookies[cookieName(isSecure(request))]

/** The session of a request; null if there is none, if it expired, or if the account is not active. */
export async function readSession(store: Store, request: FastifyRequest, now: number): Promise<Session | null> {
  const token = readCookie(request)
  if (!token || token.length > 100) return null
  const tokenHash = digest(token)
  const session = await sessionByHash(store.db, tokenHash)
  if (session?.account.state !== 'active' || session.ended) return null
  if (now - session.seenAt > sessionLimits.slidingMs || now - session.createdAt > sessionLimits.absoluteMs) return null
  if (session.endsAt !== null && now >= session.endsAt) return null
  if (now - session.seenAt > sessionLimits.touchMs) await touch(store, tokenHash, request, now)
  const { held, confirmedAt, endsAt } = session
  return { tokenHash, held, confirmedAt, endsAt, member: memberIn(session.account, held) }
}

/** Who is signed in. A member who must first set up a second factor may do nothing else until then. */
export const memberIn = ({ id, name, owner, branches }: StaffMember, held: boolean): StaffMember =>
  held ? { id, name, owner: false, branches: [] } : { id, name, owner, branches }

/** Why a request with a session cookie has no session; null without a cookie. */
export async function whyEnded(store: Store, request: FastifyRequest): Promise<'locked' | 'expired' | null> {
  const token = readCookie(request)
  if (!token || token.length > 100) return null
  const session = await sessionByHash(store.db, digest(token))
  return session?.account.state === 'locked' ? 'locked' : 'expired'
}

/** A database that cannot be written to for a moment must not stop anybody from reading. */
async function touch(store: Store, tokenHash: string, { ip }: FastifyRequest, now: number): Promise<void> {
  try {
    await store.write((trx) => touchSession(trx, tokenHash, coarseNetwork(ip), now))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
  }
}

/** What a request to sign in brings along. */
interface Entering {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly now: number
  /** The member has to set up a second factor first. */
  readonly held?: boolean
  /** The sign-in provider opens it, and no password. */
  readonly byProvider?: boolean
}

/**
 * Begins a session, sets its cookie and ends the earlier session of this browser. From now on the account knows the
 * device.
 * `spend` uses up what the member showed, in the same transaction. If it returns false, or if the account got another
 * password or was locked since it was read, nothing begins.
 */
export async function beginSession(
  store: Store,
  account: Pick<StaffAccount, 'id' | 'password'>,
  { request, reply, now, held = false, byProvider = false }: Entering,
  spend: (trx: Trx) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const begun = await store.write(async (trx) => {
    if (!(await isUnchanged(trx, account)) || !(await spend(trx))) return undefined
    await endEarlier(trx, request, now)
    return {
      token: await openSession(trx, request, { staff: account.id, held, byProvider, now }),
      device: await rememberDevice(trx, request, account.id, now),
    }
  })
  if (!begun) return false
  setSessionCookie(begun.token, { request, reply, byProvider })
  handOverDevice(begun.device, request, reply)
  return true
}

/**
 * Checking a password takes a while. If it is changed meanwhile, all sessions end, and none may begin with the old one.
 */
async function isUnchanged(trx: Trx, { id, password }: Pick<StaffAccount, 'id' | 'password'>): Promise<boolean> {
  await lockAccount(trx, id)
  const now = await staffById(trx, id)
  return now?.state === 'active' && now.password === password
}

async function endEarlier(trx: Trx, request: FastifyRequest, now: number): Promise<void> {
  const token = readCookie(request)
  const before = token && token.length <= 100 ? await sessionByHash(trx, digest(token)) : undefined
  if (!token || !before || before.ended) return
  await removeSession(trx, digest(token))
  await publish(trx, now, 'staff.changed', { staff: before.account.id })
}

interface NewlySignedIn extends Pick<Entering, 'now' | 'byProvider'> {
  readonly staff: number
  readonly held: boolean
}

/** Opens a session within a transaction; send its token with `setSessionCookie` after the commit. */
export async function openSession(
  trx: Trx,
  request: FastifyRequest,
  { staff, held, byProvider = false, now }: NewlySignedIn,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const from = { agent: agentOf(request.headers['user-agent']), network: coarseNetwork(request.ip) }
  const endsAt = byProvider ? now + sessionLimits.byProviderMs : null
  await insertSession(trx, { tokenHash: digest(token), staff, held, now, endsAt, ...from })
  return token
}

export function setSessionCookie(
  token: string,
  { request, reply, byProvider = false }: Pick<Entering, 'request' | 'reply' | 'byProvider'>,
): void {
  reply.setCookie(cookieName(isSecure(request)), token, {
    ...cookieShape(request),
    maxAge: sessionLimits[byProvider ? 'byProviderMs' : 'absoluteMs'] / 1000,
  })
}

/** Ends the session on the server and removes the cookie. */
export async function finishSession(
  store: Store,
  session: Session | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (session) await store.write((trx) => removeSession(trx, session.tokenHash))
  reply.clearCookie(cookieName(isSecure(request)), cookieShape(request))
}

const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Such as 'Firefox · Android'; '' if neither is known. Nothing of the text itself is kept. */
export function agentOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const named = [browsers, systems].flatMap((list) => list.find(([sign]) => sign.test(text))?.[1] ?? [])
  return named.join(' · ')
}
