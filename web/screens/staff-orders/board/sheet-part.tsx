// A part of the opened order under its heading.
import { type ReactNode, useId } from 'react'

type SheetPartProps = {
  title: ReactNode
  beside?: ReactNode
  /** At the end of the heading's line. */
  amount?: ReactNode
  children: ReactNode
}

export function SheetPart({ title, beside, amount, children }: SheetPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control bg-card p-4 shade-card md:py-3">
      <div className="mb-2 flex items-baseline gap-3">
        <h3 id={id} className="me-auto flex flex-wrap items-baseline gap-x-3">
          {title}
          {beside && <span className="font-text text-base font-normal tracking-normal text-ink-2">{beside}</span>}
        </h3>
        {amount && <b className="text-2xl leading-none">{amount}</b>}
      </div>
      {children}
    </section>
  )
}
