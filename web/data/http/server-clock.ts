// The server's clock: the phone's own time never decides what is open or over.
import { useCallback, useSyncExternalStore } from 'react'

let ahead = aheadAtLoad()
/** Called whenever the server said its time: first on each stream, and then with every beat. */
export const beatWatchers = new Set<() => void>()

/** Milliseconds since 1970 on the server's clock: from the document at first, then from the hello of each stream. */
export const serverNow = (): number => Date.now() + ahead

export function setServerNow(now: number): void {
  ahead = now - Date.now()
  for (const tick of [...beatWatchers]) tick()
}

/** The server's time, updated exactly at each full `everyMs` (60 000: at each full minute). */
export function useNow(everyMs: number): number {
  const watch = useCallback((changed: () => void) => watchClock(everyMs, changed), [everyMs])
  const read = () => Math.floor(serverNow() / everyMs) * everyMs
  return useSyncExternalStore(watch, read, read)
}

function watchClock(everyMs: number, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function tick() {
    clearTimeout(timer)
    timer = setTimeout(tick, everyMs - (serverNow() % everyMs) + 5)
    changed()
  }
  tick()
  beatWatchers.add(tick)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    beatWatchers.delete(tick)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** The document has the server's clock in a header that scripts may read; without it the phone's own clock is used. */
function aheadAtLoad(): number {
  const [load] = globalThis.performance?.getEntriesByType?.('navigation') ?? []
  const timing = (load as PerformanceNavigationTiming | undefined)?.serverTiming?.find(({ name }) => name === 'now')
  if (!load || !timing) return 0
  return timing.duration - (performance.timeOrigin + (load as PerformanceNavigationTiming).responseStart)
}
