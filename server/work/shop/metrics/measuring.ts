// Measures the answers and commits of an application, if the settings say where that can be read.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '#contract/addresses.ts'
import { livePath } from '#contract/customer-addresses.ts'
import type { Config } from '#server/config.ts'
import type { Store } from '#server/store/open.ts'
import { version } from '#server/version.ts'
import type { Metrics } from './metrics.ts'

/** Undefined if nothing is measured; then the library is not even loaded. */
export async function openMeasuring({ metrics }: Config, store: Store): Promise<Metrics | undefined> {
  if (!metrics) return undefined
  const { openMetrics } = await import('./metrics.ts')
  const opened = openMetrics(version)
  store.onCommit(({ ms, jobs }) => opened.committed({ seconds: ms / 1000, jobs }))
  return opened
}

type Quick = (request: IncomingMessage, response: ServerResponse) => boolean

/** What is sent before the framework is involved counts as the call that it answers. */
export function measuredMenu(quick: Quick, metrics: Metrics | undefined): Quick {
  if (!metrics) return quick
  const { method, path: route } = addressOf('menu.read')
  return (request, response) => {
    const begun = performance.now()
    if (!quick(request, response)) return false
    metrics.answered({ method, route, status: response.statusCode, seconds: (performance.now() - begun) / 1000 })
    return true
  }
}

export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url
    // A live stream takes as long as its page is open.
    const seconds = route === livePath ? null : reply.elapsedTime / 1000
    metrics.answered({ method: request.method, route, status: reply.statusCode, seconds })
    next()
  })
}
