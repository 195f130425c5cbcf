// What is in the cart and what it costs: the inside of the pop-up, and of the column beside the menu when wide.
import { useMenu } from '../api/menu.ts'
import { LinkButton } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { bagIcon } from '../components/icons.ts'
import { useMoreText } from '../i18n/more/index.ts'
import { linkTo } from '../place.ts'
import { useBranchId, useCart } from './cart.ts'
import { CartRow } from './cart-row.tsx'
import { checkedLines, totalOfLines } from './lines.ts'
import { useBranch } from './ordering.ts'

/** `onLeave` is called when a link is followed, which may lead to the page that is open already. */
export function CartLines({ onLeave }: { onLeave?: () => void }) {
  const { t } = useMoreText()
  const lines = useLines()
  if (lines.length === 0) {
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
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <CartRow key={`${line.item} ${line.choice}`} line={line} />
      ))}
    </ul>
  )
}

export function CartFoot({ onLeave }: { onLeave?: () => void }) {
  const { t, money } = useMoreText()
  const branch = useBranch()
  const total = totalOfLines(useLines())
  return (
    <div className="w-full">
      {branch && <p className="text-sm text-ink-2">{t.cart.pickUpAt(branch.name)}</p>}
      <p className="mb-3 flex justify-between text-lg font-semibold">
        {t.cart.total} <span>{money(total)}</span>
      </p>
      <LinkButton href={linkTo('/order')} wide {...(onLeave && { onClick: onLeave })}>
        {t.cart.placeOrder}
      </LinkButton>
    </div>
  )
}

const useLines = () => checkedLines(useCart(), useMenu(), useBranchId())
