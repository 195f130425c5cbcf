// The cart's icon with the number of its items, and whether its pop-up is open (NAV-6).

import { createObservable, useObservable } from '#web/data/observable.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useText } from '#web/words/index.tsx'
import { useCartCount } from './cart-store.ts'

/** The id of the icon in the bar. */
export const cartButtonId = 'cart-button'

type CartButtonProps = { id?: string; expanded: boolean; onClick: () => void }

export function CartButton({ id, expanded, onClick }: CartButtonProps) {
  const { t } = useText()
  const count = useCartCount()
  return (
    <span id={id} className="relative grid">
      <IconButton
        value="cart"
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

const sheet = createObservable(false)

export const useCartOpen = (): boolean => useObservable(sheet)
export const setCartOpen = (open: boolean): void => sheet.write(open)

function CountMark({ count, corner = false }: { count: number; corner?: boolean }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none grid h-5 min-w-5 place-items-center rounded-full bg-honey px-1 text-[min(0.8125rem,16px)] font-semibold text-ink ${corner ? 'absolute end-0 top-0' : ''}`}
    >
      {count}
    </span>
  )
}
