// The lines of the cart in their places, with those that were just taken out and may come back.

import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { rowsOf } from '#domain/order/cart/cart-lines.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { bringBackLine, type GoneLine, holdOn, letGo } from './change-lines.ts'
import type { ShownLine } from './shown-lines.ts'

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

export function GoneRow({ gone }: { gone: GoneLine }) {
  const { t } = useMoreText()
  const name = useMenu().itemsById.get(gone.line.item)?.name ?? t.cart.goneName
  const button = useRef<HTMLDivElement>(null)
  const { id } = gone

  useEffect(() => {
    // The button that was pressed is gone, so its focus moves to Undo.
    if (document.activeElement === document.body || document.activeElement?.matches('dialog'))
      button.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      role="status"
      ref={button}
      onPointerEnter={() => holdOn(id)}
      onPointerLeave={() => letGo(id)}
      onFocus={(event) => event.target.matches(':focus-visible') && holdOn(id)}
      onBlur={() => letGo(id)}
      className="flex items-center justify-between gap-3 text-ink-2"
    >
      <p className="min-w-0 wrap-anywhere">{t.cart.removed(name)}</p>
      <Button variant="text" onClick={() => bringBackLine(gone)}>
        <span>{`${t.cart.undo} `}</span>
        <span className="sr-only">{name}</span>
      </Button>
    </div>
  )
}

/** If a finger is down on a row that disappears, whatever slides under it is not clicked when the finger lifts. */
function guardRelease({ target, pointerId }: PointerEvent): void {
  if (!(target instanceof Element)) return
  const pressed = target.closest('button') ?? target
  let lifted = false

  const watched = new AbortController()
  const listen = { capture: true, signal: watched.signal }
  addEventListener('click', swallow, listen)
  addEventListener('pointerdown', nextPress, listen)
  addEventListener('pointerup', lift, listen)
  addEventListener('pointercancel', lift, listen)

  /** A click by keyboard has no detail and is intended. */
  function swallow(click: MouseEvent) {
    if (lifted) watched.abort()
    if (pressed.isConnected || click.detail === 0) return
    click.preventDefault()
    click.stopImmediatePropagation()
  }

  function lift(up: globalThis.PointerEvent) {
    if (up.pointerId === pointerId) lifted = true
  }

  function nextPress() {
    if (lifted) watched.abort()
  }
}
