// The application without a socket: every route with its deps. Tests start here.
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { guessLimit } from './auth/limits/guess-limit.ts'
import { networkOf } from './auth/limits/network-of.ts'
import { orderProofs } from './auth/order-proofs.ts'
import { openClockwork } from './clockwork.ts'
import type { Config } from './config.ts'
import type { Deps } from './http/deps.ts'
import { answerFaults, logFault } from './http/faults.ts'
import { openApi } from './http/open-api.ts'
import { protect, protection } from './http/protect.ts'
import { sendRefusal } from './http/refused.ts'
import { menuAtOnce } from './http/site/menu-at-once.ts'
import { buildOf, serveSite } from './http/site/site.ts'
import { type Hub, openHub } from './live/hub.ts'
import { channelsOf } from './mail/channels.ts'
import { type Outbox, type OutboxOptions, openOutbox } from './mail/outbox.ts'
import type { Carry } from './mail/outbox-job.ts'
import { openTeller, type Teller } from './pace/teller.ts'
import { type HookReach, hookReach, publicReach, type Reach } from './reach.ts'
import { accountRoutes } from './routes/accounts/account.ts'
import { logRoutes } from './routes/accounts/log.ts'
import { passwordRoutes } from './routes/accounts/passwords.ts'
import { staffRoutes } from './routes/accounts/staff.ts'
import { contentRoutes } from './routes/content/content.ts'
import { contentEditRoutes } from './routes/content/content-edit.ts'
import { imageRoutes } from './routes/content/images.ts'
import { displayRoutes } from './routes/displays/displays.ts'
import { contactRoutes } from './routes/guests/contact.ts'
import { messageRoutes } from './routes/guests/messages.ts'
import { reservationRoutes } from './routes/guests/reservations.ts'
import { reviewRoutes } from './routes/guests/reviews.ts'
import { staffReservationRoutes } from './routes/guests/staff-reservations.ts'
import { healthRoutes } from './routes/health.ts'
import { liveRoutes } from './routes/live.ts'
import { branchRoutes } from './routes/menu/branches.ts'
import { itemRoutes } from './routes/menu/items.ts'
import { menuCache, menuRoutes } from './routes/menu/menu.ts'
import { shopRoutes } from './routes/menu/shop.ts'
import { archiveRoutes } from './routes/orders/archives.ts'
import { arrivalRoutes } from './routes/orders/arrivals.ts'
import { boardRoutes } from './routes/orders/board.ts'
import { counterRoutes } from './routes/orders/counter.ts'
import { dayRoutes } from './routes/orders/days.ts'
import { orderRoutes } from './routes/orders/orders.ts'
import { staffOrderRoutes } from './routes/orders/staff-orders.ts'
import { stepRoutes } from './routes/orders/steps.ts'
import { takingsRoutes } from './routes/orders/takings.ts'
import { paceRoutes } from './routes/pace/pace.ts'
import { paceSettingRoutes } from './routes/pace/settings.ts'
import { hookRoutes } from './routes/watch/hooks.ts'
import { watchRoutes } from './routes/watch/watch.ts'
import type { Store } from './store/open.ts'
import { version } from './version.ts'
import { alertMailJob } from './watch/alert-mail.ts'
import { hookJob } from './watch/hook-job.ts'
import { type OrderFeed, openOrderFeed } from './watch/order-feed.ts'
import { openWatcher, type Watcher } from './watch/watcher.ts'

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
  /** How often open streams get a heartbeat, in ms. */
  readonly heartbeatMs?: number
  /** How long requests that are under way may take when the server stops, in ms. */
  readonly graceMs?: number
  /** Where the log goes, instead of standard output. */
  readonly logTo?: { write(line: string): void }
}

export interface App {
  readonly fastify: FastifyInstance
  readonly hub: Hub
  readonly outbox: Outbox
  /** Looks whether orders are seen; it is started by whoever runs the server. */
  readonly watcher: Watcher
  /** Tells pages of new times once a second. */
  readonly teller: Teller
  /** Tells web hooks of orders; started as the watcher is. */
  readonly orderFeed: OrderFeed
  /** Ends streams and finishes requests that are under way, within the grace period; the store stays open. */
  close(): Promise<void>
}

const bodyLimit = 256 * 1024
/** Enough for a photo of 12 MB on a slow connection. */
const requestTimeout = 120_000
const keepAliveTimeout = 72_000
const grace = 10_000

export async function createApp(options: AppOptions): Promise<App> {
  const { config, store } = options
  const hub = await openHub(store, {
    heartbeatMs: options.heartbeatMs,
    failed: (error) => logFault(app.log, store, error, 'live events could not be handed out'),
  })
  const now = options.now ?? Date.now
  const hooks = options.hookReach ?? hookReach(config.webHooks === 'anywhere')
  const outbox = openOutbox({
    store,
    channels: channelsOf(config),
    mail: config.mail,
    jobs: noticeJobs(config, { store, reach: hooks, now }),
    now,
    failed: (error) => app.log.warn({ err: error }, 'handing messages on failed'),
  })
  const clockwork = openClockwork({
    store,
    now,
    failed: (error) => logFault(app.log, store, error, 'what was due could not be done'),
  })
  const watcher = openWatcher({
    store,
    now,
    mails: config.mail !== null,
    told: () => outbox.wake(),
    failed: (error) => app.log.warn({ err: error }, 'watching over the orders failed'),
  })
  const teller = openTeller({
    store,
    hub,
    now,
    failed: (error) => logFault(app.log, store, error, 'pages could not be told of new times'),
  })
  const orderFeed = openOrderFeed({
    store,
    hub,
    told: () => outbox.wake(),
    failed: (error) => app.log.warn({ err: error }, 'telling web hooks of orders failed'),
  })
  const deps: Deps = {
    config,
    store,
    hub,
    outbox,
    now,
    randomBytes: options.randomBytes ?? randomBytes,
    guessLimit: guessLimit(),
    displayLimit: guessLimit(),
    reach: options.reach ?? publicReach,
    hookReach: hooks,
    orderProofs: orderProofs(store),
  }
  const shelf = menuCache(deps)
  const build = options.siteFolder && buildOf(options.siteFolder)
  const headers = protection(config, build)
  const quickMenu = menuAtOnce(shelf, headers)
  const app = Fastify({
    logger: loggerOptions(config, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (!quickMenu(request, response)) handler(request, response)
      })
      server.requestTimeout = requestTimeout
      server.keepAliveTimeout = keepAliveTimeout
      return server
    },
    trustProxy: proxiesOf(config),
    bodyLimit,
    requestTimeout,
    keepAliveTimeout,
    requestIdHeader: false,
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, { name: 'bad_input', problems: [{ problem: 'bad_input', field: 'path' }] }),
  })
  app.removeContentTypeParser('text/plain')
  await app.register(cookie)
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) })
  protect(app, config, headers)
  answerFaults(app, store)
  store.engine.onFailure((error, doing) => app.log.warn({ reason: String(error) }, doing))
  logAnswers(app)

  healthRoutes(app, deps)
  menuRoutes(app, deps, shelf)
  contentRoutes(app, deps)
  contentEditRoutes(app, deps)
  orderRoutes(app, deps)
  staffOrderRoutes(app, deps)
  boardRoutes(app, deps)
  stepRoutes(app, deps)
  archiveRoutes(app, deps)
  dayRoutes(app, deps)
  counterRoutes(app, deps)
  shopRoutes(app, deps)
  reviewRoutes(app, deps)
  imageRoutes(app, deps)
  branchRoutes(app, deps)
  reservationRoutes(app, deps)
  staffReservationRoutes(app, deps)
  itemRoutes(app, deps)
  accountRoutes(app, deps)
  passwordRoutes(app, deps)
  staffRoutes(app, deps)
  takingsRoutes(app, deps)
  logRoutes(app, deps)
  contactRoutes(app, deps)
  arrivalRoutes(app, deps)
  watchRoutes(app, deps)
  hookRoutes(app, deps)
  paceRoutes(app, deps)
  displayRoutes(app, deps)
  paceSettingRoutes(app, deps)
  messageRoutes(app, deps)
  liveRoutes(app, deps)
  // Made on first request, because making it takes a tenth of the whole start.
  let document: ReturnType<typeof openApi> | undefined
  app.get('/api/openapi.json', () => {
    document ??= openApi(version)
    return document
  })
  if (options.siteFolder)
    await serveSite(app, {
      folder: options.siteFolder,
      menuText: async (locale) => (await shelf.of(locale)).text,
      now: deps.now,
      publicUrl: config.publicUrl,
    })
  await app.ready()
  return {
    fastify: app,
    hub,
    outbox,
    watcher,
    teller,
    orderFeed,
    close: async () => {
      const streamsEnded = hub.close()
      await teller.close()
      await watcher.close()
      await orderFeed.close()
      const lettersPut = outbox.close()
      // A connection becomes idle after its last response; kept alive, it would delay a server that wants to stop.
      const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
      // A stopping server no longer enforces time limits, so a body that never ends would keep it from stopping.
      const cut = setTimeout(() => app.server.closeAllConnections(), options.graceMs ?? grace)
      await app.close()
      clearInterval(sweep)
      clearTimeout(cut)
      await streamsEnded
      await clockwork.close()
      await lettersPut
    },
  }
}

/** Notices by mail, if it is set up, and by web hooks. */
function noticeJobs(
  { mail, publicUrl }: Config,
  { store, reach, now }: { readonly store: Store; readonly reach: HookReach; readonly now: () => number },
): OutboxOptions['jobs'] {
  return [
    (carry) => carry(hookJob(store, reach, now, publicUrl)),
    ...(mail ? [(carry: Carry) => carry(alertMailJob(store, mail, publicUrl))] : []),
  ]
}

/**
 * Of several proxies in a row, only the addresses that they added themselves are trusted, and nothing to the left of
 * them.
 */
function proxiesOf({ trustProxy }: Config): string | false | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

/** Request ids that no other start of the server uses: a random prefix and a counter. */
function requestIds(): () => string {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/** One line per response; for files, the menu and the health checks only if something is wrong. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const quiet = request.routeOptions.logLevel === 'warn' && reply.statusCode < 500
    if (!quiet) request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    next()
  })
}

/** Logs what was requested and the outcome; no address, query, name, phone or token of a customer. */
function loggerOptions(config: Config, stream: AppOptions['logTo']) {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        stack: error.stack ?? '',
        message: '',
      }),
    },
  }
}
