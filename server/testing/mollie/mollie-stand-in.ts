// A stand-in for Mollie on a port of this machine: it keeps state, shows a page to pay on, and misbehaves when asked
// to.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { CallName } from '#contract/addresses.ts'
import type { Input, Output } from '#contract/index.ts'
import { closeHere, listenHere } from '../free-port.ts'
import { answerMollie, methodsHere } from './mollie-answers.ts'
import { type BookStatus, MollieBook } from './mollie-book.ts'
import { MollieHooks } from './mollie-hooks.ts'

export interface MollieFaults {
  /** The shares, 0 to 1, of requests that are answered 503 or 429, and of those carried out without any answer. */
  unavailable: number
  tooMany: number
  cutOff: number
  /** How long each answer takes, in ms. */
  latency: number
  /** Nothing is answered at all. */
  down: boolean
}

export interface MollieStandIn {
  readonly url: string
  /** A key that it knows. */
  readonly key: string
  readonly book: MollieBook
  readonly hooks: MollieHooks
  readonly faults: MollieFaults
  /** What it was asked, such as 'GET /payments/tr_1'. */
  readonly asked: string[]
  /** The ways to pay that are switched on. */
  methods: readonly { readonly id: string; readonly description: string }[]
  /** The keys that are good from now on. */
  keys: readonly string[]
  close(): Promise<void>
}

export interface MollieStandInOptions {
  readonly now?: () => number
  /** 0 to 1, for the faults. */
  readonly chance?: () => number
}

export const mollieTestKey = 'test_abcdefghijklmnopqrstuvwxyz1234'
/** The key of the organisation, which reads payouts. */
export const molliePayoutKey = 'access_abcdefghijklmnopqrstuvwxyz56'

export async function openMollie(options: MollieStandInOptions = {}): Promise<MollieStandIn> {
  const now = options.now ?? Date.now
  const chance = options.chance ?? Math.random
  const hooks = new MollieHooks(now)
  const book = new MollieBook(now, ({ id, webhookUrl }) => hooks.tell(id, webhookUrl))
  const faults: MollieFaults = { unavailable: 0, tooMany: 0, cutOff: 0, latency: 0, down: false }
  const server = createServer((request, response) => {
    void serveOne(request, response).catch(() => response.destroy())
  })
  const home = `http://127.0.0.1:${await listenHere(server)}`
  const kept = new Map<string, KeptAnswer>()
  const standIn: MollieStandIn = {
    url: `${home}/v2`,
    key: mollieTestKey,
    book,
    hooks,
    faults,
    asked: [],
    methods: methodsHere,
    keys: [mollieTestKey, molliePayoutKey],
    close: async () => {
      await closeHere(server)
      await hooks.idle()
    },
  }

  async function serveOne(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request)
    if (faults.down) return void response.destroy()
    const url = new URL(request.url ?? '/', home)
    // A browser that shows the payment's page asks for its icon.
    if (url.pathname === '/favicon.ico') return void response.writeHead(204).end()
    if (url.pathname.startsWith('/pay/')) return payPage(book, url, request.method ?? 'GET', body, response)
    const asked = { method: request.method ?? 'GET', path: url.pathname.replace('/v2', ''), query: url.searchParams }
    standIn.asked.push(`${asked.method} ${asked.path}`)
    if (faults.latency > 0) await new Promise((done) => setTimeout(done, faults.latency))
    if (chance() < faults.unavailable) return send(response, 503, { status: 503, title: 'Service Unavailable' })
    if (chance() < faults.tooMany)
      return send(response, 429, { status: 429, title: 'Too Many Requests' }, { 'retry-after': '0' })
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '')
    if (!standIn.keys.includes(bearer)) return send(response, 401, { status: 401, title: 'Unauthorized Request' })
    const key = request.method === 'POST' ? request.headers['idempotency-key']?.toString() : undefined
    const earlier = key === undefined ? undefined : kept.get(key)
    if (earlier && earlier.at > now() - keptMs) {
      if (earlier.body !== body) return send(response, 400, { status: 400, title: 'Bad Request' })
      return send(response, earlier.status, earlier.answer, { 'idempotent-replayed': 'true' })
    }
    const { status, answer } = answerMollie(standIn, {
      ...asked,
      body,
      home,
      live: bearer.startsWith('live_'),
      readsPayouts: bearer === molliePayoutKey,
    })
    if (key !== undefined && status < 400) kept.set(key, { at: now(), body, status, answer })
    if (chance() < faults.cutOff) return void response.destroy()
    send(response, status, answer)
  }
  return standIn
}

/** An idempotency key is good for an hour. */
const keptMs = 3_600_000

interface KeptAnswer {
  readonly at: number
  readonly body: string
  readonly status: number
  readonly answer: object | null
}

function send(response: ServerResponse, status: number, answer: object | null, headers: Record<string, string> = {}) {
  response
    .writeHead(status, { 'content-type': 'application/hal+json', ...headers })
    .end(answer === null ? '' : JSON.stringify(answer))
}

const outcomes: readonly { readonly name: string; readonly status: BookStatus }[] = [
  { name: 'Pay', status: 'paid' },
  { name: 'Fail', status: 'failed' },
  { name: 'Cancel', status: 'canceled' },
  { name: 'Expire', status: 'expired' },
  { name: 'Leave it open', status: 'open' },
  { name: 'Bank is checking', status: 'pending' },
]

function payPage(book: MollieBook, url: URL, method: string, body: string, response: ServerResponse): void {
  const payment = book.find(url.pathname.split('/').at(-1) ?? '')
  if (!payment) return void response.writeHead(404).end()
  const outcome =
    method === 'POST' ? outcomes.find(({ status }) => status === new URLSearchParams(body).get('status')) : undefined
  if (outcome) {
    payment.method ??= 'bancontact'
    if (outcome.status !== payment.status)
      book.set(payment, outcome.status, outcome.status === 'failed' ? 'insufficient_funds' : null)
    // As with the real one in test mode: who fails chooses another way there.
    if (outcome.status !== 'failed') return void response.writeHead(303, { location: payment.redirectUrl }).end()
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pay</title>
<h1>${payment.description.replace(/[<&]/g, '')}</h1><p>${payment.currency} ${(payment.cents / 100).toFixed(2)}</p>
${outcome ? `<p>The payment failed.</p><a href="${payment.redirectUrl}">Back to the shop</a>` : ''}
<form method="post">${outcomes.map(({ name, status }) => `<button name="status" value="${status}">${name}</button>`).join(' ')}</form>
</html>`,
  )
}

/** Signed in as the owner. */
type Ask = <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>

/** Antwerpen takes money at the counter and online. */
export async function takeOnline(ask: Ask, { key }: MollieStandIn): Promise<void> {
  const { version } = await ask('payments.read', {})
  const { version: next } = await ask('payments.setKey', { key, version })
  const rules = { onlineAbove: null, onlineIfNew: false, backIfNotCollected: false }
  const antwerpen = { places: ['counter' as const, 'online' as const], ...rules }
  await ask('payments.save', { version: next, methods: [], branches: { antwerpen } })
}
