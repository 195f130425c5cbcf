// The order list: every order in a live table with search and sorting, and the cash total above it.
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type OrderSorting, orderSortings } from '../../../domain/order/order-sorting.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { findExactly } from '../../api/staff/orders/counter.ts'
import { useOrderList } from '../../api/staff/orders/orders.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { DataTable } from '../../components/display/data-table.tsx'
import type { Sorting } from '../../components/display/sorting.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon, plusIcon, searchIcon } from '../../components/icons/icons.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useTillText } from '../../i18n/till/index.ts'
import { go, linkTo } from '../../location.ts'
import { LivePill, SoundButton } from '../../staff/alerts/live-tools.tsx'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { MoreButton } from '../../staff/more-button.tsx'
import { listBranch, useBranches, useListed } from '../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { ArchiveButton } from './archive.tsx'
import { ArchivedOrders } from './archived-orders.tsx'
import { Cash } from './cash.tsx'
import { ClearButton } from './clear-orders.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { SearchField } from './search-field.tsx'
import { ViewSwitch } from './view-switch.tsx'

export function OrderList() {
  const { t } = useStaffText()
  return (
    <StaffPage title={t.list.title} act="orders" tools={() => <ViewSwitch current="list" />}>
      {(member) => <Orders member={member} />}
    </StaffPage>
  )
}

function Orders({ member }: { member: Member }) {
  const { t, locale } = useStaffText()
  const { t: till } = useTillText()
  const branches = useBranches(member, 'orders') ?? []
  const branch = useListed(branches)
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const [sorting, setSorting] = useState<ListSorting>({ by: 'id', direction: 'descending' })
  const list = useOrderList({ branch, search, sort: sorting.by, direction: sorting.direction, lang: locale })

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <Cash cash={list.data?.pages[0]?.cash} />
        <div className="flex flex-wrap items-center gap-2 md:ms-auto md:gap-3">
          {branches.length > 0 && (
            <BranchSelect branches={branches} branch={branch} all={t.frame.allBranches} onChoose={listBranch} />
          )}
          <LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />
          <SoundButton />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <SearchField value={typed} onChange={setTyped} onEnter={(text) => void openExactly(text)} />
        <div className="flex min-w-0 items-center gap-2 max-md:flex-auto md:gap-3">
          <LinkButton href={linkTo('/new-order')} size="staff" className="min-w-0 px-4! max-md:flex-auto">
            <Icon of={plusIcon} />
            {till.enter.title}
          </LinkButton>
          {may(member, 'restoreOrders') && <ArchiveButton />}
          <ClearButton member={member} branches={branches} />
        </div>
      </div>
      <OrderTable
        list={list}
        search={search}
        onShowAll={() => setTyped('')}
        sorting={sorting}
        onSort={setSorting}
        places={branches}
      />
      {may(member, 'restoreOrders') && <ArchivedOrders search={search} places={branches} />}
    </div>
  )
}

/** What a scanner typed, or an exact code or token, opens its order at once (CALL-3). */
async function openExactly(typed: string): Promise<void> {
  const found = await findExactly(typed).catch(() => undefined)
  if (found) go(`/all-orders/${found.token}/${found.id}`)
}

type ListSorting = Sorting & { by: OrderSorting }

type OrderTableProps = {
  list: ReturnType<typeof useOrderList>
  search: string
  onShowAll: () => void
  sorting: ListSorting
  onSort: (sorting: ListSorting) => void
  places: readonly BranchName[]
}

function OrderTable({ list, search, onShowAll, sorting, onSort, places }: OrderTableProps) {
  const { t } = useStaffText()
  const columns = useOrderColumns(places)
  const pages = useDeferredValue(list.data?.pages)
  const rows = useMemo(() => pages?.flatMap(({ orders }) => orders) ?? [], [pages])

  if (list.isPending) return <Waiting />
  if (!list.data) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <DataTable
        caption={t.list.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={({ by: header, direction }) => {
          const by = orderSortings.find((one) => one === header)
          if (by) onSort({ by, direction })
        }}
        sortLabels={{ by: t.list.sortBy, turn: t.list.turn }}
        empty={search ? <NoneFound search={search} onShowAll={onShowAll} /> : <NoneYet />}
      />
      <MoreButton list={list}>{t.list.more}</MoreButton>
    </>
  )
}

function NoneYet() {
  const { t } = useStaffText()
  return (
    <EmptyState icon={bagIcon} title={t.list.empty}>
      {t.list.emptyHint}
    </EmptyState>
  )
}

function NoneFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const { t } = useStaffText()
  const showAll = (
    <Button variant="quiet" size="staff" onClick={onShowAll}>
      {t.list.showAll}
    </Button>
  )
  return (
    <EmptyState icon={searchIcon} title={t.list.noneFound} action={showAll}>
      {t.list.noneFoundHint(search)}
    </EmptyState>
  )
}

/** The value once it has not changed for `afterMs`. */
function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
