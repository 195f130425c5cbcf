// Shows a component alone on the page of a browser test.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

let shown: { readonly root: Root; readonly place: HTMLElement } | undefined

export function show(element: ReactNode): void {
  if (!shown) {
    const place = document.body.appendChild(document.createElement('main'))
    shown = { root: createRoot(place), place }
  }
  const { root } = shown
  flushSync(() => root.render(element))
}

export function clear(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = undefined
}
