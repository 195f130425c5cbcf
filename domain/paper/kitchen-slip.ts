// The kitchen ticket of an order: allergies first, then what to make, and whether it is paid (PAPER-1). One that
// follows another says what differs (PAPER-3).
import type { Instant } from '../branch/hours.ts'
import { owedHere, paidWays } from '../money/order-payments.ts'
import { paymentOf } from '../money/payment.ts'
import { allergiesIn } from '../order/note.ts'
import type { Order } from '../order/order.ts'
import { directionOf, localize } from '../shared/locale.ts'
import type { SlipDetail } from './printer.ts'
import {
  isOfStation,
  isPieceOf,
  type LineDifference,
  lineDifferences,
  type SaidLine,
  type SaidTicket,
} from './said-ticket.ts'
import {
  elsewhere,
  middle,
  plain,
  row,
  rule,
  type Slip,
  type SlipLine,
  type SlipPart,
  type SlipPiece,
  type SlipText,
  strong,
  struck,
} from './slip.ts'
import {
  ageMarks,
  apart,
  changeLines,
  forWhom,
  madeName,
  noteLines,
  type SlipFormat,
  slipCode,
  slipForm,
  slipName,
  typed,
} from './slip-format.ts'

export interface KitchenTicket {
  readonly order: Order
  /** Whose pieces it lists; null: those of all stations. */
  readonly station: { readonly id: string; readonly name: string } | null
  readonly branch: string
  /** What the last ticket of this station said; null: this is the first. */
  readonly said: SaidTicket | null
  /** When it is drawn. */
  readonly at: Instant
  readonly leavesOut?: readonly SlipDetail[]
}

/** `format`: in the language of those who make it. */
export function kitchenSlip(ticket: KitchenTicket, format: SlipFormat): Slip {
  const { order, station, branch, said, at, leavesOut = [] } = ticket
  const here = station?.id ?? null
  const isOff = hasEnded(order)
  const differences = lineDifferences(said?.lines ?? [], order.lines)
  const isOnly = differences.length === 1
  const own = differences.filter(({ line }) => isOfStation(line, here))
  return {
    locale: format.locale,
    code: slipCode(order),
    parts: [
      ...reason(ticket, format),
      ...head(ticket, format),
      ...allergies(ticket, format),
      ...own.flatMap((one) => [
        rule,
        isOff || said === null
          ? pieceOf(one.line, { station: here, isOff, isOnly }, format)
          : differing(one, { station: here, isOnly }, format),
      ]),
      ...(isOff || leavesOut.includes('kitchen-elsewhere') ? [] : madeElsewhere(order, here, format)),
      ...(isOff || leavesOut.includes('kitchen-payment') ? [] : payment(order, format)),
      ...(isOff ? [] : reducedBy(order, format)),
      row([plain(format.says.printed(format.time(at)), 'small')], [plain(apart(branch), 'small')]),
    ],
  }
}

/** Why it costs less than the menu says, without amounts: guests ask the person who hands it over. */
function reducedBy({ lines }: Order, { locale }: SlipFormat): SlipPart[] {
  const names = new Map(lines.flatMap(({ reduction }) => (reduction ? [[reduction.id, reduction.name] as const] : [])))
  return [...names.values()].map((name) => row([plain(apart(localize(name, locale)), 'small')]))
}

const hasEnded = ({ course }: Order): boolean => course === 'refused' || course === 'cancelled'

/** Why there is another ticket. */
function reason({ order, said, at }: KitchenTicket, { says, time }: SlipFormat): SlipPart[] {
  if (hasEnded(order)) return [row([strong(says.cancelled(time(order.overAt ?? at)), 'large')], [], 'black')]
  return said ? [row([strong(says.changed(time(at)), 'large')], [], 'black')] : []
}

function head({ order, station, said, at }: KitchenTicket, format: SlipFormat): SlipPart[] {
  const form = slipForm(order, format)
  const was = said && slipForm(said, format)
  const name = slipName(order)
  return [
    ...(order.wantedAt === null ? [] : [row([], [plain(format.says.ready, 'small')])]),
    row([strong(slipCode(order), 'code')], times(order, said, at, format)),
    row(
      [
        ...(name ? [strong(`${name} ·`)] : []),
        ...(was !== null && was !== form ? [struck(was), strong(form, 'large')] : [strong(form)]),
      ],
      station ? [strong(apart(station.name))] : [],
    ),
  ]
}

/** With its day, if it is not for the day on which the ticket is drawn. */
function times({ wantedAt }: Order, said: SaidTicket | null, at: Instant, format: SlipFormat): SlipText[] {
  if (wantedAt === null) return []
  const today = format.dayOf(at)
  const timeOf = (instant: Instant) => {
    const day = format.dayOf(instant)
    return day === today ? format.time(instant) : `${format.shortDay(day)} ${format.time(instant)}`
  }
  const was = said?.wantedAt ?? null
  return [...(was !== null && was !== wantedAt ? [struck(timeOf(was), 'large')] : []), strong(timeOf(wantedAt), 'time')]
}

/** Each whole. One that the customer took back stands crossed out, so that nobody wonders where it went. */
function allergies({ order, said }: KitchenTicket, { says }: SlipFormat): SlipPart[] {
  const now = allergiesIn(order.lines)
  const before = said && allergiesIn(said.lines)
  const gone = (before ?? []).filter((text) => !now.some((one) => one.includes(text)))
  return [
    ...now.map((text) => {
      const isNew = before?.includes(text) === false
      return middle(typed(text, 'large', `${isNew ? `${says.added} ` : ''}${says.allergy}: `), 'framed')
    }),
    ...gone.map((text) => middle(crossedOut(typed(text, 'large', `${says.allergy}: `)), 'framed')),
    elsewhere(order.lines.map(({ notes }) => typed(notes))),
  ]
}

interface PieceSay {
  readonly station: string | null
  /** Whether nobody makes it any more. */
  readonly isOff: boolean
  /** Whether it is the only line. */
  readonly isOnly: boolean
}

/** Something to make. */
function pieceOf(line: SaidLine, { station, isOff, isOnly }: PieceSay, format: SlipFormat): SlipPiece {
  const of = isOff ? struck : strong
  const changes = [...changeLines(line.options, format), ...noteLines(line.notes, isOnly)]
  const name = madeName(line, format)
  const beside = [...ageMarks(line), forWhom(line, format)].filter(Boolean).map((text) => of(text))
  const lines: SlipLine[] = line.parts
    ? [
        { texts: [plain(name), ...beside] },
        ...line.parts
          .filter((part) => isPieceOf(part, station))
          .flatMap((part) => [
            { texts: [of(madeName(part, format), 'large'), ...ageMarks(part).map((text) => of(text))] },
            ...changeLines(part.options, format),
          ]),
      ]
    : [{ texts: [of(name, 'large'), ...beside] }]
  return { kind: 'piece', count: line.quantity, lines: [...lines, ...changes] }
}

/** A line of a ticket that follows another: what is new of it, or that it stays as it was. */
function differing(
  { kind, line, before }: LineDifference,
  { station, isOnly }: Omit<PieceSay, 'isOff'>,
  format: SlipFormat,
): SlipPart {
  const { says, locale } = format
  const arrow = directionOf(locale) === 'rtl' ? '←' : '→'
  const piece = pieceOf(line, { station, isOff: kind === 'gone', isOnly }, format)
  const top: SlipLine[] =
    before && before.quantity !== line.quantity
      ? [{ texts: [struck(String(before.quantity), 'large'), strong(`${arrow} ${line.quantity}`, 'large')] }]
      : []
  const was = noteLines(before?.notes ?? '', isOnly)
  const now = noteLines(line.notes, isOnly)
  const isIn = (all: readonly SlipLine[], one: SlipLine) => all.some((other) => textOf(other) === textOf(one))
  const old = was.filter((one) => !isIn(now, one)).map(({ texts }) => ({ texts: texts.map(crossedOut) }))
  const fresh = before ? now.filter((one) => !isIn(was, one)) : []
  const own = piece.lines.map((one) => (isIn(fresh, one) ? { ...one, texts: [strong(says.added), ...one.texts] } : one))
  const word: Readonly<Record<LineDifference['kind'], SlipLine[]>> = {
    same: [{ texts: [plain(says.asOrdered)] }],
    changed: [],
    added: [{ texts: [strong(says.added)] }],
    gone: [{ texts: [strong(says.gone)] }],
  }
  const count = kind === 'gone' ? 0 : piece.count
  return { ...piece, count, lines: [...top, ...own, ...old, ...word[kind]] }
}

const textOf = ({ texts }: SlipLine): string => texts.map(({ text }) => text).join(' ')
const crossedOut = ({ text, size, whole }: SlipText): SlipText => ({ ...struck(text, size), ...(whole && { whole }) })

/** What other stations make of the order, so that nobody hands over a part of it as all. */
function madeElsewhere({ lines }: Order, station: string | null, format: SlipFormat): SlipPart[] {
  const made = lines.flatMap((line) => {
    const pieces = (line.parts ?? [line]).filter((piece) => !isPieceOf(piece, station))
    return pieces.map((piece) => [line.quantity, '×', madeName(piece, format), ...ageMarks(piece)].join('\u00a0'))
  })
  return made.length > 0 ? [rule, row([plain(format.says.elsewhere(made.join(', ')))])] : []
}

function payment(order: Order, { says, words, money }: SlipFormat): SlipPart[] {
  const { total, due, payments } = order
  const how = paymentOf(order)
  const owed = owedHere(order).amount
  if (how === null) return []
  if (owed > 0) return [row([strong(says.toGiveBack, 'large')], [strong(money(owed), 'large')], 'black')]
  // What was paid online too much goes back by itself.
  if (how === 'paid' || how === 'owed')
    return [
      row(
        [strong(says.paid, 'large')],
        [
          strong(
            paidWays(payments)
              .map(({ way }) => words.ways[way])
              .join(' + '),
            'large',
          ),
        ],
        'black',
      ),
    ]
  const part = how === 'part' ? [row([plain(says.partPaid(money(total - due), money(total)))])] : []
  return [...part, row([strong(says.toPay, 'large')], [strong(money(due), 'large')], 'black')]
}
