// Where printers call: bodies of any type are read as text, nothing in them breaks anything, and refusals have no body,
// because printers print what they do not expect (PAPER-2).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/door/http/deps.ts'
import { limitByNetwork, windowLimit } from '#server/door/limits/try-limit.ts'
import type { Printer } from '#server/store/paper/printer-store.ts'

const minute = 60_000
/** A printer calls every 5 seconds, and a few times more for each job. */
const callsPerMinute = 240
/** Nobody guesses 192 bits; this only spares the log and the database. */
const wrongPerMinute = 30

export interface CallOfPrinter {
  readonly printer: Printer
  readonly now: number
  readonly body: string
  readonly reply: FastifyReply
  readonly query: Readonly<Record<string, string>>
}

type Caller = (call: CallOfPrinter) => Promise<FastifyReply>

export interface DoorOptions {
  /** The largest body, in bytes. */
  readonly bodyLimit: number
  /** What the device says it is, normalised; null if it does not say. */
  readonly hardwareOf: (query: Readonly<Record<string, string>>, body: string) => string | null
}

/** Calls `mount` with a scope in which bodies are texts, and with the wrapper for its handlers. */
export function openPrinterDoor(
  app: FastifyInstance,
  { config, printing, elapsed, now: clock }: Deps,
  { bodyLimit, hardwareOf }: DoorOptions,
  mount: (
    scope: FastifyInstance,
    handle: (caller: Caller) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) => void,
): void {
  const calls = windowLimit(callsPerMinute, minute)
  const wrong = limitByNetwork((share) => windowLimit(wrongPerMinute * share, minute))
  const isLimited = config.ordersPerMinute !== 0

  const handle = (caller: Caller) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { key } = request.params as { key: string }
    const query = textsOf(request.query)
    const body = typeof request.body === 'string' ? request.body : ''
    const refuse = (status: number) => reply.code(status).header('cache-control', 'no-store').send()
    try {
      const now = clock()
      const printer = await printing.recognise(key, hardwareOf(query, body), now)
      if (printer === 'unknown' || printer === 'stranger') {
        // Only unknown secrets wait: the shop’s own printers may share an address with one that was withdrawn.
        if (isLimited && wrong.spend(request.ip, elapsed()) > 0) return await refuse(429)
        request.log.warn({ reason: printer }, 'a device that is no printer of the shop called')
        return await refuse(403)
      }
      if (isLimited && calls.spend(String(printer.id), elapsed()) > 0) return await refuse(429)
      return await caller({ printer, now, body, reply: reply.header('cache-control', 'no-store'), query })
    } catch (error) {
      request.log.warn({ err: error }, 'a printer could not be served')
      return await refuse(503)
    }
  }

  void app.register((scope, _, ready) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, String(body)),
    )
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      reply
        .code(error.statusCode === 413 ? 413 : 400)
        .header('connection', 'close')
        .send(),
    )
    mount(scope, handle)
    ready()
  })
}

function textsOf(query: unknown): Record<string, string> {
  if (typeof query !== 'object' || query === null) return {}
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value).slice(0, 200)]),
  )
}
