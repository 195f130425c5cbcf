// The checkout: the lines with their notes, the customer's form, the summary and Place Order (ORDER-1).
import { useMenu } from '../../api/menu.ts'
import { BranchCard } from '../../cart/branch-card.tsx'
import { BranchChoice } from '../../cart/branch-choice.tsx'
import { useCart } from '../../cart/cart.ts'
import { DayNotice } from '../../cart/day-notice.tsx'
import { checkedLines } from '../../cart/lines.ts'
import { useBranch } from '../../cart/ordering.ts'
import { LinkButton } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { bagIcon, plusIcon } from '../../components/icons.ts'
import { useText } from '../../i18n/index.tsx'
import { useOrderText } from '../../i18n/order/index.ts'
import { linkTo } from '../../place.ts'
import { useTitle } from '../../shell/title.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { OrderLineCard } from './order-line-card.tsx'
import { useCheckout } from './use-checkout.ts'

export function Checkout() {
  const { t } = useOrderText()
  const lines = useCart().lines
  useTitle(t.checkout.title)
  return (
    <div className="mx-auto max-w-6xl px-4 pt-1 lg:px-6 lg:pt-8">
      <h1>{t.checkout.title}</h1>
      {lines.length === 0 ? (
        <EmptyState
          icon={bagIcon}
          title={t.checkout.emptyTitle}
          action={<LinkButton href={linkTo('/foods')}>{t.checkout.toMenu}</LinkButton>}
        >
          {t.checkout.emptyText}
        </EmptyState>
      ) : (
        <FullCheckout />
      )}
    </div>
  )
}

function FullCheckout() {
  const { t } = useOrderText()
  const shell = useText().t
  const cart = useCart()
  const menu = useMenu()
  const branch = useBranch()
  const lines = checkedLines(cart, menu, branch?.id ?? null)
  const checkout = useCheckout(lines)

  return (
    <div className="mt-4 items-start gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid gap-3">
        {branch && <BranchCard branch={branch} alone={menu.branches.length === 1} />}
        {menu.state === 'ready' && !branch && (
          <section className="grid gap-3">
            <h2>{shell.branch.question}</h2>
            <BranchChoice />
          </section>
        )}
        {branch && <DayNotice branch={branch} />}
        <section aria-labelledby="checkout-lines" className="mt-3">
          <h2 id="checkout-lines" className="mb-3">
            {t.checkout.linesTitle}
          </h2>
          <ul className="grid gap-3">
            {lines.map((line, index) => (
              <OrderLineCard
                key={`${line.item} ${line.choice}`}
                line={line}
                problem={checkout.problems.lines.get(index)}
              />
            ))}
          </ul>
          <div className="mt-3">
            <LinkButton href={linkTo('/foods')} variant="quiet" wide>
              <Icon of={plusIcon} className="size-5" />
              {t.checkout.addMore}
            </LinkButton>
          </div>
        </section>
      </div>
      {branch && <CheckoutForm branch={branch} lines={lines} checkout={checkout} />}
    </div>
  )
}
