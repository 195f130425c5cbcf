// Writes the whole shop in the old site's shapes, piece by piece, so that any number of orders fits in memory.

import { shopAt } from '#domain/branch/branch.ts'
import { clockText } from '#domain/branch/hours.ts'
import { optionsBesideSize } from '#domain/menu/sizes.ts'
import { outAt } from '#domain/menu/stock.ts'
import { isOut as isOrderOut } from '#domain/order/line-status.ts'
import type { Order } from '#domain/order/order.ts'
import { type FullText, type Locale, localize } from '#domain/shared/locale.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { allReservations, allReviews, linePictureNames } from '#server/store/legacy/legacy-guest-store.ts'
import { type LegacyColumns, legacyColumns } from '#server/store/legacy/legacy-item-store.ts'
import { importedBefore, wasIn } from '#server/store/legacy/taken-over.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { Store } from '#server/store/open.ts'
import { ordersAfter } from '#server/store/order/order-store.ts'
import { choiceOf } from '../old-sizes.ts'
import { euros } from '../read/numbers.ts'
import { codeOf } from '../read/orders/lines.ts'
import { defaultMessages } from '../read/read-shop.ts'
import { categoriesOf, type ExportOptions, foodOf, oldIds, oldImage } from './export-food.ts'

const batch = 500

type Line = Order['lines'][number]

/** Returns the text of the file in pieces; refused in words if there is no such branch. */
export async function exportShop(store: Store, wish: ExportOptions): Promise<Result<AsyncGenerator<string>, string>> {
  const catalogue = await store.catalogue.current(store.db)
  const branches = catalogue.branches.map(({ id }) => id)
  if (wish.branch !== undefined && !branches.includes(wish.branch))
    return refuse(`There is no branch ${wish.branch}; there are ${branches.join(', ') || 'none'}.`)
  return accept(pieces(store, catalogue, wish))
}

async function* pieces(store: Store, catalogue: Catalogue, wish: ExportOptions): AsyncGenerator<string> {
  const columns = await legacyColumns(store.db)
  yield `{\n"food": ${listed(foodOf(catalogue, columns, wish))},\n"categories": ${listed(categoriesOf(catalogue, wish))},\n"orders": [`
  yield* orders(store, namesOf(catalogue, columns, wish), wish)
  yield `],\n"reviews": ${listed((await allReviews(store.db)).map(oldReview))},\n`
  const wasOpen = (await importedBefore(store.db, 'shopstatus', [wasIn])).size > 0
  yield `"shopstatus": ${JSON.stringify(shopStatus(catalogue, wish, wasOpen))},\n`
  yield `"deliveryMessage": ${JSON.stringify({ customDeliveryMessage: oldMessage(catalogue, wish.lang) })},\n`
  const reservations = await allReservations(store.db, wish.branch)
  yield `"reservations": ${listed(reservations.map(oldReservation))}\n}\n`
}

/** A message that is switched off is exported empty; the old page also hid an empty message. */
const oldMessage = ({ message, messageShown }: Catalogue, lang: ExportOptions['lang']): string =>
  messageShown ? localize(message, lang) || defaultMessages[0] : ''

const listed = (entries: readonly object[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`

async function* orders(store: Store, names: OldNames, wish: ExportOptions): AsyncGenerator<string> {
  let after = 0
  let number = 0
  for (;;) {
    const some = await ordersAfter(store.db, after, batch, wish.branch)
    const pictures = await linePictureNames(
      store.db,
      some.map(({ id }) => id),
    )
    const texts = some.map((order, place) =>
      JSON.stringify(oldOrder(order, number + place, withOwnPictures(names, order, pictures), wish)),
    )
    if (texts.length > 0) yield `${number === 0 ? '' : ','}\n${texts.join(',\n')}`
    number += some.length
    after = some.at(-1)?.id ?? after
    if (some.length < batch) break
  }
  if (number > 0) yield '\n'
}

/** A line that came from the old site keeps the name that its picture had there. */
const withOwnPictures = (names: OldNames, order: Order, pictures: ReadonlyMap<string, string>): OldNames => ({
  ...names,
  imageOf: (line) => pictures.get(`${order.id} ${line.id}`) ?? names.imageOf(line),
})

function oldOrder(order: Order, id: number, { idOf, imageOf }: OldNames, { lang }: ExportOptions): object {
  return {
    id,
    customerName: order.customerName,
    address: order.address,
    phone: order.phone,
    tableNumber: order.table ?? '',
    orders: order.lines.map((line) => ({
      id: line.id,
      item: idOf(line.item),
      image: imageOf(line),
      name: localize(line.name, lang),
      quantity: line.quantity,
      status: codeOf[line.status],
      notes: noteOf(line, lang),
      ...sizeOf(line),
    })),
    totalPrice: euros(order.total),
    token: order.token,
    status: isOrderOut(order.lines) ? 1 : 0,
  }
}

/** How the old site calls the items and their pictures. */
interface OldNames {
  readonly idOf: (item: string) => string
  readonly imageOf: (line: Line) => string
}

/** A line with the picture of its item has the name that the old site gave that one. */
function namesOf(catalogue: Catalogue, columns: readonly LegacyColumns[], { publicUrl }: ExportOptions): OldNames {
  const rows = new Map(columns.map((row) => [row.id, row]))
  const imageOf = ({ item, image }: Line): string => {
    const now = catalogue.itemById.get(item)?.image
    const old = now?.kind === image.kind && now.ref === image.ref ? rows.get(item)?.oldPicture : undefined
    return old ?? oldImage(image, publicUrl)
  }
  return { idOf: oldIds(columns), imageOf }
}

/** The old site had no field for it, and takes no notice of one that it does not know; the import here does. */
function sizeOf({ options, price }: Line): object {
  const choice = choiceOf(options)
  return choice === 'one' ? {} : { choice, price: price / 100 }
}

/**
 * The old site knows no options and parts: what was chosen, and is not what everybody gets, stands before the note. It
 * knows its own sizes by their prices.
 */
function noteOf({ options, parts = [], notes }: Line, lang: Locale): string {
  const ofParts = parts.map((part) => [localize(part.name, lang), ...chosenOf(part.options, lang)].join(' '))
  return [...ofParts, ...chosenOf(choiceOf(options) === 'one' ? options : optionsBesideSize(options), lang), notes]
    .filter((part) => part !== '')
    .join(', ')
}

const chosenOf = (options: Line['options'], lang: Locale): string[] =>
  options
    .filter(({ usual }) => !usual)
    .map(({ name, kind, quantity }) => {
      const text = localize(name, lang)
      if (kind === 'remove') return `${no[lang]} ${text}`
      return quantity > 1 ? `${quantity} × ${text}` : text
    })

/** Words that a board reads as leaving something out. */
const no: FullText = { en: 'no', nl: 'geen', fr: 'sans', ar: 'بدون' }

/** Missing ratings are left out, as the old database stores no empty values. */
function oldReview({ userName, text, ...review }: Awaited<ReturnType<typeof allReviews>>[number], id: number): object {
  const { food, service, value, atmosphere } = review
  const given = Object.entries({ food, service, value, atmosphere }).filter(([, stars]) => stars !== null)
  return { id, ...Object.fromEntries(given), userName, text }
}

const oldReservation = (
  { name, phone, persons, date, time }: Awaited<ReturnType<typeof allReservations>>[number],
  id: number,
): object => ({ id, name, phone, person: persons, date, time: clockText(time) })

/**
 * The state of the branch. For the whole shop, that of the first open branch, or of the first branch if all are closed.
 * `wasOpen`: an import brought it as open, and nobody here has opened or closed a branch since.
 */
function shopStatus({ branches }: Catalogue, { branch, lang, now }: ExportOptions, wasOpen: boolean): object {
  const mine = branch === undefined ? branches : branches.filter(({ id }) => id === branch)
  const states = mine.map((one) => shopAt(one, now))
  const shop = states.find(({ open }) => open) ?? states[0]
  return shop
    ? { shopState: shop.open || wasOpen ? 'in' : 'out', date: shop.date, desc: localize(shop.desc, lang) }
    : { shopState: 'out', date: '', desc: '' }
}

/** What the old shapes cannot express of a shop whose branches differ, in plain words. */
export async function leftUnsaid(store: Store, wish: ExportOptions): Promise<string[]> {
  const catalogue = await store.catalogue.current(store.db)
  const partly = catalogue.items.filter(({ id }) => {
    const out = outAt(catalogue.outOfStock.get(id), wish.now).length
    return out > 0 && out < catalogue.branches.length
  })
  const uploaded = catalogue.items.filter(({ image }) => image.kind === 'uploaded')
  const open = new Set(catalogue.branches.map((branch) => shopAt(branch, wish.now).open)).size > 1
  return [
    ...(wish.branch === undefined && partly.length > 0
      ? [`${partly.length} items are out of stock at some branches only; the file says they are in.`]
      : []),
    ...(wish.branch === undefined && open ? ['Some branches are closed; the file says the shop is open.'] : []),
    ...(wish.publicUrl === null && uploaded.length > 0
      ? [`${uploaded.length} uploaded pictures are left out: PUBLIC_URL is not set, so they have no address.`]
      : []),
    'Texts are in one language. Options, deals, allergens, sale times, archived orders, accounts and settings do not exist in the old shapes; what was chosen with an item stands in the note of its line.',
  ]
}
