// Whatever is open over the page has its own step in the history: Back closes it and stays on the page.
import { useEffect, useRef } from 'react'
import { pathOf } from './hash-path.ts'
import { go } from './location.ts'

const open = new Set<string>()
/** While we go back one step, which takes the browser a moment: the names of what was opened since. */
let leaving: Set<string> | undefined

/** What the current step belongs to, if it belongs to something open. */
const stepOf = (): string | undefined => (history.state as { over?: string } | null)?.over

/** For customers' dialogs, each with its own name. A link followed from a dialog replaces its step. */
export function useBackCloses(name: string, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!isOpen) return
    stand(name)
    open.add(name)
    leaving?.add(name)
    const onBack = () => {
      // Opened while an earlier step was being taken back, it stays open, on a new step.
      if (leaving?.has(name)) stand(name)
      else if (stepOf() !== name) close.current()
    }
    addEventListener('popstate', onBack)
    // Before the click reaches the link’s own handler, which may close the dialog.
    document.addEventListener('click', follow, true)
    return () => {
      open.delete(name)
      removeEventListener('popstate', onBack)
      document.removeEventListener('click', follow, true)
      // A moment later, because a page shown in its place has changed the step by then.
      setTimeout(takeBack, 0, name)
    }
  }, [name, isOpen])
}

/** After a reload, on going forward, or in place of a dialog that just closed, the step exists already. */
function stand(name: string): void {
  const step = stepOf()
  if (step === name) return
  const isFree = step !== undefined && !open.has(step)
  history[isFree ? 'replaceState' : 'pushState']({ ...history.state, over: name }, '')
}

function takeBack(name: string): void {
  if (leaving || open.has(name) || stepOf() !== name) return
  leaving = new Set()
  // After all other listeners have run.
  addEventListener('popstate', () => setTimeout(() => (leaving = undefined)), { once: true })
  history.back()
}

/** A plain click on a link within the site replaces the step, so that Back leads to the page and not to a dead step. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('dialog a[href^="#/"]') : null
  if (!link || event.defaultPrevented || event.button !== 0) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(pathOf(link.hash), { replace: true })
}
