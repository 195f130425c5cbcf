// The labels of an order, one for each piece that a station makes: whose it is, what is in it, and allergies (PAPER-1).
import { allergiesIn } from '../order/note.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { isPieceOf } from './said-ticket.ts'
import { elsewhere, middle, plain, row, rule, type Slip, type SlipPart, strong, together } from './slip.ts'
import {
  ageMarks,
  apart,
  changeLines,
  madeName,
  noteLines,
  type SlipFormat,
  slipCode,
  slipName,
  typed,
} from './slip-format.ts'

export interface LabelWish {
  readonly order: Order
  /** Whose pieces get a label; null: those of all stations. */
  readonly station: string | null
  /** Whether the customer's name is on it. */
  readonly named: boolean
  readonly allergies: boolean
}

/** `format`: in the language of those who make it. */
export function cupSlips({ order, station, named, allergies }: LabelWish, format: SlipFormat): Slip[] {
  const { locale, says, time } = format
  const cups = order.lines.flatMap((line) => cupsOf(line, station, format).map((cup) => ({ line, cup })))
  const orderer = named ? slipName(order) : ''
  return cups.map(({ line, cup }, place) => {
    const own = order.lines.filter(({ person }) => person?.number === line.person?.number)
    const framed = allergies
      ? [
          ...allergiesIn(own).map((text) => middle(typed(text), 'framed')),
          elsewhere(own.map(({ notes }) => typed(notes))),
        ]
      : []
    const person = named && line.person?.name ? apart(line.person.name) : ''
    const name = person || orderer
    // In an office basket it also says whose order it belongs to.
    const foot = [...(name === orderer ? [] : [orderer]), says.piece(place + 1, cups.length)]
    return {
      locale,
      code: slipCode(order),
      parts: [
        row([strong(slipCode(order), 'label')], name ? [strong(name, 'large')] : []),
        ...cup,
        ...framed,
        rule,
        row(
          [plain(foot.filter(Boolean).join(' · '), 'small')],
          order.wantedAt === null ? [] : [strong(time(order.wantedAt), 'small')],
        ),
      ],
    }
  })
}

/** For a meal deal, one for each part that the station makes. */
function cupsOf(line: OrderLine, station: string | null, format: SlipFormat): SlipPart[][] {
  const ofDeal = line.parts ? changeLines(line.options, format) : []
  const each = (line.parts ?? [line])
    .filter((piece) => isPieceOf(piece, station))
    .map((piece) =>
      together([
        row(
          [strong(madeName(piece, format), 'large')],
          ageMarks(piece).map((text) => strong(text, 'large')),
        ),
        ...[...changeLines(piece.options, format), ...ofDeal, ...noteLines(line.notes, true)].map(({ texts }) =>
          row(texts),
        ),
      ]),
    )
  return Array.from({ length: line.quantity }, () => each).flat()
}
