// The figures of several branches together.
import type { Output } from '../../../contract/index.ts'
import type { DayPart } from '../../../domain/counter/day.ts'
import { dayParts } from '../../../domain/counter/day.ts'

export type Parts = Output<'days.now'>['days'][number]['parts']
export type Money = NonNullable<Output<'days.now'>['days'][number]['money']>

/** The parts of all branches; no amount if the member may not see that of one of them. */
export function sumOf(days: Output<'days.now'>['days']): Parts {
  const sum = (part: DayPart) =>
    days.reduce(
      (all, { parts }) => ({
        orders: all.orders + parts[part].orders,
        total: all.total === null || parts[part].total === null ? null : all.total + parts[part].total,
      }),
      { orders: 0, total: 0 as number | null },
    )
  const [handedOver, fallen, open, later] = dayParts.map(sum) as [
    Parts['open'],
    Parts['open'],
    Parts['open'],
    Parts['open'],
  ]
  return { handedOver, fallen, open, later }
}

/** The money of all branches; null if the member may not see that of one of them. */
export function moneyOf(days: Output<'days.now'>['days']): Money | null {
  const all: { -readonly [Key in keyof Money]: Money[Key] } = {
    taken: { cash: 0, card: 0, other: 0 },
    rounding: 0,
    unpaid: 0,
    toGiveBack: 0,
  }
  for (const { money } of days) {
    if (!money) return null
    const { taken, rounding, unpaid, toGiveBack } = money
    all.taken = {
      cash: all.taken.cash + taken.cash,
      card: all.taken.card + taken.card,
      other: all.taken.other + taken.other,
    }
    all.rounding += rounding
    all.unpaid += unpaid
    all.toGiveBack += toGiveBack
  }
  return all
}
