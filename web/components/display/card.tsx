// A white card with the soft shadow, as a background for content.
import type { ComponentProps } from 'react'

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** `late` draws the red edge. */
  edge?: 'none' | 'late'
  /** Without padding, for pictures and lists that reach the border. */
  bare?: boolean
  className?: string
}

export function Card({ edge = 'none', bare = false, className = '', ...rest }: CardProps) {
  const outline = edge === 'late' ? 'outline-2 -outline-offset-1 outline-cherry' : ''
  return <div {...rest} className={`rounded-card bg-card shade-card ${bare ? '' : 'p-4'} ${outline} ${className}`} />
}
