// The order list: every order in a live table with search and sorting, and above it the money (F-50).
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Output } from '#contract/index.ts'
import { paymentWays, takenSum } from '#domain/money/payment.ts'
import { type OrderSorting, orderSortings } from '#domain/order/order-sorting.ts'
import { may } from '#domain/people/staff.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import type { Member } from '#web/data/session/session.ts'
import { findExactly, useOrderList } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { LivePill } from '#web/office/staff/alerts/live-tools.tsx'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import type { Sorting } from '#web/ui/display/data-table.tsx'
import { DataTable } from '#web/ui/display/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, chevronDownIcon, plusIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { columnsIcon, listIcon } from '#web/ui/icons/icons-staff.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { ArchiveButton, ArchivedOrders, ClearButton } from './order-archive.tsx'
import { useOrderColumns } from './order-columns.tsx'

export function OrderList() {
  const { t } = useStaffText()
  return (
    <StaffPage title={t.list.title} tools={() => <ViewSwitch />}>
      {(member) => <Orders member={member} />}
    </StaffPage>
  )
}

function Orders({ member }: { member: Member }) {
  const { t, locale } = useStaffText()
  const { t: till } = useTillText()
  const branches = useBranches(member, 'orders.see') ?? []
  const branch = useListedPlace(branches)
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), 250)
  const [sorting, setSorting] = useState<ListSorting>({ by: 'id', direction: 'descending' })
  const [all, setAll] = useState(() => readStored(columnsNote) === true)
  const list = useOrderList({ branch, search, sort: sorting.by, direction: sorting.direction, lang: locale })

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <Cash cash={list.data?.pages[0]?.cash} name={all ? t.list.cash : t.list.onList} />
        <div className="flex flex-wrap items-center gap-2 md:ms-auto md:gap-3">
          {branches.length > 0 && <PlaceSelect branches={branches} place={branch} />}
          <LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <SearchField value={typed} onChange={setTyped} onEnter={(text) => void openExactly(text)} />
        <div className="flex min-w-0 items-center gap-2 max-md:flex-auto md:gap-3">
          {may(member, 'orders.handle') && (
            <LinkButton href={linkTo('/new-order')} size="staff" className="min-w-0 px-4! max-md:flex-auto">
              <Icon of={plusIcon} />
              <span>{till.enter.title}</span>
            </LinkButton>
          )}
          {may(member, 'archives.restore') && <ArchiveButton />}
          <ClearButton member={member} branches={branches} />
        </div>
      </div>
      <OrderTable
        list={list}
        search={search}
        onShowAll={() => setTyped('')}
        sorting={sorting}
        onSort={setSorting}
        branches={branches}
        all={all}
      />
      <div className="justify-self-end">
        <Switch
          size="staff"
          label={t.list.allColumns}
          checked={all}
          onChange={(next) => {
            setAll(next)
            writeStored(columnsNote, next)
          }}
        />
      </div>
      {may(member, 'archives.restore') && <ArchivedOrders search={search} branches={branches} />}
    </div>
  )
}

/** Opens the order of a scanned link, or of an exact code or token, at once (CALL-3). */
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
  branches: readonly StaffBranch[]
  /** Whether all columns of the specification are shown. */
  all: boolean
}

/** Whether this device lists all columns. */
const columnsNote = 'staff.all-columns'

function OrderTable({ list, search, onShowAll, sorting, onSort, branches, all }: OrderTableProps) {
  const { t } = useStaffText()
  const columns = useOrderColumns(branches, all)
  const pages = useDeferredValue(list.data?.pages)
  const rows = useMemo(() => pages?.flatMap(({ orders }) => orders) ?? [], [pages])

  // The rows follow their answer a moment later; until then the list would look empty.
  if (!list.data || !pages) return <Unread of={list} />
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
        empty={
          search ? (
            <EmptyState
              icon={searchIcon}
              title={t.list.noneFound}
              action={
                <Button variant="quiet" size="staff" onClick={onShowAll}>
                  {t.list.showAll}
                </Button>
              }
            >
              {t.list.noneFoundHint(search)}
            </EmptyState>
          ) : (
            <EmptyState icon={bagIcon} title={t.list.empty}>
              {t.list.emptyHint}
            </EmptyState>
          )
        }
      />
      <MoreButton list={list}>{t.list.showMore}</MoreButton>
    </>
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

type CashProps = {
  cash: Output<'orders.list'>['cash'] | undefined
  /** Of all orders on the list together. */
  name: string
}

/** On a phone one line, which opens by a tap, so that the first order is in sight. */
function Cash({ cash, name }: CashProps) {
  const { t } = useStaffText()
  const { t: till, money } = useTillText()
  const [open, setOpen] = useState(false)
  // The owner does not let this member see the takings.
  if (cash === null) return null
  const sum = (amount: number | undefined) => (amount === undefined ? '…' : money(amount))
  const { taken, open: unpaid, later, toGiveBack = 0 } = cash?.takings ?? {}
  const ways = paymentWays.filter((way) => taken && taken[way] !== 0)
  const more = open ? '' : 'max-sm:hidden'
  return (
    <div className="relative w-full rounded-control bg-card px-4 py-2.5 shade-card sm:w-auto">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:items-start">
        <Figure
          name={name}
          amount={sum(cash?.total)}
          className="max-sm:col-span-full max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2 max-sm:pe-8"
        >
          {cash && t.list.count(cash.orders)}
        </Figure>
        <Figure
          name={till.money.taken}
          amount={sum(taken && takenSum(taken))}
          className={`sm:border-s sm:border-line sm:ps-6 ${more}`}
        >
          {ways.map((way, at) => (
            <span key={way}>
              {at > 0 && <span>{' · '}</span>}
              <span className="whitespace-nowrap">{`${till.money.ways[way]} ${money(taken?.[way] ?? 0)}`}</span>
            </span>
          ))}
        </Figure>
        <Figure name={till.money.open} amount={sum(unpaid)} className={more} />
        <Figure name={till.money.later} amount={sum(later)} className={more} />
        {toGiveBack > 0 && (
          <Figure name={till.money.toGiveBack} amount={money(toGiveBack)} className={`text-cherry ${more}`} />
        )}
      </dl>
      <button
        type="button"
        aria-label={t.list.figures}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="absolute inset-x-0 top-0 flex h-12 items-center justify-end rounded-control px-4 aria-expanded:[&>svg]:rotate-180 sm:hidden"
      >
        <Icon of={chevronDownIcon} className="size-5" />
      </button>
    </div>
  )
}

type FigureProps = {
  name: string
  amount: string
  className: string
  /** What the amount is made of. */
  children?: ReactNode
}

function Figure({ name, amount, className, children }: FigureProps) {
  return (
    <div className={`min-w-0 leading-tight ${className}`}>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-lg font-semibold">{amount}</dd>
      {children && <dd className="text-sm text-ink-2">{children}</dd>}
    </div>
  )
}

type SearchFieldProps = {
  value: string
  onChange: (value: string) => void
  /** On Enter, as a scanner types it. */
  onEnter: (value: string) => void
}

function SearchField({ value, onChange, onEnter }: SearchFieldProps) {
  const { t } = useStaffText()
  return (
    <search className="relative flex min-w-0 flex-[1_1_14rem] items-center max-sm:basis-full">
      <Icon of={searchIcon} className="pointer-events-none absolute start-4 size-5 text-ink-2" />
      <input
        type="search"
        aria-label={t.list.search}
        placeholder={t.list.searchHint}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter(event.currentTarget.value)
        }}
        className="min-h-14 w-full min-w-0 rounded-control border border-edge bg-card ps-11.5 pe-4 placeholder:text-ink-2"
      />
    </search>
  )
}

const views = [
  { name: 'list', path: '/all-orders', icon: listIcon },
  { name: 'board', path: '/board', icon: columnsIcon },
] as const

function ViewSwitch() {
  const { t } = useStaffText()
  return (
    <nav aria-label={t.list.view} className="inline-flex gap-1 rounded-control border border-edge bg-card p-1">
      {views.map(({ name, path, icon }) => (
        <a
          key={name}
          href={linkTo(path)}
          aria-current={name === 'list' ? 'page' : undefined}
          className="inline-flex min-h-12 items-center gap-2 rounded-small px-4 font-medium aria-[current]:bg-ink aria-[current]:text-paper"
        >
          <Icon of={icon} className="size-5" />
          <span className="max-sm:sr-only">{t.list[name]}</span>
        </a>
      ))}
    </nav>
  )
}
