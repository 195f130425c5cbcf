// The checkout: the order as a list that can be changed, the customer's form, and Place Order in sight (ORDER-1).

import { InBasket } from '#web/customer/basket/in-basket.tsx'
import { TogetherTitle } from './together-part.tsx'
import '#web/ui/styles/order.css'
import { useEffect, useRef, useState } from 'react'
import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { noteTaken, useTaken } from '#web/customer/again/reordered-lines.ts'
import { useOpenBasket } from '#web/customer/basket/kept-basket.ts'
import { BranchCard } from '#web/customer/branch/branch-card.tsx'
import { BranchChoice } from '#web/customer/branch/branch-choice.tsx'
import { GoneRow } from '#web/customer/cart/cart-rows.tsx'
import { useCart } from '#web/customer/cart/cart-store.ts'
import { joinLines, useGoneLines } from '#web/customer/cart/change-lines.ts'
import { useLines, useRegularLines } from '#web/customer/cart/shown-lines.ts'
import { lastTokens } from '#web/customer/ordering/kept-checkout.ts'
import { MenuUnread } from '#web/customer/ordering/menu-unread.tsx'
import { useBranch } from '#web/customer/ordering/ordering.ts'
import { awaitedToken } from '#web/customer/pay/awaiting-order.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useTitle } from '#web/data/page/title.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useText } from '#web/words/index.tsx'
import { useOrderText } from '#web/words/order/index.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrderLines } from './order-lines.tsx'
import { useCheckout } from './use-checkout.ts'

const ShortCheckout = lazyPart(() => import('./short-checkout.tsx').then((file) => file.ShortCheckout))

/** `together`: it opens an office basket. */
export function Checkout({ together = false }: { together?: boolean }) {
  const { t } = useOrderText()
  const isAgain = useTaken().length > 0 && !together
  const lines = useCart().lines
  const branch = useBranch()
  const [newestBefore] = useState(() => lastTokens()[0])
  useTitle(t.checkout.title)
  // Lines that were split for a note and have the same note are merged again.
  useEffect(joinLines, [])
  useEffect(toUnpaid, [])
  return (
    <div className="order-page">
      {/* What is taken again has a heading of its own: when and where it is ready. */}
      {(lines.length === 0 || !branch || !isAgain) && <h1>{together ? <TogetherTitle /> : t.checkout.title}</h1>}
      {lines.length === 0 ? (
        <EmptyCheckout newestBefore={newestBefore} />
      ) : branch ? (
        <FullCheckout branch={branch} together={together} />
      ) : (
        <WithoutBranch />
      )}
    </div>
  )
}

/** What was ordered from here and waits for its payment is on a page of its own, also after Back from the bank. */
function toUnpaid(): () => void {
  const leave = () => {
    const token = awaitedToken()
    if (token) go(`/confirm/${token}`, { replace: true })
  }
  leave()
  // A page that the browser kept as it was when the customer left for the bank.
  addEventListener('pageshow', leave)
  return () => removeEventListener('pageshow', leave)
}

/** `newestBefore`: the last order of this phone when the page opened. */
function EmptyCheckout({ newestBefore }: { newestBefore: string | undefined }) {
  const { t } = useOrderText()
  const gone = useGoneLines()
  const [newest] = lastTokens()
  if (newest !== undefined && newest !== newestBefore)
    return (
      <EmptyState
        icon={bagIcon}
        title={t.checkout.otherTab}
        action={<LinkButton href={linkTo(`/track/${newest}`)}>{t.checkout.trackEarlier}</LinkButton>}
      >
        {t.checkout.otherTabText}
      </EmptyState>
    )
  return (
    <>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {gone.map((one) => (
          <li key={one.id}>
            <Card>
              <GoneRow gone={one} />
            </Card>
          </li>
        ))}
      </ul>
      <EmptyState
        icon={bagIcon}
        title={t.checkout.emptyTitle}
        action={<LinkButton href={linkTo('/foods')}>{t.checkout.toMenu}</LinkButton>}
      >
        {t.checkout.emptyText}
      </EmptyState>
    </>
  )
}

function WithoutBranch() {
  const shell = useText().t
  const isReady = useMenu().state === 'ready'
  return (
    <div className="order-parts">
      <div className="grid grid-cols-1 content-start gap-3">
        {isReady ? (
          <section className="grid gap-3">
            <h2>{shell.branch.question}</h2>
            <BranchChoice />
          </section>
        ) : (
          <MenuUnread />
        )}
        <OrderLines lines={useLines()} problemOf={() => undefined} />
      </div>
    </div>
  )
}

function FullCheckout({ branch, together }: { branch: MenuBranch; together: boolean }) {
  const checkout = useCheckout(useRegularLines(), branch, together)
  const { lines, failures } = checkout
  const page = useRef<HTMLDivElement>(null)
  const isOnly = useMenu().branches.length === 1
  const isAgain = useTaken().length > 0 && !together
  const needsAll = needsForm(checkout)
  const [alone, setAlone] = useState(false)
  const open = useOpenBasket()
  const basket = alone || together ? undefined : open

  useEffect(() => {
    if (isAgain && needsAll) noteTaken(undefined)
  }, [isAgain, needsAll])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the whole form that takes the place of the short one shows it.
  useEffect(() => {
    if (failures === 0) return
    const mistake = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
    mistake?.scrollIntoView({ block: 'center' })
    mistake?.focus({ preventScroll: true })
  }, [failures, isAgain])

  if (basket)
    return (
      <div ref={page} className="order-parts">
        <OrderLines lines={lines} problemOf={checkout.problemOf} />
        <InBasket basket={basket} onAlone={() => setAlone(true)} />
      </div>
    )
  if (isAgain && !needsAll) return <ShortCheckout checkout={checkout} page={page} />
  return (
    <div ref={page} className="order-parts">
      <div className="grid grid-cols-1 content-start gap-3">
        <BranchCard branch={branch} alone={isOnly} />
        <OrderLines lines={lines} problemOf={checkout.problemOf} />
      </div>
      <CheckoutForm checkout={checkout} />
    </div>
  )
}

/** The short checkout shows no field for what is wrong, no way to take a line out, and no invoice. */
const needsForm = ({ lines, draft, hurdle, problems }: ReturnType<typeof useCheckout>): boolean =>
  draft.invoiced ||
  lines.some(({ mark }) => !canBeOrdered(mark)) ||
  (hurdle?.kind === 'fields' && !hurdle.problems?.every(({ field }) => field !== 'table')) ||
  hurdle?.kind === 'lines' ||
  problems.fields.size + problems.lines.size > 0
