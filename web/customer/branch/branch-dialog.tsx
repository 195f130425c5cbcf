// The choice of another branch, over the page; the cart is kept.

import { canBeOrdered } from '#domain/order/cart/checked-line.ts'
import { useBackCloses } from '#web/data/address/back-closes.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { useAgainText } from '#web/words/again/index.ts'
import { useMoreText } from '#web/words/customer/index.ts'
import { useCart } from '../cart/cart-store.ts'
import { checkedLines, totalOfLines } from '../cart/shown-lines.ts'
import { useBranch } from '../ordering/ordering.ts'
import { useReduced } from '../reductions/use-reduced.ts'
import { useSaleClock } from '../sale/sale.ts'
import { BranchChoice } from './branch-choice.tsx'

export function BranchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useMoreText()
  useBackCloses('branch', open, onClose)
  return (
    <Dialog open={open} onClose={onClose} title={t.cart.branchTitle} closeLabel={t.close}>
      <div className="pt-1">
        <BranchChoice onChosen={onClose} more={(branch) => <CartThere branch={branch} />} />
      </div>
    </Dialog>
  )
}

/** In the choice of another branch: what the cart would cost there, and what differs (AGAIN-2). */
function CartThere({ branch }: { branch: MenuBranch }) {
  const { t, money } = useAgainText()
  const menu = useMenu()
  const cart = useCart()
  const here = useBranch()
  const clocks = { here: useSaleClock(here), there: useSaleClock(branch) }
  const now = useReduced(checkedLines(cart, menu, here?.id ?? null, clocks.here), here)
  const there = useReduced(checkedLines(cart, menu, branch.id, clocks.there), branch)
  if (!here || here.id === branch.id || cart.lines.length === 0) return null
  const out = there.filter(({ mark }) => !canBeOrdered(mark))
  const dearer = there.filter(({ mark, price }, at) => canBeOrdered(mark) && price !== now[at]?.price)
  const before = totalOfLines(now)
  const total = totalOfLines(there)
  const names = (lines: typeof there) => lines.flatMap(({ shown }) => shown?.name ?? []).join(t.comma)
  if (out.length === there.length) return <span className="text-sm font-medium text-honey-ink">{t.there.nothing}</span>
  return (
    <span className="grid text-sm">
      <span className="font-semibold">
        {total === before ? t.there.same(money(total)) : t.there.otherTotal(money(total), money(before))}
      </span>
      {names(out) && <span className="text-honey-ink">{t.there.without(names(out))}</span>}
      {names(dearer) && <span className="text-honey-ink">{t.there.dearer(names(dearer))}</span>}
    </span>
  )
}
