// The dot for open, opening soon or closed.
/** The words beside it say the same, so it is hidden from screen readers. */
export function StatusDot({ tone }: { tone: 'open' | 'soon' | 'closed' }) {
  return (
    <span aria-hidden="true" className={`grid size-4.5 shrink-0 place-items-center rounded-full ${dots[tone]}`}>
      <span className="size-2.5 rounded-full bg-current" />
    </span>
  )
}

const dots = {
  open: 'bg-leaf-soft text-leaf',
  soon: 'bg-honey-soft text-honey-ink',
  closed: 'bg-cherry-soft text-cherry',
} as const
