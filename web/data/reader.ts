// Reads one remote thing: once at a time, again if something may have changed meanwhile, and again after a failure.
import type { Locale } from '#domain/shared/locale.ts'
import { localeStore } from './page/page-locale.ts'

interface Reading<Answer extends { readonly ok: boolean }> {
  readonly read: (lang: Locale, signal: AbortSignal) => Promise<Answer>
  /** Receives each answer that is still wanted, including refusals. */
  readonly take: (answer: Answer) => void
  /** How long to wait after this failure, the first, second … in a row, in ms; undefined means no retry. */
  readonly pauseAfter: (failed: Extract<Answer, { readonly ok: false }>, failures: number) => number | undefined
}

export interface Reader {
  /** Reads it now. If it is already being read, reads it once more afterwards. */
  readonly readNow: () => Promise<void>
  /** Reads it within this time; an earlier time that was requested remains. */
  readonly readWithin: (ms: number) => void
  /** Whether a next read waits: after a failure, or because one was requested. */
  readonly isWaiting: () => boolean
  readonly stop: () => void
}

export function createReader<Answer extends { readonly ok: boolean }>(what: Reading<Answer>): Reader {
  const later = alarm(() => void readNow())
  let reading: { readonly lang: Locale; readonly stop: AbortController; again: boolean } | undefined
  let failures = 0

  async function readNow(): Promise<void> {
    later.stop()
    const lang = localeStore.read()
    if (reading?.lang === lang) {
      // The answer under way may be older than the reason for this read.
      reading.again = true
      return
    }
    reading?.stop.abort()
    const mine = { lang, stop: new AbortController(), again: false }
    reading = mine
    const answer = await what.read(lang, mine.stop.signal)
    if (reading !== mine) return
    reading = undefined
    failures = answer.ok ? 0 : failures + 1
    what.take(answer)
    const pause = failed(answer) ? what.pauseAfter(answer, failures) : undefined
    if (pause !== undefined) later.within(pause)
    else if (mine.again && answer.ok) await readNow()
  }

  function stop(): void {
    later.stop()
    reading?.stop.abort()
    reading = undefined
  }

  return { readNow, readWithin: later.within, isWaiting: later.isSet, stop }
}

const failed = <Answer extends { readonly ok: boolean }>(
  answer: Answer,
): answer is Extract<Answer, { readonly ok: false }> => !answer.ok

/** Rings once. Of two requests the earlier time counts: an event does not wait for a retry that is far off. */
function alarm(ring: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let nextAt = Number.POSITIVE_INFINITY
  function stop() {
    clearTimeout(timer)
    nextAt = Number.POSITIVE_INFINITY
  }
  return {
    stop,
    isSet: () => nextAt < Number.POSITIVE_INFINITY,
    within(ms: number) {
      if (nextAt <= Date.now() + ms) return
      stop()
      nextAt = Date.now() + ms
      timer = setTimeout(() => {
        stop()
        ring()
      }, ms)
    },
  }
}
