// Which of the server's problems with an order still apply, and whether each concerns a line, a field or all of it
// (F-18).
import { useEffect, useState } from 'react'
import type { Problem } from '#contract/index.ts'
import type { OrderForm } from '#domain/branch/branch.ts'
import { type InvoiceProblem, invoiceFields } from '#domain/money/invoice-wish.ts'
import { type CartLine, isLine } from '#domain/order/cart/cart.ts'
import { type MissingField, requirableFields } from '#domain/order/order-form.ts'
import { hoursText } from '#web/customer/sale/sale-note.tsx'
import { sameValue } from '#web/data/forms/rebase.ts'
import type { CallRefused } from '#web/data/http/client.ts'
import { type MenuState, useMenu } from '#web/data/menu/public-menu-api.ts'
import { useSaleText } from '#web/words/customer/index.ts'
import { problemText, useRefusalText } from '#web/words/order/index.ts'

interface Refusal {
  readonly problems: SortedProblems
  readonly ofLine: (line: CartLine) => string | undefined
  /** Remembers what is sent now, to notice later what was fixed. */
  readonly send: (asked: SentOrder) => void
}

/** `settle` is called once everything that the server named is fixed. */
export function useRefusal(refused: CallRefused | undefined, now: OrderNow, settle: () => void): Refusal {
  const words = useRefusalText().t
  const sale = useSaleText().t
  const menu = useMenu()
  const [sent, send] = useState<SentOrder>()
  const left = refused && sent ? refused.problems.filter((problem) => problemStands(problem, sent, now)) : []
  const mended = refused !== undefined && refused.problems.length > 0 && left.length === 0
  useEffect(() => {
    if (mended) settle()
  })

  const problems = sortProblems(left, (problem) =>
    problem.hours?.length
      ? sale.notThen(hoursText(problem.hours, sale))
      : problemText(words, problem, namesIn(menu, problem, sent?.lines)),
  )
  return {
    problems,
    ofLine: (line) => problems.lines.get(sent?.lines.findIndex((one) => isLine(one, line)) ?? -1),
    send,
  }
}

function namesIn(
  { groups, itemsById }: Pick<MenuState, 'groups' | 'itemsById'>,
  { line = -1, part, item, group, option }: Problem,
  lines: readonly CartLine[] = [],
): string {
  const ofDeal = itemsById.get(lines[line]?.item ?? '')?.parts?.find(({ id }) => id === part)
  const own = groups.find(({ id }) => id === group)
  const named = groups.flatMap(({ options }) => options).find(({ id }) => id === option)
  return [ofDeal?.name, itemsById.get(item ?? '')?.name, own?.name, named?.name].filter(Boolean).join(', ')
}

export type FormField = MissingField | 'at' | InvoiceProblem['field']

export interface SortedProblems {
  readonly fields: ReadonlyMap<FormField, string>
  /** By the line's index among the lines that were sent. */
  readonly lines: ReadonlyMap<number, string>
  readonly others: readonly string[]
}

const ofInvoice = invoiceFields.map((field) => `invoice.${field}` as const)

const shownIn: Readonly<Record<OrderForm, ReadonlySet<string>>> = {
  'pick-up': new Set<FormField>([...requirableFields['pick-up'], 'at', ...ofInvoice]),
  table: new Set<FormField>([...requirableFields.table, 'at', ...ofInvoice]),
}

const formFields: ReadonlySet<string> = new Set([...shownIn['pick-up'], ...shownIn.table])

export function sortProblems(problems: readonly Problem[], say: (problem: Problem) => string): SortedProblems {
  const fields = new Map<FormField, string>()
  const lines = new Map<number, string>()
  const others: string[] = []
  for (const problem of problems) {
    if (problem.line !== undefined)
      lines.set(problem.line, [...new Set([lines.get(problem.line), say(problem)])].filter(Boolean).join(' '))
    else if (problem.field !== undefined && formFields.has(problem.field))
      fields.set(problem.field as FormField, say(problem))
    else others.push(say(problem))
  }
  return { fields, lines, others }
}

/** An order as it was sent, or as it would be sent now. */
export interface SentOrder {
  readonly branch: string
  readonly form: OrderForm
  readonly day: string
  readonly lines: readonly CartLine[]
  readonly total: number
}

export interface OrderNow extends SentOrder {
  readonly mended: ReadonlySet<FormField>
  /** Orders for the day are taken, as far as this page knows; if not, the page says so itself. */
  readonly dayTaken: boolean
  /** A line shows a price to which the customer has not agreed. */
  readonly newPrices: boolean
}

/** Whether a problem of the order that was sent still applies to the order as it is now (F-18). */
export function problemStands({ line, field, code }: Problem, sent: SentOrder, now: OrderNow): boolean {
  if (code !== undefined) return isSameOrder(sent, now)
  if (line !== undefined) return isUnchanged(sent.lines[line], now)
  if (field === 'form') return now.form === sent.form && now.branch === sent.branch
  if (field === 'day') return now.dayTaken && now.day === sent.day && now.branch === sent.branch
  if (field === 'seenTotal') return now.newPrices || now.total === sent.total
  if (field === 'lines') return now.lines.length === sent.lines.length
  // A problem that no field of the form can fix is shown until the order is sent again.
  if (field === undefined || !formFields.has(field)) return true
  return shownIn[now.form].has(field) && !now.mended.has(field as FormField)
}

/** Whether staff would be asked about the same order. */
export const isSameOrder = (sent: unknown, { branch, form, day, lines, total }: SentOrder): boolean =>
  sameValue(sent, { branch, form, day, lines, total })

function isUnchanged(sent: CartLine | undefined, { lines }: OrderNow): boolean {
  const line = sent && lines.find((one) => isLine(one, sent))
  return line !== undefined && line.quantity === sent?.quantity && line.note === sent.note
}
