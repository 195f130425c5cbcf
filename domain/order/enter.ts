// Entering an order for somebody at the counter or on the telephone (LIFE-5): no field is required, nothing is full.
import { orderDay } from '../branch/branch.ts'
import { leadOf, quotingOf } from '../branch/capacity/quote.ts'
import { readyAt } from '../branch/capacity/ready-at.ts'
import { type Instant, localTime } from '../branch/hours.ts'
import { atRates } from '../money/vat.ts'
import { totalOf } from '../shared/money.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { isBlank, lengthOf } from '../shared/text.ts'
import type { OrderContext, OrderDraft, OrderProblem, PlacedOrder, UnratedLine } from './order.ts'
import { limits } from './order-limits.ts'
import { atReducedPrices } from './place-order.ts'
import { readLines } from './read-lines.ts'

/** What staff enter; `at` is null for as soon as possible. */
export type CounterDraft = Pick<OrderDraft, 'form' | 'name' | 'phone' | 'table' | 'at' | 'lines'>

const day = 24 * 3_600_000
const fine = 5 * 60_000

/**
 * Returns the order that a member enters, accepted by that, with the server's own prices, or everything that is wrong
 * with it at once. Opening hours and capacity do not stop staff, who know that they can make one more.
 */
export function enterOrder(draft: CounterDraft, context: OrderContext): Result<PlacedOrder, readonly OrderProblem[]> {
  const { branch, now, pace } = context
  const { lines: regular, problems } = readLines(draft, context)
  const wantedAt = draft.at ?? soonest(regular, context)
  const { lines, problems: codeProblems } = atReducedPrices(regular, draft.form === 'table' ? now : wantedAt, context)
  const all = [...fieldProblems(draft, context), ...problems, ...(problems.length > 0 ? [] : codeProblems)]
  if (all.length > 0) return refuse(all)
  const rateOf = context.ratesAt(draft.form, wantedAt)
  return accept({
    branch: branch.id,
    form: draft.form,
    customerName: draft.name.trim(),
    address: '',
    phone: draft.phone.number ?? '',
    table: draft.form === 'table' ? draft.table : null,
    lines: lines.map((line) => atRates(line, rateOf)),
    total: totalOf(lines),
    token: context.token,
    placedAt: now,
    wantedAt,
    firstPromisedAt: wantedAt,
    ...quotingOf(branch.prepMinutes, lines, pace.quote, { now, at: draft.at }),
    cupName: '',
    ifSoldOut: 'ask',
    source: 'counter',
    course: 'placed',
    acceptedAt: null,
  })
}

function fieldProblems({ form, name, phone, table, at }: CounterDraft, { branch, now }: OrderContext): OrderProblem[] {
  const problems: OrderProblem[] = []
  if (lengthOf(name.trim()) > limits.name) problems.push({ problem: 'name_too_long', field: 'name' })
  if (!isBlank(phone.typed) && phone.number === null) problems.push({ problem: 'phone_invalid', field: 'phone' })
  if (form === 'table' && table === null) problems.push({ problem: 'table_missing', field: 'table' })
  else if (form === 'table' && !isWithin(table ?? 0, 1, branch.tables))
    problems.push({ problem: 'table_unknown', field: 'table' })
  if (at !== null && at < now) problems.push({ problem: 'time_past', field: 'at' })
  if (at !== null && at > now + 31 * day) problems.push({ problem: 'slot_not_offered', field: 'at' })
  return problems
}

/** When there is room today; where there is none, or the branch is closed, after the lead of the branch. */
function soonest(lines: readonly UnratedLine[], { branch, pace, now }: OrderContext): Instant {
  const today = orderDay(branch, localTime(now, branch.timeZone).date, now)
  const free = today.ok ? readyAt({ branch, pace, day: today.value, lines, now }) : null
  const lead = leadOf(branch.prepMinutes, lines, pace.quote, now)
  return free ?? Math.ceil((now + lead) / fine) * fine
}
