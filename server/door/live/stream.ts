// One open event stream: missed events first, then new ones, heartbeats, and an end for clients that are too slow.

import { createHash, createHmac, randomInt } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { everyBranch } from '#contract/customer-addresses.ts'
import { displaySignal, isServerEvent } from '#contract/live-events.ts'
import { type Cursor, type LoggedEvent, timesMark } from '#server/store/engines/engine.ts'
import { audienceMarks } from '#server/store/events.ts'
import type { Store } from '#server/store/open.ts'
import { readSetting } from '#server/store/shop/setting-store.ts'
import { decryptWith, encryptWith } from '#work/people/auth/shop-cipher.ts'
import { readShopKey } from '#work/people/auth/shop-key.ts'
import type { Hub, LiveListener } from './hub.ts'

export interface StreamWish {
  /** Of the order that it follows, and the hash of its basket's link. */
  readonly tokens?: readonly string[]
  /** Only staff hear a branch, so they also hear events for all staff. */
  readonly branches: readonly string[]
  /** The branches whose times it shows; `everyBranch` for all. */
  readonly times?: readonly string[]
  readonly staff?: number | undefined
  /** When the session of staff ends in any case. */
  readonly until?: number | null
  /** A display receives public events, and of all others only the signal that there was one. */
  readonly display?: LiveListener['display']
  /** The Last-Event-ID of a client that reconnects. */
  readonly lastEventId?: string | undefined
  /** Counts what its network has read again; without it, nobody counts. */
  readonly replays?: ReplayLimit | undefined
}

export interface ReplayLimit {
  /** Whether the network may read missed events now; if not, its pages read everything anew. */
  begin(): boolean
  /** So many were read. */
  read(events: number): void
}

/** Unsent bytes above which a client counts as too slow and is dropped; it resumes where it was. */
const mostUnsent = 256 * 1024
/** A staff stream ends after this long, in ms; reopening it needs a valid session. */
const staffTurnMs = 3_600_000
/** In ms, between heartbeats of a staff stream besides the hub's: staff must know within ten seconds of a dead line. */
const staffBeatMs = 5000
/** Above this number of missed events the stream sends 'reset', because reading everything again is cheaper. */
const mostMissed = 1000
/** Above this number of events of the whole shop the stream sends 'reset' as well: it looks through all of them. */
const mostPassed = 10_000
/**
 * In ms, how long a page waits before it opens a lost stream again: less than the three or five seconds of browsers,
 * and each another time, as all pages of a server lose theirs at once.
 */
const reopenAfter = { least: 300, most: 1500 } as const
/** So many missed events are written at once, before others have their turn. */
const atOnce = 100

/** Writes the stream to a response whose head was already sent; resolves once the stream is live. */
export async function openStream(
  response: ServerResponse,
  wish: StreamWish,
  { store, hub, now }: { store: Store; hub: Hub; now: () => number },
): Promise<void> {
  const cursors = await opaqueCursors(store)
  // The client may have disconnected while we authenticated it; its 'close' event has already fired.
  if (response.destroyed) return
  let early: LoggedEvent[] | null = []
  let done = false
  const send = (text: string): void => {
    if (done) return
    response.write(text)
    if (response.writableLength > mostUnsent) response.destroy()
  }
  /** What else happens in the same moment must not be written to a response that has ended. */
  const end = (): void => {
    done = true
    response.end()
  }
  const { compareCursors } = store.engine
  // The log read for missed events may be ahead of the hub, which then delivers the same events again.
  let ahead: Cursor | null = hub.cursor
  const deliver = (event: LoggedEvent): void => {
    if (ahead !== null && compareCursors(event.cursor, ahead) <= 0) return
    ahead = null
    send(wish.display && event.branch !== null ? displayFrame : frameOf(event))
  }
  const frameOf = (event: LoggedEvent): string => frame(event, cursors)[wish.staff === undefined ? 'guests' : 'staff']
  const beat = (): void => send(signal('beat', now()))
  const branches = [
    ...(wish.branches.length > 0 ? [...wish.branches, audienceMarks.staff] : []),
    ...(wish.times ?? []).map((branch) => (branch === everyBranch ? timesMark : audienceMarks.timesOf(branch))),
  ]
  const remove = hub.add({
    tokens: wish.tokens ?? [],
    branches,
    staff: wish.staff,
    display: wish.display,
    hear: (event) => (early ? early.push(event) : deliver(event)),
    beat,
    end,
  })
  const turnMs = Math.min(staffTurnMs, (wish.until ?? Number.POSITIVE_INFINITY) - now())
  const turn = wish.staff === undefined ? undefined : setTimeout(end, turnMs).unref()
  const pulse = wish.staff === undefined ? undefined : setInterval(beat, staffBeatMs).unref()
  response.once('close', () => {
    done = true
    clearTimeout(turn)
    clearInterval(pulse)
    remove()
  })

  const start = hub.cursor
  send(`retry: ${randomInt(reopenAfter.least, reopenAfter.most)}\n${signal('hello', now())}`)
  const last = wish.lastEventId ? (cursors.open(wish.lastEventId) ?? '') : undefined
  const missed = await missedEvents(store, { ...wish, branches, last }, start)
  if (missed === 'reset') send('event: reset\ndata: {}\n\n')
  else {
    wish.replays?.read(missed.length)
    for (let from = 0; from < missed.length && !done; from += atOnce) {
      if (from > 0) await othersTurn()
      for (const event of missed.slice(from, from + atOnce)) send(frameOf(event))
    }
    const read = missed.at(-1)?.cursor ?? last ?? start
    if (compareCursors(read, ahead) > 0) ahead = read
  }
  // Only now that nothing is left behind may a client resume from here. The id comes with a beat, so that the page can
  // read it.
  send(`id: ${cursors.seal(ahead)}\n${signal('beat', now())}`)
  for (const event of early) deliver(event)
  early = null
}

/** What a page missed after `last`, undefined if it does not resume; '' is no place in the log. */
async function missedEvents(
  store: Store,
  { last, ...wish }: StreamWish & { readonly last: Cursor | undefined },
  start: Cursor,
): Promise<LoggedEvent[] | 'reset'> {
  if (last === undefined) return []
  if (wish.replays && !wish.replays.begin()) return 'reset'
  const { engine } = store
  if (!engine.isCursor(last)) return 'reset'
  // Another server may be ahead of this one's hub, but never ahead of the log.
  if (engine.compareCursors(last, start) > 0 && engine.compareCursors(last, await engine.head()) > 0) return 'reset'
  if (await engine.isFarBehind(last, mostPassed)) return 'reset'
  const events = await engine.eventsAfter(last, mostMissed + 1, { tokens: wish.tokens, branches: wish.branches })
  if (events.length > mostMissed) return 'reset'
  // Read after the events, so that pruning in between is noticed.
  const horizon = await readSetting(store.db, 'events.horizon')
  if (horizon && engine.compareCursors(last, horizon) < 0) return 'reset'
  // By name, because the rows themselves do not say that they are for servers alone.
  return events.filter(({ name }) => !isServerEvent(name))
}

/** Usually without an id: a client resumes after the last event. */
const signal = (name: 'hello' | 'beat', now: number): string => `event: ${name}\ndata: {"now":${now}}\n\n`

/** Without an id: it resumes after the last public event, and reads its list with each hello. */
const displayFrame = `event: ${displaySignal}\ndata: {}\n\n`

/** The texts of the last event, kept because one event often goes to thousands of pages. */
let framed: { event: LoggedEvent; guests: string; staff: string } | undefined

/** Guests receive an order's events without its id, which counts the shop's orders. */
function frame(event: LoggedEvent, cursors: OpaqueCursors): { guests: string; staff: string } {
  if (framed?.event !== event) {
    const head = `id: ${cursors.seal(event.cursor)}\nevent: ${event.name}\ndata: `
    const data = event.token === null ? event.data : withoutId(event.data)
    framed = { event, guests: `${head}${data}\n\n`, staff: `${head}${event.data}\n\n` }
  }
  return framed
}

function withoutId(data: string): string {
  const { id: _, ...rest } = JSON.parse(data) as { readonly id?: number }
  return JSON.stringify(rest)
}

interface OpaqueCursors {
  seal(cursor: Cursor): string
  /** Undefined for a text that was not sealed by a server of this shop. */
  open(sealed: string): Cursor | undefined
}

/** Longer than that of any cursor. */
const mostLength = 200

/** With the shop's key, so that any of its servers opens what another sealed. */
async function opaqueCursors(store: Store): Promise<OpaqueCursors> {
  const key = createHash('sha256')
    .update(`event cursors ${await readShopKey(store)}`)
    .digest()
  return {
    // From the cursor itself: an event has the same id on every server.
    seal: (cursor) => encryptWith(key, cursor, createHmac('sha256', key).update(cursor).digest()),
    open: (sealed) => (sealed.length > mostLength ? undefined : decryptWith(key, sealed)),
  }
}
