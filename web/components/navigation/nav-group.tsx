// A group of links that folds, for the side menu; built on the browser's <details>.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { chevronDownIcon } from '../icons/icons-more.ts'

type NavGroupProps = {
  title: ReactNode
  icon: IconShape
  /** Open at first. */
  open: boolean
  children: ReactNode
}

export function NavGroup({ title, icon, open, children }: NavGroupProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-control px-3 font-semibold hover:bg-latte-soft [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className="size-5.5" />
        <span className="flex-1">{title}</span>
        <Icon of={chevronDownIcon} className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="ms-5 border-s border-line ps-2 pb-2">{children}</ul>
    </details>
  )
}

type NavGroupLinkProps = { href: string; current?: boolean; children: ReactNode }

export function NavGroupLink({ href, current = false, children }: NavGroupLinkProps) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control px-3 hover:bg-latte-soft aria-current:bg-latte-soft aria-current:font-semibold"
      >
        {children}
      </a>
    </li>
  )
}
