// The category list beside the menu on wide screens.

import { Icon } from '../icons/icon.tsx'
import type { NavProps } from './chip-nav.tsx'
import { NavText } from './chip-nav.tsx'

export function SideNav({ label, items, current, onSelect }: NavProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={(event) => onSelect?.(item.id, event)}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 font-medium hover:bg-latte-soft aria-current:bg-ink aria-current:text-paper"
            >
              {item.picture && (
                <img
                  src={item.picture}
                  alt=""
                  width="36"
                  height="36"
                  decoding="async"
                  className="size-9 rounded-full bg-latte-soft object-cover"
                />
              )}
              {item.icon && <Icon of={item.icon} className="size-5.5" />}
              <span className="flex-1">
                <NavText item={item} />
              </span>
              {item.detail && <span className="text-sm opacity-80">{item.detail}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
