// The order list: every order in a live table with search, filters and sorting, above it the money on one line (F-50),
// and the orders of past days (OFF-2).
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { OrderRow } from '#contract/index.ts'
import { isOver } from '#domain/order/course.ts'
import { type ListOrdering, listOrderings } from '#domain/order/order-sorting.ts'
import { may } from '#domain/people/staff.ts'
import { keepInHistory, keptInHistory } from '#web/data/address/history-value.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { listedNeighbours } from '#web/data/staff/listed-neighbours.ts'
import { findExactly, useOrderList } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { LivePill } from '#web/office/staff/alerts/live-tools.tsx'
import { useBranches, useListedPlace, useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { TitledPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import type { Sorting } from '#web/ui/display/data-table.tsx'
import { DataTable } from '#web/ui/display/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon, plusIcon, searchIcon } from '#web/ui/icons/icons.ts'
import { columnsIcon, historyIcon, listIcon } from '#web/ui/icons/icons-staff.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { CashLine } from './cash-line.tsx'
import { type ListFilter, PastPanel, renewed, StateChips } from './list-filters.tsx'
import { ArchiveButton, ArchivedOrders, ClearButton } from './order-archive.tsx'
import { isLateRow, useOrderColumns } from './order-columns.tsx'
import { RingUpLinks } from './ring-up/ring-up-links.tsx'

export function OrderList() {
  const { t } = useStaffText()
  return <TitledPage title={t.list.title}>{(member) => <Orders member={member} />}</TitledPage>
}

type ListSorting = Sorting & { by: ListOrdering }

/** As the counter works through them; where the columns of the specification are shown, as the specification has it. */
const usualSorting = (all: boolean): ListSorting =>
  all ? { by: 'id', direction: 'descending' } : { by: 'work', direction: 'ascending' }

/** How the list was narrowed and sorted when an order of it was opened. */
interface ListView {
  readonly search: string
  readonly filter: ListFilter
  readonly sorting: ListSorting
}
const viewName = 'orderList'
/** How far the table was scrolled then. */
const placeName = 'orderListPlace'

function Orders({ member }: { member: Member }) {
  const { t, locale } = useStaffText()
  const branches = useBranches(member, 'orders.see') ?? []
  const branch = useListedPlace(branches)
  const live = useStaffUpdates(branches.map(({ id }) => id))
  const [left] = useState(() => keptInHistory<ListView>(viewName))
  const [typed, setTyped] = useState(left?.search ?? '')
  const search = useSettled(typed.trim(), 250)
  const [all, setAll] = useState(() => readStored(columnsNote) === true)
  const [sorting, setSorting] = useState(() => left?.sorting ?? usualSorting(all))
  const zone = useShopZone()
  const [filter, setFilter] = useState<ListFilter>(() => (left ? renewed(left.filter, zone) : { days: 'list' }))
  const [open, setOpen] = useState(filter.period !== undefined || filter.payment !== undefined)
  useEffect(() => keepInHistory<ListView>(viewName, { search, filter, sorting }), [search, filter, sorting])
  const { state, payment, period } = filter
  const asked = { branch, search, state, payment, period, sort: sorting.by, direction: sorting.direction }
  const list = useOrderList({ ...asked, lang: locale })
  const first = list.data?.pages[0]

  return (
    <div className="mx-auto grid max-w-7xl gap-3 px-4 pt-5 pb-24 md:px-8 xl:px-6 xl:pt-3">
      <ListHead
        member={member}
        live={<LivePill state={live} failing={refusalOf(list.failureReason) === 'unreachable'} />}
        place={branches.length > 0 && <PlaceSelect branches={branches} place={branch} />}
      />
      {!period && <CashLine cash={first?.cash} member={member} />}
      <RingUpLinks branches={branches} />
      <div className="flex flex-wrap items-center gap-2">
        <SearchField value={typed} onChange={setTyped} onEnter={(text) => void openExactly(text)} />
        <StateChips
          state={state}
          counts={period ? null : first?.counts}
          onChoose={(next) => setFilter({ ...filter, state: next })}
        />
        <PastButton
          open={open}
          active={period !== undefined || payment !== undefined}
          onToggle={() => setOpen(!open)}
        />
      </div>
      {open && <PastPanel filter={filter} onChange={setFilter} />}
      {first?.partly && <Notice kind="warning">{t.list.past.partly}</Notice>}
      <OrderTable
        list={list}
        search={search}
        filter={filter}
        onShowAll={() => {
          setTyped('')
          setFilter({ days: 'list' })
          setOpen(false)
        }}
        sorting={sorting}
        onSort={period ? undefined : setSorting}
        branches={branches}
        all={all}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {may(member, 'archives.restore') && <ArchiveButton />}
        <ClearButton member={member} branches={branches} />
        <Switch
          size="staff"
          label={t.list.allColumns}
          checked={all}
          onChange={(next) => {
            setAll(next)
            setSorting(usualSorting(next))
            writeStored(columnsNote, next)
          }}
        />
      </div>
      {may(member, 'archives.restore') && !period && <ArchivedOrders search={search} branches={branches} />}
    </div>
  )
}

type ListHeadProps = { member: Member; live: ReactNode; place: ReactNode }

function ListHead({ member, live, place }: ListHeadProps) {
  const { t } = useStaffText()
  const { t: till } = useTillText()
  return (
    <header className="flex flex-wrap items-center gap-2 xl:gap-3">
      <h1 className="xl:text-2xl">{t.list.title}</h1>
      {live}
      <span className="max-md:hidden md:me-auto" />
      {place}
      <ViewSwitch />
      {may(member, 'orders.handle') && (
        <LinkButton href={linkTo('/new-order')} size="staff" className="min-w-0 px-4! max-md:flex-auto">
          <Icon of={plusIcon} />
          <span>{till.enter.title}</span>
        </LinkButton>
      )}
    </header>
  )
}

type PastButtonProps = { open: boolean; active: boolean; onToggle: () => void }

function PastButton({ open, active, onToggle }: PastButtonProps) {
  const { past } = useStaffText().t.list
  return (
    <button
      type="button"
      aria-label={past.button}
      title={past.button}
      aria-expanded={open}
      onClick={onToggle}
      className={`grid size-control shrink-0 place-items-center rounded-control border border-edge ${active ? 'bg-ink text-paper' : 'bg-card'}`}
    >
      <Icon of={historyIcon} className="size-5" />
    </button>
  )
}

/** Opens the order of a scanned link, or of an exact code or token, at once (CALL-3). */
async function openExactly(typed: string): Promise<void> {
  const found = await findExactly(typed).catch(() => undefined)
  if (found) go(`/all-orders/${found.token}/${found.id}`)
}

type OrderTableProps = {
  list: ReturnType<typeof useOrderList>
  search: string
  filter: ListFilter
  onShowAll: () => void
  sorting: ListSorting
  /** Undefined: it stands as it does. */
  onSort: ((sorting: ListSorting) => void) | undefined
  branches: readonly StaffBranch[]
  /** Whether all columns of the specification are shown. */
  all: boolean
}

/** Whether this device lists all columns. */
const columnsNote = 'staff.all-columns'

function OrderTable({ list, search, filter, onShowAll, sorting, onSort, branches, all }: OrderTableProps) {
  const { t } = useStaffText()
  const columns = useOrderColumns(branches, all)
  const now = useNow(15_000)
  const pages = useDeferredValue(list.data?.pages)
  // An order that moved on between two pages is in both.
  const rows = useMemo(
    () => [...new Map(pages?.flatMap(({ orders }) => orders).map((row) => [row.id, row])).values()],
    [pages],
  )
  useEffect(() => listedNeighbours.write(rows.filter(({ phase }) => !isOver(phase))), [rows])
  const frame = useRef<HTMLDivElement>(null)
  const isThere = pages !== undefined
  useLayoutEffect(() => {
    if (isThere) frame.current?.firstElementChild?.scrollTo(0, keptInHistory<number>(placeName) ?? 0)
  }, [isThere])

  // The rows follow their answer a moment later; until then the list would look empty.
  if (!list.data || !pages) return <Unread of={list} />
  return (
    <>
      <div
        ref={frame}
        className="min-w-0"
        onClickCapture={() => keepInHistory(placeName, frame.current?.firstElementChild?.scrollTop ?? 0)}
      >
        <DataTable
          caption={t.list.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          oneLine={!all}
          isPressing={(row: OrderRow) => isLateRow(row, now)}
          {...(onSort && {
            sorting,
            onSort: ({ by: header, direction }: Sorting) => {
              const by = listOrderings.find((one) => one === header)
              if (by) onSort({ by, direction: by === 'work' ? 'ascending' : direction })
            },
            sortLabels: { by: t.list.sortBy, turn: t.list.turn },
          })}
          empty={<NoOrders search={search} filter={filter} onShowAll={onShowAll} />}
        />
      </div>
      <MoreButton list={list}>{t.list.showMore}</MoreButton>
    </>
  )
}

/** Why no order is shown. */
function NoOrders({ search, filter, onShowAll }: Pick<OrderTableProps, 'search' | 'filter' | 'onShowAll'>) {
  const { list } = useStaffText().t
  const { state, payment, period } = filter
  if (!search && !state && !payment && !period)
    return (
      <EmptyState icon={bagIcon} title={list.empty}>
        {list.emptyHint}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={searchIcon}
      title={period ? list.past.none : list.noneFound}
      action={
        <Button variant="quiet" size="staff" onClick={onShowAll}>
          {list.showAll}
        </Button>
      }
    >
      {search ? list.noneFoundHint(search) : period ? list.past.noneHint : list.past.noneFiltered}
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
        className="min-h-control w-full min-w-0 rounded-control border border-edge bg-card ps-11.5 pe-4 placeholder:text-ink-2"
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
    <nav aria-label={t.list.view} className="inline-flex gap-1 rounded-control border border-edge bg-card p-0.75">
      {views.map(({ name, path, icon }) => (
        <a
          key={name}
          href={linkTo(path)}
          aria-current={name === 'list' ? 'page' : undefined}
          className="inline-flex min-h-[calc(var(--spacing-control)-8px)] items-center gap-2 rounded-small px-4 font-medium aria-[current]:bg-ink aria-[current]:text-paper"
        >
          <Icon of={icon} className="size-5" />
          <span className="max-sm:sr-only">{t.list[name]}</span>
        </a>
      ))}
    </nav>
  )
}
