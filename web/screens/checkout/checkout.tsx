// The checkout: the lines with their notes, the customer's form, the summary and Place Order (ORDER-1).
import { useEffect, useRef } from 'react'
import { rowsOf } from '../../../domain/cart/cart-lines.ts'
import { type MenuBranch, useMenu } from '../../api/menu/menu.ts'
import { BranchCard } from '../../branch/branch-card.tsx'
import { BranchChoice } from '../../branch/branch-choice.tsx'
import { useCart } from '../../cart/cart.ts'
import { type GoneLine, joinLines, useGoneLines } from '../../cart/change-lines.ts'
import { GoneRow } from '../../cart/gone-row.tsx'
import { checkedLines, idOf, type ShownLine } from '../../cart/lines.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { guardRelease } from '../../components/controls/release-guard.ts'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon, plusIcon } from '../../components/icons/icons.ts'
import { useText } from '../../i18n/index.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { linkTo } from '../../location.ts'
import { useBranch, useDayState } from '../../ordering/ordering.ts'
import { useTitle } from '../../shell/title.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrderLineCard } from './order-line-card.tsx'
import { type Checkout as State, useCheckout } from './use-checkout.ts'

export function Checkout() {
  const { t } = useOrderText()
  const lines = useCart().lines
  const branch = useBranch()
  useTitle(t.checkout.title)
  // Lines that were split for a note and have the same note are merged again.
  useEffect(joinLines, [])
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.checkout.title}</h1>
      {lines.length === 0 ? <EmptyCheckout /> : branch ? <FullCheckout branch={branch} /> : <WithoutBranch />}
    </div>
  )
}

function EmptyCheckout() {
  const { t } = useOrderText()
  return (
    <>
      <ul className="mt-4 grid gap-3 empty:hidden">
        {useGoneLines().map((gone) => (
          <GoneCard key={gone.id} gone={gone} />
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
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 gap-3">
        {useMenu().state === 'ready' && (
          <section className="grid gap-3">
            <h2>{shell.branch.question}</h2>
            <BranchChoice />
          </section>
        )}
        <Lines lines={useLines(null)} problemOf={() => undefined} />
      </div>
    </div>
  )
}

function FullCheckout({ branch }: { branch: MenuBranch }) {
  const lines = useLines(branch)
  const state = useDayState(branch)
  const checkout = useCheckout(lines, branch, state)
  const page = useRef<HTMLDivElement>(null)
  const { failures } = checkout

  useEffect(() => {
    if (failures === 0) return
    const mistake = page.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')
    mistake?.scrollIntoView({ block: 'center' })
    mistake?.focus({ preventScroll: true })
  }, [failures])

  return (
    <div ref={page} className={columns}>
      <div className="grid grid-cols-1 gap-3">
        <BranchCard branch={branch} alone={useMenu().branches.length === 1} />
        <Lines lines={lines} problemOf={checkout.problemOf} />
      </div>
      <CheckoutForm branch={branch} state={state} lines={lines} checkout={checkout} />
    </div>
  )
}

type LinesProps = { lines: readonly ShownLine[]; problemOf: State['problemOf'] }

function Lines({ lines, problemOf }: LinesProps) {
  const { t } = useOrderText()
  return (
    <section aria-labelledby="checkout-lines" className="mt-3">
      <h2 id="checkout-lines" className="mb-3">
        {t.checkout.linesTitle}
      </h2>
      <ul className="grid gap-3" onPointerDownCapture={guardRelease}>
        {rowsOf(lines, useGoneLines()).map((row) =>
          'line' in row ? (
            <GoneCard key={row.id} gone={row} />
          ) : (
            <OrderLineCard key={idOf(row)} line={row} problem={problemOf(row)} />
          ),
        )}
      </ul>
      <div className="mt-3">
        <LinkButton href={linkTo('/foods')} variant="quiet" wide>
          <Icon of={plusIcon} className="size-5" />
          {t.checkout.addMore}
        </LinkButton>
      </div>
    </section>
  )
}

function GoneCard({ gone }: { gone: GoneLine }) {
  return (
    <li>
      <Card>
        <GoneRow gone={gone} />
      </Card>
    </li>
  )
}

const useLines = (branch: MenuBranch | null) => checkedLines(useCart(), useMenu(), branch?.id ?? null)

const columns = 'mt-4 items-start gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_min(25rem,45%)]'
