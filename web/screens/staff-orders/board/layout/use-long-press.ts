// Opens an order by press and hold on its ticket; one set of handlers serves all tickets.
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { openOrder } from '../state/opened.ts'

const holdMs = 500
/** A finger that wanders further scrolls. */
const wanderPx = 12

export function useLongPress() {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; held: boolean }>(undefined)
  const end = () => clearTimeout(press.current?.timer)
  const pointer = {
    onPointerDown: ({ target, button, clientX: x, clientY: y }: PointerEvent) => {
      const ticket = target instanceof Element ? target.closest<HTMLElement>('[data-ticket]') : null
      end()
      press.current = undefined
      if (!ticket || button !== 0) return
      const begun = {
        x,
        y,
        held: false,
        timer: setTimeout(() => {
          begun.held = true
          openOrder(Number(ticket.dataset.ticket))
        }, holdMs),
      }
      press.current = begun
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const { current } = press
      if (current && Math.hypot(x - current.x, y - current.y) > wanderPx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
  return {
    pointer,
    /** The click that ends a hold is no tap. */
    onClickCapture: (event: MouseEvent) => {
      if (!press.current?.held || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
