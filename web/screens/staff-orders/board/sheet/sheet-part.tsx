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

/** A button for a choice; the chosen one has a dark edge and honey ground. */
const choice =
  'inline-flex min-h-12 items-center justify-center rounded-control border-2 border-edge bg-card px-3.5 text-md font-semibold aria-pressed:border-honey-ink aria-pressed:bg-honey-soft'

type ChoicesProps<Value extends string | number> = {
  of: readonly { value: Value; text: string }[]
  chosen: Value | null | undefined
  onChoose: (value: Value) => void
}

/** Choices side by side, one of which is chosen. */
export function Choices<Value extends string | number>({ of, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div className="flex flex-wrap gap-2">
      {of.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={choice}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
