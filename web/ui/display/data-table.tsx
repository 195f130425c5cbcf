// A sortable table with a head that stays in view. If it is wider than a tablet it scrolls, also by keyboard. On phones
// each row is a card, and a choice above them sorts. `display: grid` drops table semantics, so roles are explicit.
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { chevronDownIcon } from '../icons/icons.ts'
import { sortIcon } from '../icons/icons-staff.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers are aligned to the end, in tabular figures. */
  numeric?: boolean
  /** For columns of buttons: the name is for screen readers only. */
  headerHidden?: boolean
  /** Stays in view at the end while a narrow table scrolls sideways. */
  pinned?: boolean
  /** The cell's position in its card on phones: classes for a grid of four columns, the second the widest. */
  onCard?: string
  /** Only in the card on phones: the table itself has no such column. */
  cardOnly?: boolean
  /** In a table whose rows are one line each: how wide the column is; one without takes the rest. */
  width?: string
}

type DataTableProps<Row> = {
  /** Names the table and its scrolling region. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** The labels of the sort choice on phones and of the button beside it. */
  sortLabels?: { by: string; turn: string }
  /** Where there is room, each row is one line, of which each cell cuts its own. */
  oneLine?: boolean
  /** Marks a row with a red edge; it also says so in words. */
  isPressing?: (row: Row) => boolean
  /** Shown below the head if there are no rows. */
  empty?: ReactNode
}

export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sorting,
  onSort,
  sortLabels,
  oneLine = false,
  isPressing,
  empty,
}: DataTableProps<Row>) {
  const inColumns = columns.filter(inTable)
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="min-w-0 rounded-card bg-card shade-card max-md:@container md:max-h-[80dvh] md:overflow-auto md:overscroll-contain print:max-h-none"
    >
      {sorting && onSort && sortLabels && (
        <SortChoice columns={columns} sorting={sorting} onSort={onSort} labels={sortLabels} />
      )}
      <table
        role="table"
        className={`w-full text-start max-md:block md:max-lg:text-sm ${oneLine ? 'xl:table-fixed' : ''}`}
      >
        <caption className="sr-only">{caption}</caption>
        {oneLine && (
          <colgroup className="max-xl:hidden">
            {inColumns.map(({ id, width }) => (
              <col key={id} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row">
            {inColumns.map((column) => (
              <HeaderCell key={column.id} column={column} sorting={sorting} onSort={onSort} oneLine={oneLine} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={`border-t border-line bg-card hover:bg-paper ${isPressing?.(row) ? 'pressing' : ''} max-md:grid max-md:grid-cols-[auto_1fr_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-2 max-md:ps-4 max-md:pe-1`}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  className={`md:h-row md:px-1.5 md:py-1.5 lg:px-2 ${oneLine ? 'xl:truncate xl:py-0 xl:first:ps-4' : 'xl:px-4'} ${column.numeric ? 'text-end' : 'text-start'} ${column.pinned ? 'sticky end-0 bg-inherit max-md:static' : ''} ${column.cardOnly ? 'md:hidden' : ''} ${column.onCard ?? ''}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </section>
  )
}

const inTable = <Row,>({ cardOnly }: Column<Row>): boolean => !cardOnly

type SortChoiceProps<Row> = {
  columns: readonly Column<Row>[]
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  labels: { by: string; turn: string }
}

/** Cards have no head to press, so on phones the sort column and direction are chosen above them. */
function SortChoice<Row>({ columns, sorting, onSort, labels }: SortChoiceProps<Row>) {
  return (
    <div className="flex items-center gap-2 rounded-t-card bg-latte-soft py-1.5 ps-4 pe-1.5 md:hidden">
      <label className="flex min-w-0 flex-1 items-center gap-2 text-sm font-semibold">
        <span>{labels.by}</span>
        <span className="relative min-w-0 flex-1">
          <select
            value={sorting.by}
            onChange={(event) => onSort({ ...sorting, by: event.target.value })}
            className="min-h-11 w-full appearance-none rounded-control border border-edge bg-card ps-3 pe-10 font-normal"
          >
            {columns
              .filter(({ sortable }) => sortable)
              .map(({ id, header }) => (
                <option key={id} value={id}>
                  {header}
                </option>
              ))}
          </select>
          <Icon of={chevronDownIcon} className="pointer-events-none absolute end-2.5 top-3 size-5" />
        </span>
      </label>
      <button
        type="button"
        aria-label={labels.turn}
        onClick={() =>
          onSort({ ...sorting, direction: sorting.direction === 'ascending' ? 'descending' : 'ascending' })
        }
        className="grid size-11 place-items-center rounded-control border border-edge bg-card"
      >
        <SortMark direction={sorting.direction} />
      </button>
    </div>
  )
}

type HeaderCellProps<Row> = {
  column: Column<Row>
  sorting: Sorting | undefined
  onSort: ((sorting: Sorting) => void) | undefined
  oneLine: boolean
}

function HeaderCell<Row>({ column, sorting, onSort, oneLine }: HeaderCellProps<Row>) {
  const direction = sorting?.by === column.id ? sorting.direction : undefined
  const end = column.numeric ? 'justify-end' : ''
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      className={`sticky top-0 bg-latte-soft p-0 text-start text-sm font-semibold whitespace-nowrap max-md:static ${oneLine ? 'xl:first:ps-2' : ''} ${column.pinned ? 'end-0 z-20' : 'z-10'}`}
    >
      {column.sortable && onSort ? (
        <>
          <span className="md:hidden">{column.header}</span>
          <button
            type="button"
            onClick={() => onSort(pressedHeader(sorting, column.id))}
            className={`flex min-h-row w-full items-center gap-1 px-2 max-md:hidden -outline-offset-4 md:px-1.5 lg:px-2 ${oneLine ? '' : 'xl:gap-1.5 xl:px-4'} ${end}`}
          >
            <span>{column.header}</span>
            {(direction || !oneLine) && <SortMark direction={direction} />}
          </button>
        </>
      ) : (
        <span
          className={`flex min-h-row items-center px-2 md:px-1.5 lg:px-2 max-md:sr-only ${oneLine ? '' : 'xl:px-4'} ${end}`}
        >
          <span className={column.headerHidden ? 'sr-only' : ''}>{column.header}</span>
        </span>
      )}
    </th>
  )
}

function SortMark({ direction }: { direction: Sorting['direction'] | undefined }) {
  if (!direction) return <Icon of={sortIcon} className="size-4 opacity-60 max-xl:hidden" />
  return <Icon of={chevronDownIcon} className={`size-4.5 ${direction === 'ascending' ? 'rotate-180' : ''}`} />
}

export type Sorting = { by: string; direction: 'ascending' | 'descending' }

/** The same column again turns the direction; another column starts ascending. */
export function pressedHeader(sorting: Sorting | undefined, column: string): Sorting {
  const turned = sorting?.by === column && sorting.direction === 'ascending'
  return { by: column, direction: turned ? 'descending' : 'ascending' }
}
