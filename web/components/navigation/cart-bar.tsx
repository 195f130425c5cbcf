// The dark bar at the foot of a phone: the number of items, what it opens, and the total.
type CartBarProps = {
  count: number
  /** The accessible name of the count, '3 items'. */
  countLabel: string
  label: string
  total: string
  onClick: () => void
  className?: string
}

export function CartBar({ count, countLabel, label, total, onClick, className = '' }: CartBarProps) {
  return (
    <div
      className={`lifts foot-bar no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 bg-[linear-gradient(to_top,var(--color-paper)_35%,transparent)] px-3 pt-8 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${className}`}
    >
      <button
        type="button"
        onClick={onClick}
        className="rise pointer-events-auto mx-auto flex min-h-15.5 w-full max-w-xl flex-wrap items-center gap-x-3 rounded-card bg-ink ps-2.5 pe-5 text-md font-semibold text-paper shade-bar"
      >
        <span
          aria-hidden="true"
          className="grid h-10.5 min-w-10.5 place-items-center rounded-control action px-2 text-md"
        >
          {count}
        </span>
        <span className="flex-1 text-start">
          {label} <span className="sr-only">{countLabel}</span>
        </span>
        <span className="ms-auto">{total}</span>
      </button>
    </div>
  )
}
