// While the cart is open the page behind it takes no click: its icon stands here once more, above all, at the same place.
import { useEffect, useRef } from 'react'
import { CartButton, cartButtonId } from './cart-button.tsx'

export function CartButtonOver({ onClose }: { onClose: () => void }) {
  const over = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = over
    if (!current) return
    // A popover lies in the window's own layer, above the dialog that it is part of, once that is open itself.
    queueMicrotask(() => current.isConnected && current.showPopover?.())
    const place = () => placeOver(current)
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [])

  return (
    <div ref={over} popover="manual" className="rounded-control bg-paper text-ink" style={{ inset: 'auto' }}>
      <CartButton expanded onClick={onClose} />
    </div>
  )
}

/** Out of sight with the bar that scrolled away. */
function placeOver(over: HTMLElement): void {
  const box = document.getElementById(cartButtonId)?.getBoundingClientRect()
  over.style.visibility = box && box.width > 0 && box.bottom > 0 ? 'visible' : 'hidden'
  over.style.top = `${box?.top ?? 0}px`
  over.style.left = `${box?.left ?? 0}px`
}
