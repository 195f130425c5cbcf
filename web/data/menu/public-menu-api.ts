// The menu that this page shows: asked for beside the first script, then kept fresh by menu-news.ts (MENU-7).
import { loadForSure } from '../http/connection-state.ts'
import { useObservable, whileWatched } from '../observable.ts'
import { type MenuState, menuStore } from './menu-state.ts'

export type { MenuBranch, MenuCategory, MenuItem, MenuState } from './menu-state.ts'

// The stream and the calls are loaded after the first paint, in a file of their own.
const news = () => loadForSure(() => import('./menu-news.ts'))

const freshMenu = whileWatched(menuStore, () => {
  let stop: (() => void) | undefined
  let left = false
  void news().then(({ keepFresh }) => {
    if (!left) stop = keepFresh()
  })
  return () => {
    left = true
    stop?.()
  }
})

/** The menu, read and kept fresh while any component uses it. */
export const useMenu = (): MenuState => useObservable(freshMenu)

/** Reads the menu now, for 'Try again' and after a refusal which shows that it changed. */
export const readMenu = (): Promise<void> => news().then((menu) => menu.refreshMenu())
