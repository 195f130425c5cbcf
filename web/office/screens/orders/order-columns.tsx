// The columns of the order list: what a counter needs of an order, or all of them in the order of the specification.

import { useMemo, useState } from 'react'
import type { OrderRow } from '#contract/index.ts'
import { localTime } from '#domain/branch/hours.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { isOver } from '#domain/order/course.ts'
import { latenessOf } from '#domain/order/lateness.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { readOrder } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { useTellRefusal } from '#web/office/staff/toasts.tsx'
import type { Column } from '#web/ui/display/data-table.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon, chevronIcon, closeIcon, eyeIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { Code, useWhenText } from './board/order-words.tsx'
import { useListedWords } from './line-name.ts'
import { type NextStep, nextStepOf, useNextStep } from './line-taps.tsx'
import { PaymentMark, PhaseMark, RingUpMark } from './phase-mark.tsx'

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
      cell: ({ total, ringUp }) => ringUp === null && <span className="whitespace-nowrap">{money(total)}</span>,
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

/** What a counter needs of an order, on one line where there is room. */
function counterColumns({ t, money, code }: ColumnWords, branches: readonly StaffBranch[]): Column<OrderRow>[] {
  const { list, board } = t
  return [
    {
      // Sorted as the orders came in.
      id: 'id',
      header: code,
      sortable: true,
      width: '5.25rem',
      onCard: 'max-md:col-start-1 max-md:row-start-1',
      cell: (row) => <CodeLink row={row} />,
    },
    {
      // Sorted as the counter works through them.
      id: 'work',
      header: t.detail.wanted,
      sortable: true,
      width: '8.25rem',
      // In large text the first row has no room for it.
      onCard:
        'max-md:col-start-2 max-md:row-start-1 max-md:ps-2 max-md:@max-2xs:col-span-full max-md:@max-2xs:col-start-1 max-md:@max-2xs:row-start-5 max-md:@max-2xs:ps-0',
      cell: (row) => <WhenAndWhere row={row} branch={branches.find(({ id }) => id === row.branch)} oneLine />,
    },
    {
      id: 'customerName',
      header: list.customerName,
      sortable: true,
      width: '9.25rem',
      onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-2',
      cell: (row) => (
        <span className="block leading-snug font-semibold max-md:text-lg xl:truncate">
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
      width: '7.75rem',
      onCard: 'max-md:col-start-3 max-md:row-start-1',
      cell: ({ phase, later, archived }) => <PhaseMark phase={phase} later={later} archived={archived} />,
    },
    {
      id: 'payment',
      header: list.payment,
      width: '5.75rem',
      onCard: 'max-md:col-span-2 max-md:col-start-1 max-md:row-start-4',
      cell: ({ payment, due, ringUp }) =>
        ringUp ? <RingUpMark state={ringUp} /> : payment && <PaymentMark payment={payment} due={due} />,
    },
    {
      id: 'totalPrice',
      header: list.totalPrice,
      sortable: true,
      numeric: true,
      width: '5.75rem',
      onCard: 'max-md:col-span-2 max-md:col-start-3 max-md:row-start-2 max-md:self-start max-md:pe-3',
      cell: ({ total, ringUp }) =>
        ringUp === null && <span className="font-semibold whitespace-nowrap">{money(total)}</span>,
    },
    {
      id: 'actions',
      header: list.actions,
      numeric: true,
      width: '8rem',
      onCard: 'max-md:col-span-2 max-md:col-start-3 max-md:row-start-4 max-md:justify-self-end',
      cell: (row) => <NextAct row={row} />,
    },
  ]
}

const openingColumn = (header: string): Column<OrderRow> => ({
  id: 'actions',
  header,
  pinned: true,
  onCard: 'max-md:col-start-4 max-md:row-start-1',
  cell: (row) => <OpenLink row={row} />,
})

const pageOf = ({ token, id }: OrderRow): string => linkTo(`/all-orders/${token}/${id}`)

/** What its link says: which order, and that it is over. */
function useOpenWords(): (row: OrderRow) => string {
  const { list } = useStaffText().t
  return (row) => {
    const end = endOf(row)
    if (end) return list.openEnded(row.id, list.phases[end])
    return row.phase === 'out' ? list.openOut(row.id) : list.open(row.id)
  }
}

/** The code leads to the order; its whole cell can be pressed. */
function CodeLink({ row }: { row: OrderRow }) {
  return (
    <a href={pageOf(row)} className="inline-flex min-h-row min-w-11 items-center -outline-offset-4 xl:w-full">
      <Code code={calledCode(row)} className="text-xl" />
      <span className="sr-only">{` ${useOpenWords()(row)}`}</span>
    </a>
  )
}

const actLook =
  'inline-flex min-h-row min-w-11 items-center justify-end gap-1 rounded-small px-1 text-end leading-tight font-semibold whitespace-normal -outline-offset-4 hover:underline disabled:opacity-50 xl:w-full'

/** The next step, taken at once. What is ready and not settled leads to its money first, what is over to its page. */
function NextAct({ row }: { row: OrderRow }) {
  const { list } = useStaffText().t
  const take = useNextStep()
  const tellRefusal = useTellRefusal()
  const [busy, setBusy] = useState(false)
  const step = row.later || row.archived ? undefined : nextStepOf(row.phase)
  const isUnsettled = step === 'handOver' && row.payment !== null && row.payment !== 'paid'
  const code = calledCode(row)

  if (step === undefined || isUnsettled)
    return (
      <a
        href={pageOf(row)}
        aria-label={list.stepOf(isUnsettled ? list.steps.settle : list.steps.open, code)}
        className={actLook}
      >
        <span>{isUnsettled ? list.steps.settle : list.steps.open}</span>
        <Icon of={chevronIcon} className="size-4 shrink-0 text-ink-2" />
      </a>
    )

  async function act(next: NextStep) {
    setBusy(true)
    try {
      take(await readOrder(row.id), next)
    } catch (error) {
      tellRefusal(error, () => void act(next))
    }
    setBusy(false)
  }

  return (
    <AllowedOnly act="orders.handle" branch={row.branch}>
      <button
        type="button"
        aria-label={list.stepOf(list.steps[step], code)}
        aria-busy={busy || undefined}
        onClick={() => !busy && void act(step)}
        className={actLook}
      >
        <span>{list.steps[step]}</span>
        <Icon of={chevronIcon} className="size-4 shrink-0 text-ink-2" />
      </button>
    </AllowedOnly>
  )
}

function OpenLink({ row }: { row: OrderRow }) {
  const end = endOf(row)
  const out = row.phase === 'out'
  return (
    <a
      href={pageOf(row)}
      aria-label={useOpenWords()(row)}
      className={`grid size-control place-items-center rounded-control hover:bg-latte-soft ${out ? 'text-leaf' : end ? 'text-ink-2' : 'text-sky'}`}
    >
      <Icon of={eyeIcon} />
    </a>
  )
}

/** The first lines of the order, with their options. That there is an allergy stands first and is never cut. */
function Items({ row: { items, moreItems, allergy } }: { row: OrderRow }) {
  const { t } = useStaffText()
  const { allergy: word } = useBoardText().t
  const wordsOf = useListedWords()
  return (
    <span className="flex min-w-0 items-center gap-2 max-xl:flex-wrap max-xl:items-start">
      {allergy && (
        <b className="inline-flex shrink-0 items-center gap-1 rounded-small bg-cherry px-2 py-0.5 text-sm text-card">
          <Icon of={warningIcon} className="size-4" />
          <span>{word}</span>
        </b>
      )}
      <span className="line-clamp-2 min-w-0 leading-snug wrap-anywhere max-md:line-clamp-none xl:block xl:flex-1 xl:truncate">
        {items.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places.
          <span key={place}>
            <span className={line.quantity > 1 ? 'font-semibold' : ''}>
              {`${place > 0 ? ', ' : ''}${line.quantity}\u00a0×\u00a0`}
            </span>
            <bdi>{wordsOf(line)}</bdi>
          </span>
        ))}
        {moreItems > 0 && <span className="text-ink-2">{` ${t.list.moreItems(moreItems)}`}</span>}
      </span>
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

/** Whether it is past its promise and not ready. What left the list with its day is no one’s work any more. */
export const isLateRow = ({ phase, wantedAt, archived }: OrderRow, now: number): boolean =>
  !archived &&
  ['placed', 'accepted', 'making'].includes(phase) &&
  wantedAt !== null &&
  latenessOf(wantedAt, now) !== 'kept'

type WhenAndWhereProps = { row: OrderRow; branch: StaffBranch | undefined; oneLine?: boolean }

/**
 * When it is wanted, if that is known, how late it is, and where; today's orders need no day. On one line the letter of
 * the code says the branch.
 */
function WhenAndWhere({ row, branch, oneLine = false }: WhenAndWhereProps) {
  const { locale, time } = useStaffText()
  const { t } = useBoardText()
  const say = useWhenText()
  const now = useNow(15_000)
  const zone = branch?.timeZone
  const { wantedAt, readyAt, phase, table } = row
  const today = zone && wantedAt !== null && localTime(wantedAt, zone).date === localTime(now, zone).date
  const late = isLateRow(row, now) && wantedAt !== null ? Math.max(1, Math.floor((now - wantedAt) / minute)) : undefined
  const waits =
    phase === 'ready' && !row.archived && readyAt !== null ? Math.floor((now - readyAt) / minute) : undefined
  const beside =
    late !== undefined
      ? say('late', late)
      : waits !== undefined
        ? waits < 100
          ? t.waiting(waits)
          : t.waitingHours(Math.floor(waits / 60))
        : table === null || row.customerName === ''
          ? ''
          : t.table(table)
  return (
    <span className={late === undefined ? 'text-ink-2' : 'font-semibold text-cherry'}>
      {wantedAt !== null && (
        <time
          dateTime={new Date(wantedAt).toISOString()}
          className={`font-semibold ${late === undefined ? 'text-ink' : ''} ${oneLine ? '' : 'md:block'}`}
        >
          {today ? time(wantedAt, zone) : formatMoment(wantedAt, locale, zone)}
        </time>
      )}
      {beside && <span className={oneLine ? `text-sm ${today ? '' : 'xl:block'}` : ''}>{` ${beside}`}</span>}
      <span className={oneLine ? 'md:max-xl:block xl:sr-only' : ''}>
        <span className={wantedAt === null ? 'hidden' : 'md:hidden'}>{' · '}</span>
        <bdi className={late === undefined ? '' : 'font-normal text-ink-2'}>{branch?.name ?? row.branch}</bdi>
      </span>
    </span>
  )
}

const minute = 60_000
