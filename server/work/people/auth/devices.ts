// Devices on which an account signed in before: each browser has a random cookie, and each account stores its hash.
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { periods } from '#domain/guests/retention/periods.ts'
import { digest } from '#server/store/digest.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { deviceHasAny, deviceKnows, saveDevice } from '#server/store/people/own-sessions.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { cookieShape, isSecure } from './shop-key.ts'

/** As long as browsers keep a cookie; every sign-in restarts the time. */
export const deviceKeptMs = periods.device.ms

const cookieName = (secure: boolean): string => (secure ? '__Host-noisette-device' : 'noisette-device')

function readToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(isSecure(request))]
  return token && token.length <= 100 ? token : undefined
}

/** The hash of the device cookie, if the account with this name key signed in with it before. */
export async function knownDevice(
  db: Db,
  request: FastifyRequest,
  nameKey: string,
  now: number,
): Promise<string | undefined> {
  const token = readToken(request)
  if (!token) return undefined
  const hash = digest(token)
  return (await deviceKnows(db, hash, nameKey, now - deviceKeptMs)) ? hash : undefined
}

/** Whether any account signed in with its device cookie before. */
export async function isKnownDevice(db: Db, request: FastifyRequest, now: number): Promise<boolean> {
  const token = readToken(request)
  return token !== undefined && (await deviceHasAny(db, digest(token), now - deviceKeptMs))
}

/**
 * Records that the account signed in on this browser; returns the cookie's token for `handOverDevice`. A cookie that no
 * account has used is replaced, because somebody may have planted it there in order to know it.
 */
export async function rememberDevice(trx: Trx, request: FastifyRequest, staff: number, now: number): Promise<string> {
  const given = readToken(request)
  const token =
    given && (await deviceHasAny(trx, digest(given), now - deviceKeptMs))
      ? given
      : randomBytes(32).toString('base64url')
  await saveDevice(trx, digest(token), staff, now)
  return token
}

export function handOverDevice(token: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(cookieName(isSecure(request)), token, { ...cookieShape(request), maxAge: deviceKeptMs / 1000 })
}
