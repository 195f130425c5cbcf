// Whether the window is narrower than a tablet lying on its side: there the board's rail becomes a bar at the foot.
import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 64rem)')

function watch(changed: () => void) {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(watch, () => narrow.matches)
