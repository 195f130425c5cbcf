// How much waits behind an entry of the office: a number in a round field, which a screen reader hears in words.
import { useOfficeText } from '#web/words/staff/index.ts'
import type { WhatWaits } from './office-pages.ts'

type OfficeCountProps = WhatWaits & {
  /** At the corner of an icon; otherwise at the end of a row. */
  corner?: boolean
  /** On a light ground. */
  light?: boolean
}

export function OfficeCount({ count, broken, corner = false, light = false }: OfficeCountProps) {
  const { t } = useOfficeText()
  if (count === 0) return null
  const words = [count > broken && t.waiting(count - broken), broken > 0 && t.broken(broken)]
  const colours =
    broken > 0
      ? 'bg-cherry text-card'
      : corner || light
        ? 'bg-latte text-ink'
        : 'bg-ink-soft text-paper group-aria-[current]:bg-ink'
  return (
    <span
      className={`grid h-6 min-w-6 shrink-0 place-items-center rounded-full px-1.5 text-sm leading-none font-semibold ${colours} ${corner ? 'absolute start-3.5 -top-2.5' : ''}`}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
    </span>
  )
}
