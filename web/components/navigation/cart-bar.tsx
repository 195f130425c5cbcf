// The dark bar at the foot of a phone: the number of items, where it leads, when that is ready, and the total.
import type { ReactNode } from 'react'

type CartBarProps = {
  count: number
  /** The accessible name of the count, '3 items'. */
  countLabel: string
  label: string
  /** In small type below the label. */
  detail?: ReactNode
  total: string
  href: string
  className?: string
}

export function CartBar({ count, countLabel, label, detail, total, href, className = '' }: CartBarProps) {
  return (
    <div
      className={`lifts foot-bar no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 bg-[linear-gradient(to_top,var(--color-paper)_35%,transparent)] px-3 pt-8 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${className}`}
    >
      <a
        href={href}
        className="rise pointer-events-auto mx-auto flex min-h-15.5 w-full max-w-xl flex-wrap items-center gap-x-3 rounded-card bg-ink ps-2.5 pe-5 text-md font-semibold text-paper shade-bar"
      >
        <span
          aria-hidden="true"
          className="grid h-10.5 min-w-10.5 place-items-center rounded-control action px-2 text-md"
        >
          {count}
        </span>
        <span className="min-w-0 flex-1 text-start leading-snug">
          {label} <span className="sr-only">{countLabel}</span>
          {detail && <span className="block text-sm font-medium text-latte">{detail}</span>}
        </span>
        <span className="ms-auto">{total}</span>
      </a>
    </div>
  )
}
