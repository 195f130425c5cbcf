// The columns of the order list: what a counter needs of an order, or all of them in the order of the specification.

import { useMemo } from 'react'
import type { OrderRow } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { isOver } from '#domain/order/course.ts'
import { linkTo } from '#web/data/address/location.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { Column } from '#web/ui/display/data-table.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, closeIcon, eyeIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Code } from './board/order-words.tsx'
import { useListedWords } from './line-name.ts'
import { PaymentMark, PhaseMark } from './phase-mark.tsx'

/**
 * `branches`: those of the list, for their names and time zones; `all`: the columns of the specification, which
 * name an order by its number and token.
 */
export function useOrderColumns(branches: readonly StaffBranch[], all: boolean): Column<OrderRow>[] {
  const { t, money } = useStaffText()
  const { enter } = useTillText().t
  return useMemo(() => {
    const words = { t, money, code: enter.code }
    return all ? specifiedColumns(words, branches) : counterColumns(words, branches)
  }, [t, enter, money, branches, all])
}

type ColumnWords = Pick<ReturnType<typeof useStaffText>, 't' | 'money'> & { readonly code: string }

/** All columns, in the order of the specification. */
function specifiedColumns(
  { t: { list, board }, money }: ColumnWords,
  branches: readonly StaffBranch[],
): Column<OrderRow>[] {
  return [
    {
      id: 'id',
      header: list.id,
      sortable: true,
      onCard: 'max-md:row-start-1 max-md:text-ink-2',
      cell: ({ id }) => <span>{id}</span>,
    },
    {
      id: 'customerName',
      header: list.customerName,
      sortable: true,
      onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-2 max-md:text-lg max-md:font-semibold',
      cell: (row) => (
        <span className="block min-w-24 xl:min-w-32">
          <bdi className="wrap-anywhere">{row.customerName}</bdi>
        </span>
      ),
    },
    {
      id: 'address',
      header: list.address,
      sortable: true,
      onCard: 'max-md:col-span-full max-md:row-start-6 max-md:pe-3 max-md:text-ink-2',
      cell: (row) => (
        <span className="block min-w-28 xl:min-w-36">
          <bdi className="wrap-anywhere">{row.table === null ? row.address : board.table(row.table)}</bdi>
        </span>
      ),
    },
    {
      id: 'phone',
      header: list.phone,
      sortable: true,
      onCard: 'max-md:col-span-full max-md:row-start-5 max-md:text-ink-2',
      cell: ({ phone }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {phone}
        </bdi>
      ),
    },
    {
      id: 'token',
      header: list.token,
      sortable: true,
      onCard: 'max-md:row-start-1',
      cell: ({ token }) => <TokenDisplay token={token} size="row" />,
    },
    {
      id: 'totalPrice',
      header: list.totalPrice,
      sortable: true,
      onCard:
        'max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:self-start max-md:pe-3 max-md:font-semibold',
      numeric: true,
      cell: ({ total }) => <span className="whitespace-nowrap">{money(total)}</span>,
    },
    openingColumn(list.actions),
    {
      id: 'order',
      header: list.order,
      sortable: true,
      onCard: 'max-md:col-start-3 max-md:row-start-1',
      cell: (row) => <OrderState row={row} />,
    },
    {
      id: 'when',
      header: '',
      cardOnly: true,
      onCard: 'max-md:col-span-full max-md:row-start-3',
      cell: (row) => <WhenAndWhere row={row} branch={branches.find(({ id }) => id === row.branch)} />,
    },
    {
      id: 'items',
      header: '',
      cardOnly: true,
      onCard: 'max-md:col-span-full max-md:row-start-4 max-md:pe-3',
      cell: (row) => <Items row={row} />,
    },
  ]
}

/** What a counter needs of an order. */
function counterColumns({ t, money, code }: ColumnWords, branches: readonly StaffBranch[]): Column<OrderRow>[] {
  const { list, board } = t
  return [
    {
      // Sorted as the orders came in.
      id: 'id',
      header: code,
      sortable: true,
      onCard: 'max-md:col-start-1 max-md:row-start-1',
      cell: (order) => <Code code={calledCode(order)} className="text-xl" />,
    },
    {
      id: 'when',
      header: t.detail.wanted,
      // In large text the first row has no room for it.
      onCard:
        'max-md:col-start-2 max-md:row-start-1 max-md:ps-2 max-md:@max-2xs:col-span-full max-md:@max-2xs:col-start-1 max-md:@max-2xs:row-start-5 max-md:@max-2xs:ps-0',
      cell: (row) => <WhenAndWhere row={row} branch={branches.find(({ id }) => id === row.branch)} />,
    },
    {
      id: 'customerName',
      header: list.customerName,
      sortable: true,
      onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-2',
      cell: (row) => (
        <span className="block leading-snug font-semibold max-md:text-lg">
          <bdi className="wrap-anywhere">{row.customerName || (row.table !== null && board.table(row.table))}</bdi>
        </span>
      ),
    },
    {
      id: 'items',
      header: list.ordered,
      onCard: 'max-md:col-span-full max-md:row-start-3 max-md:pe-3',
      cell: (row) => <Items row={row} />,
    },
    {
      id: 'order',
      header: list.state,
      sortable: true,
      onCard: 'max-md:col-start-3 max-md:row-start-1',
      cell: ({ phase }) => <PhaseMark phase={phase} />,
    },
    {
      id: 'payment',
      header: list.payment,
      onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-4',
      cell: ({ payment, due }) => payment && <PaymentMark payment={payment} due={due} />,
    },
    {
      id: 'totalPrice',
      header: list.totalPrice,
      sortable: true,
      numeric: true,
      onCard: 'max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:self-start max-md:pe-3',
      cell: ({ total }) => <span className="font-semibold whitespace-nowrap">{money(total)}</span>,
    },
    openingColumn(list.actions),
  ]
}

const openingColumn = (header: string): Column<OrderRow> => ({
  id: 'actions',
  header,
  pinned: true,
  onCard: 'max-md:col-start-4 max-md:row-start-1',
  cell: (row) => <OpenLink row={row} />,
})

function OpenLink({ row }: { row: OrderRow }) {
  const { list } = useStaffText().t
  const { id, token } = row
  const end = endOf(row)
  const out = row.phase === 'out'
  return (
    <a
      href={linkTo(`/all-orders/${token}/${id}`)}
      aria-label={end ? list.openEnded(id, list.phases[end]) : out ? list.openOut(id) : list.open(id)}
      className={`grid size-14 place-items-center rounded-control hover:bg-latte-soft ${out ? 'text-leaf' : end ? 'text-ink-2' : 'text-sky'}`}
    >
      <Icon of={eyeIcon} />
    </a>
  )
}

/** The first lines of the order, with their options. */
function Items({ row: { items, moreItems } }: { row: OrderRow }) {
  const { t } = useStaffText()
  const wordsOf = useListedWords()
  return (
    <span className="line-clamp-2 leading-snug wrap-anywhere max-md:line-clamp-none">
      {items.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places.
        <span key={place}>
          <span>{`${place > 0 ? ', ' : ''}${line.quantity}\u00a0×\u00a0`}</span>
          <bdi>{wordsOf(line)}</bdi>
        </span>
      ))}
      {moreItems > 0 && <span className="text-ink-2">{` ${t.list.moreItems(moreItems)}`}</span>}
    </span>
  )
}

/** How it ended without being handed over; undefined while it has not. */
const endOf = ({ phase }: OrderRow) => (isOver(phase) && phase !== 'out' ? phase : undefined)

function OrderState({ row }: { row: OrderRow }) {
  const { list } = useStaffText().t
  if (endOf(row)) return <PhaseMark phase={row.phase} />
  const out = row.phase === 'out'
  return (
    <>
      <Icon
        of={out ? checkIcon : closeIcon}
        label={out ? list.out : list.notOut}
        className={`size-6 ${out ? 'text-leaf' : 'text-ink-2 max-md:hidden'}`}
      />
      {!out && <span role="img" aria-label={list.notOut} className="block size-3 rounded-full bg-edge md:hidden" />}
    </>
  )
}

/** When it is wanted, if that is known, and where; today's orders need no day. */
function WhenAndWhere({ row, branch }: { row: OrderRow; branch: StaffBranch | undefined }) {
  const { locale, time } = useStaffText()
  const zone = branch?.timeZone
  const today =
    zone && row.wantedAt !== null && localTime(row.wantedAt, zone).date === localTime(serverNow(), zone).date
  return (
    <span className="text-ink-2">
      {row.wantedAt !== null && (
        <>
          <time dateTime={new Date(row.wantedAt).toISOString()} className="font-semibold text-ink md:block">
            {today ? time(row.wantedAt, zone) : formatMoment(row.wantedAt, locale, zone)}
          </time>
          <span className="md:hidden">{' · '}</span>
        </>
      )}
      <bdi>{branch?.name ?? row.branch}</bdi>
    </span>
  )
}
