// While the cart is open, the page behind it takes no clicks, so a copy of its icon lies on top in the same position.
import { useEffect, useRef } from 'react'
import { CartButton, cartButtonId } from './cart-button.tsx'

export function CartButtonOver({ onClose }: { onClose: () => void }) {
  const over = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = over
    if (!current) return
    // A popover lies in the top layer, above the dialog that it is part of, once that dialog is open.
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

/** Out of sight together with a bar that was scrolled away. */
function placeOver(over: HTMLElement): void {
  const box = document.getElementById(cartButtonId)?.getBoundingClientRect()
  over.style.visibility = box && box.width > 0 && box.bottom > 0 ? 'visible' : 'hidden'
  over.style.top = `${box?.top ?? 0}px`
  over.style.left = `${box?.left ?? 0}px`
}
