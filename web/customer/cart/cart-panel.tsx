// What is in the cart and what it costs: the content of the pop-up, and of the column beside the menu on wide windows.

import { useRef } from 'react'
import { linkTo } from '#web/data/address/location.ts'
import { connectionStore } from '#web/data/http/connection-state.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { useObservable } from '#web/data/observable.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useOpenBasket } from '../basket/kept-basket.ts'
import { LazyBranchTime } from '../branch/lazy-branch-time.tsx'
import { DayNotice } from '../ordering/day-notice.tsx'
import { readWish } from '../ordering/kept-checkout.ts'
import { useBranch, useDayState, useTable } from '../ordering/ordering.ts'
import { useLostReductions } from '../reductions/seen-reductions.ts'
import { CartRow } from './cart-row.tsx'
import { CartRows } from './cart-rows.tsx'
import { useCart } from './cart-store.ts'
import { useGoneLines } from './change-lines.ts'
import { lineIdOf, totalOfLines, useLines } from './shown-lines.ts'

const BasketWay = lazyPart(() => import('../basket/basket-way.tsx').then((file) => file.BasketWay))

// Its room is kept: a sheet that grows would move the lines away under a finger.
const ShareCart = lazyPart(
  () => import('./share-cart.tsx').then((file) => file.ShareCart),
  <div className="min-h-24" />,
)

/** `onLeave` is called when a link is followed, even if it leads to the page that is already open. */
export function CartLines({ onLeave }: { onLeave?: () => void }) {
  const { t } = useMoreText()
  const lines = useLines()
  const gone = useGoneLines()
  if (lines.length + gone.length === 0) {
    return (
      <EmptyState
        icon={bagIcon}
        title={t.cart.empty}
        action={
          onLeave && (
            <LinkButton href={linkTo('/foods')} onClick={onLeave}>
              {t.nav.menu}
            </LinkButton>
          )
        }
      >
        {t.cart.emptyText}
      </EmptyState>
    )
  }
  return (
    <>
      <CartRows lines={lines} gone={gone}>
        {(row) => (
          <CartRow
            key={lineIdOf(row)}
            line={row}
            words={row.note && <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-2">{row.note}</p>}
          />
        )}
      </CartRows>
      <ShareCart />
    </>
  )
}

export function CartFoot({ onLeave }: { onLeave?: () => void }) {
  const { t, money } = useMoreText()
  const branch = useBranch()
  const lines = useLines()
  const total = totalOfLines(lines)
  useLostReductions(lines, total, { branch: branch?.id, cart: useCart(), at: readWish().at })
  return (
    <div className="w-full">
      {onLeave && <LineNotice />}
      {branch && <Where branch={branch} />}
      <p className="mb-3 flex flex-wrap justify-between text-lg font-semibold">
        <span>{`${t.total} `}</span>
        <span>{money(total)}</span>
      </p>
      {branch ? <WayOn branch={branch} onLeave={onLeave} /> : <PlaceOrder onLeave={onLeave} />}
    </div>
  )
}

/** Where it is for, and when it is ready. A guest at a table is not told to come and collect. */
function Where({ branch }: { branch: MenuBranch }) {
  const { t } = useMoreText()
  const table = useTable()
  const { today, day, open } = useDayState(branch)
  const at = table === null ? t.seat.atSome : table !== undefined && t.seat.at(table)
  return (
    <p className="text-sm text-ink-2">
      <span>{today && at ? `${at} · ${branch.name}` : t.cart.pickUpAt(branch.name)}</span>
      {today && open && day.ok && <LazyBranchTime branch={branch} inline />}
    </p>
  )
}

type LeaveProps = { onLeave: (() => void) | undefined }

/** The way to the checkout; else why no orders are taken for the cart's day, and which day is possible (F-20). */
function WayOn({ branch, onLeave }: LeaveProps & { branch: MenuBranch }) {
  const state = useDayState(branch)
  const foot = useRef<HTMLDivElement>(null)
  // People in an office basket add what is in the cart to it.
  const inBasket = useOpenBasket() !== undefined
  const together = state.day.ok && branch.forms.includes('pick-up') && <BasketWay onLeave={onLeave} />
  const keepFocus = () => requestAnimationFrame(() => foot.current?.querySelector('a')?.focus())
  return (
    <div ref={foot} className="grid gap-3">
      <DayNotice branch={branch} onMoved={keepFocus} />
      {inBasket && together}
      {state.day.ok && <PlaceOrder onLeave={onLeave} quiet={inBasket} />}
      {!inBasket && together}
    </div>
  )
}

/** The sheet covers the bar that says this for the page. */
function LineNotice() {
  const { t } = useMoreText()
  return useObservable(connectionStore) ? null : (
    <div className="mb-3">
      <Notice kind="warning" title={t.line.gone}>
        {t.line.kept}
      </Notice>
    </div>
  )
}

function PlaceOrder({ onLeave, quiet = false }: LeaveProps & { quiet?: boolean }) {
  const { t } = useMoreText()
  return (
    <LinkButton
      href={linkTo('/order')}
      wide
      variant={quiet ? 'quiet' : 'primary'}
      {...(onLeave && { onClick: onLeave })}
    >
      {t.cart.placeOrder}
    </LinkButton>
  )
}
