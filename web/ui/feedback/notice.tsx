// A banner in the page: information, a warning, something closed, or a success.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { checkIcon, closeIcon, infoIcon, warningIcon } from '../icons/icons.ts'

type NoticeProps = {
  kind?: keyof typeof kinds
  icon?: IconShape
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** In small type, for notices that are always there. */
  compact?: boolean
  /** Announced at once by screen readers; for errors after an action. */
  urgent?: boolean
}

export function Notice({ kind = 'info', icon, title, children, action, compact = false, urgent = false }: NoticeProps) {
  const look = kinds[kind]
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={`flex flex-wrap items-center rounded-control ${compact ? 'gap-2 px-3 py-1.5 text-sm' : 'gap-3 px-4 py-2.5'} ${look.colours}`}
    >
      <Icon of={icon ?? look.icon} className={compact ? 'size-5' : 'size-5.5'} />
      <div className="min-w-0 flex-[1_1_min(14rem,100%-2.5rem)]">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action}
    </div>
  )
}

const kinds = {
  info: { icon: infoIcon, colours: 'bg-honey-soft text-honey-ink' },
  warning: { icon: warningIcon, colours: 'bg-honey-soft text-honey-ink' },
  closed: { icon: closeIcon, colours: 'bg-cherry-soft text-cherry' },
  error: { icon: warningIcon, colours: 'bg-cherry-soft text-cherry' },
  success: { icon: checkIcon, colours: 'bg-leaf-soft text-leaf' },
} as const
