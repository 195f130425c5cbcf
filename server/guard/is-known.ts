// Whether a request comes from somebody whom no limit on refused orders stops: a customer who collected one, or a member.
import type { FastifyRequest } from 'fastify'
import { readSession } from '../auth/sessions.ts'
import type { Deps } from '../http/deps.ts'
import { collectedBy } from '../store/guard/order-origins.ts'

export async function isKnown({ store, visitors }: Deps, request: FastifyRequest, now: number): Promise<boolean> {
  const device = await visitors.deviceOf(request)
  if (device && (await collectedBy(store.db, [device], now)).has(device)) return true
  return (await readSession(store, request, now)) !== null
}
