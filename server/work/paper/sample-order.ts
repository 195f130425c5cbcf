// An order made up from what the shop sells now, for the preview of its slips.
import type { Branch } from '#domain/branch/branch.ts'
import type { Instant } from '#domain/branch/hours.ts'
import { ratesIn } from '#domain/money/vat.ts'
import { vatClassOf } from '#domain/money/vat-class.ts'
import type { Order, OrderLine } from '#domain/order/order.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'

/** Words in a note that the slip recognises as an allergy. */
const notes: Readonly<Record<Locale, string>> = {
  en: 'allergic to nuts',
  nl: 'allergisch voor noten',
  fr: 'allergique aux noix',
  ar: 'حساسية من المكسرات',
}
const names: Readonly<Record<Locale, string>> = { en: 'Noor', nl: 'Noor', fr: 'Noor', ar: 'نور' }

const minute = 60_000

export function sampleOrder(
  catalogue: Catalogue,
  { id: branch, letter, timeZone }: Branch,
  lang: Locale,
  now: Instant,
): Order {
  const wantedAt = Math.ceil(now / (5 * minute)) * 5 * minute + 10 * minute
  const rateOf = ratesIn(catalogue.vat, timeZone)('pick-up', wantedAt)
  const items = catalogue.items.filter(({ parts }) => parts === undefined).slice(0, 3)
  const lines = items.map((sold, place): OrderLine => {
    const { id: item, name, kitchenName, price, image, making = [] } = sold
    const of = vatClassOf(sold)
    const quantity = place === 0 ? 2 : 1
    return {
      id: place + 1,
      item,
      name,
      price,
      image,
      making,
      options: [],
      quantity,
      status: 'received',
      notes: place === 0 ? notes[lang] : '',
      declaration: null,
      ...(kitchenName && { kitchenName }),
      vat: [{ class: of, rate: rateOf(of), amount: price }],
    }
  })
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return {
    id: 0,
    branch,
    form: 'pick-up',
    customerName: names[lang],
    cupName: names[lang],
    address: '',
    phone: '',
    table: null,
    lines,
    total,
    token: '',
    code: `${letter}-36`,
    ifSoldOut: 'ask',
    source: 'web',
    placedAt: now,
    wantedAt,
    firstPromisedAt: wantedAt,
    making: 0,
    quoted: null,
    course: 'accepted',
    acceptedAt: now,
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
  }
}
