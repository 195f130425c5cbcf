// A square button of 44 px (for staff 56, or 40 under a mouse) that shows only an icon and has a name for screen
// readers.
import type { ComponentProps } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconShape
  label: string
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'normal',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-grid shrink-0 place-items-center rounded-control hover:opacity-80 disabled:opacity-50 ${sizes[size]} ${variants[variant]} ${className}`}
    >
      <Icon of={icon} />
    </button>
  )
}

const variants = {
  plain: 'text-current',
  card: 'bg-card text-ink shade-card',
  quiet: 'border border-edge bg-card text-ink',
  primary: 'action',
  dark: 'bg-ink text-paper',
  danger: 'text-cherry',
} as const

const sizes = { normal: 'size-11', staff: 'size-control' } as const
