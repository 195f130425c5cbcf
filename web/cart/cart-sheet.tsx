// The cart pop-up (NAV-6, NAV-7): the lines and the way to the checkout, in a sheet over the page; and an item's sheet.
import { useBackCloses } from '../back-closes.ts'
import { Dialog } from '../components/feedback/dialog.tsx'
import { useMoreText } from '../i18n/customer/index.ts'
import { ItemSheet } from '../item/item-sheet.tsx'
import { useCart } from './cart.ts'
import { CartButtonOver } from './cart-button-over.tsx'
import { CartFoot, CartLines } from './cart-panel.tsx'

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
        closeLabel={t.nav.close}
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
