// In the head of an item's page: where it is sold and sold out, and the choice of that for each branch (OFFICE-4).
import { useState } from 'react'
import { soldByBranch } from '#domain/menu/region-sold.ts'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { may } from '#domain/people/staff.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import type { Member } from '#web/data/session/session.ts'
import type { EditableItem } from '#web/data/staff/menu-api.ts'
import { type StaffBranch, useSetStock, useShopMenu, useStock } from '#web/data/staff/shop-api.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { checkIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'
import { formatList } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useStockSwitch } from '../stock-switch.tsx'

type ItemStockProps = { item: EditableItem; name: string; member: Member }

/** At the branches whose stock the member sees. */
export function ItemState({ item, member }: Omit<ItemStockProps, 'name'>) {
  const { t, locale } = useMenuEditText()
  const branches = useSoldAt(item, useBranches(member, 'stock.see') ?? [])
  const { data } = useStock()
  useStaffUpdates(branches.map(({ id }) => id))
  const { out } = data?.items.find(({ id }) => id === item.id) ?? {}
  if (!out) return null
  if (branches.length === 0) return <StatusPill>{t.state.notSold}</StatusPill>
  const outAt = branches.filter(({ id }) => out.includes(id))
  if (outAt.length === 0)
    return (
      <StatusPill tone="leaf" icon={checkIcon}>
        {t.state.onSale(branches.length)}
      </StatusPill>
    )
  const names = outAt.map(({ name }) => name)
  return (
    <StatusPill tone="cherry" icon={warningIcon}>
      {outAt.length === branches.length ? t.state.soldOut : t.state.soldOutIn(formatList(names, locale))}
    </StatusPill>
  )
}

/** Nothing if the member sets no stock where it is sold. */
export function ItemStockButton({ item, name, member }: ItemStockProps) {
  const { t } = useMenuEditText()
  const { stock } = useStaffText().t
  const [open, setOpen] = useState(false)
  const branches = useSoldAt(item, useBranches(member, 'stock.set') ?? [])
  if (!may(member, 'stock.see') || branches.length === 0) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t.state.outToday}
      </Button>
      <StaffDialog open={open} title={<bdi>{stock.of(name)}</bdi>} onClose={() => setOpen(false)}>
        <BranchFinder branches={branches}>
          {(shown) => (
            <ul className="grid gap-4">
              {shown.map(({ branch }) => (
                <BranchStock key={branch.id} item={item} name={name} branch={branch} />
              ))}
            </ul>
          )}
        </BranchFinder>
      </StaffDialog>
    </>
  )
}

function BranchStock({ item, name, branch }: Omit<ItemStockProps, 'member'> & { branch: StaffBranch }) {
  const { data } = useStock()
  const setStock = useSetStock()
  const { out = [], until: ends = {} } = data?.items.find(({ id }) => id === item.id) ?? {}
  const { choice, until } = useStockSwitch({
    id: `${item.id}-${branch.id}`,
    name: `${name}, ${branch.name}`,
    stock: { out, until: ends },
    branches: [branch],
    save: (wish, told) => setStock.mutate({ item: item.id, ...wish }, told),
  })
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold">
          <bdi>{branch.name}</bdi>
        </span>
        {choice}
      </div>
      {until}
    </li>
  )
}

function useSoldAt({ category, sold, notAt }: EditableItem, branches: readonly StaffBranch[]): readonly StaffBranch[] {
  const { locale } = useMenuEditText()
  const within = useShopMenu(locale).data?.categories.find(({ id }) => id === category)
  if (within?.hidden) return []
  return branches.filter(({ id }) =>
    isOnMenuAt({ sold: sold ? soldByBranch(sold, branches) : undefined, within: within?.sold, notAt }, id),
  )
}
