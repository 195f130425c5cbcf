// The one way to keep remote data fresh that the whole page shows: read it, reread it on events, poll without a stream.
import type { LiveEvent } from '#contract/live-events.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { listenLive } from './live/live-stream-api.ts'
import { localeStore } from './page/page-locale.ts'
import { createReader, type Reader } from './reader.ts'

interface Resource<Answer extends { readonly ok: boolean }> {
  readonly read: (lang: Locale, signal: AbortSignal) => Promise<Answer>
  /** Receives each answer that is still wanted, including refusals. */
  readonly take: (answer: Answer) => void
  /** The events after which it is read again. Including 'hello' means each time a stream opens. */
  readonly staleOn: ReadonlySet<LiveEvent['name']>
  /** How often it is read while no stream can be opened, in ms. */
  readonly pollMs: number
}

export interface LiveResource {
  /** Reads it now. If it is already being read, reads it once more afterwards. */
  readonly readNow: () => Promise<void>
  /** Reads it within this time, in ms; an earlier time that was requested remains. */
  readonly readWithin: Reader['readWithin']
  /** Reads it now, unless it is there, and whenever it may have changed, until the returned function is called. */
  readonly keepFresh: (isThere?: boolean) => () => void
}

const longestPauseMs = 30_000
/** An event reaches a thousand open pages at the same instant, so they spread their reads over a moment. */
const spreadMs = 300
/** The first 'hello' comes while the first read is under way; something may have changed in between. */
const greetingMs = 1500

export function liveResource<Answer extends { readonly ok: boolean }>(resource: Resource<Answer>): LiveResource {
  const { read, take } = resource
  const reader = createReader({ read, take, pauseAfter })

  function keepFresh(isThere = false): () => void {
    if (!isThere) void reader.readNow()
    const stop = follow(resource, !isThere, reader)
    return () => {
      stop()
      reader.stop()
    }
  }

  return { readNow: reader.readNow, readWithin: reader.readWithin, keepFresh }
}

const pauseAfter = (_failed: unknown, failures: number): number => Math.min(longestPauseMs, 1000 * 2 ** failures)

/** Asks for a read after events, after a change of language, and at intervals while no stream gets through. */
function follow(
  { staleOn, pollMs }: Pick<Resource<never>, 'staleOn' | 'pollMs'>,
  awaitsGreeting: boolean,
  { readNow, readWithin }: Reader,
): () => void {
  const read = () => void readNow()
  const unwatch = localeStore.watch(read)
  let poll: ReturnType<typeof setInterval> | undefined
  let awaits = awaitsGreeting
  const unlisten = listenLive(
    {},
    ({ name }) => {
      if (name === 'hello' && awaits) readWithin(greetingMs)
      else if (staleOn.has(name)) readWithin(Math.random() * spreadMs)
      if (name === 'hello') awaits = false
    },
    (state) => {
      clearInterval(poll)
      if (state === 'polling') poll = setInterval(read, pollMs)
    },
  )
  return () => {
    unwatch()
    unlisten()
    clearInterval(poll)
  }
}
