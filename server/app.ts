// The application without a socket: every route with its deps. Tests start here.

import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { pictureWidths } from '#domain/shared/picture-widths.ts'
import { openPaymentDesk, type PaymentDesk } from '#work/money/payment/payment-desk.ts'
import { type DrawingThread, openDrawingDesk, openDrawingThread } from '#work/paper/drawing-desk.ts'
import { openPrintDesk, type PrintDesk } from '#work/paper/print-desk.ts'
import { openReceiptLogo } from '#work/paper/receipt-logo.ts'
import { orderProofs } from '#work/people/auth/order-proofs.ts'
import { visitors } from '#work/people/auth/visitor.ts'
import { openHealth } from '#work/shop/health/health-check.ts'
import { measureAnswers, measuredMenu, openMeasuring } from '#work/shop/metrics/measuring.ts'
import { type MetricsPages, metricsPages, serveMetricsPath } from '#work/shop/metrics/serve-metrics.ts'
import { type Background, openBackground } from './background.ts'
import { elapsedHere, onlyForward } from './clock-leap.ts'
import type { Config } from './config.ts'
import type { Deps } from './door/http/deps.ts'
import { boundRest, type LogTarget, logAnswers, openFastify } from './door/http/fastify.ts'
import { answerFaults, logFault } from './door/http/faults.ts'
import { openApi } from './door/http/open-api.ts'
import { protectAnswers, protectionHeaders } from './door/http/protect.ts'
import { guessLimit } from './door/limits/guess-limit.ts'
import { type Hub, openHub } from './door/live/hub.ts'
import { menuAtOnce } from './door/site/menu-at-once.ts'
import { hasAlready, type PackedText, packText, sendPacked } from './door/site/packed.ts'
import { buildOf, elsewhereOf, serveSite } from './door/site/site.ts'
import { type HookReach, hookReach, publicReach, type Reach } from './reach.ts'
import { serveAll } from './route-list.ts'
import { menuCache } from './routes/menu/menu-routes.ts'
import { shortDigest } from './store/digest.ts'
import type { Store } from './store/open.ts'
import { pictureFile } from './store/shop/picture-store.ts'
import { version } from './version.ts'

export interface AppOptions {
  readonly config: Config
  readonly store: Store
  /** The built website; without it only the API is served. */
  readonly siteFolder?: string
  readonly now?: () => number
  readonly randomBytes?: (size: number) => Uint8Array
  /** For tests only: where pictures given by their address may be fetched from. */
  readonly reach?: Reach
  /** For tests only: what web hooks may reach. */
  readonly hookReach?: HookReach
  /** For tests only: how long a push service may be silent, in ms. */
  readonly pushPatience?: number
  /** For tests only: draws the slips of several shops. */
  readonly drawing?: DrawingThread
  /** How often open streams get a heartbeat, in ms. */
  readonly heartbeatMs?: number
  /** How long requests that are under way may take when the server stops, in ms. */
  readonly graceMs?: number
  /** Where the log goes, instead of standard output. */
  readonly logTo?: LogTarget
}

export interface ServerApp extends Omit<Background, 'close'> {
  readonly fastify: FastifyInstance
  readonly hub: Hub
  readonly payments: PaymentDesk
  readonly printing: PrintDesk
  /** What can be read of the measurements; null if nothing is measured. */
  readonly metrics: MetricsPages | null
  /** Says at once that it is about to stop, so that a proxy asks others, and serves everything meanwhile. */
  leave(): void
  /** Ends streams and finishes requests that are under way, within the grace period; the store stays open. */
  close(): Promise<void>
}

const grace = 10_000

export async function createApp(options: AppOptions): Promise<ServerApp> {
  const { config, store } = options
  const hub = await openHub(store, {
    heartbeatMs: options.heartbeatMs,
    failed: (error) => logFault(app.log, store, error, 'live events could not be handed out'),
  })
  const now = options.now ?? Date.now
  const hooks = options.hookReach ?? hookReach(config.webHooks === 'anywhere')
  const alarm = (said: object, text: string) => app.log.error(said, text)
  const payments = openPaymentDesk({ config, store, now, alarm })
  const logoFor = openReceiptLogo({
    store,
    failed: (error) => app.log.warn({ err: error }, 'the logo cannot be drawn: receipts are printed without it'),
  })
  const drawing = options.drawing ?? openDrawingThread()
  const printing = openPrintDesk({
    store,
    publicUrl: config.publicUrl,
    drawing: openDrawingDesk(drawing, logoFor),
    failed: (error) => app.log.warn({ err: error }, 'a slip could not be drawn'),
  })
  const warn = (error: unknown, text: string) => app.log.warn({ err: error }, text)
  const background = openBackground(
    { config, store, hub, now, hooks, payments, printing, pushPatience: options.pushPatience },
    { warn, fault: (error, text) => logFault(app.log, store, error, text) },
  )
  const { outbox, pushes, tills } = background
  const { watcher, caretaker, timesTeller, orderFeed, sweeper, payoutReader, auditor, printers } = background
  const health = openHealth({ config, store, caretaker, now })
  const metrics = await openMeasuring(config, store)
  const deps: Deps = {
    config,
    store,
    hub,
    outbox,
    tills,
    health,
    now,
    elapsed: options.now ? onlyForward(options.now) : elapsedHere,
    randomBytes: options.randomBytes ?? randomBytes,
    guessLimit: guessLimit(),
    codeLimit: guessLimit(),
    reach: options.reach ?? publicReach,
    hookReach: hooks,
    orderProofs: orderProofs(store),
    visitors: visitors(store),
    payments,
    printing,
  }
  const shelf = menuCache(deps)
  const build = options.siteFolder && buildOf(options.siteFolder)
  const headers = protectionHeaders(config, build)
  const app = openFastify(config, measuredMenu(menuAtOnce(shelf, headers), metrics), options.logTo)
  await app.register(cookie)
  protectAnswers(app, config, headers)
  answerFaults(app, store)
  store.engine.onFailure((error, doing) => app.log.warn({ reason: String(error) }, doing))
  logAnswers(app)
  boundRest(app)
  const pages = metrics ? metricsPages({ config, store, hub, health, metrics }) : null
  if (metrics) measureAnswers(app, metrics)
  if (pages && config.metrics?.token) serveMetricsPath(app, pages)
  serveAll(app, deps, shelf)
  serveOpenApi(app)
  if (options.siteFolder)
    await serveSite(app, {
      folder: options.siteFolder,
      menu: (locale) => shelf.forPage(locale),
      picture: (key) => pictureFile(store.db, key, pictureWidths.at(-1) ?? 960, 'webp'),
      elsewhere: elsewhereOf(store, hub),
      now: deps.now,
      publicUrl: config.publicUrl,
      serviceWorker: config.serviceWorker,
    })
  await app.ready()
  return {
    fastify: app,
    hub,
    outbox,
    pushes,
    tills,
    watcher,
    caretaker,
    timesTeller,
    orderFeed,
    sweeper,
    payoutReader,
    auditor,
    tillLimits: background.tillLimits,
    printers,
    payments,
    printing,
    metrics: pages,
    leave: health.leave,
    close: () => stop({ app, hub, background, payments, drawing }, options.graceMs ?? grace),
  }
}

function serveOpenApi(app: FastifyInstance): void {
  // Made on first request, because making it takes a tenth of the whole start.
  let document: Promise<PackedText & { readonly etag: string }> | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    document ??= packText(() => JSON.stringify(openApi(version))).then((packed) =>
      Object.assign(packed, { etag: `"${shortDigest(packed.plain)}"` }),
    )
    const packed = await document
    const { etag } = packed
    reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache', etag })
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return sendPacked(request, reply.type('application/json; charset=utf-8'), packed)
  })
}

interface Running extends Pick<ServerApp, 'hub' | 'payments'> {
  readonly drawing: DrawingThread
  readonly app: FastifyInstance
  readonly background: Background
}

async function stop({ app, hub, background, payments, drawing }: Running, graceMs: number): Promise<void> {
  const streamsEnded = hub.close()
  const workDone = background.close()
  // A connection becomes idle after its last response; kept alive, it would delay a server that wants to stop.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  // A stopping server no longer enforces time limits, so a body that never ends would keep it from stopping.
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
  await streamsEnded
  await workDone
  await payments.idle()
  await drawing.close()
}
