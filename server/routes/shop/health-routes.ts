// Whether the server is alive and stays, and whether its database responds and can store an order.
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import type { Deps } from '#server/door/http/deps.ts'
import { retryAfterClosing } from '#server/door/http/fastify.ts'
import { sendRefusal } from '#server/door/http/refused.ts'
import { databaseAnswers } from '#server/store/database-health.ts'

export function healthRoutes(app: FastifyInstance, { store, health }: Deps): void {
  const leavingFirst = {
    logLevel: 'warn',
    onRequest: async (request, reply) => {
      if (health.isLeaving) await sendRefusal(request, reply, { name: 'unavailable', retryAfter: retryAfterClosing })
    },
  } satisfies RouteShorthandOptions
  app.get('/healthz', leavingFirst, async () => ({ alive: true }))
  app.get('/readyz', leavingFirst, async (_request, reply) => {
    const reads = await databaseAnswers(store.db)
    const writes = reads && (await health.canWrite())
    return reply
      .code(writes ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: writes, reads, writes, tidies: health.isTidy() })
  })
}
