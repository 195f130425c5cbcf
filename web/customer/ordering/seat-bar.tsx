// Says at which table the customer sits, or that there is no such table, with a way to leave it.
import { type ReactNode, useEffect } from 'react'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useMoreText } from '#web/words/customer/index.ts'
import { chooseBranch, useBranchId } from '../cart/cart-store.ts'
import { type Seat, sitAt, tableOf } from './seat.ts'

export function SeatBar({ seat }: { seat: Seat }) {
  const { branches, state } = useMenu()
  const here = useBranchId()
  const branch = branches.find(({ id }) => id === seat.branch)
  // Only a seat that exists replaces the branch that was chosen before.
  useEffect(() => {
    if (branch && branch.id !== here) chooseBranch(branch.id)
  }, [branch, here])
  if (state !== 'ready') return null
  return (
    <div className="no-print mx-auto max-w-7xl px-4 pb-2 lg:px-6">
      {branch ? <SeatAt seat={seat} branch={branch} /> : <UnknownBranch branch={seat.branch} />}
    </div>
  )
}

function SeatAt({ seat, branch }: { seat: Seat; branch: MenuBranch }) {
  const { t } = useMoreText()
  const table = tableOf(seat, branch)
  if (!branch.forms.includes('table')) return <Wrong>{t.seat.noTables(branch.name)}</Wrong>
  if (table === undefined) return <Wrong>{t.seat.unknownTable(seat.table, branch.name)}</Wrong>
  return (
    <p
      role="status"
      className="flex min-h-12 items-center gap-3 rounded-control bg-leaf-soft ps-4 pe-2 font-semibold text-leaf"
    >
      <span className="min-w-0 flex-1">
        <span>{`${table === null ? t.seat.atSome : t.seat.at(table)} · `}</span>
        <bdi>{branch.name}</bdi>
      </span>
      <Leave>{t.seat.leave}</Leave>
    </p>
  )
}

function UnknownBranch({ branch }: { branch: string }) {
  const { t } = useMoreText()
  return <Wrong>{t.seat.unknownBranch(branch)}</Wrong>
}

function Wrong({ children }: { children: ReactNode }) {
  const { t } = useMoreText()
  return (
    <Notice kind="warning" urgent action={<Leave>{t.seat.understood}</Leave>}>
      {children}
    </Notice>
  )
}

const Leave = ({ children }: { children: ReactNode }) => (
  <button
    type="button"
    onClick={() => sitAt(null)}
    className="min-h-11 shrink-0 rounded-small px-2 text-sm font-semibold text-ink underline decoration-honey decoration-3 underline-offset-6"
  >
    {children}
  </button>
)
