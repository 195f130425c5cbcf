// The list of a branch whose orders are rung up by hand: what is to be typed into the till, in that order, and what was
// (REG-2).
import type { ReactNode } from 'react'
import { showsPrices } from '#domain/money/till-duty.ts'
import { calledCode } from '#domain/order/counter/code.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { type RingUpOrder, useRingUps } from '#web/data/staff/ring-up-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { AtBranch } from '#web/office/staff/branch/at-branch.tsx'
import { chooseOwnBranch, useBranches, useChosen } from '#web/office/staff/branch/my-branches.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { LineChanges, PartChanges } from '#web/office/staff/lines/line-change-list.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { tillIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText, useTillText } from '#web/words/board/index.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'
import { Code } from '../board/order-words.tsx'
import { useLineName } from '../line-name.ts'
import { RingUpMark } from '../phase-mark.tsx'
import { RingUpActs } from './ring-up-acts.tsx'

export function RingUpPage() {
  const { t } = useRingUpText()
  return (
    <StaffPage title={t.title} narrow tools={(member) => <Where member={member} />}>
      {(member) => (
        <AtBranch member={member} act="orders.see">
          {(branch) => <OfBranch key={branch.id} branch={branch} />}
        </AtBranch>
      )}
    </StaffPage>
  )
}

function Where({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders.see') ?? []
  const at = useChosen(branches)
  return branches.length > 1 && <BranchSelect branches={branches} branch={at} onChoose={chooseOwnBranch} />
}

function OfBranch({ branch }: { branch: StaffBranch }) {
  const { t } = useRingUpText()
  const list = useRingUps(branch.id)
  useStaffUpdates([branch.id])
  if (showsPrices(branch.tillDuty ?? 'none'))
    return (
      <EmptyState icon={tillIcon} title={t.notHere}>
        {t.notHereHint}
      </EmptyState>
    )
  if (!list.data) return <Unread of={list} />
  const { toDo, more, done } = list.data
  const over = toDo.filter(({ overAt }) => overAt !== null)
  const underway = toDo.filter(({ overAt }) => overAt === null)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-ink-2">{t.lead}</p>
      {toDo.length === 0 && (
        <EmptyState icon={checkIcon} title={t.allDone}>
          {t.allDoneHint}
        </EmptyState>
      )}
      <Orders title={t.over} orders={over} branch={branch} />
      <Orders title={t.underway} orders={underway} branch={branch} />
      {more && <Notice>{t.more}</Notice>}
      {done.length > 0 ? (
        <Orders title={t.done} orders={done} branch={branch} />
      ) : (
        <p className="text-ink-2">{t.noneDone}</p>
      )}
    </div>
  )
}

type OrdersProps = { title: string; orders: readonly RingUpOrder[]; branch: StaffBranch }

function Orders({ title, orders, branch }: OrdersProps) {
  if (orders.length === 0) return null
  return (
    <Card bare>
      <section aria-label={title}>
        <h2 className="flex items-baseline gap-3 px-5 pt-4 pb-2 text-lg">
          <span>{`${title} `}</span>
          <span className="font-text text-base font-normal text-ink-2">{orders.length}</span>
        </h2>
        <ul className="divide-y divide-line border-t border-line">
          {orders.map((order) => (
            <Row key={order.id} order={order} branch={branch} />
          ))}
        </ul>
      </section>
    </Card>
  )
}

function Row({ order, branch }: { order: RingUpOrder; branch: StaffBranch }) {
  const { t, time } = useRingUpText()
  const board = useBoardText().t
  const { ringUp } = order
  const where = order.table === null ? board.sheet.pickUp : board.table(order.table)
  const at = ringUp?.at ?? null
  return (
    <li className="grid items-start gap-x-5 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <a
            href={linkTo(`/all-orders/${order.token}/${order.id}`)}
            className="inline-flex min-h-11 items-center"
            aria-label={calledCode(order)}
          >
            <Code code={calledCode(order)} className="text-2xl" />
          </a>
          <span className="text-ink-2">
            <bdi>{[order.customerName, where].filter(Boolean).join(' · ')}</bdi>
          </span>
        </p>
        <ul className="mt-1 grid gap-1.5">
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        {ringUp?.state === 'rung-up' ? (
          <>
            <RingUpMark state={ringUp.state} />
            <Detail>
              {[
                at === null ? '' : t.by(order.rungUpBy, time(at, branch.timeZone)),
                ringUp.ticket && t.ticketIs(ringUp.ticket),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          </>
        ) : null}
        <AllowedOnly act="orders.handle" branch={order.branch}>
          <RingUpActs key={order.version} order={order} />
        </AllowedOnly>
      </div>
    </li>
  )
}

const Detail = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-ink-2">
    <bdi>{children}</bdi>
  </p>
)

function Line({ line }: { line: RingUpOrder['lines'][number] }) {
  const nameOf = useLineName()
  const till = useTillText().t
  return (
    <li className="flex gap-3">
      <b
        className={`grid size-8 shrink-0 place-items-center rounded-small ${line.quantity > 1 ? 'bg-ink text-paper' : 'bg-latte-soft'}`}
      >
        {line.quantity}
      </b>
      <span className="min-w-0 leading-snug wrap-anywhere">
        <span className="sr-only">{'× '}</span>
        <span className="font-semibold">{nameOf(line)}</span>
        <PartChanges parts={line.parts} />
        <LineChanges options={line.options} />
        {line.off !== undefined && <span className="block font-semibold">{till.change.withVoucher('')}</span>}
      </span>
    </li>
  )
}
