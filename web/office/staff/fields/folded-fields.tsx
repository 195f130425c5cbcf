// Parts of a form that fold away: what is seldom set, with what is set in it beside its title, or open while it is set.
import { type ReactNode, useEffect, useRef } from 'react'

export type FoldedFieldsProps = {
  title: ReactNode
  /** In words, beside the title. */
  summary?: ReactNode
  /** Opens it, for a mistake in it. It stays open: mending the mistake must not fold its field away. */
  opens: boolean
  /** Opened to be filled in, so the first field in it gets the focus. */
  focuses?: boolean
  small?: boolean
  children: ReactNode
}

export function FoldedFields({ title, summary, opens, focuses = false, small = false, children }: FoldedFieldsProps) {
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if ((opens || focuses) && part.current) part.current.open = true
  }, [opens, focuses])
  useEffect(() => {
    if (!focuses) return
    // Only after the dialog has opened and moved the focus to its first field.
    requestAnimationFrame(() => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.querySelector('input')?.focus({ preventScroll: true })
    })
  }, [focuses])
  return (
    <details ref={part} className="scroll-mt-20 rounded-control border border-line">
      <summary
        className={`flex flex-wrap items-center gap-x-2 rounded-control px-4 py-2 font-medium ${small ? 'min-h-12' : 'min-h-control'}`}
      >
        {title}
        <span className="text-sm font-normal text-ink-2 empty:hidden">{summary}</span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}

type WantedFieldsProps = Pick<FoldedFieldsProps, 'opens' | 'children'> & {
  /** What the fields are for, as the line that brings them. */
  line: string
  /** Whether the shop uses them already: then nobody has to ask for them. */
  used: boolean
}

/** What most shops never need: one plain line, until it is tapped or the shop uses it. */
export function WantedFields({ line, used, opens, children }: WantedFieldsProps) {
  if (used) return children
  return (
    <FoldedFields title={line} opens={opens} small>
      {children}
    </FoldedFields>
  )
}
