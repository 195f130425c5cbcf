// The one way to keep something remote fresh that the whole page shows: read it, read it again on news, poll without a stream.
import type { LiveEvent } from '../../contract/live.ts'
import type { Locale } from '../../domain/shared/locale.ts'
import { localeStore } from '../i18n/locale.ts'
import { listen } from './live/live.ts'

interface Resource<Answer extends { readonly ok: boolean }> {
  /** Asks the server once, in this language. */
  readonly read: (lang: Locale, signal: AbortSignal) => Promise<Answer>
  /** Gets each answer that is still wanted, a refusal too. */
  readonly take: (answer: Answer) => void
  /** The events after which it is read again. With 'hello' that is each time a stream opens. */
  readonly staleOn: ReadonlySet<LiveEvent['name']>
  /** How often it is read while no stream can be opened, in ms. */
  readonly pollMs: number
}

export interface LiveResource {
  /** Reads it now. While it is being read already, it is read once more afterwards. */
  readonly readNow: () => Promise<void>
  /** Reads it now, unless it is there, and whenever it may have changed; until the returned function is called. */
  readonly keepFresh: (isThere?: boolean) => () => void
}

const longestPauseMs = 30_000
/** News reach a thousand open pages in the same instant; they ask spread over a moment. */
const spreadMs = 300
/** The first greeting comes while the first answer is on its way; something may have changed in between. */
const greetingMs = 1500

export function liveResource<Answer extends { readonly ok: boolean }>(resource: Resource<Answer>): LiveResource {
  const later = alarm(() => void readNow())
  let reading: { readonly lang: Locale; readonly stop: AbortController; again: boolean } | undefined
  let failures = 0

  async function readNow(): Promise<void> {
    later.stop()
    const lang = localeStore.read()
    if (reading?.lang === lang) {
      // What is on its way may be older than the news that asked for this reading.
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

/** Asks for a reading by news, by a change of language, and in turns where no stream comes through. */
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

/** Rings once. Of two wishes the earlier one counts: news do not wait for a retry that is far off. */
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
