// The receipt of an order on a slip, with its VAT by rate (PAPER-1, VAT-4). The customer keeps it: names are in full.
import type { Branch } from '../branch/branch.ts'
import { noVatReceipt } from '../money/no-vat-sentence.ts'
import { issuerLines } from '../money/paper-format.ts'
import { type ReceiptSums, receiptSums } from '../money/receipt-sums.ts'
import type { LineReduction } from '../money/reductions/reduction.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { nameInFull, optionsInFull, partInFull } from '../order/said-options.ts'
import { localize } from '../shared/locale.ts'
import { linePrice } from '../shared/money.ts'
import type { Company } from '../shop/legal/company.ts'
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
import { ageMarks, apart, forWhom, type SlipFormat, slipCode, slipForm, slipName } from './slip-format.ts'

export interface SlipIssuer {
  /** The shop's name; '' for none. */
  readonly shop: string
  readonly branch: Pick<Branch, 'name' | 'address'>
  readonly company: Company
  /** The address of the order's page, which shows the receipt too; '' to print none. */
  readonly page: string
  readonly logo: boolean
  /** The tickets of the registered till; empty if there are none. */
  readonly tickets: readonly string[]
  /** False where each order is rung up by hand: then the till prints what it costs (REG-2). */
  readonly priced: boolean
}

/** `format`: in the customer's language. */
export function receiptSlip(order: Order, facts: SlipIssuer, format: SlipFormat): Slip {
  const { locale, moment } = format
  const sums = receiptSums(order)
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
      ...order.lines.flatMap((line) => lineRows(line, facts, format)),
      rule,
      ...(facts.priced ? [...sumRows(sums, format), ...taxes(sums, format), rule] : []),
      ...tillTickets(facts, format),
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

function lineRows(line: OrderLine, { priced }: SlipIssuer, format: SlipFormat): SlipPart[] {
  const { quantity, name, options, parts = [], price, off, reduction } = line
  const { locale, money, words, says } = format
  const chosen = optionsInFull(options, locale, says.without).join(', ')
  return together([
    row(
      [plain([quantity, '×', nameInFull({ name }, locale), ...ageMarks(line)].join(' '))],
      priced ? [plain(money(linePrice(price, quantity)))] : [],
    ),
    ...[forWhom(line, format), ...parts.map((part) => partInFull(part, locale, says.without)), chosen]
      .filter(Boolean)
      .map((detail) => row([plain(detail, 'small')])),
    ...(reduction && priced ? [row([strong(lessBy(reduction, quantity, format), 'small')])] : []),
    ...(off === undefined || !priced ? [] : [row([strong(words.stampCard(money(off)), 'small')])]),
  ])
}

/** The name of the rule, and what it took off all pieces of the line. */
const lessBy = ({ name, off }: LineReduction, quantity: number, { locale, words, money }: SlipFormat): string =>
  words.reduction(apart(localize(name, locale)), money(linePrice(off, quantity)))

function sumRows(
  { total, kept, paid, rounding, toPay, toGiveBack, isPaid }: ReceiptSums,
  { words, says, money }: SlipFormat,
): SlipPart[] {
  const beside = (what: string, amount: number, of: (text: string) => SlipText = plain) =>
    row([of(what)], [of(money(amount))])
  const large = (text: string) => strong(text, 'large')
  return [
    ...(kept === 0 ? [] : [beside(words.kept, kept)]),
    ...(total === null ? [] : [beside(words.together, total, large)]),
    ...paid.map(({ way, amount }) => beside(words.ways[way], amount)),
    ...(rounding === 0 ? [] : [beside(words.summary.accounts.rounding, rounding)]),
    ...(toGiveBack > 0 ? [beside(words.dayEnd.toGiveBack, toGiveBack, large)] : []),
    ...(toPay > 0 ? [beside(says.toPay, toPay, large)] : []),
    ...(isPaid ? [middle(large(says.paid), 'framed')] : []),
  ]
}

function tillTickets({ tickets }: SlipIssuer, { words }: SlipFormat): SlipPart[] {
  return tickets.length === 0 ? [] : [middle(plain(`${words.tillTicket} ${apart(tickets.join(', '))}`, 'small'))]
}

function taxes({ vat: totals }: ReceiptSums, { words, rate, money }: SlipFormat): SlipPart[] {
  if (totals.length === 0) return []
  const heads = [words.invoice.rate, words.dayEnd.net, words.dayEnd.tax, words.together]
  const rows = totals.map((total) => [rate(total.rate), ...[total.net, total.tax, total.gross].map(money)])
  const small = (cells: readonly string[]) => cells.map((cell) => plain(cell, 'small'))
  return [dashes, { kind: 'table', rows: [heads.map((cell) => strong(cell, 'small')), ...rows.map(small)] }]
}
