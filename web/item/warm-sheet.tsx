// The first sheet would wait until the browser has compiled what draws it: so it is drawn once before, unseen.
import { Activity, type ReactNode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'

/** How long the page gets for it, in ms; it is drawn between its other work. */
const patience = 3000

/** Draws it outside the document, without effects and at the lowest priority, and forgets it. */
export function warmUp(part: ReactNode): () => void {
  const root = createRoot(document.createElement('div'))
  startTransition(() => root.render(<Activity mode="hidden">{part}</Activity>))
  const timer = setTimeout(() => root.unmount(), patience)
  return () => {
    clearTimeout(timer)
    root.unmount()
  }
}
