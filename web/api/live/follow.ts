// Keeps something fresh that the whole page shows: by news, by a change of language, and by asking where no stream comes through.
import { localeStore } from '../../i18n/locale.ts'
import { type LiveEvent, listen } from './live.ts'

interface Followed {
  readonly read: () => void
  readonly hear: (name: LiveEvent['name']) => void
  /** How often it is read while no stream can be opened, in ms. */
  readonly pollMs: number
}

/** Until the answer is called. */
export function follow({ read, hear, pollMs }: Followed): () => void {
  const unwatch = localeStore.watch(read)
  let poll: ReturnType<typeof setInterval> | undefined
  const unlisten = listen(
    {},
    ({ name }) => hear(name),
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
