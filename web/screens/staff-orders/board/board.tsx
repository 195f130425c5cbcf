// The order board, which baristas use all day: orders of one branch in three columns, by progress.

import { useState } from 'react'
import type { Output, StaffOrder } from '../../../../contract/index.ts'
import { localTime } from '../../../../domain/branch/hours.ts'
import {
  boardLimits,
  type BoardColumn as ColumnName,
  columnOf,
  boardColumns as columns,
  type OrderBoard,
} from '../../../../domain/order/board.ts'
import { useNow } from '../../../api/http/clock.ts'
import type { Member } from '../../../api/session/session.ts'
import { type ShownOrder, useShownOrders } from '../../../api/staff/line-statuses.ts'
import { type BoardLimits, useBoard } from '../../../api/staff/orders.ts'
import type { BranchName } from '../../../api/staff/shop.ts'
import { refusalOf } from '../../../api/staff/staff.ts'
import { Segmented } from '../../../components/controls/segmented.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { pinIcon } from '../../../components/icons/icons.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { Alarms } from '../../../staff/alerts/alarms.tsx'
import { useWakeLock } from '../../../staff/alerts/wake-lock.ts'
import { StaffFrame } from '../../../staff/frame.tsx'
import { useBranches, useChosen } from '../../../staff/shop/branches.ts'
import { Failed, Waiting } from '../../../staff/states.tsx'
import { useStaffUpdates } from '../../../staff/use-staff-updates.ts'
import { BoardColumn } from './board-column.tsx'
import { BoardHeader } from './board-header.tsx'
import { Rail } from './rail.tsx'

export function Board() {
  const { t } = useStaffText()
  return (
    <StaffFrame title={t.board.title} act="orders" ownAlarms>
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
  if (place && branches) return <PlaceBoard key={place.id} member={member} branches={branches} place={place} />
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

type PlaceBoardProps = { member: Member; branches: readonly BranchName[]; place: BranchName }

function PlaceBoard({ member, branches, place }: PlaceBoardProps) {
  const { t } = useStaffText()
  const now = useNow(15_000)
  const [limits, setLimits] = useState<BoardLimits>({ ready: boardLimits.ready, earlier: 0 })
  const board = useBoard(place.id, localTime(now, place.timeZone).date, limits)
  const live = useStaffUpdates([place.id])
  useWakeLock()
  const shown = useShownOrders(board.data?.orders ?? [])
  const [inSight, setInSight] = useState<ColumnName>('new')
  const more = (which: keyof BoardLimits) =>
    setLimits({ ...limits, [which]: Math.min(boardLimits.most, limits[which] + boardLimits.step) })
  const views = board.data && viewsOf(board.data, shown)

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-3 px-3 pt-3 md:px-5 md:pb-4">
      <BoardHeader
        member={member}
        branches={branches}
        place={place}
        today={board.data && takenToday(board.data.takings)}
        live={live}
        failing={refusalOf(board.failureReason) === 'unreachable'}
        now={now}
      />
      <Alarms member={member} branch={place.id} forOrders />
      {views ? (
        <>
          <div className="grid md:hidden [&_button]:justify-center [&>div]:grid [&>div]:grid-cols-3">
            <Segmented
              label={t.board.columns}
              size="staff"
              value={inSight}
              onChange={setInSight}
              segments={columns.map((name) => ({
                value: name,
                text: <Tab name={name} count={views[name].count} />,
              }))}
            />
          </div>
          <div className="flex min-h-0 flex-1 flex-col gap-3 max-md:-mx-3 md:flex-row">
            {columns.map((name) => (
              <BoardColumn
                key={name}
                name={name}
                view={views[name]}
                now={now}
                timeZone={place.timeZone}
                hidden={name !== inSight}
                earlierOpen={limits.earlier > 0}
                busy={board.isPlaceholderData}
                onMore={() => more('ready')}
                onEarlier={(open) => setLimits({ ...limits, earlier: open ? boardLimits.step : 0 })}
                onMoreEarlier={() => more('earlier')}
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

const viewsOf = (board: OrderBoard<StaffOrder>, shown: readonly ShownOrder[]) => ({
  new: columnOf(board, shown, 'new'),
  making: columnOf(board, shown, 'making'),
  ready: columnOf(board, shown, 'ready'),
})

function Tab({ name, count }: { name: ColumnName; count: number }) {
  const { t } = useStaffText()
  return (
    <span className="flex flex-col leading-tight">
      <span className="text-sm">{name === 'ready' ? t.board.readyShort : t.board[name]}</span>
      <span className="text-lg font-semibold">{count}</span>
    </span>
  )
}

/** What was taken today, in cents (F-50). */
const takenToday = (takings: Output<'orders.board'>['takings']): number | null =>
  takings && takings.taken.cash + takings.taken.card + takings.taken.other
