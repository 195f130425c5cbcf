// The figures of a day at a branch, or at several together: how many orders stand where, and what was taken.
import type { ReactNode } from 'react'
import type { Output } from '#contract/index.ts'
import { byWay, paymentWays, takenSum } from '#domain/money/payment.ts'
import type { DayPart } from '#domain/order/counter/day-closing.ts'
import { useTillText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type Figures = Pick<Output<'days.read'>, 'parts' | 'money'>

type DayPartsProps = {
  parts: Figures['parts']
  /** Only these. */
  only: readonly DayPart[]
  /** Shown below the name of a part. */
  beside?: (part: DayPart) => ReactNode
}

export function DayParts({ parts, only, beside }: DayPartsProps) {
  const { t } = useTillText()
  return (
    <dl className="grid">
      {only.map((part) => (
        <Row key={part} name={t.close[part]} detail={beside?.(part)}>
          <PartFiguresText part={parts[part]} />
        </Row>
      ))}
    </dl>
  )
}

/** '3 orders · € 9,60'. */
export function PartFiguresText({ part }: { part: Figures['parts']['open'] }) {
  const { t, money } = useStaffText()
  return (
    <span className="whitespace-nowrap">
      <span>{t.list.count(part.orders)}</span>
      {part.total !== null && part.orders > 0 && (
        <span className="font-normal text-ink-2">{` · ${money(part.total)}`}</span>
      )}
    </span>
  )
}

/** Nothing for a member who may not see the takings. */
export function DayMoneyList({ money: figures, title }: { money: Figures['money']; title: string }) {
  const { t, money } = useTillText()
  if (!figures) return null
  const { taken, rounding, unpaid, toGiveBack } = figures
  // Ways that a shop does not accept would be rows of zeros.
  const shown = paymentWays.filter((way) => way === 'cash' || way === 'card' || taken[way] !== 0)
  return (
    <dl className="grid">
      <Row name={title}>{money(takenSum(taken))}</Row>
      {shown.map((way) => (
        <Row key={way} name={t.money.ways[way]} inner>
          {money(taken[way])}
        </Row>
      ))}
      {rounding !== 0 && (
        <Row name={t.money.rounding} inner>
          <bdi>{money(rounding)}</bdi>
        </Row>
      )}
      {unpaid > 0 && <Row name={t.close.unpaid}>{money(unpaid)}</Row>}
      {toGiveBack > 0 && <Row name={t.money.toGiveBack}>{money(toGiveBack)}</Row>}
    </dl>
  )
}

type RowProps = { name: string; detail?: ReactNode; inner?: boolean; children: ReactNode }

function Row({ name, detail, inner = false, children }: RowProps) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${inner ? 'ps-4 text-ink-2' : 'border-t border-line pt-2 first:border-0 not-last:pb-2'}`}
    >
      <dt className="min-w-0 flex-[1_1_7rem]">
        <span>{name}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </dt>
      <dd className={inner ? '' : 'font-semibold text-ink'}>{children}</dd>
    </div>
  )
}

export type DayPartsNow = Output<'days.now'>['days'][number]['parts']
type Money = NonNullable<Output<'days.now'>['days'][number]['money']>

/** The parts of all branches; no amount if the member may not see that of one of them. */
export function sumOf(days: Output<'days.now'>['days']): DayPartsNow {
  const sum = (part: DayPart) =>
    days.reduce<DayPartsNow[DayPart]>(
      (all, { parts }) => ({
        orders: all.orders + parts[part].orders,
        total: all.total === null || parts[part].total === null ? null : all.total + parts[part].total,
      }),
      { orders: 0, total: 0 },
    )
  return { handedOver: sum('handedOver'), fallen: sum('fallen'), open: sum('open'), later: sum('later') }
}

/** The money of all branches; null if the member may not see that of one of them. */
export function moneyOf(days: Output<'days.now'>['days']): Money | null {
  const each = days.flatMap(({ money }) => money ?? [])
  if (each.length < days.length) return null
  const sum = (of: (money: Money) => number) => each.reduce((all, money) => all + of(money), 0)
  return {
    taken: byWay((way) => sum(({ taken }) => taken[way])),
    rounding: sum(({ rounding }) => rounding),
    unpaid: sum(({ unpaid }) => unpaid),
    toGiveBack: sum(({ toGiveBack }) => toGiveBack),
  }
}
