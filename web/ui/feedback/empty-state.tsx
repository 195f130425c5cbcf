// What is shown where there is no content: a picture or icon, a title, a sentence, a way on.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

type EmptyStateProps = {
  icon: IconShape
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center px-4 py-10 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-latte-soft">
        <Icon of={icon} className="size-9" />
      </span>
      <h2 className="mt-5">{title}</h2>
      {children && <div className="mt-2 text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
