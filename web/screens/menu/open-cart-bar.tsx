// The bar at the foot that leads to the checkout, if there is something in the cart.
import type { MenuBranch } from '../../api/menu/menu.ts'
import { useCartCount } from '../../cart/cart.ts'
import { totalOfLines } from '../../cart/lines.ts'
import { useLines } from '../../cart/use-lines.ts'
import { CartBar } from '../../components/navigation/cart-bar.tsx'
import { useMoreText } from '../../i18n/customer/index.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { linkTo } from '../../location.ts'
import { useBranch, useDayState, useTable } from '../../ordering/ordering.ts'
import { useNotesBack } from './notes-back.ts'

// What times follow from is loaded with the first cart that is shown.
const BranchTime = lazyPart(() => import('../../branch/branch-time.tsx').then((file) => file.BranchTime))

export function OpenCartBar() {
  const { t, money } = useMoreText()
  const branch = useBranch()
  const count = useCartCount()
  const total = totalOfLines(useLines())
  useNotesBack()
  if (count === 0) return null
  return (
    <CartBar
      count={count}
      countLabel={t.cart.items(count)}
      label={t.cart.view}
      detail={branch && <Where branch={branch} />}
      total={money(total)}
      href={linkTo('/order')}
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
      {!today && ` · ${date(wanted)}`}
      {today && open && day.ok && <BranchTime branch={branch} inline />}
    </>
  )
}
