// The grid of menu cards: two by two on a phone, one by one with large text, as many as fit when wide.
import type { ReactNode } from 'react'

export function MenuGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] md:gap-4">
      {children}
    </ul>
  )
}

/** `roomy`: of each card, whether it has choices below its words. */
export function menuCardLayouts(roomy: readonly boolean[]): ('tall' | 'wide')[] {
  let inRow = 0
  return roomy.map((own, index) => {
    const wide = inRow === 2 || (inRow === 0 && own !== roomy[index + 1])
    inRow = wide ? 0 : inRow + 1
    return wide ? 'wide' : 'tall'
  })
}
