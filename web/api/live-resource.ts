// The one way to keep remote data fresh that the whole page shows: read it, reread it on events, poll without a stream.
import type { LiveEvent } from '../../contract/live.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { localeStore } from '../i18n/locale.ts'
import { listen } from './live/live.ts'

interface Resource<Answer extends { readonly ok: boolean }> {
  /** Reads from the server once, in this language. */
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
  /** Reads it now, unless it is there, and whenever it may have changed, until the returned function is called. */
  readonly keepFresh: (isThere?: boolean) => () => void
}

const longestPauseMs = 30_000
/** An event reaches a thousand open pages at the same instant, so they spread their reads over a moment. */
const spreadMs = 300
/** The first 'hello' comes while the first read is under way; something may have changed in between. */
const greetingMs = 1500

export function liveResource<Answer extends { readonly ok: boolean }>(resource: Resource<Answer>): LiveResource {
  const later = alarm(() => void readNow())
  let reading: { readonly lang: Locale; readonly stop: AbortController; again: boolean } | undefined
  let failures = 0

  async function readNow(): Promise<void> {
    later.stop()
    const lang = localeStore.read()
    if (reading?.lang === lang) {
      // The answer under way may be older than the event that asked for this read.
      reading.again = true
      return
    }
    reading?.stop.abort()
    const mine = { lang, stop: new AbortController(), again: false }
    reading = mine
    const answer = await resource.read(lang, mine.stop.signal)
    if (reading !== mine) return
    reading = undefined
    failures = answer.ok ? 0 : failures + 1
    resource.take(answer)
    if (!answer.ok) later.within(Math.min(longestPauseMs, 1000 * 2 ** failures))
    else if (mine.again) await readNow()
  }

  function keepFresh(isThere = false): () => void {
    if (!isThere) void readNow()
    const stop = follow(resource, !isThere, readNow, later.within)
    return () => {
      stop()
      later.stop()
      reading?.stop.abort()
      reading = undefined
    }
  }

  return { readNow, keepFresh }
}

/** Asks for a read after events, after a change of language, and at intervals while no stream gets through. */
function follow(
  { staleOn, pollMs }: Pick<Resource<never>, 'staleOn' | 'pollMs'>,
  awaitsGreeting: boolean,
  readNow: () => Promise<void>,
  readWithin: (ms: number) => void,
): () => void {
  const read = () => void readNow()
  const unwatch = localeStore.watch(read)
  let poll: ReturnType<typeof setInterval> | undefined
  let awaits = awaitsGreeting
  const unlisten = listen(
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

/** Rings once. Of two requests the earlier time counts: an event does not wait for a retry that is far off. */
function alarm(ring: () => void): { within: (ms: number) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY
  function stop() {
    clearTimeout(timer)
    due = Number.POSITIVE_INFINITY
  }
  return {
    stop,
    within(ms) {
      if (due <= Date.now() + ms) return
      stop()
      due = Date.now() + ms
      timer = setTimeout(() => {
        stop()
        ring()
      }, ms)
    },
  }
}
