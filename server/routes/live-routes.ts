// The event stream: public events for everyone, the times of branches for pages that show them, one order or basket for
// the holder of its token or link, a branch's orders for staff.
import { existsSync, readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { livePath, resumeField } from '#contract/customer-addresses.ts'
import { mostBranches } from '#domain/branch/branch.ts'
import { readToken } from '#domain/order/token.ts'
import { may } from '#domain/people/staff.ts'
import { networksOf } from '#server/door/limits/network-of.ts'
import { limitByNetwork, windowLimit } from '#server/door/limits/try-limit.ts'
import { linkHash } from '#work/order/basket/basket-link.ts'
import { lookUpToken } from '#work/people/auth/order-proofs.ts'
import { readSession } from '#work/people/auth/sessions.ts'
import { displayByPass } from '#work/people/auth/shop-key.ts'
import type { Deps } from '../door/http/deps.ts'
import { logFault } from '../door/http/faults.ts'
import { no, type RouteAnswer, sendRefusal, yes } from '../door/http/refused.ts'
import { openStream, type ReplayLimit, type StreamWish } from '../door/live/stream.ts'
import { basketByLink } from '../store/order/basket-store.ts'
import { isToken } from '../store/order/order-store.ts'

export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const places = streamPlaces(deps.config.streamsPerAddress)
  const replaysOf = openReplays(deps)
  app.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
    const now = deps.now()
    const wish = await wishOf(deps, request, now)
    if (!wish.ok) return sendRefusal(request, reply, wish.refusal)
    const release = places.take(request.ip, wish.value.staff !== undefined)
    // The page goes on without a stream meanwhile.
    if (!release) return sendRefusal(request, reply, no('too_many', { retryAfter: 30 }).refusal)
    reply.hijack()
    const { raw } = reply
    raw.once('close', release)
    if (raw.closed) release()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    request.raw.socket.setNoDelay(true)
    request.raw.socket.setTimeout(0)
    await openStream(
      raw,
      { ...wish.value, replays: replaysOf(request.ip) },
      { store: deps.store, hub: deps.hub, now: deps.now },
    ).catch((error: unknown) => {
      logFault(request.log, deps.store, error, 'a live stream could not be opened')
      raw.destroy()
    })
  })
}

/** In a minute and of one network: a page that resumes counts once, and once more for each hundred events. */
const mostReplays = 300
const eventsOfReplay = 100

/** What a network may read again of what its pages missed. */
function openReplays({ config, elapsed }: Deps): (address: string) => ReplayLimit | undefined {
  if (config.streamsPerAddress === 0) return () => undefined
  const limit = limitByNetwork((share) => windowLimit(mostReplays * share, 60_000))
  return (address) => ({
    begin: () => limit.spend(address, elapsed()) === 0,
    read: (events) => {
      for (let read = eventsOfReplay; read <= events; read += eventsOfReplay) limit.spend(address, elapsed())
    },
  })
}

interface Query {
  readonly token?: string | string[]
  readonly basket?: string | string[]
  readonly branch?: string | string[]
  readonly times?: string | string[]
  readonly display?: string | string[]
  readonly [resumeField]?: unknown
}

async function wishOf(deps: Deps, request: FastifyRequest, now: number): Promise<RouteAnswer<StreamWish>> {
  const query = request.query as Query
  // The browser's own header is newer: the address keeps the id that it was first opened with.
  const asked = typeof query[resumeField] === 'string' ? query[resumeField] : undefined
  const lastEventId = request.headers['last-event-id']?.toString() ?? asked
  if (query.display !== undefined) return await wishOfDisplay(deps, [query.display].flat()[0] ?? '')
  const typed = [query.token ?? []].flat()[0]
  const branches = [query.branch ?? []].flat()
  const times = [query.times ?? []].flat()
  // A stream that left some out would be deaf to them without a word.
  const tooMany = branches.length > mostBranches ? 'branch' : times.length > mostBranches && 'times'
  if (tooMany) return no('bad_input', { problems: [{ problem: 'bad_input', field: tooMany }] })
  const tokens: string[] = []
  if (typed !== undefined) {
    const own = readToken(typed) ?? ''
    const find = async () => (await isToken(deps.store.db, own)) || undefined
    const { wait, found } = await lookUpToken(deps, { request, token: own, now: deps.elapsed() }, find)
    if (wait > 0) return no('too_many', { retryAfter: wait })
    if (!found) return no('token_unknown')
    tokens.push(own)
  }
  const link = [query.basket ?? []].flat()[0]
  if (link !== undefined) {
    const basket = await basketByLink(deps.store.db, linkHash(link))
    if (!basket) return no('basket_unknown')
    tokens.push(basket.link_hash)
  }
  if (branches.length === 0) return yes({ tokens, branches, times, lastEventId })
  const session = await readSession(deps.store, request, now)
  if (!session) return no('not_signed_in')
  if (branches.some((branch) => !may(session.member, 'orders.see', branch))) return no('not_allowed')
  return yes({ tokens, branches, times, staff: session.member.id, until: session.endsAt, lastEventId })
}

/** A display's stream carries nothing but public events and signals, whatever else the address asks for. */
async function wishOfDisplay({ store }: Deps, pass: string): Promise<RouteAnswer<StreamWish>> {
  const found = await displayByPass(store.db, pass)
  if (!found) return no('display_unknown')
  if (found.withdrawnAt !== null) return no('display_withdrawn')
  return yes({ branches: [], display: { id: found.id, branch: found.branch } })
}

interface StreamPlaces {
  /** Takes a place; returns how to give it back, or undefined if there is none. Staff get the last places. */
  take(address: string, staff: boolean): (() => void) | undefined
}

/** The share of the files that streams of customers may take; with those of staff. The rest is for requests. */
const shares = { customers: 0.7, staff: 0.8 } as const

/** `perAddress`: 0 for no limit. `files`: how many this process may open. */
export function streamPlaces(perAddress: number, files = openFiles()): StreamPlaces {
  const taken = new Map<string, number>()
  let all = 0
  const move = (address: string, by: 1 | -1): void => {
    all += by
    for (const { network } of networksOf(address)) {
      const now = (taken.get(network) ?? 0) + by
      if (now > 0) taken.set(network, now)
      else taken.delete(network)
    }
  }
  const isFull = (address: string, staff: boolean): boolean =>
    all >= Math.floor(files * shares[staff ? 'staff' : 'customers']) ||
    (perAddress > 0 &&
      networksOf(address).some(({ network, share }) => (taken.get(network) ?? 0) >= perAddress * share))
  return {
    take: (address, staff) => {
      if (isFull(address, staff)) return undefined
      move(address, 1)
      let given = false
      return () => {
        if (!given) move(address, -1)
        given = true
      }
    },
  }
}

/** Where the system does not say it, as many as most systems allow a service. */
const usualFiles = 10_240

/** How many files, and so connections, this process may open. */
export function openFiles(source = '/proc/self/limits'): number {
  if (!existsSync(source)) return usualFiles
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(source, 'utf8')) ?? []
  return soft === 'unlimited' ? 1_000_000 : Number(soft) || usualFiles
}
