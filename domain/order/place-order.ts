// Placing an order: the rules, with time, chance, menu and branch handed in.
import type { Branch } from '../branch/branch.ts'
import { quotingOf } from '../branch/capacity/quote.ts'
import { type Instant, localTime } from '../branch/hours.ts'
import { isOnSale, saleHours } from '../menu/sold.ts'
import { invoiceProblems } from '../money/invoice-wish.ts'
import { codeProblem } from '../money/reductions/reduction-code.ts'
import { atRates } from '../money/vat.ts'
import { totalOf } from '../shared/money.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { isBlank, lengthOf, oneLine, tidyWords } from '../shared/text.ts'
import { cupName } from './counter/code.ts'
import type { OrderContext, OrderDraft, OrderProblem, PlacedOrder, UnratedLine } from './order.ts'
import { type MissingField, missingFields, requirableFields } from './order-form.ts'
import { limits, orderBounds } from './order-limits.ts'
import { promiseFor } from './promise.ts'
import { readLines } from './read-lines.ts'
import { withReductions } from './reduced-lines.ts'
import { withVoucher } from './stamps/stamps.ts'

/** The cup names of the branch's open orders: two that are alike are told apart. */
type CupContext = OrderContext & { readonly cupNames: readonly string[] }

/** The order at the server's own prices, or everything that is wrong with the draft (ORDER-3, ORDER-4). */
export function placeOrder(draft: OrderDraft, context: CupContext): Result<PlacedOrder, readonly OrderProblem[]> {
  const { lines: regular, problems: lineProblems } = readLines(draft, context)
  const wanted = promiseFor(draft, regular, context)
  // Guests at a table have it when they ask for it, others when they pick it up.
  const at = wanted.ok && draft.form !== 'table' ? wanted.value : context.now
  const late = wanted.ok ? notThen(draft, at, context) : []
  const { lines: reduced, problems: codeProblems } = atReducedPrices(regular, at, context)
  const paid = context.voucher ? withVoucher(reduced, context.voucher) : reduced
  const lines = paid ?? reduced
  const problems = [
    ...(wanted.ok ? [] : [wanted.refusal]),
    ...formProblems(draft, context.branch),
    ...lineProblems,
    ...late.filter(({ line }) => lineProblems.every((one) => one.line !== line)),
    ...sizeProblems(lines),
    ...(wanted.ok && lineProblems.length === 0 ? codeProblems : []),
    ...(paid || lineProblems.length > 0 ? [] : [{ problem: 'voucher_without', field: 'voucher' } as const]),
    ...(draft.invoice ? invoiceProblems(draft.invoice) : []),
  ]
  const total = totalOf(lines)
  if (problems.length === 0 && draft.seenTotal !== undefined && draft.seenTotal !== total)
    problems.push({ problem: 'total_changed', field: 'seenTotal', total, at })
  if (!wanted.ok || problems.length > 0) return refuse(problems)
  const rateOf = context.ratesAt(draft.form, wanted.value)
  return accept({
    branch: context.branch.id,
    form: draft.form,
    customerName: draft.name.trim(),
    address: draft.form === 'pick-up' && context.branch.addressField !== 'hidden' ? draft.address.trim() : '',
    phone: draft.form === 'pick-up' && context.branch.phoneField !== 'hidden' ? (draft.phone.number ?? '') : '',
    table: draft.form === 'table' ? draft.table : null,
    lines: lines.map((line) => atRates(line, rateOf)),
    total,
    token: context.token,
    placedAt: context.now,
    wantedAt: wanted.value,
    firstPromisedAt: wanted.value,
    ...quotingOf(context.branch.prepMinutes, lines, context.pace.quote, { now: context.now, at: draft.at }),
    cupName: cupName(tidyWords(oneLine(draft.cupName ?? '')), context.cupNames, draft.name),
    ifSoldOut: draft.ifSoldOut ?? 'ask',
    source: 'web',
    course: context.branch.autoAccept ? 'accepted' : 'placed',
    acceptedAt: context.branch.autoAccept ? context.now : null,
  })
}

/** The lines at what they cost for an order that is wanted then, and what is wrong with the code (PRICE-2). */
export function atReducedPrices(
  lines: readonly UnratedLine[],
  at: Instant,
  context: Pick<OrderContext, 'branch' | 'itemOf' | 'reductionsAt' | 'goesAtEvening' | 'code'>,
): { readonly lines: readonly UnratedLine[]; readonly problems: OrderProblem[] } {
  const { branch, code } = context
  const wrong = code && codeProblem(code, branch.id, localTime(at, branch.timeZone))
  const typed = wrong ? undefined : code?.rule
  const reduced = withReductions(lines, [...context.reductionsAt(at), ...(typed ? [typed] : [])], context)
  const isUsed = reduced.some(({ reduction }) => reduction?.id === typed?.id)
  const problem = wrong ?? (typed && !isUsed ? 'code_nothing' : undefined)
  return { lines: reduced, problems: problem ? [{ problem, field: 'code' }] : [] }
}

/** The lines that are not sold at that time of the day, of the week or of the year (CATG-2). */
export function notThen(
  { lines }: Pick<OrderDraft, 'lines'>,
  at: Instant,
  { itemOf, branch }: Pick<OrderContext, 'itemOf' | 'branch'>,
): OrderProblem[] {
  const time = localTime(at, branch.timeZone)
  return lines.flatMap(({ item: id, parts = [] }, line): OrderProblem[] => {
    const items = [id, ...parts.map((part) => part.item)].flatMap((one) => itemOf(one) ?? [])
    const over = items.find((item) => !isOnSale(item, time))
    return over ? [{ problem: 'item_not_then', line, hours: saleHours(over, time.date) }] : []
  })
}

/** An order that no coffee bar makes at once would fill the board, and is a prank more often than not. */
export function sizeProblems(lines: readonly Pick<UnratedLine, 'quantity' | 'notes'>[]): OrderProblem[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const notes = lines.reduce((sum, line) => sum + lengthOf(line.notes), 0)
  return [
    ...(pieces > orderBounds.pieces ? [{ problem: 'too_many_pieces', field: 'lines' } as const] : []),
    ...(notes > orderBounds.notes ? [{ problem: 'notes_too_long', field: 'lines' } as const] : []),
  ]
}

function formProblems(draft: OrderDraft, branch: Branch): OrderProblem[] {
  const problems: OrderProblem[] = []
  const missing = missingFields({ ...draft, phone: draft.phone.typed }, branch)
  if (!branch.forms.includes(draft.form)) problems.push({ problem: 'form_not_offered', field: 'form' })
  for (const field of requirableFields[draft.form]) {
    if (missing.includes(field)) problems.push({ problem: `${field}_missing`, field })
    else if (!isRight[field](draft, branch)) problems.push({ problem: wrongAs[field], field })
  }
  return problems
}

/** Whether the content of a field is acceptable, once it is filled in. */
const isRight: Readonly<Record<MissingField, (draft: OrderDraft, branch: Branch) => boolean>> = {
  name: ({ name }) => lengthOf(name.trim()) <= limits.name,
  phone: ({ phone }, { phoneField }) => phone.number !== null || phoneField === 'hidden' || isBlank(phone.typed),
  address: ({ address }) => lengthOf(address.trim()) <= limits.address,
  table: ({ table }, branch) => table !== null && isWithin(table, 1, branch.tables),
}

const wrongAs = {
  name: 'name_too_long',
  phone: 'phone_invalid',
  address: 'address_too_long',
  table: 'table_unknown',
} as const
