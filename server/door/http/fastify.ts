// The web server itself: its limits, its timeouts, who counts as the visitor behind proxies, and what it logs.

import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '#server/config.ts'
import { sendRefusal } from './refused.ts'

const bodyLimit = 256 * 1024
/** Enough for a photo of 12 MB on a slow connection. */
const requestTimeout = 120_000
/** How long headers may take, and what is no file; in ms. A form has a few kilobytes. */
const formTimeout = 20_000
/** How often Node looks for requests that take too long. */
const lookEvery = 5000
const keepAliveTimeout = 72_000
/** An address may name every branch of a large chain. */
const maxHeaderSize = 64 * 1024
/** Where the log goes, instead of standard output. */
export type LogTarget = { write(line: string): void } | undefined

/** `quick` may answer a request before all else; then it returns true. */
export function openFastify(
  config: Config,
  quick: (request: IncomingMessage, response: ServerResponse) => boolean,
  logTo: LogTarget,
): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => {
      const looking = { headersTimeout: formTimeout, connectionsCheckingInterval: lookEvery, maxHeaderSize }
      const server = createServer(looking, (request, response) => {
        if (!quick(request, response)) handler(request, response)
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
    genReqId: requestId,
    forceCloseConnections: 'idle',
    // `refuseWhileClosing` says it in words of ours.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, request, reply) =>
      sendRefusal(request, reply, { name: 'bad_input', problems: [{ problem: 'bad_input', field: 'path' }] }),
  })
  app.removeContentTypeParser('text/plain')
  refuseWhileClosing(app)
  return app
}

/** Of several proxies in a row, only the addresses that they added themselves are trusted. */
function proxiesOf({ trustProxy }: Config): string | false | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

/** Seconds after which another server, or this one again, answers. */
export const retryAfterClosing = 2

/** What still arrives while the server stops is to be sent again, and is told when. */
function refuseWhileClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (request, reply, next) => {
    if (closing) void sendRefusal(request, reply, { name: 'unavailable', retryAfter: retryAfterClosing })
    else next()
  })
}

/** Drawn by chance: numbers that count would tell how busy the shop is. */
const requestId = (): string => randomBytes(9).toString('base64url')

/** One line per response; for files, the menu and the health checks only if something is wrong. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const quiet = request.routeOptions.logLevel === 'warn' && reply.statusCode < 500
    if (!quiet) request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    next()
  })
}

/** Logs what was requested and the outcome; no address, query, name, phone or token of a customer. */
function loggerOptions(config: Config, stream: LogTarget) {
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

/** More than any upload of ours: a browser reads an answer only after it has sent what it sends. */
const mostBytes = 24_000_000
const mostMs = 30_000

export function boundRest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (hasBody(request.raw) && isForm(request.raw)) endLate(request.raw)
    next()
  })
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (!request.raw.readableEnded && hasBody(request.raw)) cutOff(request.raw)
    next()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isForm = ({ headers }: IncomingMessage): boolean => /json|urlencoded|text/.test(headers['content-type'] ?? 'text')

/** Half a form does not keep its connection open. */
function endLate(body: IncomingMessage): void {
  const late = setTimeout(() => body.destroy(), formTimeout).unref()
  const isThere = () => clearTimeout(late)
  body.once('end', isThere).once('close', isThere)
}

function cutOff(body: IncomingMessage): void {
  const cut = () => body.destroy()
  let size = 0
  const late = setTimeout(cut, mostMs).unref()
  body.on('data', (part: Buffer) => {
    size += part.length
    if (size > mostBytes) cut()
  })
  body.once('close', () => clearTimeout(late))
}
