// The owner's figures by day, week and month: what was sold and taken, orders by hour, promises kept, what sold and what was
// sold out, beside the period before.
import { type ReactNode, useState } from 'react'
import type { Member } from '../../api/session/session.ts'
import { type CountsOfSpan, type MoneyOfSpan, useFigures, useMoneyFigures } from '../../api/staff/order-api.ts'
import { refusalOf } from '../../api/staff/staff-api.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { chartIcon } from '../../components/icons/icons-office.ts'
import { useFiguresText } from '../../i18n/figures/index.ts'
import { formatMinutes, formatShare } from '../../i18n/format-more.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Unread } from '../../staff/states.tsx'
import { BarChart } from './bar-chart.tsx'
import { hourRows, turnoverRows } from './chart-rows.ts'
import { BestSellers, SoldOut } from './figure-lists.tsx'
import { usePlainMoney } from './figures-file.tsx'
import { type ChosenFigures, FiguresHead, useWhich } from './figures-head.tsx'
import { Headline } from './headline.tsx'
import { NeedsYou } from './needs-you.tsx'
import { PaymentWays } from './payment-ways.tsx'

export function FiguresPage() {
  const { t } = useFiguresText()
  const [chosen, setChosen] = useState<ChosenFigures>({ span: 'day' })
  return (
    <StaffPage title={t.title} tools={(member) => <FiguresHead member={member} chosen={chosen} onChoose={setChosen} />}>
      {(member) => <Figures member={member} chosen={chosen} />}
    </StaffPage>
  )
}

const fallen = ({ refused, cancelled, notCollected }: CountsOfSpan) => refused + cancelled + notCollected

function Figures({ member, chosen }: { member: Member; chosen: ChosenFigures }) {
  const { t, money: inMoney, number, date } = useFiguresText()
  const plain = usePlainMoney()
  const { branch, span, day, isRunning, running, now, earlier, earlierUntil } = useWhich(member, chosen)
  const figures = useFigures(branch, span, day)
  const takings = useMoneyFigures(branch, span, day)
  const mayNotSee = takings.isError && refusalOf(takings.error) === 'not_allowed'
  if (!figures.data || !(takings.data || mayNotSee)) return <Unread of={[figures, takings]} />
  const { of, before, until } = figures.data
  const money = mayNotSee ? undefined : takings.data
  const needs = isRunning && <NeedsYou member={member} branch={branch} />
  const isEmpty = of.orders + fallen(of) + of.timesOut + of.minutesOut + before.orders === 0
  if (isEmpty && !money?.of.turnover && !money?.of.ways.length)
    return (
      <div className="grid gap-4">
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
  const then = earlierUntil ? t.until(earlier, earlierUntil) : earlier
  const names = { now, earlier }
  const file = (what: string) => `${what}-${span}-${day}.csv`
  const sold = money ? turnoverRows({ ...money, running }, date) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Headlines
        of={of}
        before={before}
        money={money}
        then={then}
        untilNow={until === null ? earlier : t.until(earlier, earlierUntil ? `${earlierUntil}, ${until}` : until)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {sold.length > 0 && (
          <BarChart
            title={t.turnover}
            rows={sold}
            names={{ row: span === 'day' ? t.hour : t.day, ...names }}
            show={inMoney}
            mark={(cents) => number(Math.round(cents / 100))}
            plain={plain}
            file={file('turnover')}
            wide={!needs}
          />
        )}
        {needs}
        <BarChart
          title={t.byHour}
          rows={hourRows({ of, before, running })}
          names={{ row: t.hour, ...names }}
          show={number}
          file={file('orders')}
          wide={sold.length > 0 || !needs}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 xl:grid-cols-3">
        <BestSellers of={of} then={then} />
        {money && <PaymentWays of={money.of} before={money.before} then={then} />}
        <SoldOut of={of} wide={money !== undefined} />
      </div>
    </div>
  )
}

type HeadlinesProps = {
  of: CountsOfSpan
  before: CountsOfSpan
  money: { readonly of: MoneyOfSpan; readonly before: MoneyOfSpan } | undefined
  /** What it is compared with, in words, and until which minute. */
  then: string
  untilNow: string
}

function Headlines({ of, before, money, then, untilNow }: HeadlinesProps) {
  const { t, money: inMoney, number, locale } = useFiguresText()
  const percent = (share: number | undefined) => (share === undefined ? '–' : formatShare(share, locale))
  const inPercent = (n: number) => formatShare(n / 100, locale)
  const more = (now: number, earlier: number) =>
    earlier === 0 ? undefined : Math.round((100 * (now - earlier)) / earlier)
  const [now, earlier] = [shareKept(of), shareKept(before)]
  const points =
    now === undefined || earlier === undefined ? undefined : Math.round(100 * now) - Math.round(100 * earlier)
  const average = ({ turnover, orders }: MoneyOfSpan) => (orders === 0 ? 0 : Math.round(turnover / orders))
  return (
    <Four>
      {money && (
        <Headline
          name={t.turnover}
          value={inMoney(money.of.turnover)}
          change={more(money.of.turnover, money.before.turnover)}
          unit={inPercent}
        >
          {t.compared(untilNow, inMoney(money.before.turnover))}
        </Headline>
      )}
      <Headline name={t.orders} value={number(of.orders)} change={more(of.soFar, before.soFar)} unit={inPercent}>
        {t.compared(untilNow, number(before.soFar))}
      </Headline>
      {money && (
        <Headline name={t.average} value={inMoney(average(money.of))}>
          {t.compared(untilNow, inMoney(average(money.before)))}
        </Headline>
      )}
      <Headline name={t.kept} value={percent(now)} change={points} unit={t.points}>
        {of.late > 0 && <>{t.late(of.late)} · </>}
        {t.compared(then, percent(earlier))}
      </Headline>
      {!money && (
        <>
          <Headline name={t.notSold} value={number(fallen(of))}>
            {t.compared(then, number(fallen(before)))}
          </Headline>
          <Headline name={t.soldOut} value={formatMinutes(of.minutesOut, locale)}>
            {t.compared(then, formatMinutes(before.minutesOut, locale))}
          </Headline>
        </>
      )}
    </Four>
  )
}

const Four = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">{children}</ul>
)

/** Of the orders that were ready; undefined if none was. */
const shareKept = ({ kept, late }: CountsOfSpan): number | undefined =>
  kept + late === 0 ? undefined : kept / (kept + late)
