// How a slip is written: its words, amounts and times in one language, and what staff read of a line (OPT-6).
import { type DateText, type Instant, localTime } from '../branch/hours.ts'
import { type AgedLine, ageOfLine } from '../menu/age.ts'
import type { LineOption } from '../menu/piece-price.ts'
import { type PaperFormat, paperFormat } from '../money/paper-format.ts'
import { calledCode, calledName } from '../order/counter/code.ts'
import { besideName, changesOf, nameBeside } from '../order/counter/line-changes.ts'
import { type NotePart, readNote } from '../order/note.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { type Locale, localize } from '../shared/locale.ts'
import { oneLine } from '../shared/text.ts'
import { plain, type SlipLine, type SlipSize, type SlipText, strong } from './slip.ts'
import { slipWordsOf } from './slip-words/index.ts'
import type { SlipWords } from './slip-words/slip-words.ts'

export interface SlipFormat extends PaperFormat {
  readonly says: SlipWords
  readonly dayOf: (at: Instant) => DateText
}

export const slipFormat = (locale: Locale, timeZone: string): SlipFormat => ({
  ...paperFormat(locale, timeZone),
  says: slipWordsOf[locale],
  dayOf: (at) => localTime(at, timeZone).date,
})

/** Isolates the text, so that a name in one direction stays intact in a line of the other. */
export const apart = (text: string): string => `\u2068${oneLine(text)}\u2069`

export const slipCode = (order: Pick<Order, 'code' | 'token'>): string => `\u2066${calledCode(order)}\u2069`

export const slipName = (order: Pick<Order, 'cupName' | 'customerName'>): string => {
  const name = calledName(order)
  return name && apart(name)
}

export const slipForm = ({ form, table }: Pick<Order, 'form' | 'table'>, { says }: SlipFormat): string =>
  form === 'table' && table !== null ? says.table(table) : says.takeAway

type Made = Pick<OrderLine, 'name' | 'kitchenName' | 'options'>
type OptionName = Pick<LineOption, 'name' | 'kitchenName'>

const kitchenName = ({ kitchenName, name }: OptionName, locale: Locale): string => kitchenName ?? localize(name, locale)

/** 'Latte L', 'Cava · Bottle': the kitchen name, or else the full name, and the sizes. */
export const madeName = ({ name, kitchenName: own, options }: Made, { locale }: SlipFormat): string =>
  apart(
    nameBeside(
      kitchenName({ name, kitchenName: own }, locale),
      besideName(options).map((size) => kitchenName(size, locale)),
    ),
  )

/** What changes the making: '+ oat', '+ 2 × shot', and behind a bar 'NO cacao'. */
export const changeLines = (options: readonly LineOption[], { locale, says }: SlipFormat): SlipLine[] =>
  changesOf(options).map((option) => {
    const name = apart(kitchenName(option, locale))
    if (option.kind === 'remove') return { bar: true, texts: [strong(`${says.no} ${name}`)] }
    return { texts: [plain(option.quantity > 1 ? `+ ${option.quantity} × ${name}` : `+ ${name}`)] }
  })

/** 'for Lotte', in an office basket; '' otherwise, and once names are erased. */
export const forWhom = ({ person }: Pick<OrderLine, 'person'>, { says }: SlipFormat): string =>
  person?.name ? says.forWhom(apart(person.name)) : ''

/** '18+', for the member who hands it over; none if nothing asks for an age. */
export const ageMarks = (line: AgedLine): string[] => {
  const age = ageOfLine(line)
  return age === 0 ? [] : [`\u2066${age}+\u2069`]
}

/** A note at its line. One that speaks of an allergy stands in the frame and, of several lines, also at its own. */
export const noteLines = (note: string, isOnly: boolean): SlipLine[] =>
  readNote(note)
    .filter(({ kind }) => kind !== 'allergy' || !isOnly)
    .map(noteLine)

const noteLine = ({ kind, word = '', text }: NotePart): SlipLine =>
  kind === 'without' ? { bar: true, texts: [typed(`${word.toUpperCase()} ${text}`)] } : { texts: [typed(text)] }

/** Words of a customer, of which no sign may be left out; `before` them words of the slip. */
export const typed = (text: string, size: SlipSize = 'normal', before = ''): SlipText => ({
  ...strong(`${before}${apart(text.replaceAll('\n', ' / '))}`, size),
  whole: true,
})
