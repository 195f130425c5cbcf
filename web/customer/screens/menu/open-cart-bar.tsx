// The bar at the foot that leads to the checkout, if there is something in the cart.

import { type ReactNode, useEffect } from 'react'
import { defaultsOf } from '#domain/menu/chosen.ts'
import { sameChosen } from '#domain/menu/options.ts'
import { type Cart, type CartLine, isLine } from '#domain/order/cart/cart.ts'
import { restoreLine } from '#domain/order/cart/cart-lines.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { useOpenBasket } from '#web/customer/basket/kept-basket.ts'
import { LazyBranchTime } from '#web/customer/branch/lazy-branch-time.tsx'
import { changeCart, readNow, useCart, useCartCount } from '#web/customer/cart/cart-store.ts'
import { totalOfLines, useLines } from '#web/customer/cart/shown-lines.ts'
import { readWish } from '#web/customer/ordering/kept-checkout.ts'
import { useBranch, useDayState, useTable } from '#web/customer/ordering/ordering.ts'
import { useLostReductions } from '#web/customer/reductions/seen-reductions.ts'
import { linkTo } from '#web/data/address/location.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { type MenuBranch, type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { fullItem } from '#web/data/menu/with-groups.ts'
import { pushToast } from '#web/data/page/toast-message.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { cartBeforeMinus } from './card-taps.ts'

// What times follow from is loaded with the first cart that is shown.
const PutInto = lazyPart(() => import('#web/customer/basket/basket-way.tsx').then((file) => file.PutInto))

export function OpenCartBar() {
  const { t, money } = useMoreText()
  const branch = useBranch()
  const count = useCartCount()
  const lines = useLines()
  const total = totalOfLines(lines)
  useLostReductions(lines, total, { branch: branch?.id, cart: useCart(), at: readWish().at })
  const basket = useOpenBasket()
  useNotesBack()
  if (count === 0) return null
  return (
    <CartBar
      count={count}
      countLabel={t.cart.items(count)}
      label={basket ? <PutInto basket={basket} /> : t.cart.view}
      detail={branch && <Where branch={branch} />}
      total={money(total)}
      href={linkTo(basket ? `/basket/${basket.link}` : '/order')}
      className="min-[68.75rem]:hidden"
    />
  )
}

/** The branch or the table, and when it is ready there; for another day, that day. */
function Where({ branch }: { branch: MenuBranch }) {
  const { t, date } = useMoreText()
  const table = useTable()
  const { today, day, open, date: wanted } = useDayState(branch)
  const at = table === null ? t.seat.atSome : table !== undefined && t.seat.at(table)
  return (
    <>
      <bdi>{(today && at) || branch.name}</bdi>
      {!today && <span>{` · ${date(wanted)}`}</span>}
      {today && open && day.ok && <LazyBranchTime branch={branch} inline />}
    </>
  )
}

/** Offers to restore lines with a note or with options of their own, at the foot of the page. */
function useNotesBack(): void {
  const { t } = useMoreText()
  const menu = useMenu()
  useEffect(() => {
    const offer = () => {
      const lost = lostLines(cartBeforeMinus.read(), menu)
      cartBeforeMinus.write(emptyCart)
      const [first] = lost
      if (!first) return
      const bringBack = () => changeCart((cart) => lost.reduce((now, one) => restoreLine(now, one, []), cart))
      const name = menu.itemsById.get(first.line.item)?.name ?? t.cart.goneName
      pushToast(t.cart.removed(name), { action: { label: t.cart.undo, run: bringBack } })
    }
    // Minus may have been pressed before this part was loaded.
    offer()
    return cartBeforeMinus.watch(offer)
  }, [t, menu])
}

const lostLines = (before: Cart, menu: MenuState) =>
  before.lines
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => line.note !== '' || !isAsItComes(line, menu))
    .filter(({ line }) => !readNow().lines.some((one) => isLine(one, line)))

const isAsItComes = ({ item, options, parts }: CartLine, menu: MenuState): boolean =>
  parts === undefined && sameChosen(options, defaultsOf(fullItem(menu, item, null)?.groups ?? []))

type CartBarProps = {
  count: number
  /** The accessible name of the count, '3 items'. */
  countLabel: string
  label: ReactNode
  /** In small type below the label. */
  detail?: ReactNode
  total: string
  href: string
  className?: string
}

/** The dark bar at the foot of a phone. */
function CartBar({ count, countLabel, label, detail, total, href, className = '' }: CartBarProps) {
  return (
    <div
      className={`lifts foot-bar no-print pointer-events-none fixed inset-x-0 bottom-0 z-30 bg-[linear-gradient(to_top,var(--color-paper)_35%,transparent)] px-3 pt-8 pb-[max(0.75rem,env(safe-area-inset-bottom))] ${className}`}
    >
      <a
        href={href}
        className="rise pointer-events-auto mx-auto flex min-h-15.5 w-full max-w-xl flex-wrap items-center gap-x-3 rounded-card bg-ink ps-2.5 pe-5 text-md font-semibold text-paper shade-bar"
      >
        <span
          aria-hidden="true"
          className="grid h-10.5 min-w-10.5 place-items-center rounded-control action px-2 text-md"
        >
          {count}
        </span>
        <span className="min-w-0 flex-1 text-start leading-snug">
          <span>{label}</span> <span className="sr-only">{countLabel}</span>
          {detail && <span className="block text-sm font-medium text-latte">{detail}</span>}
        </span>
        <span className="ms-auto">{total}</span>
      </a>
    </div>
  )
}
