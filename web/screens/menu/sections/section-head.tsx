// The heading of a category on the menu, with the number of its items; also in the server's first view.
import type { ReactNode } from 'react'

type SectionHeadProps = {
  id?: string
  name: ReactNode
  count: ReactNode
  /** The page's own heading already says it. */
  hidden?: boolean
}

export function SectionHead({ id, name, count, hidden = false }: SectionHeadProps) {
  return (
    <div className={hidden ? 'sr-only' : 'mb-3 flex items-baseline justify-between px-1'}>
      <h2 id={id}>{name}</h2>
      <span aria-hidden="true" className="text-sm text-ink-2">
        {count}
      </span>
    </div>
  )
}
