// Where measurements are read: a port of their own, a path of the shop, or both. Without a setting there is neither.
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { alertedSubsystems } from '#domain/shop/health/health.ts'
import { alertKinds } from '#domain/shop/watch/alerts.ts'
import type { Config } from '#server/config.ts'
import type { Hub } from '#server/door/live/hub.ts'
import type { Store } from '#server/store/open.ts'
import { waitingPerPrinter } from '#server/store/paper/print-job-store.ts'
import { printersAt } from '#server/store/paper/printer-store.ts'
import { openAlerts } from '#server/store/shop/alert-store.ts'
import { waitingQueues } from '#server/store/shop/queues.ts'
import { isSameText } from '#work/people/auth/shop-key.ts'
import { type HealthCheck, type HealthNow, healthInWords } from '../health/health-check.ts'
import { healthReportOf } from '../health/health-report.ts'
import type { Figures, Metrics } from './metrics.ts'

interface MetricsParts {
  readonly config: Config
  readonly store: Store
  readonly hub: Pick<Hub, 'size'>
  readonly health: HealthCheck
  readonly metrics: Metrics
}

interface Page {
  readonly status: number
  readonly type: string
  readonly body: string
}

export interface MetricsPages {
  /** The page at this path, for a request with this `authorization` header; undefined if there is none. */
  page(path: string, authorization: string | undefined): Promise<Page | undefined>
}

const paths = ['/metrics', '/metrics/health'] as const
const text = 'text/plain; charset=utf-8'

export function metricsPages(given: MetricsParts): MetricsPages {
  const { health, metrics } = given
  const token = given.config.metrics?.token ?? null
  // Several readers at once share one measurement.
  const look = shared(() => health.read())
  const figures = shared(async () => figuresOf(given, await look()))
  const pages: Readonly<Record<(typeof paths)[number], () => Promise<Page>>> = {
    '/metrics': async () => ({
      status: 200,
      type: metrics.contentType,
      body: await metrics.text(await figures()),
    }),
    '/metrics/health': async () => healthPage(await look()),
  }
  return {
    page: async (path, authorization) => {
      const known = paths.find((one) => one === path)
      if (!known) return undefined
      if (token !== null && !isSameText(authorization ?? '', `Bearer ${token}`))
        return { status: 401, type: text, body: 'The header must be authorization: Bearer METRICS_TOKEN.\n' }
      return await pages[known]()
    },
  }
}

function healthPage(now: HealthNow): Page {
  const subsystems = healthInWords(now, 'en').map(({ since, ...rest }) => ({
    ...rest,
    since: since === null ? null : new Date(since).toISOString(),
    ageSeconds: since === null ? null : Math.round((now.at - since) / 1000),
  }))
  const well = subsystems.every(({ condition }) => condition !== 'ill')
  const at = new Date(now.at).toISOString()
  return {
    status: well ? 200 : 503,
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify({ at, well, subsystems }, null, 1)}\n`,
  }
}

async function figuresOf({ config, store, hub }: MetricsParts, health: HealthNow): Promise<Figures> {
  const own = await healthReportOf(config, null)
  const rest = { health, depth: store.depth, streams: hub.size, own }
  if (!health.reads) return rest
  const open = [...(await openAlerts(store.db, 'branches')), ...(await openAlerts(store.db, 'health'))]
  const count = (kind: string) => open.filter((alert) => alert.kind === kind).length
  const alerts = new Map([...alertKinds, ...alertedSubsystems].map((kind) => [kind, count(kind)]))
  const printers = new Map<string, number>()
  for (const { condition } of await printersAt(store.db)) printers.set(condition, (printers.get(condition) ?? 0) + 1)
  const slips = { waiting: 0, failed: 0 }
  for (const { waiting, failed } of (await waitingPerPrinter(store.db, health.at)).values()) {
    slips.waiting += waiting
    slips.failed += failed
  }
  return { ...rest, stored: { queues: await waitingQueues(store.db), alerts, printers, slips } }
}

/** A result is kept for a second. */
function shared<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let making: Promise<Value> | undefined
  let until = 0
  return () => {
    if (!making || performance.now() > until) {
      until = performance.now() + 1000
      making = make()
      making.catch(() => {
        making = undefined
      })
    }
    return making
  }
}

/** On the shop's own port if there is a token. Without one, the path does not exist. */
export function serveMetricsPath(app: FastifyInstance, pages: MetricsPages): void {
  for (const path of paths)
    app.get(path, { logLevel: 'warn' }, async (request, reply) => {
      const page = await pages.page(path, request.headers.authorization)
      return reply
        .code(page?.status ?? 404)
        .header('cache-control', 'no-store')
        .type(page?.type ?? text)
        .send(page?.body ?? '')
    })
}

export async function openMetricsPort(
  pages: MetricsPages,
  { port, host }: { readonly port: number; readonly host: string },
  failed: (error: unknown) => void,
): Promise<Server> {
  const server = createServer((request, response) => {
    const end = ({ status, type, body }: Page) =>
      response
        .writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
        .end(request.method === 'HEAD' ? undefined : body)
    const none: Page = { status: 404, type: text, body: `There is ${paths.join(' and ')}.\n` }
    const read = request.method === 'GET' || request.method === 'HEAD'
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const page = read ? pages.page(path, request.headers.authorization) : Promise.resolve(undefined)
    page.then(
      (found) => end(found ?? none),
      (error: unknown) => {
        failed(error)
        end({ status: 500, type: text, body: 'The figures could not be read.\n' })
      },
    )
  })
  server.requestTimeout = 10_000
  await new Promise<void>((listening, refused) => {
    server.once('error', refused)
    server.listen(port, host, listening)
  })
  return server
}
