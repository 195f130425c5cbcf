// The order board: what a barista looks at all day. Orders of one branch in three columns, by progress.
import { useState } from 'react'
import { type Progress, progressOf } from '../../../domain/order.ts'
import { useNow } from '../../api/clock.ts'
import type { Member } from '../../api/session.ts'
import { refusalOf } from '../../api/staff.ts'
import { useBoard } from '../../api/staff-orders.ts'
import type { Place } from '../../api/staff-shop.ts'
import { useShownOrders } from '../../api/staff-taps.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { pinIcon } from '../../components/icons.ts'
import { Segmented } from '../../components/segmented.tsx'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBranches, useChosen } from '../../staff/branches.ts'
import { StaffFrame } from '../../staff/frame.tsx'
import { useNews } from '../../staff/news.ts'
import { Failed, Waiting } from '../../staff/states.tsx'
import { BoardColumn, type ColumnName, columns } from './board-column.tsx'
import { BoardHeader } from './board-header.tsx'
import { Rail } from './rail.tsx'

export function Board() {
  const { t } = useStaffText()
  return (
    <StaffFrame title={t.board.title} act="orders" overBar>
      {(member) => (
        <div className="flex h-dvh flex-col bg-latte-soft lg:flex-row print:h-auto">
          <Rail member={member} />
          <BranchBoard member={member} />
        </div>
      )}
    </StaffFrame>
  )
}

function BranchBoard({ member }: { member: Member }) {
  const { t } = useStaffText()
  const branches = useBranches(member, 'orders')
  const chosen = useChosen(branches ?? [])
  const place = branches?.find(({ id }) => id === chosen) ?? branches?.[0]
  if (place && branches) return <PlaceBoard member={member} branches={branches} place={place} />
  return (
    <div className="flex-1 p-6">
      <h1 className="sr-only">{t.board.title}</h1>
      {branches ? (
        <EmptyState icon={pinIcon} title={t.frame.noBranch}>
          {t.frame.noBranchHint}
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

type PlaceBoardProps = { member: Member; branches: readonly Place[]; place: Place }

function PlaceBoard({ member, branches, place }: PlaceBoardProps) {
  const { t } = useStaffText()
  const now = useNow(15_000)
  const board = useBoard(place.id)
  const live = useNews([place.id])
  const orders = useShownOrders(board.data?.orders ?? [])
  const [inSight, setInSight] = useState<ColumnName>('new')
  const inColumn = (name: Progress) => orders.filter((order) => progressOf(order.lines) === name)

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 px-3 pt-3 md:px-5 md:pb-4">
      <BoardHeader
        member={member}
        branches={branches}
        place={place}
        today={board.data?.today}
        live={live}
        failing={refusalOf(board.failureReason) === 'unreachable'}
        now={now}
      />
      {board.data ? (
        <>
          <div className="grid md:hidden [&_button]:justify-center [&>div]:grid [&>div]:grid-cols-3">
            <Segmented
              label={t.board.columns}
              size="staff"
              value={inSight}
              onChange={setInSight}
              segments={columns.map((name) => ({
                value: name,
                text: <Tab name={name} count={inColumn(name).length} />,
              }))}
            />
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-3 max-md:-mx-3 md:flex-row">
            {columns.map((name) => (
              <BoardColumn
                key={name}
                name={name}
                orders={inColumn(name)}
                now={now}
                timeZone={place.timeZone}
                hidden={name !== inSight}
              />
            ))}
          </div>
        </>
      ) : board.isError ? (
        <Failed error={board.error} onRetry={() => void board.refetch()} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Tab({ name, count }: { name: ColumnName; count: number }) {
  const { t } = useStaffText()
  return (
    <span className="flex flex-col leading-tight">
      <span className="text-sm">{name === 'ready' ? t.board.readyShort : t.board[name]}</span>
      <span className="text-lg font-semibold">{count}</span>
    </span>
  )
}
