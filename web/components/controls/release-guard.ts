// If a finger is down on something that disappears, whatever slides under it is not clicked when the finger lifts.
import type { PointerEvent } from 'react'

/** For `onPointerDownCapture` of a list whose rows can disappear while they are held. */
export function guardRelease({ target, pointerId }: PointerEvent): void {
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
