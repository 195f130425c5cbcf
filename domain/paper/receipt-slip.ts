// The receipt of an order on a slip, with its VAT by rate (PAPER-1, VAT-4). The customer keeps it: names are in full.
import type { Branch } from '../branch/branch.ts'
import { isDue } from '../counter/payment.ts'
import type { Company } from '../legal/company.ts'
import { noVatReceipt } from '../money/no-vat-sentence.ts'
import { standing } from '../money/order-payments.ts'
import { issuerLines } from '../money/paper-format.ts'
import { vatOf } from '../money/vat.ts'
import { isSold } from '../order/course.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { nameInFull, optionsInFull, partInFull } from '../order/said-options.ts'
import { localize } from '../shared/locale.ts'
import { linePrice } from '../shared/money.ts'
import {
  code,
  dashes,
  logo,
  middle,
  plain,
  row,
  rule,
  type Slip,
  type SlipPart,
  type SlipText,
  strong,
  together,
} from './slip.ts'
import { apart, forWhom, type SlipFormat, slipCode, slipForm, slipName } from './slip-format.ts'

export interface SlipIssuer {
  /** The shop's name; '' for none. */
  readonly shop: string
  readonly branch: Pick<Branch, 'name' | 'address'>
  readonly company: Company
  /** The address of the order's page, which shows the receipt too; '' to print none. */
  readonly page: string
  readonly logo: boolean
}

/** `format`: in the customer's language. */
export function receiptSlip(order: Order, facts: SlipIssuer, format: SlipFormat): Slip {
  const { locale, moment } = format
  return {
    locale,
    code: slipCode(order),
    parts: [
      ...(facts.logo ? [logo] : []),
      ...issuer(facts, format),
      rule,
      row([strong(slipCode(order), 'time')], [plain(moment(order.placedAt), 'small')]),
      row([plain([slipName(order), slipForm(order, format)].filter(Boolean).join(' · '))]),
      dashes,
      ...order.lines.flatMap((line) => lineRows(line, format)),
      rule,
      ...sums(order, format),
      ...taxes(order, format),
      rule,
      ...noVatReceipt(locale).map(({ text }) => middle(plain(apart(text), 'small'))),
      ...(facts.page ? [code(facts.page, [strong(format.says.onPhone)])] : []),
    ],
  }
}

function issuer({ shop, branch, company }: SlipIssuer, { locale }: SlipFormat): SlipPart[] {
  const place = [branch.name, branch.address].map((text) => localize(text, locale)).filter(Boolean)
  const lines = [place.join(', '), ...issuerLines(company, '')].filter(Boolean)
  return [
    ...(shop ? [middle(strong(apart(shop), 'time'))] : []),
    ...lines.map((line) => middle(plain(apart(line), 'small'))),
  ]
}

function lineRows(line: OrderLine, format: SlipFormat): SlipPart[] {
  const { quantity, name, options, parts = [], price, off } = line
  const { locale, money, words, says } = format
  const chosen = optionsInFull(options, locale, says.without).join(', ')
  return together([
    row([plain(`${quantity} × ${nameInFull({ name }, locale)}`)], [plain(money(linePrice(price, quantity)))]),
    ...[forWhom(line, format), ...parts.map((part) => partInFull(part, locale, says.without)), chosen]
      .filter(Boolean)
      .map((detail) => row([plain(detail, 'small')])),
    ...(off === undefined ? [] : [row([strong(words.stampCard(money(off)), 'small')])]),
  ])
}

function sums(order: Order, { words, says, money }: SlipFormat): SlipPart[] {
  const paid = standing(order.payments)
  const rounding = paid.reduce((sum, { amount, applied }) => sum + amount - applied, 0)
  const beside = (what: string, amount: number, of: (text: string) => SlipText = plain) =>
    row([of(what)], [of(money(amount))])
  const large = (text: string) => strong(text, 'large')
  return [
    ...(isSold(order.course) ? [beside(words.together, order.total, large)] : []),
    ...paid.map(({ way, amount }) => beside(words.ways[way], amount)),
    ...(rounding === 0 ? [] : [beside(words.summary.accounts.rounding, rounding)]),
    ...(order.due < 0 ? [beside(words.dayEnd.toGiveBack, -order.due, large)] : []),
    ...(isDue(order) ? [beside(says.toPay, order.due, large)] : []),
    ...(order.due === 0 && paid.length > 0 ? [middle(large(says.paid), 'framed')] : []),
  ]
}

/** Nothing for what was sold before rates were known, or not sold. */
function taxes({ course, lines }: Order, { words, rate, money }: SlipFormat): SlipPart[] {
  const totals = isSold(course) ? vatOf(lines) : []
  if (totals.every((total) => total.rate === null)) return []
  const heads = [words.invoice.rate, words.dayEnd.net, words.dayEnd.tax, words.together]
  const rows = totals.map((total) => [rate(total.rate), ...[total.net, total.tax, total.gross].map(money)])
  const small = (cells: readonly string[]) => cells.map((cell) => plain(cell, 'small'))
  return [dashes, { kind: 'table', rows: [heads.map((cell) => strong(cell, 'small')), ...rows.map(small)] }]
}
