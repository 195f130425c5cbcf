// A row of category chips that sticks to the top and scrolls sideways; the current one is dark and kept in view.
import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon, type IconShape } from '../icons/icon.tsx'

type ChipNavProps = NavProps & { className?: string }

export function ChipNav({ label, items, current, onSelect, className = '' }: ChipNavProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current !== undefined && list.current) centre(list.current)
  }, [current])

  return (
    <nav aria-label={label} className={`below-bar sticky z-20 -mx-4 bg-paper ${className}`}>
      <ul ref={list} className="no-scrollbar flex gap-2 overflow-x-auto px-4 py-2">
        {items.map((item) => (
          <li key={item.id} className="shrink-0">
            <a
              href={item.href}
              aria-current={item.id === current ? 'true' : undefined}
              onClick={(event) => onSelect?.(item.id, event)}
              className={`flex h-11.5 items-center gap-2 rounded-full border border-line bg-card pe-4 font-medium whitespace-nowrap aria-current:border-ink aria-current:bg-ink aria-current:text-paper ${item.picture ? 'ps-1' : 'ps-4'}`}
            >
              <ChipMark item={item} />
              <NavText item={item} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Also used by the list beside the menu. */
export function NavText({ item: { text, note } }: { item: NavItem }) {
  if (!note) return <span>{text}</span>
  return (
    <span className="flex-1 leading-snug">
      <span>{text}</span>
      <span className="block text-xs font-normal">{note}</span>
    </span>
  )
}

function ChipMark({ item }: { item: NavItem }) {
  if (item.picture) {
    return (
      <img
        src={item.picture}
        alt=""
        width="36"
        height="36"
        loading="lazy"
        decoding="async"
        className="size-9 rounded-full bg-latte-soft object-cover"
      />
    )
  }
  return item.icon ? <Icon of={item.icon} className="size-5" /> : null
}

/** Scrolls only sideways: scrollIntoView would scroll the page too. */
function centre(list: HTMLUListElement) {
  const chip = list.querySelector('[aria-current]')
  if (!chip) return
  const outer = list.getBoundingClientRect()
  const inner = chip.getBoundingClientRect()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    behavior: still ? 'auto' : 'smooth',
  })
}

export type NavItem = {
  id: string
  text: string
  href: string
  /** A small square picture, shown round. */
  picture?: string | undefined
  icon?: IconShape | undefined
  /** A number or word at the end of the row. */
  detail?: string | undefined
  /** In small type below the text: why nothing is available. */
  note?: string | undefined
}

export type NavProps = {
  label: string
  items: readonly NavItem[]
  current: string | undefined
  /** Called before the browser follows the link; call `event.preventDefault()` to stay on the page. */
  onSelect?: (id: string, event: MouseEvent) => void
}
