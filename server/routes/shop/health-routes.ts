// Whether the server is alive, and whether its database responds and can store an order.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/door/http/deps.ts'
import { databaseAnswers } from '#server/store/database-health.ts'

export function healthRoutes(app: FastifyInstance, { store, health }: Deps): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ alive: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const reads = await databaseAnswers(store.db)
    const writes = reads && (await health.canWrite())
    return reply
      .code(writes ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready: writes, reads, writes, tidies: health.isTidy() })
  })
}
