// The landing page's offers, posts and testimonials, read again whenever the live stream says that they changed.
import type { PublicContent } from '#contract/index.ts'
import { ask } from './http/client.ts'
import { liveResource } from './live-resource.ts'
import { createObservable, useObservable, whileWatched } from './observable.ts'

export interface ContentState {
  readonly content: PublicContent | undefined
  /** `failed` if there is nothing to show and the last attempt failed. */
  readonly state: 'loading' | 'ready' | 'failed'
}

const known = createObservable<ContentState>({ content: undefined, state: 'loading' })

const live = liveResource({
  read: (lang, signal) => {
    if (known.read().state === 'failed') known.write({ content: undefined, state: 'loading' })
    return ask('content.read', { lang }, { signal })
  },
  take: (answer) => {
    if (answer.ok) known.write({ content: answer.value, state: 'ready' })
    // Earlier content stays: an hour-old offer is better than none.
    else if (known.read().content === undefined) known.write({ content: undefined, state: 'failed' })
  },
  staleOn: new Set(['content.changed', 'shop.changed', 'reset']),
  pollMs: 15_000,
})

const fresh = whileWatched(known, live.keepFresh)

export const useContent = (): ContentState => useObservable(fresh)

export const refreshContent = live.readNow
