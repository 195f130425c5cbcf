// One column of the board: its heading with the count, and its orders, soonest wanted first.
import type { ReactNode } from 'react'

type ColumnProps = {
  id: string
  title: string
  count: number
  /** '2 late', in red beside the count. */
  late?: string | undefined
  /** Shown if the column is empty. */
  empty: string | undefined
  hidden: boolean
  children: ReactNode
}

export function Column({ id, title, count, late, empty, hidden, children }: ColumnProps) {
  return (
    <section
      aria-labelledby={id}
      className={`min-h-0 flex-col rounded-card bg-latte/60 md:flex md:flex-1 md:basis-0 ${hidden ? 'hidden' : 'flex'}`}
    >
      <header className="flex items-center gap-3 px-4 pt-4 pb-3 md:max-lg:gap-2 md:max-lg:px-3 max-md:sr-only">
        <h2 id={id} tabIndex={-1} className="md:max-lg:text-lg">
          {title}
        </h2>
        <span className="grid h-8 min-w-8 place-items-center rounded-small bg-card px-2 font-semibold">{count}</span>
        {late && <span className="ms-auto font-semibold whitespace-nowrap text-cherry md:max-lg:text-sm">{late}</span>}
      </header>
      <div className="grid flex-1 auto-rows-min content-start gap-3 overflow-y-auto overscroll-contain px-2.5 pt-0.5 pb-3 max-md:pt-2.5">
        {empty && <p className="px-4 py-10 text-center text-ink-2">{empty}</p>}
        {children}
      </div>
    </section>
  )
}
