// The columns of the order list, in the order of the specification.
import { useMemo } from 'react'
import type { OrderRow } from '../../../contract/index.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import type { Column } from '../../components/display/data-table.tsx'
import { TokenDisplay } from '../../components/display/token-display.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { eyeIcon } from '../../components/icons/icons-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { useLineWords } from './line-name.ts'
import { endOf, OrderState } from './list/order-state.tsx'
import { WhenAndWhere } from './list/when-and-where.tsx'

/** `places`: the branches of the list, for the clock and the name of each. */
export function useOrderColumns(places: readonly BranchName[]): Column<OrderRow>[] {
  const { t, money } = useStaffText()
  return useMemo(() => {
    const { list, board } = t
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
      {
        id: 'actions',
        header: list.actions,
        pinned: true,
        onCard: 'max-md:col-start-4 max-md:row-start-1',
        cell: ({ id, token, out, course }) => {
          const end = endOf(course)
          return (
            <a
              href={linkTo(`/all-orders/${token}/${id}`)}
              aria-label={end ? list.openEnded(id, list.ended[end]) : out ? list.openOut(id) : list.open(id)}
              className={`grid size-14 place-items-center rounded-control hover:bg-latte-soft ${out ? 'text-leaf' : end ? 'text-ink-2' : 'text-sky'}`}
            >
              <Icon of={eyeIcon} />
            </a>
          )
        },
      },
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
        cell: (row) => <WhenAndWhere row={row} place={places.find(({ id }) => id === row.branch)} />,
      },
      {
        id: 'items',
        header: '',
        cardOnly: true,
        onCard: 'max-md:col-span-full max-md:row-start-4 max-md:pe-3',
        cell: (row) => <Items row={row} />,
      },
    ]
  }, [t, money, places])
}

/** Its first lines, with what was chosen of each. */
function Items({ row: { items, moreItems } }: { row: OrderRow }) {
  const { t } = useStaffText()
  const wordsOf = useLineWords()
  return (
    <span className="wrap-anywhere">
      {items.map(({ quantity, name, options, parts }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change places.
        <span key={place}>
          {place > 0 && ', '}
          {quantity}&nbsp;×&nbsp;<bdi>{wordsOf({ name, options, parts })}</bdi>
        </span>
      ))}
      {moreItems > 0 && <span className="text-ink-2"> {t.list.moreItems(moreItems)}</span>}
    </span>
  )
}
