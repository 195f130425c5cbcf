// A modal dialog changes the style of everything beside it, and the menu is long: whatever is far from the window is
// left out, so that a sheet opens at once.
import { useEffect } from 'react'
import { useMenu } from '../api/menu/public-menu-api.ts'
import { useObservable } from '../api/observable.ts'
import { dietView } from '../diet/diet-view.ts'
import { useBranch } from '../ordering/ordering.ts'
import { useSearch } from '../shell/nav/search.ts'

/** How long nothing has changed, in ms, before what is far away is left out. */
const calm = 300

/**
 * Leaves out the sections of the menu that are far from the window. The browser remembers their heights from when they
 * were laid out, so nothing moves; what may change the heights has them laid out again.
 */
export function useStillMenu(): void {
  const menu = useMenu()
  const branch = useBranch()
  const diet = useObservable(dietView)
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of them may change the heights.
  useEffect(() => {
    const { dataset } = document.documentElement
    const stop = new AbortController()
    let timer = 0
    const again = () => {
      delete dataset.still
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        dataset.still = ''
      }, calm)
    }
    again()
    addEventListener('resize', again, { signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [menu, branch, diet, search])
}
