// The landing page's offers, posts and testimonials, read again whenever the live stream says that they changed.
import type { PublicContent } from '../../contract/index.ts'
import { localeStore } from '../i18n/locale.ts'
import { ask } from './http/client.ts'
import { follow } from './live/follow.ts'
import { createObservable, useObservable, whileWatched } from './observable.ts'

export interface ContentState {
  readonly content: PublicContent | undefined
  /** `failed` while there is nothing to show and the last attempt brought nothing. */
  readonly state: 'loading' | 'ready' | 'failed'
}

const known = createObservable<ContentState>({ content: undefined, state: 'loading' })
const fresh = whileWatched(known, keepFresh)

export const useContent = (): ContentState => useObservable(fresh)

let reading: AbortController | undefined
let later: ReturnType<typeof setTimeout> | undefined
/** When `later` comes, in milliseconds since 1970. */
let due = 0
let failures = 0

/** Reads anew; what is still on its way is older than the wish and is dropped. */
export async function readContent(): Promise<void> {
  clearTimeout(later)
  later = undefined
  reading?.abort()
  const mine = new AbortController()
  reading = mine
  if (known.read().state === 'failed') known.write({ content: undefined, state: 'loading' })
  const answer = await ask('content.read', { lang: localeStore.read() }, { signal: mine.signal })
  if (reading !== mine) return
  reading = undefined
  if (answer.ok) {
    failures = 0
    known.write({ content: answer.value, state: 'ready' })
    return
  }
  // What was there before stays: an hour-old offer is better than none.
  if (known.read().content === undefined) known.write({ content: undefined, state: 'failed' })
  failures += 1
  readLater(Math.min(60_000, 2000 * 2 ** failures))
}

/** Of two wishes the earlier one counts: news do not wait for a retry that is far off. */
function readLater(ms: number): void {
  const wanted = Date.now() + ms
  if (later && due <= wanted) return
  clearTimeout(later)
  due = wanted
  later = setTimeout(() => void readContent(), ms)
}

const stale: ReadonlySet<string> = new Set(['content.changed', 'shop.changed', 'reset'])
const pollMs = 15_000

function keepFresh(): () => void {
  void readContent()
  let greeted = false
  const stop = follow({
    read: () => void readContent(),
    hear: (name) => {
      // The first greeting comes while the first answer is on its way; something may have changed in between.
      if (name === 'hello' && !greeted) readLater(1500)
      if (name === 'hello') greeted = true
      // Spread over a moment, so that a thousand open pages do not ask in the same instant.
      if (stale.has(name)) readLater(Math.random() * 300)
    },
    pollMs,
  })
  return () => {
    stop()
    clearTimeout(later)
    later = undefined
    reading?.abort()
    reading = undefined
  }
}
