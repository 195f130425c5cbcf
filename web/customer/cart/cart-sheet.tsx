// The cart pop-up (NAV-6, NAV-7): the lines and the way to the checkout, in a sheet over the page; and an item's sheet.

import { useEffect, useRef } from 'react'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { ItemSheet } from '../item/item-sheet.tsx'
import { CartButton, cartButtonId } from './cart-button.tsx'
import { CartFoot, CartLines } from './cart-panel.tsx'
import { useCart } from './cart-store.ts'

type CartSheetProps = { open: boolean; onClose: () => void }

export function CartSheet({ open, onClose }: CartSheetProps) {
  const { t } = useMoreText()
  useBackCloses('cart', open, onClose)
  const empty = useCart().lines.length === 0
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t.cart.title}
        closeLabel={t.close}
        variant="sheet"
        beside={<CartButtonOver onClose={onClose} />}
        actions={empty ? undefined : <CartFoot onLeave={onClose} />}
      >
        <CartLines onLeave={onClose} />
      </Dialog>
      <ItemSheet />
    </>
  )
}

function CartButtonOver({ onClose }: { onClose: () => void }) {
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
