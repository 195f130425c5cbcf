// One number with its name, and what it is compared with.
import type { ReactNode } from 'react'
import { Card } from '../../components/display/card.tsx'
import { useFiguresText } from '../../i18n/figures/index.ts'

type HeadlineProps = {
  name: string
  value: string
  /** Since the week before, where more is better. */
  change?: number | undefined
  unit?: (change: number) => string
  children: ReactNode
}

export function Headline({ name, value, change = 0, unit, children }: HeadlineProps) {
  const { t } = useFiguresText()
  return (
    <li>
      <Card className="h-full">
        <h2 className="font-text text-base font-medium tracking-normal text-ink-2">{name}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-3xl font-bold tabular-nums">{value}</bdi>
          {change !== 0 && unit && (
            <span className={`font-semibold whitespace-nowrap ${change > 0 ? 'text-leaf' : 'text-cherry'}`}>
              <span aria-hidden="true">{change > 0 ? '▲' : '▼'} </span>
              <span className="sr-only">{change > 0 ? t.more : t.less} </span>
              {unit(Math.abs(change))}
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">{children}</p>
      </Card>
    </li>
  )
}
