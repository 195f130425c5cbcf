// Orders as they are printed: Noor's two lattes and a cappuccino, Jef's lunch deal, and how a slip is read in tests.
import type { LinePart } from '../menu/deals/deal-line.ts'
import type { LineOption } from '../menu/piece-price.ts'
import type { Order, OrderLine } from '../order/order.ts'
import type { Slip, SlipPart, SlipText } from '../paper/slip.ts'
import { clockAt, wednesday } from './fixtures.ts'

const option = (id: string, more: Partial<LineOption>): LineOption => ({
  group: 'milk',
  option: id,
  kind: 'one',
  name: { en: id },
  quantity: 1,
  price: 0,
  ...more,
})
const oat = option('oat', {
  name: { en: 'oat milk', nl: 'havermelk', fr: 'lait d’avoine', ar: 'حليب الشوفان' },
  price: 40,
})
const noCacao = option('no-cacao', {
  group: 'leave-out',
  kind: 'remove',
  name: { en: 'cacao', nl: 'cacao', fr: 'cacao', ar: 'كاكاو' },
})

const line = (change: Partial<OrderLine> & Pick<OrderLine, 'id' | 'item' | 'name' | 'price'>): OrderLine => ({
  options: [],
  quantity: 1,
  notes: '',
  status: 'received',
  declaration: null,
  image: { kind: 'bundled', ref: change.item },
  making: [{ station: 'bar', seconds: 40 }],
  vat: [{ class: 'drink', rate: 600, amount: change.price }],
  ...change,
})

export const lattes = line({
  id: 1,
  item: 'latte',
  price: 440,
  quantity: 2,
  options: [oat],
  notes: 'allergic to nuts, extra hot',
  name: { en: 'Latte', nl: 'Latte', fr: 'Latte', ar: 'لاتيه' },
})
export const bareCappuccino = line({
  id: 2,
  item: 'cappuccino',
  price: 320,
  options: [noCacao],
  name: { en: 'Cappuccino', nl: 'Cappuccino', fr: 'Cappuccino', ar: 'كابتشينو' },
})
export const croissant = line({
  id: 3,
  item: 'croissant',
  price: 250,
  making: [{ station: 'kitchen', seconds: 20 }],
  name: { en: 'Croissant', nl: 'Croissant', fr: 'Croissant', ar: 'كرواسون' },
})

const part = (item: string, name: string, station: string): LinePart => ({
  part: item,
  item,
  name: { en: name },
  options: [],
  price: 500,
  declaration: null,
  making: [{ station, seconds: 60 }],
})
export const lunch = line({
  id: 4,
  item: 'lunch',
  name: { en: 'Lunch deal' },
  price: 1000,
  parts: [part('bagel', 'Salmon bagel', 'kitchen'), part('lungo', 'Lungo', 'bar')],
  vat: [
    { class: 'food', rate: 600, amount: 500 },
    { class: 'alcohol', rate: 2100, amount: 500 },
  ],
})

/** A cocktail that nobody has declared, and a deal with it. */
export const maiTai = line({ id: 5, item: 'mai-tai', name: { en: 'Mai Tai' }, price: 1100, age: 18 })
export const brunch = line({
  id: 6,
  item: 'brunch',
  name: { en: 'Brunch' },
  price: 2000,
  age: 18,
  parts: [
    { ...part('bagel', 'Salmon bagel', 'kitchen'), age: 0 },
    { ...part('mai-tai', 'Mai Tai', 'bar'), age: 18 },
  ],
})

/** Jef's office: his cappuccino, and a latte for Lotte, who is allergic. */
export const basketLines: readonly OrderLine[] = [
  { ...bareCappuccino, id: 1, person: { number: 1, name: 'Jef' } },
  { ...lattes, id: 2, quantity: 1, person: { number: 2, name: 'Lotte' } },
]

/** Noor's order, to be collected at 12:20 and not yet paid; pass what differs. */
export function noorsSlipOrder(change: Partial<Order> = {}): Order {
  const lines = change.lines ?? [lattes, bareCappuccino]
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    id: 36,
    quoted: null,
    branch: 'antwerpen',
    form: 'pick-up',
    customerName: 'Noor Peeters',
    address: '',
    phone: '',
    table: null,
    lines,
    total,
    token: 'K7QM4TXA',
    code: 'A-36',
    cupName: '',
    ifSoldOut: 'ask',
    source: 'web',
    placedAt: clockAt(wednesday, 12, 9),
    wantedAt: clockAt(wednesday, 12, 20),
    firstPromisedAt: clockAt(wednesday, 12, 20),
    making: 0,
    course: 'accepted',
    acceptedAt: clockAt(wednesday, 12, 10),
    readyAt: null,
    overAt: null,
    keptAt: null,
    endReason: null,
    endWords: '',
    hereAt: null,
    lateBy: null,
    toSee: null,
    version: 1,
    proposal: null,
    changedFrom: null,
    payments: [],
    due: total,
    paidWay: null,
    paidAmount: null,
    paidAt: null,
    ...change,
  }
}

/** A slip as a person reads it, a line for each part: '[framed]', '~crossed out~', '| behind a bar', '---'. */
export const readSlip = ({ parts }: Slip): string[] => parts.flatMap(readPart)

function readPart(part: SlipPart): string[] {
  if (part.kind === 'rule') return [part.dashed ? '- -' : '---']
  if (part.kind === 'elsewhere') return []
  if (part.kind === 'logo') return ['[logo]']
  if (part.kind === 'code') return [`[code: ${part.address}] ${readTexts(part.beside)}`]
  if (part.kind === 'table') return part.rows.map((cells) => cells.map(readText).join(' / '))
  if (part.kind === 'middle') return [framed(readText(part.text), part.look)]
  if (part.kind === 'piece')
    return part.lines.map(({ texts, bar }, place) => {
      const text = `${bar ? '| ' : ''}${readTexts(texts)}`
      return place === 0 ? `${part.count} × ${text}` : `    ${text}`
    })
  return [framed([part.start, part.end].map(readTexts).filter(Boolean).join(' … '), part.look)]
}

const framed = (text: string, look: string | undefined): string => (look ? `[${look}: ${text}]` : text)
const readTexts = (texts: readonly SlipText[]): string => texts.map(readText).join(' ')
const readText = ({ text, struck }: SlipText): string => {
  const bare = text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')
  return struck ? `~${bare}~` : bare
}
