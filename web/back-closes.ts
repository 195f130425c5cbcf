// What lies open over the page is a step of its own: going back closes it and stays on the page.
import { useEffect, useRef } from 'react'
import { go, pathOf } from './place.ts'

/** What a step that stands for something open is marked with. */
const mark = { over: true }

const isOver = (): boolean => (history.state as typeof mark | null)?.over === true

let taking: ReturnType<typeof setTimeout> | undefined
/** Our own step back is on its way, which takes the browser a moment. */
let leaving = false

/** For a dialog on the customers' side. A link followed from it takes the place of its step. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!open) return
    clearTimeout(taking)
    stand()
    // What was opened again while the step before was being taken back stays open, on a step of its own.
    const onBack = () => (leaving ? stand() : close.current())
    addEventListener('popstate', onBack)
    // Before the click reaches the link’s own handler, which may close the dialog.
    document.addEventListener('click', follow, true)
    return () => {
      removeEventListener('popstate', onBack)
      document.removeEventListener('click', follow, true)
      // A moment later: a page that is shown in its place has changed the step by then.
      taking = setTimeout(takeBack)
    }
  }, [open])
}

/** After a reload, or on coming forward, the step is there already. */
function stand(): void {
  if (!isOver()) history.pushState({ ...history.state, ...mark }, '')
}

function takeBack(): void {
  if (leaving || !isOver()) return
  leaving = true
  // After all that hear of it did.
  addEventListener('popstate', () => setTimeout(() => (leaving = false)), { once: true })
  history.back()
}

/** A plain click on a link within the site replaces the step, so that Back leads to the page and not to a dead one. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('dialog a[href^="#/"]') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(pathOf(link.hash), { replace: true })
}
