// One entry of a category list, shown as a chip on a phone and as a row when wide.
import type { MouseEvent } from 'react'
import type { IconShape } from '../icons/icon.tsx'

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
