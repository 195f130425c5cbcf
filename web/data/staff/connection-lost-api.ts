// Since when a staff screen has not heard the shop, so that it never shows old things as live (F-57).
import { connectionStore } from '../http/connection-state.ts'
import { beatWatchers } from '../http/server-clock.ts'
import { createObservable, useObservable, whileWatched } from '../observable.ts'

/** The server beats every five seconds on a stream of staff; they must know of a dead connection within ten. */
const longestMs = 9000
const everyMs = 500

let streamedAt = 0
let answeredAt = 0
const noteBeat = (): void => {
  streamedAt = Date.now()
}
/** Call it when the server has replied. Where no stream gets through, replies show that there is a connection. */
export function noteAnswer(): void {
  answeredAt = Date.now()
}

const since = createObservable<number | null>(null)

const downStore = whileWatched(since, () => {
  let begun = Date.now()
  let tried = begun
  function look() {
    const now = Date.now()
    const streamed = Math.max(begun, streamedAt)
    // A hidden page may have closed its stream, so it checks the connection as it does when a network is back.
    if (!document.hidden && now - Math.max(streamed, tried) >= longestMs) {
      tried = now
      dispatchEvent(new Event('online'))
    }
    const heard = Math.max(streamed, answeredAt)
    // What the foot of the page says is said here as well: an open stream may hide that nothing else gets through.
    if (connectionStore.read() && now - heard < longestMs) since.write(null)
    else if (since.read() === null && !document.hidden) since.write(heard)
  }
  function show() {
    if (!document.hidden && since.read() === null) begun = Date.now()
  }
  beatWatchers.add(noteBeat)
  const timer = setInterval(look, everyMs)
  const unwatch = connectionStore.watch(look)
  document.addEventListener('visibilitychange', show)
  return () => {
    beatWatchers.delete(noteBeat)
    clearInterval(timer)
    unwatch()
    document.removeEventListener('visibilitychange', show)
    since.write(null)
  }
})

/**
 * When the shop was last heard, in ms on this device's clock, once it cannot be reached or that is nine seconds ago;
 * null while it is heard. A stream that has fallen silent is opened anew meanwhile. For screens that listen to a
 * branch, because only to them the server beats every five seconds.
 */
export const useConnectionLost = (): number | null => useObservable(downStore)
