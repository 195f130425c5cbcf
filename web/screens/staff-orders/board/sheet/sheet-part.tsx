// A part of the opened order under its heading.
import { type ReactNode, useId } from 'react'

type SheetPartProps = { title: ReactNode; beside?: ReactNode; children: ReactNode }

export function SheetPart({ title, beside, children }: SheetPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control bg-card p-4 shade-card">
      <h3 id={id} className="mb-2.5 flex flex-wrap items-baseline gap-x-3">
        {title}
        {beside && <span className="font-text text-base font-normal tracking-normal text-ink-2">{beside}</span>}
      </h3>
      {children}
    </section>
  )
}

/** A choice in the opened order; the chosen one has a dark edge and honey ground. */
export const choice =
  'inline-flex min-h-12 items-center justify-center rounded-control border-2 border-edge bg-card px-4 text-md font-semibold aria-pressed:border-honey-ink aria-pressed:bg-honey-soft'
