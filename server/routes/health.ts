// Whether the server is alive, and whether its database responds.
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../http/deps.ts'
import { answers } from '../store/health.ts'

export function healthRoutes(app: FastifyInstance, { store }: Deps): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ alive: true }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await answers(store.db)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready })
  })
}
