// The cart's icon with the number of its items: one in the bar, and one in the same position over the open cart.
import { IconButton } from '../components/controls/icon-button.tsx'
import { bagIcon } from '../components/icons/icons.ts'
import { useText } from '../i18n/index.tsx'
import { CountMark } from '../shell/nav/count-mark.tsx'
import { useCartCount } from './cart.ts'

/** The id of the icon in the bar. */
export const cartButtonId = 'cart-button'

type CartButtonProps = { id?: string; expanded: boolean; onClick: () => void }

export function CartButton({ id, expanded, onClick }: CartButtonProps) {
  const { t } = useText()
  const count = useCartCount()
  return (
    <span id={id} className="relative grid">
      <IconButton
        icon={bagIcon}
        label={t.nav.cart(count)}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onClick}
      />
      <CountMark corner count={count} />
    </span>
  )
}
