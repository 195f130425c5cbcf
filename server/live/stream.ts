// One open event stream: what was missed first, then what happens, heartbeats, and an end for those too slow.
import type { ServerResponse } from 'node:http'
import { isServerEvent } from '../../contract/live.ts'
import type { Cursor, LoggedEvent } from '../store/engines/engine.ts'
import { audienceMarks } from '../store/events.ts'
import type { Store } from '../store/open.ts'
import { readSetting } from '../store/settings.ts'
import type { Hub } from './hub.ts'

export interface StreamWish {
  readonly token?: string | undefined
  /** Whoever hears a branch is staff, and hears what is for all staff as well. */
  readonly branches: readonly string[]
  readonly staff?: number | undefined
  /** Last-Event-ID of a client that was here before. */
  readonly lastEventId?: string | undefined
}

/** Unsent bytes after which a client counts as too slow and is dropped; it resumes from where it was. */
const mostUnsent = 256 * 1024
/** A staff stream ends after this long, in ms, and is opened anew only with a session that still holds. */
const staffTurnMs = 3_600_000
/** More missed events than this are answered by 'reset': reading anew is cheaper. */
const mostMissed = 2000

/** Writes the stream to a response whose head was sent already; resolves once it is live. */
export async function openStream(
  response: ServerResponse,
  wish: StreamWish,
  { store, hub, now }: { store: Store; hub: Hub; now: () => number },
): Promise<void> {
  // Who left while it was found out who asks is told of no end any more.
  if (response.destroyed) return
  let early: LoggedEvent[] | null = []
  let done = false
  const send = (text: string): void => {
    if (done) return
    response.write(text)
    if (response.writableLength > mostUnsent) response.destroy()
  }
  const { compareCursors } = store.engine
  // The log that was read for what was missed may be ahead of the hub, which then brings the same events again.
  let ahead: Cursor | null = hub.cursor
  const deliver = (event: LoggedEvent): void => {
    if (ahead !== null && compareCursors(event.cursor, ahead) <= 0) return
    ahead = null
    send(frame(event))
  }
  const branches = wish.branches.length > 0 ? [...wish.branches, audienceMarks.staff] : []
  const remove = hub.add({
    token: wish.token,
    branches,
    staff: wish.staff,
    hear: (event) => (early ? early.push(event) : deliver(event)),
    beat: () => send(signal('beat', now())),
    end: () => response.end(),
  })
  const turn = wish.staff === undefined ? undefined : setTimeout(() => response.end(), staffTurnMs).unref()
  response.once('close', () => {
    done = true
    clearTimeout(turn)
    remove()
  })

  const start = hub.cursor
  send(signal('hello', now()))
  const missed = await missedEvents(store, { ...wish, branches }, start)
  if (missed === 'reset') send('event: reset\ndata: {}\n\n')
  else {
    for (const event of missed) send(frame(event))
    const read = missed.at(-1)?.cursor ?? wish.lastEventId ?? start
    if (compareCursors(read, ahead) > 0) ahead = read
  }
  // Only now, with nothing left behind, may a client that breaks off resume from here. With a beat, so that its page can read it.
  send(`id: ${ahead}\n${signal('beat', now())}`)
  for (const event of early) deliver(event)
  early = null
}

async function missedEvents(store: Store, wish: StreamWish, start: string): Promise<LoggedEvent[] | 'reset'> {
  const last = wish.lastEventId
  if (!last) return []
  const { engine } = store
  if (!engine.isCursor(last)) return 'reset'
  // Another server may have been quicker than this one's hub, but never than the log.
  if (engine.compareCursors(last, start) > 0 && engine.compareCursors(last, await engine.head()) > 0) return 'reset'
  const events = await engine.eventsAfter(last, mostMissed + 1, { token: wish.token, branches: wish.branches })
  if (events.length > mostMissed) return 'reset'
  // Asked after the events: what was pruned in between is then noticed.
  const horizon = await readSetting(store.db, 'events.horizon')
  if (horizon && engine.compareCursors(last, horizon) < 0) return 'reset'
  // By name: rows of older versions do not say that they are for servers alone.
  return events.filter(({ name }) => !isServerEvent(name))
}

/** Mostly without an id: who resumes goes on from the last event. */
const signal = (name: 'hello' | 'beat', now: number): string => `event: ${name}\ndata: {"now":${now}}\n\n`

/** Kept for the event sent last: one event often goes to thousands. */
let framed: { event: LoggedEvent; text: string } | undefined

function frame(event: LoggedEvent): string {
  if (framed?.event !== event)
    framed = { event, text: `id: ${event.cursor}\nevent: ${event.name}\ndata: ${event.data}\n\n` }
  return framed.text
}
