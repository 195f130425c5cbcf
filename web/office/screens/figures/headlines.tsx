// The four numbers of a period, each with what changed against the other period: the colour says good or bad, not up or
// down.
import type { ReactNode } from 'react'
import type { CountsOfSpan, FiguresOfSpan, MoneyRead } from '#web/data/staff/order-api.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useFiguresText } from '#web/words/figures/index.ts'
import { formatList, formatMinutes, formatShare } from '#web/words/format-more.ts'

/** Orders that were placed and not sold. */
export const fallen = ({ refused, cancelled, notCollected }: CountsOfSpan): number => refused + cancelled + notCollected

/** Of the orders that were ready; undefined if none was. */
export const shareKept = ({ kept, late }: Pick<CountsOfSpan, 'kept' | 'late'>): number | undefined =>
  kept + late === 0 ? undefined : kept / (kept + late)

type HeadlinesProps = {
  figures: FiguresOfSpan
  /** Absent for a member who may not see the takings. */
  money: MoneyRead | undefined
  /** What it is compared with, in words. */
  earlier: string
}

export function Headlines({ figures: { of, before, until }, money, earlier }: HeadlinesProps) {
  const { t, money: inMoney, number } = useFiguresText()
  const then = until === null ? earlier : t.until(earlier, until)
  const isByDay = of.compared !== before.compared
  const average = ({ turnover, orders }: MoneyRead['of']['soFar']) => (orders > 0 ? Math.round(turnover / orders) : 0)
  const perDay = ({ counted }: CountsOfSpan, amount: number) => (isByDay ? amount / Math.max(1, counted) : amount)
  const compared = (span: CountsOfSpan, amount: number) => (isByDay ? amount / Math.max(1, span.compared) : amount)
  const toThat = (show: (amount: number) => string, amount: number, when = then) =>
    t.compared(when, isByDay ? t.aDay(show(amount)) : show(amount))
  const inCents = (amount: number) => inMoney(Math.round(amount))
  const inOrders = (amount: number) => number(Math.round(10 * amount) / 10)
  const canCompare = of.compared > 0
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 @min-[17rem]:grid-cols-2 @min-[50rem]:grid-cols-4">
        {money && (
          <Headline
            name={t.turnover}
            value={inMoney(money.of.turnover)}
            now={compared(of, money.of.soFar.turnover)}
            earlier={canCompare ? compared(before, money.before.soFar.turnover) : 0}
          >
            {toThat(inCents, compared(before, money.before.soFar.turnover))}
          </Headline>
        )}
        <Headline
          name={t.orders}
          value={number(of.orders)}
          now={compared(of, of.soFar)}
          earlier={canCompare ? compared(before, before.soFar) : 0}
        >
          {toThat(inOrders, compared(before, before.soFar))}
        </Headline>
        {money && (
          <Headline
            name={t.average}
            value={inMoney(average(money.of))}
            now={average(money.of.soFar)}
            earlier={canCompare ? average(money.before.soFar) : 0}
          >
            {t.compared(then, inMoney(average(money.before.soFar)))}
          </Headline>
        )}
        <Headline
          name={t.notSold}
          value={number(fallen(of))}
          now={perDay(of, fallen(of))}
          // What fell has no minute: a period that runs is not compared with all of another.
          earlier={until === null ? perDay(before, fallen(before)) : 0}
          less
        >
          <NotSold of={of} />
          <span className="block">{toThat(inOrders, perDay(before, fallen(before)), earlier)}</span>
        </Headline>
        {!money && <WithoutMoney of={of} before={before} then={earlier} />}
      </ul>
      {isByDay && <p className="mt-2 text-sm text-ink-2">{t.byDay(of.compared, before.compared)}</p>}
    </div>
  )
}

/** In the place of what only those read who see the takings. */
function WithoutMoney({ of, before, then }: { of: CountsOfSpan; before: CountsOfSpan; then: string }) {
  const { t, locale } = useFiguresText()
  const percent = (share: number | undefined) => (share === undefined ? '–' : formatShare(share, locale))
  return (
    <>
      <Headline name={t.kept} value={percent(shareKept(of))}>
        {t.compared(then, percent(shareKept(before)))}
      </Headline>
      <Headline name={t.soldOut} value={formatMinutes(of.minutesOut, locale)}>
        {t.compared(then, formatMinutes(before.minutesOut, locale))}
      </Headline>
    </>
  )
}

/** '2 refused, 4 cancelled', without what did not happen. */
function NotSold({ of: { refused, cancelled, notCollected } }: { of: CountsOfSpan }) {
  const { t, number, locale } = useFiguresText()
  const parts = [
    { name: t.refused, count: refused },
    { name: t.cancelled, count: cancelled },
    { name: t.notCollected, count: notCollected },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return null
  return (
    <span className="block">
      {formatList(
        parts.map(({ name, count }) => `${number(count)} ${name}`),
        locale,
      )}
    </span>
  )
}

type HeadlineProps = {
  name: string
  value: string
  /** What is compared; nothing is said of a change from nothing. */
  now?: number
  earlier?: number
  /** Less of it is better. */
  less?: boolean
  children: ReactNode
}

function Headline({ name, value, now = 0, earlier = 0, less = false, children }: HeadlineProps) {
  return (
    <li>
      <Card className="h-full">
        <h2 className="font-text text-sm font-semibold tracking-normal text-ink-2">{name}</h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="text-2xl font-bold">{value}</bdi>
          <Change now={now} earlier={earlier} less={less} />
        </p>
        <div className="text-sm text-ink-2">{children}</div>
      </Card>
    </li>
  )
}

type ChangeProps = { now: number; earlier: number; less?: boolean }

/** By how much it is more or less, in percent; nothing if it is the same or began with nothing. */
export function Change({ now, earlier, less = false }: ChangeProps) {
  const { t, locale } = useFiguresText()
  const share = earlier === 0 ? 0 : (now - earlier) / earlier
  const isSmall = Math.abs(share) < 0.0995
  const shown = new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, {
    style: 'percent',
    maximumFractionDigits: isSmall ? 1 : 0,
  }).format(Math.abs(share))
  if (Math.abs(share) < 0.0005) return null
  const isMore = share > 0
  return (
    <span className={`text-sm font-bold whitespace-nowrap ${isMore === less ? 'text-cherry' : 'text-leaf'}`}>
      <span aria-hidden="true">{`${isMore ? '▲' : '▼'} `}</span>
      <span className="sr-only">{`${isMore ? t.more : t.less} `}</span>
      <bdi>{shown}</bdi>
    </span>
  )
}
