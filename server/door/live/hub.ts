// Reads the event log in order and hands each event to the streams that want it.
import { type EventData, isServerEvent, reachesDisplays } from '#contract/live-events.ts'
import { type Cursor, type LoggedEvent, topicsOf } from '#server/store/engines/engine.ts'
import type { Store } from '#server/store/open.ts'

export interface LiveListener {
  /** Of the order that it follows, and the hash of its basket's link. */
  readonly tokens: readonly string[]
  /** The branches whose events it hears, and marks of what else it hears (see audienceMarks). */
  readonly branches: readonly string[]
  /** The signed-in account; a change of it ends the stream. */
  readonly staff: number | undefined
  /**
   * The display that listens; it hears every event that may change its branch's list. Withdrawing it ends the stream.
   */
  readonly display: { readonly id: number; readonly branch: string } | undefined
  hear(event: LoggedEvent): void
  /** Writes a heartbeat, which shows that the stream is alive. */
  beat(): void
  end(): void
}

export interface Hub {
  readonly cursor: Cursor
  add(listener: LiveListener): () => void
  /** Calls back when there are new events of any kind, from any server, before streams hear them. */
  onNews(hear: () => void): void
  /** Calls back with every event, from any server, in order. */
  onEvent(hear: (event: LoggedEvent) => void): void
  /** Reads the log for new events now. */
  wake(): void
  readonly size: number
  close(): Promise<void>
}

const batch = 500
/** In ms, between two reads without a wake-up on PostgreSQL, and before a failed read is retried. */
const retryMs = 1000
/** The heartbeats of all streams are spread over this many moments. */
const slices = 60
/** In ms. Heartbeats keep proxies from closing streams, and reveal dead connections on both sides. */
const usualHeartbeat = 15_000

export interface HubOptions {
  readonly heartbeatMs?: number | undefined
  /** Receives the reason why events could not be delivered: once per reason, until it works again. */
  readonly failed: (error: unknown) => void
}

export async function openHub(store: Store, { heartbeatMs = usualHeartbeat, failed }: HubOptions): Promise<Hub> {
  const listeners = openListeners()
  const newsHearers: (() => void)[] = []
  const eventHearers: ((event: LoggedEvent) => void)[] = []
  let cursor = await store.engine.head()
  let closed = false
  let again = false
  let pumping: Promise<void> | null = null
  let lastFailure = ''
  let retry: NodeJS.Timeout | undefined

  const pump = async (): Promise<void> => {
    do {
      again = false
      try {
        const events = await store.engine.eventsAfter(cursor, batch)
        if (events.length > 0) for (const hear of newsHearers) hear()
        for (const event of events) {
          cursor = event.cursor
          for (const hear of eventHearers) hear(event)
          listeners.tell(event)
        }
        if (events.length === batch) again = true
        else if (await store.engine.pendingEvents()) setTimeout(wake, 10).unref()
        lastFailure = ''
      } catch (error) {
        // The database may be down for a moment, or there is a bug here; in both cases the log is read again a little
        // later.
        tellOnce(error)
        retry ??= setTimeout(lookAgain, retryMs).unref()
      }
    } while (again && !closed)
    pumping = null
  }

  const lookAgain = (): void => {
    retry = undefined
    wake()
  }

  const tellOnce = (error: unknown): void => {
    const reason = String(error)
    if (reason !== lastFailure) failed(error)
    lastFailure = reason
  }

  const wake = (): void => {
    if (closed) return
    again = true
    pumping ??= pump()
  }

  store.onCommit(wake)
  /** Other servers may have written events that the log does not show yet. */
  const wakeInDoubt = (): void => {
    for (const hear of newsHearers) hear()
    wake()
  }
  const stopListening = store.engine.onWake(wakeInDoubt)
  const timer = store.engine.kind === 'postgres' ? setInterval(wakeInDoubt, retryMs) : undefined
  timer?.unref()
  const beat = evenly(listeners.all)
  const heart = setInterval(() => beat((listener) => listener.beat(), 1 / slices), heartbeatMs / slices)
  heart.unref()

  return {
    get cursor() {
      return cursor
    },
    get size() {
      return listeners.all.size
    },
    add: listeners.add,
    onNews: (hear) => newsHearers.push(hear),
    onEvent: (hear) => eventHearers.push(hear),
    wake,
    close: async () => {
      closed = true
      clearInterval(timer)
      clearTimeout(retry)
      clearInterval(heart)
      stopListening()
      for (const listener of [...listeners.all]) listener.end()
      await pumping
    },
  }
}

interface LiveListeners {
  readonly all: ReadonlySet<LiveListener>
  add(listener: LiveListener): () => void
  /** Hands an event to all that want it, and ends the streams that may hear no more after it. */
  tell(event: LoggedEvent): void
}

function openListeners(): LiveListeners {
  const all = new Set<LiveListener>()
  const byToken = new Map<string, Set<LiveListener>>()
  const byBranch = new Map<string, Set<LiveListener>>()
  const displaysOf = new Map<string, Set<LiveListener>>()

  const add = (listener: LiveListener): (() => void) => {
    all.add(listener)
    for (const token of listener.tokens) join(byToken, token, listener)
    for (const branch of listener.branches) join(byBranch, branch, listener)
    if (listener.display) join(displaysOf, listener.display.branch, listener)
    return () => {
      all.delete(listener)
      for (const token of listener.tokens) leave(byToken, token, listener)
      for (const branch of listener.branches) leave(byBranch, branch, listener)
      if (listener.display) leave(displaysOf, listener.display.branch, listener)
    }
  }

  const tell = (event: LoggedEvent): void => {
    if (event.name === 'staff.changed') endStreamsOf((JSON.parse(event.data) as EventData['staff.changed']).staff)
    if (isServerEvent(event.name)) return
    if (event.token === null && event.branch === null) {
      for (const listener of all) listener.hear(event)
      return
    }
    const wanting = new Set<LiveListener>(event.token ? byToken.get(event.token) : undefined)
    for (const topic of event.branch ? topicsOf(event.branch) : [])
      for (const listener of byBranch.get(topic) ?? []) wanting.add(listener)
    if (event.branch && reachesDisplays(event.name))
      for (const listener of displaysOf.get(event.branch) ?? []) wanting.add(listener)
    for (const listener of wanting) listener.hear(event)
    if (event.name === 'displays.changed') endWithdrawn(JSON.parse(event.data) as EventData['displays.changed'])
  }

  const endStreamsOf = (staff: number): void => {
    for (const listener of [...all]) if (listener.staff === staff) listener.end()
  }

  const endWithdrawn = ({ branch, withdrawn }: EventData['displays.changed']): void => {
    for (const listener of [...(displaysOf.get(branch) ?? [])]) if (listener.display?.id === withdrawn) listener.end()
  }

  return { all, add, tell }
}

function join(map: Map<string, Set<LiveListener>>, key: string, listener: LiveListener): void {
  const set = map.get(key)
  if (set) set.add(listener)
  else map.set(key, new Set([listener]))
}

function leave(map: Map<string, Set<LiveListener>>, key: string, listener: LiveListener): void {
  const set = map.get(key)
  set?.delete(listener)
  if (set?.size === 0) map.delete(key)
}

/** Each call visits the next part of a set, in rotation: thousands of heartbeats at once would delay other work. */
function evenly<Member>(set: ReadonlySet<Member>): (visit: (member: Member) => void, part: number) => void {
  let round = set.values()
  let owed = 0
  return (visit, part) => {
    for (owed += set.size * part; owed >= 1; owed--) {
      let next = round.next()
      if (next.done) {
        round = set.values()
        next = round.next()
      }
      if (next.done) owed = 0
      else visit(next.value)
    }
  }
}
