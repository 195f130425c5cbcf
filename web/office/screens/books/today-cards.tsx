// The running day of each branch as a card: what was taken, and the one thing that its closing still needs (F-51,
// OFF-3).
import type { ReactNode } from 'react'
import type { Output } from '#contract/index.ts'
import { branchesAbove } from '#domain/branch/at-a-glance.ts'
import type { DateText } from '#domain/branch/hours.ts'
import { takenSum } from '#domain/money/payment.ts'
import { dayParts, type RunningState, runningStateOf } from '#domain/order/counter/day-closing.ts'
import { may } from '#domain/people/staff.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useDayNow } from '#web/data/staff/order-api.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { CloseDay, NotRungUp } from '#web/office/staff/close-day/close-day-dialog.tsx'
import { DayMoneyList, DayParts, PartFiguresText } from '#web/office/staff/close-day/day-figures.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useBookPages, useBookWords } from '#web/words/books/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { useRateName } from './rate-name.ts'

type TodayCardsProps = { member: Member; branches: readonly StaffBranch[]; today: DateText }

/** Among many branches some are found, and only those are read. */
export function TodayCards({ member, branches, today }: TodayCardsProps) {
  const { t, date } = useBookPages()
  return (
    <section aria-label={t.money.places.today} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="today" className="scroll-mt-16 text-lg">
        {date(today)}
      </h2>
      <BranchFinder branches={branches} most={branchesAbove}>
        {(shown) => <Cards member={member} branches={shown.map(({ branch }) => branch)} />}
      </BranchFinder>
    </section>
  )
}

type DayNow = Output<'days.now'>['days'][number]

const stateOf = ({ parts, money, closed }: DayNow): RunningState =>
  runningStateOf({
    open: parts.open.orders,
    over: parts.handedOver.orders + parts.fallen.orders,
    taken: money && takenSum(money.taken),
    closedToday: closed !== null,
  })

function Cards({ member, branches }: Omit<TodayCardsProps, 'today'>) {
  const now = useDayNow(
    branches.map(({ id }) => id),
    true,
  )
  if (branches.length === 0) return null
  if (!now.data) return <Unread of={now} />
  const { days } = now.data
  const cards = branches.flatMap((branch) => {
    const day = days.find((one) => one.branch === branch.id)
    return day ? [{ branch, day, state: stateOf(day), closes: may(member, 'days.close', branch.id) }] : []
  })
  const next = cards.find(({ state, closes }) => closes && state === 'canClose')
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-3">
      {cards.map((card) => (
        <li key={card.branch.id}>
          <TodayCard {...card} isNext={card === next} />
        </li>
      ))}
    </ul>
  )
}

type TodayCardProps = { branch: StaffBranch; day: DayNow; state: RunningState; closes: boolean; isNext: boolean }

function TodayCard({ branch, day, state, closes, isNext }: TodayCardProps) {
  const { t, time } = useBookPages()
  const { t: till, money } = useTillText()
  const count = useStaffText().t.list.count
  const { parts, money: amounts, closed } = day
  const taken = state === 'closed' && closed ? closed.taken : amounts && takenSum(amounts.taken)
  return (
    <Card className="flex h-full flex-col gap-3 p-4!">
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
        <h3 className="min-w-0 text-md wrap-anywhere">
          <bdi>{branch.name}</bdi>
        </h3>
        <StatePill state={state} open={parts.open.orders} />
      </div>
      <div className="grid gap-1">
        <p className="text-2xl leading-none font-bold tabular-nums">
          {taken === null ? count(parts.handedOver.orders) : <bdi>{money(taken)}</bdi>}
        </p>
        {taken !== null && state !== 'closed' && <p className="text-sm text-ink-2">{till.close.taken}</p>}
      </div>
      <dl className="grid gap-1 text-sm">
        {parts.open.orders > 0 && (
          <Fact name={till.close.open}>
            <PartFiguresText part={parts.open} />
          </Fact>
        )}
        <Counted day={day} branch={branch} state={state} />
      </dl>
      <NotRungUp days={[day]} />
      <details className="text-sm">
        <summary className="flex min-h-11 items-center rounded-small font-medium">{t.money.details}</summary>
        <div className="grid gap-3 pt-2">
          <DayParts parts={parts} only={dayParts.filter((part) => part !== 'later' || parts.later.orders > 0)} />
          <DayMoneyList money={amounts} title={till.close.taken} />
        </div>
      </details>
      <div className="mt-auto grid gap-2">
        {closes && state === 'canClose' && <CloseDay branch={branch} variant={isNext ? 'primary' : 'quiet'} wide />}
        {state === 'closed' && closed && (
          <p className="flex min-h-11 items-center gap-2 rounded-control bg-leaf-soft px-3 font-semibold text-leaf">
            <Icon of={checkIcon} className="size-5" />
            <bdi>{t.money.closedAt(time(closed.at, branch.timeZone), closed.by)}</bdi>
          </p>
        )}
        <LinkButton
          variant={state === 'open' ? 'quiet' : 'text'}
          wide={state === 'open'}
          className={state === 'open' ? 'px-2!' : 'justify-self-start'}
          href={linkTo(`/days/${branch.id}`)}
        >
          <span>{t.money.count}</span>
          <span className="sr-only">{branch.name}</span>
        </LinkButton>
        {closes && state === 'open' && <CloseDay branch={branch} variant="text" />}
      </div>
    </Card>
  )
}

function StatePill({ state, open }: { state: RunningState; open: number }) {
  const { money: t } = useBookPages().t
  if (state === 'open') return <StatusPill>{t.stillOpen(open)}</StatusPill>
  if (state === 'closed')
    return (
      <StatusPill tone="leaf" icon={checkIcon}>
        {t.state.closed}
      </StatusPill>
    )
  return <StatusPill tone={state === 'canClose' ? 'honey' : 'plain'}>{t.state[state]}</StatusPill>
}

/** What was counted today, and what it differs by, at each rate where the registered till says something else. */
function Counted({ day: { count, money: amounts }, branch, state }: Pick<TodayCardProps, 'day' | 'branch' | 'state'>) {
  const { t, money, time } = useBookPages()
  const words = useBookWords().t
  const rateName = useRateName()
  if (!count) return amounts && state === 'canClose' ? <Fact name={t.money.notCounted}>–</Fact> : null
  const { at, counted, cash, register } = count
  return (
    <>
      <Fact name={t.money.counted(time(at, branch.timeZone))}>{money(counted)}</Fact>
      <Fact name={words.dayEnd.difference} look={cash === 0 ? 'text-leaf' : 'text-cherry'}>
        {money(cash)}
      </Fact>
      {register.map(({ rate, difference }) => (
        <Fact key={rate} name={t.money.till} look="text-cherry">
          {t.money.atRate(money(difference), rateName(rate))}
        </Fact>
      ))}
    </>
  )
}

type FactProps = { name: string; look?: string; children: ReactNode }

function Fact({ name, look = '', children }: FactProps) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className={`font-semibold tabular-nums ${look}`}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
