// Takes the service worker away from every browser that has one, where the setting says so.
import type { FastifyInstance } from 'fastify'

/** The address of the built worker (web/worker/), and so the one at which browsers look for the next. */
export const workerPath = '/sw.js'

/** Deletes all that is kept, and ends. It does not listen for requests, so from then on all go to the shop. */
const end = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name))))
.then(()=>registration.unregister())));
`

export function endWorkers(app: FastifyInstance): void {
  app.get(workerPath, { logLevel: 'warn' }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(end),
  )
}
