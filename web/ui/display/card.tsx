// A white card with the soft shadow, as a background for content.
import type { ComponentProps } from 'react'

type CardProps = Omit<ComponentProps<'div'>, 'className'> & {
  /** Without padding, for pictures and lists that reach the border. */
  bare?: boolean
  className?: string
}

export function Card({ bare = false, className = '', ...rest }: CardProps) {
  return <div {...rest} className={`rounded-card bg-card shade-card ${bare ? '' : 'p-4'} ${className}`} />
}
