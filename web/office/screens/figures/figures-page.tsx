// The owner's figures by day, week and month: what was sold and taken, orders by hour, promises kept, what sold and
// what was sold out, beside the period before.
import { type ReactNode, useState } from 'react'
import { may } from '#domain/people/staff.ts'
import type { GuideStep } from '#domain/shop/guide.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useArrivalsRead } from '#web/data/staff/alert-api.ts'
import { placeAsked } from '#web/data/staff/listed-place.ts'
import { type CountsOfSpan, type MoneyOfSpan, useFigures, useMoneyFigures } from '#web/data/staff/order-api.ts'
import { useGuide } from '#web/data/staff/site-api.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { useArrivalsInWords } from '#web/office/staff/alerts/arrival-links.tsx'
import { useRegionsOf } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { badgeIcon, chartIcon, percentIcon, scalesIcon } from '#web/ui/icons/icons-staff.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatMinutes, formatShare } from '#web/words/format-more.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { BarChart } from './bar-chart.tsx'
import { hourRows, turnoverRows } from './chart-rows.ts'
import { BestSellers, SoldOut } from './figure-lists.tsx'
import { usePlainMoney } from './figures-file.tsx'
import { type ChosenFigures, FiguresHead, useWhich } from './figures-head.tsx'
import { PaymentWays } from './payment-ways.tsx'
import { RegionFigures } from './region-figures.tsx'

export function FiguresPage() {
  const [chosen, setChosen] = useState<ChosenFigures>({ span: 'day' })
  return (
    <StaffPage page="figures" tools={(member) => <FiguresHead member={member} chosen={chosen} onChoose={setChosen} />}>
      {(member) => <Figures member={member} chosen={chosen} />}
    </StaffPage>
  )
}

const fallen = ({ refused, cancelled, notCollected }: CountsOfSpan) => refused + cancelled + notCollected

function Figures({ member, chosen }: { member: Member; chosen: ChosenFigures }) {
  const { t, money: inMoney, number, date } = useFiguresText()
  const plain = usePlainMoney()
  const { branches, branch, span, day, isRunning, running, now, earlier, earlierUntil } = useWhich(member, chosen)
  const regions = useRegionsOf(branches)
  const figures = useFigures(branch, span, day)
  const takings = useMoneyFigures(branch, span, day)
  const mayNotSee = takings.isError && refusalOf(takings.error) === 'not_allowed'
  if (!figures.data || !(takings.data || mayNotSee)) return <Unread of={[figures, takings]} />
  const { of, before, until } = figures.data
  const money = mayNotSee ? undefined : takings.data
  const needs = isRunning && <NeedsYou member={member} branch={placeAsked(branch).branch ?? ''} />
  const isEmpty = [of.orders, fallen(of), of.timesOut, of.minutesOut, before.orders].every((count) => count === 0)
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
      {branch === '' && regions.length > 0 && <RegionFigures span={span} day={day} then={then} />}
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
  const now = shareKept(of)
  const earlier = shareKept(before)
  const points =
    now === undefined || earlier === undefined ? undefined : Math.round(100 * now) - Math.round(100 * earlier)
  const average = ({ turnover, orders }: MoneyOfSpan['soFar']) => (orders > 0 ? Math.round(turnover / orders) : 0)
  return (
    <Four>
      {money && (
        <Headline
          name={t.turnover}
          value={inMoney(money.of.turnover)}
          change={more(money.of.soFar.turnover, money.before.soFar.turnover)}
          unit={inPercent}
        >
          {t.compared(untilNow, inMoney(money.before.soFar.turnover))}
        </Headline>
      )}
      <Headline name={t.orders} value={number(of.orders)} change={more(of.soFar, before.soFar)} unit={inPercent}>
        {t.compared(untilNow, number(before.soFar))}
      </Headline>
      {money && (
        <Headline name={t.average} value={inMoney(average(money.of))}>
          {t.compared(untilNow, inMoney(average(money.before.soFar)))}
        </Headline>
      )}
      <Headline name={t.kept} value={percent(now)} change={points} unit={t.points}>
        {of.late > 0 && <span>{`${t.late(of.late)} · `}</span>}
        <span>{t.compared(then, percent(earlier))}</span>
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

type HeadlineProps = {
  name: string
  value: string
  /** Since the week before, where more is better. */
  change?: number | undefined
  unit?: (change: number) => string
  children: ReactNode
}

/** One number with its name, and what it is compared with. */
function Headline({ name, value, change = 0, unit, children }: HeadlineProps) {
  const { t } = useFiguresText()
  return (
    <li>
      <Card className="h-full">
        <h2 className="font-text text-base font-medium tracking-normal text-ink-2">{name}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-3xl font-bold tabular-nums">{value}</bdi>
          {change !== 0 && unit && (
            <span className={`font-semibold whitespace-nowrap ${change > 0 ? 'text-leaf' : 'text-cherry'}`}>
              <span aria-hidden="true">{`${change > 0 ? '▲' : '▼'} `}</span>
              <span className="sr-only">{`${change > 0 ? t.more : t.less} `}</span>
              <span>{unit(Math.abs(change))}</span>
            </span>
          )}
        </p>
        <p className="text-sm text-ink-2">{children}</p>
      </Card>
    </li>
  )
}

/** What waits for a member, the most urgent first, each with the way to it. */
function NeedsYou({ member, branch }: { member: Member; branch: string }) {
  const { t } = useFiguresText()
  const office = useOfficeText().t
  const { alerts = 0, accounts = 0, asks, reservations, messages } = useArrivalsRead(branch).data ?? {}
  const guide = useGuide(may(member, 'guide.see')).data
  const unconfirmed = (step: GuideStep) =>
    guide?.steps.some((one) => one.step === step && one.state !== 'done') ? 1 : 0
  const arrived = useArrivalsInWords({
    asks: may(member, 'orders.handle') ? (asks?.unseen ?? 0) : 0,
    tables: reservations?.unseen ?? 0,
    letters: messages?.unseen ?? 0,
  })
  const rows = [
    { href: '/alerts', icon: warningIcon, count: alerts, words: office.broken(alerts) },
    ...arrived,
    { href: '/people', icon: badgeIcon, count: accounts, words: t.accounts(accounts) },
    { href: '/vat', icon: percentIcon, count: unconfirmed('vat'), words: t.vatUnchecked },
    { href: '/legal-edit', icon: scalesIcon, count: unconfirmed('legal'), words: t.legalDrafts },
  ].filter(({ count }) => count > 0)
  return (
    <Card className="p-5! max-lg:order-first">
      <h2 className="mb-1 text-xl">{t.needsYou}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{t.needsNothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ href, icon, words }, place) => (
            <li key={href} className="flex items-center gap-3 py-2.5">
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-small ${href === '/alerts' ? 'bg-cherry text-card' : 'bg-honey-soft text-honey-ink'}`}
              >
                <Icon of={icon} className="size-5" />
              </span>
              <span className="min-w-0 flex-1 leading-tight font-semibold">{words}</span>
              <LinkButton
                href={linkTo(href)}
                variant={place === 0 ? 'primary' : 'quiet'}
                aria-label={`${t.see}: ${words}`}
                className="px-4!"
              >
                {t.see}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
