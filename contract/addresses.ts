// The method and path of every call. Pages of customers do not load it: they know customer-addresses.ts alone.
import { type CallRequest, customerAddresses, parameter, requestTo, splitAddress } from './customer-addresses.ts'

export const addresses = {
  ...customerAddresses,
  'menu.readAll': 'GET /api/staff/menu',
  'content.readAll': 'GET /api/staff/content',
  'content.save': 'POST /api/staff/content',
  'content.move': 'POST /api/staff/content/move',
  'content.remove': 'POST /api/staff/content/remove',
  'legal.readAll': 'GET /api/staff/legal',
  'legal.readText': 'GET /api/staff/legal/{page}/{language}',
  'legal.saveCompany': 'POST /api/staff/legal/company',
  'legal.saveText': 'POST /api/staff/legal/text',
  'brand.read': 'GET /api/staff/brand',
  'brand.save': 'POST /api/staff/brand',
  'guide.read': 'GET /api/staff/guide',
  'guide.pass': 'POST /api/staff/guide/pass',
  'guide.dismiss': 'POST /api/staff/guide/dismiss',
  'guide.takeMenu': 'POST /api/staff/guide/menu',
  'guide.placeTest': 'POST /api/staff/guide/test',
  'guide.endTest': 'POST /api/staff/guide/test/end',
  'demo.read': 'GET /api/staff/demo',
  'demo.takeOver': 'POST /api/staff/demo/take-over',
  'account.signUp': 'POST /api/account/sign-up',
  'sessions.list': 'GET /api/account/sessions',
  'sessions.end': 'POST /api/account/sessions/{id}/end',
  'sessions.endAll': 'POST /api/account/sessions/end',
  'account.passCode': 'POST /api/account/sign-in/code',
  'account.askPasskey': 'POST /api/account/sign-in/passkey/ask',
  'account.passPasskey': 'POST /api/account/sign-in/passkey',
  'factors.read': 'GET /api/account/factors',
  'factors.confirm': 'POST /api/account/factors/confirm',
  'factors.beginTime': 'POST /api/account/factors/time/begin',
  'factors.setTime': 'POST /api/account/factors/time',
  'factors.removeTime': 'POST /api/account/factors/time/remove',
  'factors.beginPasskey': 'POST /api/account/factors/passkeys/begin',
  'factors.addPasskey': 'POST /api/account/factors/passkeys',
  'factors.removePasskey': 'POST /api/account/factors/passkeys/remove',
  'factors.renewCodes': 'POST /api/account/factors/recovery',
  'passwords.change': 'POST /api/account/password',
  'passwords.readLink': 'POST /api/account/password-link',
  'passwords.useLink': 'POST /api/account/password-link/use',
  'staff.list': 'GET /api/staff',
  'log.list': 'GET /api/staff/log',
  'factors.readRule': 'GET /api/staff/factors',
  'factors.setRule': 'POST /api/staff/factors',
  'takings.read': 'GET /api/staff/takings',
  'takings.set': 'POST /api/staff/takings',
  'staff.appoint': 'POST /api/staff/{id}',
  'staff.dismiss': 'POST /api/staff/{id}/dismiss',
  'staff.dismissAll': 'POST /api/staff/dismiss-all',
  'staff.resetLink': 'POST /api/staff/{id}/password-link',
  'staff.resetFactor': 'POST /api/staff/{id}/factor/reset',
  'orders.list': 'GET /api/staff/orders',
  'orders.board': 'GET /api/staff/board',
  'orders.find': 'GET /api/staff/board/find',
  'orders.markSeen': 'POST /api/staff/orders/{id}/seen',
  'takings.today': 'GET /api/staff/board/takings',
  'orders.read': 'GET /api/staff/orders/{id}',
  'orders.setLineStatus': 'POST /api/staff/orders/{id}/lines',
  'orders.step': 'POST /api/staff/orders/{id}/step',
  'orders.enter': 'POST /api/staff/orders/enter',
  'orders.change': 'POST /api/staff/orders/{id}/change',
  'orders.postpone': 'POST /api/staff/orders/{id}/postpone',
  'orders.history': 'GET /api/staff/orders/{id}/history',
  'orders.block': 'POST /api/staff/orders/{id}/block',
  'guard.read': 'GET /api/staff/guard',
  'guard.answer': 'POST /api/staff/guard/asks',
  'guard.lift': 'POST /api/staff/guard/blocks/{id}/lift',
  'guard.setRules': 'POST /api/staff/guard/rules',
  'orders.clear': 'POST /api/staff/orders/clear',
  'days.now': 'GET /api/staff/days/now',
  'days.list': 'GET /api/staff/days',
  'days.read': 'GET /api/staff/days/{id}',
  'figures.read': 'GET /api/staff/figures',
  'figures.readMoney': 'GET /api/staff/figures/money',
  'books.readDay': 'GET /api/staff/books/day',
  'books.count': 'POST /api/staff/books/day',
  'books.read': 'GET /api/staff/books',
  'books.readNumbers': 'GET /api/staff/books/numbers',
  'books.setNumbers': 'POST /api/staff/books/numbers',
  'archives.list': 'GET /api/staff/archives',
  'archives.find': 'GET /api/staff/archives/orders',
  'archives.bringBack': 'POST /api/staff/archives/orders/{id}/bring-back',
  'archives.restore': 'POST /api/staff/archives/{id}/restore',
  'stock.read': 'GET /api/staff/stock',
  'stock.set': 'POST /api/staff/stock',
  'shop.read': 'GET /api/staff/shop',
  'shop.setState': 'POST /api/staff/shop',
  'shop.setMessage': 'POST /api/staff/message',
  'pace.read': 'GET /api/staff/pace',
  'pace.set': 'POST /api/staff/pace',
  'pace.save': 'POST /api/staff/pace/{branch}',
  'pace.report': 'GET /api/staff/pace/report',
  'reviews.list': 'GET /api/staff/reviews',
  'reviews.setRule': 'POST /api/staff/reviews/rule',
  'reviews.show': 'POST /api/staff/reviews/show',
  'reviews.removeMany': 'POST /api/staff/reviews/remove',
  'reviews.remove': 'POST /api/staff/reviews/{id}/remove',
  'images.upload': 'POST /api/staff/images',
  'films.upload': 'POST /api/staff/films',
  'branches.read': 'GET /api/staff/branches',
  'branches.add': 'POST /api/staff/branches',
  'branches.closeDays': 'POST /api/staff/branches/close-days',
  'branches.save': 'POST /api/staff/branches/{id}',
  'branches.hide': 'POST /api/staff/branches/{id}/hide',
  'branches.show': 'POST /api/staff/branches/{id}/show',
  'branches.remove': 'POST /api/staff/branches/{id}/remove',
  'messages.list': 'GET /api/staff/messages',
  'messages.mark': 'POST /api/staff/messages/{id}/mark',
  'messages.handOn': 'POST /api/staff/messages/{id}/hand-on',
  'messages.delete': 'POST /api/staff/messages/{id}/delete',
  'reservations.list': 'GET /api/staff/reservations',
  'reservations.cancel': 'POST /api/staff/reservations/{id}/cancel',
  'reservations.markSeen': 'POST /api/staff/reservations/seen',
  'reservations.cancelMany': 'POST /api/staff/reservations/cancel',
  'reservations.setRules': 'POST /api/staff/reservations/rules',
  'displays.list': 'GET /api/staff/displays',
  'displays.add': 'POST /api/staff/displays',
  'displays.withdraw': 'POST /api/staff/displays/{id}/withdraw',
  'arrivals.read': 'GET /api/staff/arrivals',
  'boards.beat': 'POST /api/staff/boards/beat',
  'boards.read': 'GET /api/staff/boards',
  'boards.setPausing': 'POST /api/staff/boards/pausing',
  'alerts.list': 'GET /api/staff/alerts',
  'health.read': 'GET /api/staff/health',
  'hooks.list': 'GET /api/staff/hooks',
  'hooks.add': 'POST /api/staff/hooks',
  'hooks.test': 'POST /api/staff/hooks/{id}/test',
  'hooks.remove': 'POST /api/staff/hooks/{id}/remove',
  'items.read': 'GET /api/staff/items',
  'items.add': 'POST /api/staff/items',
  'items.save': 'POST /api/staff/items/{id}',
  'items.remove': 'POST /api/staff/items/{id}/remove',
  'items.move': 'POST /api/staff/items/move',
  'categories.setIndex': 'POST /api/staff/categories/{id}',
  'groups.read': 'GET /api/staff/groups',
  'groups.add': 'POST /api/staff/groups',
  'groups.use': 'POST /api/staff/groups/use',
  'groups.save': 'POST /api/staff/groups/{id}',
  'groups.remove': 'POST /api/staff/groups/{id}/remove',
  'options.readStock': 'GET /api/staff/options/stock',
  'options.setStock': 'POST /api/staff/options/stock',
  'categories.read': 'GET /api/staff/categories',
  'categories.add': 'POST /api/staff/categories',
  'categories.save': 'POST /api/staff/categories/{id}/save',
  'categories.remove': 'POST /api/staff/categories/{id}/remove',
  'sheet.write': 'GET /api/staff/sheet',
  'sheet.preview': 'POST /api/staff/sheet/preview',
  'sheet.apply': 'POST /api/staff/sheet/apply',
  'prices.change': 'POST /api/staff/prices',
  'orders.ownData': 'POST /api/orders/{token}/own-data',
  'orders.eraseOwn': 'POST /api/orders/{token}/erase',
  'persons.find': 'POST /api/staff/persons',
  'persons.takeOut': 'POST /api/staff/persons/take-out',
  'persons.erase': 'POST /api/staff/persons/erase',
  'persons.readDays': 'GET /api/staff/persons/days',
  'persons.setDays': 'POST /api/staff/persons/days',
} as const

export type CallName = keyof typeof addresses

/** An uploaded picture's address is this path, the picture's key, and one of the widths. */
export const uploadsPath = '/uploads'

/** An uploaded film's address is this path and the film's key. */
export const filmsPath = '/uploads/films'

export const callNames = Object.keys(addresses) as CallName[]

export const addressOf = (name: CallName): ReturnType<typeof splitAddress> => splitAddress(addresses[name])

/** The fields of a call's input that are path parameters. */
export const pathFields = (name: CallName): string[] =>
  [...addressOf(name).path.matchAll(parameter)].map(([, field = '']) => field)

/** The request for a call, as `requestTo` makes it. */
export const requestOf = (name: CallName, input: Readonly<Record<string, unknown>>): CallRequest =>
  requestTo(addresses[name], input)

/** Files that the server writes while it sends them. */
export const downloadNames = ['journal.csv', 'sales-ubl.zip', 'summary.pdf', 'day-end.pdf', 'day-book.pdf'] as const
export type DownloadName = (typeof downloadNames)[number]

export const downloadPath = (name: DownloadName): string => `/api/staff/books/files/${name}`

/** The address of a file; what is undefined or empty is left out. */
export function downloadAddress(name: DownloadName, wish: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(wish).flatMap(([field, value]) =>
    value ? [`${field}=${encodeURIComponent(value)}`] : [],
  )
  return `${downloadPath(name)}?${query.join('&')}`
}
