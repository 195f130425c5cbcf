// From when a branch needs a registered till: what of the food that is eaten there counts, and when the owner is told
// (REG-4).

import type { OrderForm } from '../branch/branch.ts'
import { type DateText, type Instant, instantOf, localTime } from '../branch/hours.ts'
import { type Course, isSold } from '../order/course.ts'
import type { Cents } from '../shared/money.ts'
import { type VatLine, vatOf } from './vat.ts'

/** Of food eaten at a branch in a calendar year, without VAT and drinks; as the law was read in November 2026. */
export const tillLimit: Cents = 25_000_00

/** What the owner is told, once a year each: from 80 % of the limit on, and from the limit on. */
export const tillLimitAlerts = ['till-near', 'till-reached'] as const
export type TillLimitAlert = (typeof tillLimitAlerts)[number]

const from: Readonly<Record<TillLimitAlert, Cents>> = { 'till-near': 0.8 * tillLimit, 'till-reached': tillLimit }

/** Of what the owner is to have been told once so much was eaten, in cents. */
export const tillLimitPassed = (eaten: Cents): readonly TillLimitAlert[] =>
  tillLimitAlerts.filter((alert) => eaten >= from[alert])

/** The calendar year at a branch: its days, and when it began. */
export function yearAt(
  now: Instant,
  timeZone: string,
): { readonly days: readonly [DateText, DateText]; readonly began: Instant } {
  const year = localTime(now, timeZone).date.slice(0, 4)
  return { days: [`${year}-01-01`, `${year}-12-31`], began: instantOf(`${year}-01-01`, 0, timeZone) }
}

/** Cents without VAT of the food in an order that is eaten at a table; 0 for what is taken away or not sold. */
export function eatenHere(order: {
  readonly form: OrderForm
  readonly course: Course
  readonly lines: readonly VatLine[]
}): Cents {
  if (order.form !== 'table' || !isSold(order.course)) return 0
  const food = order.lines.map(({ quantity, vat = [] }) => ({
    quantity,
    price: 0,
    vat: vat.filter((share) => share.class === 'food'),
  }))
  return vatOf(food).reduce((sum, { net }) => sum + net, 0)
}
