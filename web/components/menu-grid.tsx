// The grid of menu cards: two by two on a phone, as many as fit when wide.
import type { ReactNode } from 'react'

export function MenuGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] md:gap-4">{children}</ul>
  )
}
