// The heading of a category on the menu, with the number of its items; also in the server's first view.
import type { ReactNode } from 'react'

type SectionHeadProps = {
  id?: string
  name: ReactNode
  count: ReactNode
  /** At the end of the line; it takes no height of its own. */
  tool?: ReactNode
  /** The page's own heading already says it. */
  hidden?: boolean
}

export function SectionHead({ id, name, count, tool, hidden = false }: SectionHeadProps) {
  return (
    <div className={`flex items-baseline gap-2 px-1 ${hidden && !tool ? 'sr-only' : 'mb-3'}`}>
      <h2 id={id} className={hidden ? 'sr-only' : undefined}>
        {name}
      </h2>
      {!hidden && (
        <span aria-hidden="true" className="text-sm text-ink-2">
          {count}
        </span>
      )}
      {tool}
    </div>
  )
}
