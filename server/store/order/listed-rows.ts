// What the rows of the order list show, of orders that were found in whichever way.
import type { Selectable } from 'kysely'
import type { LinePart } from '#domain/menu/deals/deal-line.ts'
import type { LineOption } from '#domain/menu/piece-price.ts'
import { type PaymentState, paymentOf } from '#domain/money/payment.ts'
import { besideName, changesOf, nameBeside } from '#domain/order/counter/line-changes.ts'
import { type Course, type Phase, phaseOf } from '#domain/order/course.ts'
import type { LineStatus } from '#domain/order/line-status.ts'
import { isForLater } from '#domain/order/list-states.ts'
import { allergiesIn } from '#domain/order/note.ts'
import type { Order } from '#domain/order/order.ts'
import { type Locale, type LocalText, localize } from '#domain/shared/locale.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson } from '../json.ts'
import { linesReader } from './order-store.ts'
import type { OrderLineRow, OrderTableRow } from './order-tables.ts'

/** Where a page ends: the last order's id and its sort key. */
export interface PagePlace {
  readonly key: string | number
  readonly id: number
}

type Shown =
  | 'id'
  | 'branch'
  | 'token'
  | 'code'
  | 'customerName'
  | 'address'
  | 'phone'
  | 'table'
  | 'total'
  | 'due'
  | 'wantedAt'
  | 'readyAt'

export interface ListedOrder extends Pick<Order, Shown> {
  readonly phase: Phase
  readonly payment: PaymentState | null
  /** Its making begins later. */
  readonly later?: true
  /** It was put away with its day, and can only be read. */
  readonly archived?: true
  /** A note speaks of an allergy. */
  readonly allergy?: true
  /** Its first lines. */
  readonly items: ({ quantity: number } & ListedLine)[]
  /** How many more lines there are. */
  readonly moreItems: number
}

/** A line, or a part of a meal deal, in words: its name with its sizes, and what was chosen besides. */
interface ListedLine {
  readonly name: string
  readonly changes?: { kind: LineOption['kind']; name: string; quantity: number }[]
  readonly parts?: ListedLine[]
}

/** This many lines are enough to distinguish orders. */
const linesShown = 3

export const shownColumns = [
  'id',
  'branch',
  'token',
  'code',
  'customer_name',
  'address',
  'phone',
  'table_number',
  'total',
  'placed_at',
  'wanted_at',
  'wanted_known',
  'making',
  'ready_at',
  'course',
  'due',
  'archive',
] as const

export type ListedHead = Pick<Selectable<OrderTableRow>, (typeof shownColumns)[number]>
/** With the key by which the list is sorted. */
export type ListedRow = ListedHead & { readonly key: string | number }

const readLines = linesReader(['order_id', 'quantity', 'name', 'options', 'parts', 'status', 'notes'])

/** The rows with their first lines, in words of this language. */
export async function withItems(
  db: Db,
  rows: readonly ListedHead[],
  { lang, now }: { readonly lang: Locale; readonly now: number },
): Promise<ListedOrder[]> {
  const lines = await readLines(db, rows)
  return rows.map((row) => {
    const own = lines.get(row.id) ?? []
    const wantedAt = row.wanted_known === 1 ? row.wanted_at : null
    const standing = { course: row.course as Course, lines: own.map(standingOf) }
    const phase = phaseOf(standing)
    const isLater = phase === 'accepted' && isForLater(standingOfHead(row), now)
    return {
      id: row.id,
      branch: row.branch,
      token: row.token,
      code: row.code,
      customerName: row.customer_name,
      address: row.address,
      phone: row.phone,
      table: row.table_number,
      total: row.total,
      wantedAt,
      readyAt: row.ready_at,
      phase,
      due: row.due,
      payment: paymentOf({ ...standing, total: row.total, due: row.due, wantedAt }),
      ...(isLater && { later: true as const }),
      ...(row.archive !== 0 && { archived: true as const }),
      ...(allergiesIn(own).length > 0 && { allergy: true as const }),
      items: own.slice(0, linesShown).map((line) => ({ quantity: line.quantity, ...wordsOf(line, lang) })),
      moreItems: Math.max(0, own.length - linesShown),
    }
  })
}

/** What the list knows of an order without its lines. */
export const standingOfHead = (
  row: Pick<ListedHead, 'id' | 'course' | 'placed_at' | 'wanted_at' | 'wanted_known' | 'making' | 'ready_at' | 'due'>,
) => ({
  id: row.id,
  course: row.course as Course,
  promisedAt: row.wanted_known === 1 ? row.wanted_at : null,
  placedAt: row.placed_at,
  readyAt: row.ready_at,
  making: row.making,
  due: row.due,
})

const standingOf = ({ status, parts }: Pick<OrderLineRow, 'status' | 'parts'>) => ({
  status: status as LineStatus,
  parts: parts === '[]' ? undefined : fromJson<LinePart[]>(parts),
})

type Worded = Pick<OrderLineRow, 'name' | 'options' | 'parts'>

/** What lines said lately: most orders are of the same few things. */
const said = new Map<string, ListedLine>()
const mostSaid = 5000

function wordsOf(row: Worded, lang: Locale): ListedLine {
  const key = `${lang} ${row.name} ${row.options} ${row.parts}`
  let words = said.get(key)
  if (!words) {
    const parts = fromJson<LinePart[]>(row.parts).map((part) => inWords(part, lang))
    const line = inWords({ name: fromJson<LocalText>(row.name), options: fromJson<LineOption[]>(row.options) }, lang)
    words = parts.length === 0 ? line : { ...line, parts }
    if (said.size >= mostSaid) said.clear()
    said.set(key, words)
  }
  return words
}

type NamedPart = Pick<LinePart, 'name' | 'kitchenName'>

function inWords({ options, ...line }: NamedPart & Pick<LinePart, 'options'>, lang: Locale): ListedLine {
  const nameOf = ({ name, kitchenName }: NamedPart) => kitchenName ?? localize(name, lang)
  const changes = changesOf(options).map((one) => ({ kind: one.kind, name: nameOf(one), quantity: one.quantity }))
  return {
    name: nameBeside(nameOf(line), besideName(options).map(nameOf)),
    ...(changes.length > 0 && { changes }),
  }
}
