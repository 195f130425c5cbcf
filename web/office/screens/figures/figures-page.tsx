// The owner's figures of a period beside those of another: four numbers, one chart, promises kept, what sold, and the
// branches side by side.
import { type ReactNode, useState } from 'react'
import { checkFigures } from '#domain/money/figure-span.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { placeAsked } from '#web/data/staff/listed-place.ts'
import { useFigures, useMoneyFigures } from '#web/data/staff/order-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { useRegionsOf } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { chartIcon } from '#web/ui/icons/icons-staff.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { BranchesSideBySide } from './branches-side-by-side.tsx'
import { Sold, SoldOut } from './figure-lists.tsx'
import { FiguresHead, PeriodFields } from './figures-head.tsx'
import { ReductionsGiven } from './given-reductions.tsx'
import { fallen, Headlines } from './headlines.tsx'
import { NeedsYou } from './needs-you.tsx'
import { OrdersByHour } from './orders-by-hour.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { PromisesSection } from './promises-kept.tsx'
import { RegionFigures } from './region-figures.tsx'
import { askedOf, type ChosenFigures, figuresAddress, figuresIn, useShown, useWhich } from './which-figures.ts'

export const FiguresPage = () => <FiguresOf span="day" isForPromises={false} />

/** The same, opened for how promises were kept: of this week, since a day begins without any. */
export const PromisesPage = () => <FiguresOf span="week" isForPromises />

function FiguresOf({ span, isForPromises }: { span: ChosenFigures['span']; isForPromises: boolean }) {
  const [typed, setTyped] = useState(() => figuresIn(location.hash, span))
  const [shown, setShown] = useState(typed)
  const chooseIn = (today: string) => (chosen: ChosenFigures) => {
    setTyped(chosen)
    if (checkFigures(askedOf(chosen, today)).length > 0) return
    setShown(chosen)
    go(figuresAddress(location.hash, chosen), { replace: true })
  }
  return (
    <StaffPage
      page="figures"
      tools={(member) => (
        <WithToday member={member}>
          {(today) => <FiguresHead member={member} typed={typed} shown={shown} onChoose={chooseIn(today)} />}
        </WithToday>
      )}
    >
      {(member) => (
        <>
          <WithToday member={member}>
            {(today) => <PeriodFields member={member} typed={typed} onChoose={chooseIn(today)} />}
          </WithToday>
          <Figures member={member} chosen={shown} isForPromises={isForPromises} />
        </>
      )}
    </StaffPage>
  )
}

function WithToday({ member, children }: { member: Member; children: (today: string) => ReactNode }) {
  return children(useShown(member).today)
}

type FiguresProps = { member: Member; chosen: ChosenFigures; isForPromises: boolean }

function Figures({ member, chosen, isForPromises }: FiguresProps) {
  const { t } = useFiguresText()
  const which = useWhich(member, chosen)
  const { branches, place, asked, isRunning, now, earlier, today, hour, file } = which
  const regions = useRegionsOf(branches)
  const figures = useFigures(place, asked)
  const takings = useMoneyFigures(place, asked)
  const mayNotSee = takings.isError && refusalOf(takings.error) === 'not_allowed'
  if (!figures.data || !(takings.data || mayNotSee)) return <Unread of={[figures, takings]} />
  const { of, before } = figures.data
  const money = mayNotSee ? undefined : takings.data
  const needs = isRunning && <NeedsYou member={member} branch={placeAsked(place).branch ?? ''} />
  const isEmpty = [of.orders, fallen(of), of.timesOut, of.minutesOut, before.orders].every((count) => count === 0)
  if (isEmpty && !money?.of.turnover && !money?.of.ways.length)
    return (
      <div className="grid gap-3">
        <EmptyState
          icon={chartIcon}
          title={t.none}
          action={<LinkButton href={linkTo('/board')}>{t.toBoard}</LinkButton>}
        >
          {t.noneHint}
        </EmptyState>
        {needs}
      </div>
    )
  const names = { now, earlier }
  const columns = 'grid grid-cols-[minmax(0,1fr)] items-start gap-3'
  return (
    <div className={`@container ${columns}`}>
      <Headlines figures={figures.data} money={money} earlier={earlier} />
      <div className={`${columns} @min-[58rem]:grid-cols-[minmax(0,1fr)_20rem]`}>
        <OrdersByHour figures={figures.data} names={names} today={today} hour={hour} file={`orders-${file}.csv`} />
        <PromisesSection
          figures={figures.data}
          earlier={earlier}
          place={place}
          branches={branches}
          isMeant={isForPromises}
        />
      </div>
      {placeAsked(place).branch === undefined && branches.length > 1 && (
        <BranchesSideBySide
          place={place}
          branches={branches}
          asked={asked}
          figures={figures.data}
          names={names}
          file={`branches-${file}.csv`}
        />
      )}
      {place === '' && regions.length > 0 && <RegionFigures asked={asked} figures={figures.data} then={earlier} />}
      <div className={`${columns} @min-[42rem]:grid-cols-2 @min-[58rem]:grid-cols-3`}>
        <Sold figures={figures.data} earlier={earlier} />
        {money && <PaymentWays of={money.of} before={money.before} then={earlier} />}
        <div className={columns}>
          {money && <ReductionsGiven of={money} />}
          <SoldOut of={of} />
          {needs}
        </div>
      </div>
    </div>
  )
}
