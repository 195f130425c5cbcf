// The lines of the cart in their places, with those that were just taken out and may come back.
import type { ReactNode } from 'react'
import { rowsOf } from '../../domain/cart/cart-lines.ts'
import { guardRelease } from '../components/controls/release-guard.ts'
import type { GoneLine } from './change-lines.ts'
import { GoneRow } from './gone-row.tsx'
import type { ShownLine } from './lines.ts'

type CartRowsProps = {
  lines: readonly ShownLine[]
  gone: readonly GoneLine[]
  /** Draws a line; give it a key. */
  children: (line: ShownLine) => ReactNode
}

export function CartRows({ lines, gone, children }: CartRowsProps) {
  return (
    <ul className="divide-y divide-line" onPointerDownCapture={guardRelease}>
      {rowsOf(lines, gone).map((row) =>
        'line' in row ? (
          <li key={row.id} className="py-3">
            <GoneRow gone={row} />
          </li>
        ) : (
          children(row)
        ),
      )}
    </ul>
  )
}
