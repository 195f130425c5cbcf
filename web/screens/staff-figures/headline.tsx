// One number with its name, and what it is compared with.
import type { ReactNode } from 'react'
import { Card } from '../../components/display/card.tsx'

type HeadlineProps = { name: string; value: string; hint?: string; children: ReactNode }

export function Headline({ name, value, hint, children }: HeadlineProps) {
  return (
    <li>
      <Card className="grid h-full content-start gap-1">
        <h2 className="font-text text-base font-semibold tracking-normal">{name}</h2>
        <p className="font-heading text-2xl font-semibold tabular-nums">
          <bdi>{value}</bdi>
        </p>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
        {children && <p className="text-sm font-medium">{children}</p>}
      </Card>
    </li>
  )
}
