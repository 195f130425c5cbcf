// What lies open over the page is a step of its own: going back closes it and stays on the page.
import { useEffect, useRef } from 'react'
import { go, pathOf } from './location.ts'

/** The names of what lies open now. */
const open = new Set<string>()
/** Our own step back is on its way, which takes the browser a moment. */
let leaving = false

/** What the present step stands for, if it stands for something open. */
const stepOf = (): string | undefined => (history.state as { over?: string } | null)?.over

/** For what opens on the customers' side, each by a name of its own. A link followed from a dialog takes the place of its step. */
export function useBackCloses(name: string, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!isOpen) return
    stand(name)
    open.add(name)
    const onBack = () => {
      // What was opened again while the step before was being taken back stays open, on a step of its own.
      if (leaving) stand(name)
      else if (stepOf() !== name) close.current()
    }
    addEventListener('popstate', onBack)
    // Before the click reaches the link’s own handler, which may close the dialog.
    document.addEventListener('click', follow, true)
    return () => {
      open.delete(name)
      removeEventListener('popstate', onBack)
      document.removeEventListener('click', follow, true)
      // A moment later: a page that is shown in its place has changed the step by then.
      setTimeout(takeBack, 0, name)
    }
  }, [name, isOpen])
}

/** After a reload, on coming forward or in place of what just closed, the step is there already. */
function stand(name: string): void {
  const step = stepOf()
  if (step === name) return
  const isFree = step !== undefined && !open.has(step)
  history[isFree ? 'replaceState' : 'pushState']({ ...history.state, over: name }, '')
}

function takeBack(name: string): void {
  if (leaving || open.has(name) || stepOf() !== name) return
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
